import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { ask, type Page } from "../support/ask";
import { startServer, type TestServer } from "../support/server";
import { logLines } from "../support/with-server";
import { tell, times } from "./extent";
import { writes } from "./writes";

const turns = times(2, 50);

/** Reads and writes until nobody responds. @param responses grows by what came. */
async function useUntilGone(server: TestServer, name: string, responses: Page[]): Promise<void> {
  for (let i = 0; ; i++) {
    const write = writes[i % writes.length];
    try {
      responses.push(await ask(server, "/about?done=x"));
      if (write) responses.push(await write.send(server, `${name}x${i}`));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return;
    }
  }
}

it("ended while it is busy, the server responds to all that it has begun", async (context) => {
  let responded = 0;
  for (let turn = 0; turn < turns; turn++) {
    const server = await startServer();
    const responses: Page[] = [];
    const clients = Array.from({ length: 12 }, (_, i) =>
      useUntilGone(server, `load${turn}x${i}`, responses),
    );
    // However slow the machine is, they are in the midst of it.
    await expect.poll(() => responses.length, { timeout: 30_000 }).toBeGreaterThan(12);
    await pause(150);
    expect(await server.stop()).toBe(0);
    await Promise.all(clients);
    const ids = new Set(responses.map(({ headers }) => headers.get("X-Request-Id")));
    const begun = logLines(server).filter(({ msg }) => msg === "request");
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.filter(({ id, status }) => !ids.has(String(id)) || Number(status) >= 400)).toEqual(
      [],
    );
    expect(logLines(server).filter(({ level }) => Number(level) >= 50)).toEqual([]);
    responded += begun.length;
  }
  tell(context, {
    fault: "SIGTERM under load",
    extent: `${turns} times, 12 clients`,
    result: `${responded} requests begun, all with a response; exit code 0`,
  });
}, 600_000);
