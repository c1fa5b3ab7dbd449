import { describe, expect, it } from "vitest";
import { exchange, open, parseResponse, type RawResponse } from "../support/raw";
import { startServer } from "../support/server";
import { type LogLine, logLines, withServer } from "../support/with-server";

const post =
  "POST /features HTTP/1.1\r\nHost: localhost\r\n" +
  "Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n";

const cases: [what: string, sent: string, status: number, line: Partial<LogLine>][] = [
  ["no HTTP", "leaked\r\n\r\n", 400, { method: "-", route: "-" }],
  [
    "a header without an end",
    `GET / HTTP/1.1\r\nX: ${"leaked".repeat(4_000)}`,
    431,
    { method: "-", route: "-" },
  ],
  ["a chunk of no size", `${post}leaked\r\n`, 400, { method: "POST", route: "/features" }],
];

async function responseTo(port: number, sent: string): Promise<RawResponse> {
  const response = parseResponse((await exchange(port, sent)).bytes);
  if (!response) throw new Error("no response");
  return response;
}

describe.each(cases)("%s", (_, sent, status, line) => {
  const server = withServer();

  it("is refused in a sentence, with the headers of every response, and the connection ends", async () => {
    const { status: given, headers, text } = await responseTo(server.port, sent);
    expect([given, text]).toEqual([status, "We could not read that request."]);
    expect(headers).toMatchObject({
      connection: "close",
      "cache-control": "private, no-store",
      "content-length": String(text.length),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-type": "text/plain; charset=utf-8",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  });

  it("has one line in the log, which its response names, and nothing of what was sent", async () => {
    const own = await startServer();
    const { headers } = await responseTo(own.port, sent);
    const lines = () => logLines(own).filter(({ msg }) => msg === "request");
    const told = expect.objectContaining({ ...line, id: headers["x-request-id"], status });
    await expect.poll(lines, { timeout: 10_000 }).toEqual([told]);
    expect(await own.stop()).toBe(0);
    expect(lines()).toHaveLength(1);
    expect(own.output()).not.toContain("leaked");
  });
});

it("the log says of a client that did not wait for its response that it went away", async () => {
  const server = await startServer();
  const body = JSON.stringify({ username: "Ann", password: "a slow hash" });
  const head = "POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json";
  const socket = open(server.port);
  socket.write(`${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, () => socket.destroy());
  const gone = () => logLines(server).find(({ msg }) => msg === "request");
  await expect.poll(gone, { timeout: 10_000 }).toMatchObject({ route: "/api/login", status: 499 });
  expect(await server.stop()).toBe(0);
});
