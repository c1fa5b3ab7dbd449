import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { ask } from "../support/ask";
import { open, parseResponse } from "../support/raw";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";

const server = withServer();

const [headers, bodies, readers] = [times(150, 1_000), times(150, 200), times(50, 200)];
const head = "POST /features HTTP/1.1\r\nHost: localhost\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";

/** A client that has begun a request and sends a byte of it a second, as long as it may. */
function slow(begun: string, sockets: Socket[]) {
  const socket = open(server.port);
  const received: Buffer[] = [];
  sockets.push(socket);
  socket.on("data", (bytes) => received.push(bytes));
  socket.write(begun);
  const drip = setInterval(() => socket.writable && socket.write("a"), 1_000);
  return new Promise<number | string | undefined>((resolve) =>
    socket.once("close", () => {
      clearInterval(drip);
      const response = parseResponse(Buffer.concat(received));
      resolve(response?.headers["x-request-id"] && response.status);
    }),
  );
}

/** A client that asks for page after page and never reads a response. */
function reader(sockets: Socket[]) {
  const socket = open(server.port);
  sockets.push(socket);
  socket.pause();
  socket.write("GET /features HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100));
}

describe(`${headers} slow headers, ${bodies} slow bodies and ${readers} slow readers`, () => {
  it("keep nobody else waiting, and are gone within 25 seconds", async (context) => {
    const sockets: Socket[] = [];
    const start = performance.now();
    for (let i = 0; i < readers; i++) reader(sockets);
    const gone = Promise.all([
      ...Array.from({ length: headers }, () => slow(`${head}X-Slow: `, sockets)),
      ...Array.from({ length: bodies }, () =>
        slow(`${head}${form}Content-Length: 1000\r\n\r\n`, sockets),
      ),
    ]);
    const waited: number[] = [];
    let over = false;
    const healthy = async () => {
      while (!over) {
        const asked = performance.now();
        expect((await ask(server, waited.length % 2 ? "/features" : "/favicon.svg")).status).toBe(
          200,
        );
        waited.push(performance.now() - asked);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    };
    const client = healthy();
    const responses = await gone;
    const seconds = (performance.now() - start) / 1_000;
    over = true;
    await client;

    // 16 seconds, and what a busy machine needs; with node's own limits 30 and more.
    expect(seconds).toBeLessThan(25);
    expect(seconds, "the healthy client was there all the while").toBeGreaterThan(5);
    expect(new Set(responses)).toEqual(new Set([408]));
    waited.sort((a, b) => a - b);
    expect(waited.length).toBeGreaterThan(50);
    expect(waited[Math.floor(waited.length / 2)], "median ms").toBeLessThan(500);
    expect(waited.at(-1), "longest ms").toBeLessThan(4_000);
    for (const socket of sockets) socket.destroy();
    const [middle = 0, late = 0] = [0.5, 0.99].map(
      (part) => waited[Math.floor(waited.length * part)],
    );
    tell(context, {
      fault: "slow clients",
      extent: `${headers} headers, ${bodies} bodies, ${readers} readers`,
      result:
        `all headers and bodies refused with 408 in ${seconds.toFixed(1)} s; ` +
        `a healthy client's p50 ${middle.toFixed(1)} ms, p99 ${late.toFixed(1)} ms`,
    });
  });
});
