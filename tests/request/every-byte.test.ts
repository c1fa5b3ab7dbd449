import { describe, expect, it } from "vitest";
import { exchange, parseResponse, type RawResponse } from "../support/raw";
import { logLines, withServer } from "../support/with-server";

const host = "Host: localhost\r\n";
const get = (more = "", path = "/about") => `GET ${path} HTTP/1.1\r\n${host}${more}\r\n`;
const rendered = get("Sec-Fetch-Site: same-origin\r\n", "/?done=x");
const last = "Connection: close\r\n";
const form = "Content-Type: application/x-www-form-urlencoded\r\n";
const post = (more: string, body = "") =>
  `POST /features HTTP/1.1\r\n${host}${form}${more}\r\n${body}`;
const email = "form=newsletter&email=ann%40example.org";
const length = (size: number) => `Content-Length: ${size}\r\n`;
const continued = "Expect: 100-continue\r\n";

/** What is sent, and the statuses of all that comes back, interim responses too. */
const sent: [what: string, bytes: string, ...statuses: number[]][] = [
  // Events of their own.
  ["an expectation", get(`Expect: x\r\n${last}`), 200],
  ["an expectation that nobody knows, with another", get(`Expect: 100-x, y\r\n${last}`), 200],
  ["two expectations", get("Expect: x\r\n") + get(`Expect: y\r\n${last}`), 200, 200],
  ["a page that waits to be asked for its body", get(continued), 200],
  ["a form that waits to be asked", post(continued + length(email.length) + last, email), 100, 303],
  [
    "a form that waits, of no right type",
    post(continued + length(5)).replace(form, "Content-Type: text/plain\r\n"),
    415,
  ],
  ["a form that waits, from elsewhere", post(`${continued}Origin: null\r\n${length(5)}`), 403],
  ["a body that waits and is too large", post(continued + length(99_999_999)), 413],
  [
    "a form that waits, in HTTP/1.0",
    post(continued + length(email.length), email).replace("1.1", "1.0"),
    303,
  ],
  ["a tunnel", `CONNECT a.example:443 HTTP/1.1\r\n${host}\r\n`, 405],
  ["a tunnel, and what goes into it", `CONNECT a:1 HTTP/1.1\r\n${host}\r\n${get()}`, 405],
  ["a tunnel behind a page", `${get()}CONNECT a:1 HTTP/1.1\r\n${host}\r\n`, 200, 405],
  ["another protocol", get(`Connection: Upgrade, close\r\nUpgrade: websocket\r\n`), 200],
  ["HTTP/2 by an upgrade", get(`Connection: Upgrade, close\r\nUpgrade: h2c\r\n`), 200],
  // No request.
  ["nothing of the kind", "nothing of the kind\r\n\r\n", 400],
  ["HTTP/0.9", "GET /about\r\n\r\n", 400],
  ["HTTP/1.0", "GET /about HTTP/1.0\r\nHost: localhost\r\n\r\n", 200],
  ["HTTP/1.0 without a host", "GET /about HTTP/1.0\r\n\r\n", 400],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400],
  ["HTTP/9.9", `GET /about HTTP/9.9\r\n${host}\r\n`, 400],
  ["a method of nobody", `FETCH /about HTTP/1.1\r\n${host}\r\n`, 400],
  ["a greeting of TLS", "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\r\n\r\n", 400],
  ["no host", `GET /about HTTP/1.1\r\n${last}\r\n`, 400],
  ["two hosts", get(host + last), 400],
  ["a header without a name", get(`: x\r\n${last}`), 400],
  ["a header without a colon", get(`x\r\n${last}`), 400],
  ["a header with a NUL", get(`X: \u0000\r\n${last}`), 400],
  ["a header that goes on", get(` x: y\r\n${last}`), 400],
  ["headers without an end", `${get().slice(0, -2)}X: ${"x".repeat(17_000)}`, 431],
  ["a target without an end", `GET /${"x".repeat(17_000)}`, 431],
  ["two lengths", post(length(1) + length(2)), 400],
  ["a length below nothing", post(length(-1)), 400],
  ["a length beyond all numbers", post("Content-Length: 99999999999999999999\r\n"), 400],
  ["a length and chunks", post(`${length(5)}Transfer-Encoding: chunked\r\n`, "0\r\n\r\n"), 400],
  ["chunks that are not the last encoding", post("Transfer-Encoding: chunked, x\r\n"), 400],
  // In a body.
  ["a chunk of no size", post("Transfer-Encoding: chunked\r\n", "x\r\n"), 400],
  ["a chunk that goes on", post("Transfer-Encoding: chunked\r\n", "1\r\nxyz\r\n"), 400],
  [
    "extensions without an end",
    post("Transfer-Encoding: chunked\r\n", `1;${"x".repeat(20_000)}`),
    413,
  ],
  [
    "trailers without an end",
    post("Transfer-Encoding: chunked\r\n", `0\r\n${"x".repeat(17_000)}`),
    431,
  ],
  ["a bad chunk of a page", `${get("Transfer-Encoding: chunked\r\n", "/?done=x")}x\r\n`, 400],
  ["chunks beyond the limit", post("Transfer-Encoding: chunked\r\n", chunks(20)), 413],
  ["a length beyond the limit", post(length(99_999)), 413],
  // Behind a request.
  ["a page, then nothing of the kind", `${get()}nothing\r\n\r\n`, 200, 400],
  ["a page that is rendered, then nothing", `${rendered}nothing\r\n\r\n`, 200, 400],
  ["three pages, then nothing", `${rendered.repeat(3)}\u0000`, 200, 200, 200, 400],
  [
    "a page, then a form with a bad chunk",
    rendered + post("Transfer-Encoding: chunked\r\n", "x\r\n"),
    200,
    400,
  ],
  ["a form with more than its length", post(length(email.length), `${email}nothing`), 303, 400],
  // Refused by the edge, as everything is.
  ["a trace", `TRACE /about HTTP/1.1\r\n${host}${last}\r\n`, 405],
  ["options of the server", `OPTIONS * HTTP/1.1\r\n${host}${last}\r\n`, 400],
  ["a head", `HEAD /about HTTP/1.1\r\n${host}${last}\r\n`, 200],
];

