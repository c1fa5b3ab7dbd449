import { describe, expect, it } from "vitest";
import { ask, json, newsletter } from "../support/ask";
import { open, parseResponse } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();

const forms = "application/x-www-form-urlencoded";
const kinds = [
  ["/features", forms],
  ["/features.data", forms],
  ["/api/newsletter", "application/json"],
] as const;

const head = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;

const kib = "a".repeat(1024);
const chunk = `400\r\n${kib}\r\n`;

/** A client that goes on sending, and what it is told. */
function sender(path: string, type: string, length: string) {
  const socket = open(server.port);
  const received: Buffer[] = [];
  socket.on("data", (bytes) => received.push(bytes));
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(head(path, type, length));
  return { socket, closed, respond: () => parseResponse(Buffer.concat(received)) };
}

describe.each(kinds)("too much for %s", (path, type) => {
  it("is refused as soon as it is announced, and nobody waits for it", async () => {
    const { closed, respond } = sender(path, type, "Content-Length: 20000000");
    await closed;
    expect(respond()).toMatchObject({ status: 413, headers: { connection: "close" } });
  });

  it("is refused when it comes without an announcement, and the connection ends", async () => {
    const { socket, closed, respond } = sender(path, type, "Transfer-Encoding: chunked");
    for (let i = 0; i < 64; i++) socket.write(chunk);
    socket.write("1\r\na\r\n");
    await closed;
    expect(respond()).toMatchObject({ status: 413, headers: { connection: "close" } });
  });

  it("is not taken in by who sends without end", async () => {
    const { socket } = sender(path, type, "Transfer-Encoding: chunked");
    let sent = 0;
    while (!socket.destroyed && sent < 20 * 1024) {
      await new Promise((resolve) => socket.write(chunk.repeat(64), resolve));
      sent += 64;
    }
    expect(socket.destroyed).toBe(true);
    expect(sent, "KiB").toBeLessThan(20 * 1024);
  });

  it("begins one byte above 64 KiB, in chunks as well", async () => {
    const { socket, closed, respond } = sender(
      path,
      type,
      "Transfer-Encoding: chunked\r\nConnection: close",
    );
    for (let i = 0; i < 64; i++) socket.write(chunk);
    socket.write("0\r\n\r\n");
    await closed;
    expect(respond()?.status).toBe(400);
  });
});

describe("after it was refused", () => {
  it("a visitor is served as before", async () => {
    await ask(server, "/features", newsletter("a".repeat(300_000)));
    await ask(server, "/api/newsletter", json({ email: "a".repeat(300_000) }));
    expect((await ask(server, "/features", newsletter("ann@example.org"))).status).toBe(303);
  });

  it("what follows on the same connection is not taken for a request", async () => {
    const smuggled = "POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const { socket, closed, respond } = sender("/features", "text/plain", "Content-Length: 70000");
    socket.write(smuggled);
    await closed;
    expect(respond()?.status).toBe(415);
    expect(respond()?.text.match(/HTTP\/1\.1/g)).toBeNull();
  });
});
