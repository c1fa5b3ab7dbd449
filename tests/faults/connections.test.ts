import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { ask } from "../support/ask";
import { randomFrom } from "../support/random";
import { open } from "../support/raw";
import { withServer } from "../support/with-server";
import { skip, tell, tellsOfProcesses, times } from "./extent";

const server = withServer();
const count = times(1_000, 20_000);
const told = { fault: "short connections, some of them broken off", extent: String(count) };
const request = "GET /features HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

/** Says something, waits for the response if it may be one, and is gone. */
function visit(message: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = open(server.port);
    socket.once("close", () => resolve());
    socket.on("data", () => undefined);
    if (message === request) socket.write(message);
    else socket.write(message, () => socket.destroy());
  });
}

it(`${count} short connections leave no descriptor behind`, async (context) => {
  if (!tellsOfProcesses) skip(context, told, "this system has no /proc");
  const descriptors = () => readdirSync(`/proc/${server.process.pid}/fd`).length;
  await ask(server, "/features");
  const before = descriptors();
  const random = randomFrom(20_263);
  const message = [request, request, request, request.slice(0, 20), " "];
  let next = 0;
  const client = async () => {
    while (next++ < count) await visit(random.pick(message));
  };
  await Promise.all(Array.from({ length: 50 }, client));
  await expect.poll(descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(before + 5);
  expect((await ask(server, "/healthz")).status).toBe(200);
  tell(context, { ...told, result: `descriptors: ${before} before, ${descriptors()} after` });
}, 600_000);
