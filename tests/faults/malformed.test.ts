import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ask, newsletter } from "../support/ask";
import { randomFrom } from "../support/random";
import { open } from "../support/raw";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";
import { malformedRequest } from "./malformed";

const server = withServer();

const seed = 20_261;
const count = times(1_000, 10_000);
const atOnce = 10;

/**
 * Sends a request and says that nothing follows once a response came, or three to forms that were sent one
 * after the other behind it: what is incomplete would wait for its time-out else.
 */
function send(bytes: string): Promise<{ message: string; ms: number }> {
  return new Promise((resolve) => {
    const start = performance.now();
    const socket = open(server.port);
    let message = "";
    const patience = setTimeout(async () => {
      for (let behind = 0; behind < 3; behind++)
        await ask(server, "/features", newsletter("no address"));
      socket.end();
    }, 100);
    socket.on("data", (chunk) => {
      message += chunk.toString("latin1");
      socket.end();
    });
    socket.once("close", () => {
      clearTimeout(patience);
      resolve({ message, ms: performance.now() - start });
    });
    socket.write(Buffer.from(bytes, "latin1"));
  });
}

/** Resident memory in MiB, where the system tells. */
function memory(): number {
  const file = `/proc/${server.process.pid}/status`;
  if (!existsSync(file)) return 0;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1]) / 1024;
}

describe(`${count} malformed requests (seed ${seed})`, () => {
  it("are refused or responded to, each of them soon, and never with a fault of ours", async (context) => {
    const random = randomFrom(seed);
    const requests = Array.from({ length: count }, () => malformedRequest(random));
    const statuses = new Map<string, number>();
    const before = memory();
    let next = 0;
    const client = async () => {
      for (let i = next++; i < count; i = next++) {
        const request = requests[i] ?? "";
        const { message, ms } = await send(request);
        const told = () => `request ${i}: ${JSON.stringify(request.slice(0, 600))}`;
        for (const [, status = ""] of message.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) {
          expect(Number(status), told()).toBeLessThan(500);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
        expect(message === "" || message.startsWith("HTTP/1.1 "), told()).toBe(true);
        expect(ms, told()).toBeLessThan(10_000);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, client));

    // The generator reaches every response of the contract.
    const seen = ["200", "303", "400", "403", "404", "405", "413", "415", "431"];
    expect([...statuses.keys()]).toEqual(expect.arrayContaining(seen));
    const responded = [...statuses.values()].reduce((sum, n) => sum + n, 0);
    expect(responded).toBeGreaterThan(count / 2);
    expect(memory() - before, "MiB").toBeLessThan(200);
    const message = [...statuses].sort().map(([status, n]) => `${status}: ${n}`);
    tell(context, {
      fault: "malformed requests",
      extent: `${count}, seed ${seed}`,
      result: `no 5xx; ${message.join(", ")}`,
    });
  }, 600_000);

  it("leave a server that serves", async () => {
    expect(await ask(server, "/healthz")).toMatchObject({
      status: 200,
      text: expect.stringContaining('"status":"ok"'),
    });
    expect((await ask(server, "/")).status).toBe(200);
    expect((await ask(server, "/features", newsletter("after@example.org"))).status).toBe(303);
  });
});