function chunks(count: number): string {
  return `1000\r\n${"x".repeat(4_096)}\r\n`.repeat(count);
}

/** All responses in some bytes; a body has the length that its head says. */
function responsesIn(bytes: Buffer, isHead: boolean): RawResponse[] {
  const response = parseResponse(bytes);
  if (!response) {
    expect(bytes.toString("latin1")).toBe("");
    return [];
  }
  const { status, headers } = response;
  const size = isHead || status < 200 ? 0 : Number(headers["content-length"] ?? 0);
  return [response, ...responsesIn(bytes.subarray(bytes.indexOf("\r\n\r\n") + 4 + size), isHead)];
}

describe.each([
  ["with nothing in front of it", {}],
  ["behind a proxy", { TRUST_PROXY: "1" }],
])("a server %s", (_, env) => {
  const server = withServer(env);
  const told: { id?: string; status: number }[] = [];

  it.each(sent)("responds itself to %s", async (_, bytes, ...statuses) => {
    const { bytes: received, ended } = await exchange(server.port, Buffer.from(bytes, "latin1"));
    const responses = responsesIn(received, bytes.startsWith("HEAD"));
    expect(responses.map(({ status }) => status)).toEqual(statuses);
    expect(ended).toBe(true);
    for (const { status, headers } of responses.filter(({ status }) => status >= 200)) {
      expect(headers).toMatchObject({
        "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
        "cache-control": expect.any(String),
        date: expect.stringMatching(/GMT$/),
      });
      told.push({ id: headers["x-request-id"], status });
    }
  });

  it("has a line in its log for each of them", async () => {
    expect(told.length).toBeGreaterThan(sent.length);
    const lines = () => logLines(server).filter(({ msg }) => msg === "request");
    const of = (id?: string) => lines().filter((line) => line.id === id);
    const missing = () => told.filter(({ id, status }) => of(id)[0]?.status !== status);
    await expect.poll(missing, { timeout: 10_000 }).toEqual([]);
    expect(told.filter(({ id }) => of(id).length > 1)).toEqual([]);
  });
});
