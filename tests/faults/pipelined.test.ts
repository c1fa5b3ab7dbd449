import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ask } from "../support/ask";
import { exchange, open } from "../support/raw";
import { withServer } from "../support/with-server";
import { skip, tell, tellsOfProcesses, times } from "./extent";

const server = withServer();
const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;

function memory(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

describe("requests sent ahead of their responses", () => {
  it("are responded to in their order, whatever each of them takes", async () => {
    const paths = ["/healthz", "/no-such-page", "/robots.txt", "/api/user", "/about?done=x"];
    const sent =
      paths.map((path) => get(path, "Sec-Fetch-Site: same-origin\r\n")).join("") +
      get("/healthz", "Connection: close\r\n");
    const { bytes } = await exchange(server.port, sent);
    const statuses = [...bytes.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)];
    expect(statuses.map(([, status]) => status)).toEqual([
      "200",
      "404",
      "200",
      "401",
      "200",
      "200",
    ]);
  });

  it("may be as many as one likes, if the responses are read", async () => {
    const socket = open(server.port);
    let responses = 0;
    socket.on("data", (bytes) => {
      const more = bytes.toString("latin1").split("HTTP/1.1 200 ").length - 1;
      responses += more;
      socket.write(get("/healthz").repeat(more));
    });
    socket.write(get("/healthz").repeat(3));
    await expect.poll(() => responses, { timeout: 20_000 }).toBeGreaterThan(400);
    socket.destroy();
  });

  it("a thousand at once, unread, cost nobody else their response nor the server its memory", async (context) => {
    const connections = times(20, 200);
    const told = {
      fault: "pages asked for ahead and never read",
      extent: `${connections} connections, 100 to 1,000 each`,
    };
    if (!tellsOfProcesses) skip(context, told, "this system has no /proc");
    await ask(server, "/features");
    const before = memory();
    const sockets = Array.from({ length: connections }, (_, i) => {
      const socket = open(server.port);
      socket.pause();
      socket.write(get(i % 2 ? "/features" : "/no-such-page").repeat(i % 4 ? 100 : 1_000));
      return socket;
    });
    let waited = 0;
    for (let i = 0; i < 30; i++) {
      const asked = performance.now();
      expect((await ask(server, "/healthz")).status).toBe(200);
      waited = Math.max(waited, performance.now() - asked);
    }
    expect(waited, "ms").toBeLessThan(times(2_000, 15_000));
    const grown = memory() - before;
    expect(grown, "MiB").toBeLessThan(times(150, 400));
    for (const socket of sockets) socket.destroy();
    tell(context, {
      ...told,
      result: `a healthy client waited at most ${waited.toFixed(0)} ms; memory grew by ${grown.toFixed(0)} MiB`,
    });
  }, 120_000);
});
