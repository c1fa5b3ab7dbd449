import { createServer } from "node:http";
import { afterEach, expect, it } from "vitest";
import { complaintIn, untilReady } from "~/cli/machine.server";
import type { Settings } from "~/runtime/env.server";

const server = createServer();
afterEach(() => server.close());

it("waits for a server that is starting, and tells why one is not ready", async () => {
  let asked = 0;
  server.on("request", (_, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end("no room");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const settings = { PORT: port } as Settings;
  expect(await untilReady(settings)).toBe("It is not ready: no room");
  expect(await untilReady(settings, 5_000)).toBeUndefined();
  expect(asked).toBe(3);
  await new Promise((resolve) => server.close(resolve));
  expect(await untilReady(settings)).toBe(`Nothing serves on port ${port}.`);
});

it("finds the last complaint among the lines of the log", () => {
  const log = [
    "prayer-life: an earlier one",
    '{"level":30,"msg":"starting"}',
    "prayer-life: These settings are wrong:",
    "  - ORIGIN must be an address",
    "",
  ];
  expect(complaintIn(log.join("\n"))).toBe(
    "These settings are wrong:\n  - ORIGIN must be an address",
  );
  expect(complaintIn('{"level":30}\n')).toBeUndefined();
});
