import { describe, expect, it } from "vitest";
import { exchange, parseResponse } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer({ ORIGIN: "https://pray.example.org" });

async function send(...lines: string[]) {
  const { bytes } = await exchange(server.port, `${lines.join("\r\n")}\r\n\r\n`);
  return parseResponse(bytes) ?? expect.fail(`no response to ${lines}`);
}

const close = "Connection: close";

describe("the Host of a request", () => {
  it.each(["evil.example", "EVIL.example:8080", "127.0.0.1", "[::1]:3000", "localhost"])(
    "%s is served, but never believed",
    async (host) => {
      const { status, text } = await send("GET / HTTP/1.1", `Host: ${host}`, close);
      expect(status).toBe(200);
      expect(text).toContain('<link rel="canonical" href="https://pray.example.org/"/>');
      expect(text).not.toContain("evil");
      expect(text).not.toContain("[::1]");
    },
  );

  it("is needed", async () => {
    expect((await send("GET / HTTP/1.1", close)).status).toBe(400);
    expect((await send("GET / HTTP/1.0")).status).toBe(400);
  });

  it("is needed once", async () => {
    const twice = ["Host: a.example", "Host: a.example"];
    expect((await send("GET / HTTP/1.1", ...twice, close)).status).toBe(400);
    const others = ["Host: a.example", "host: b.example"];
    expect((await send("GET /features.data HTTP/1.1", ...others, close)).status).toBe(400);
  });

  it("does not become the place that a redirect leads to", async () => {
    const { headers } = await send("GET /features/ HTTP/1.1", "Host: evil.example", close);
    expect(headers.location).toBe("/features");
  });

  it("has its redirects in full where it is the site's own", async () => {
    const { headers } = await send("GET /features/?a=1 HTTP/1.1", "Host: pray.example.org", close);
    expect(headers.location).toBe("https://pray.example.org/features?a=1");
  });
});

describe("a request's target", () => {
  const host = "Host: localhost";

  it("may be a whole address, of which the path counts", async () => {
    const { status, text } = await send("GET http://evil.example/features HTTP/1.1", host, close);
    expect(status).toBe(200);
    expect(text).toContain('href="https://pray.example.org/features"');
    expect(text).not.toContain("evil");
  });

  it.each(["*", "features", "ftp://a/b", "/%", "/%E0%A4%A", "/%ff", "/%00", "/a%0d%0aX:%20b"])(
    "'%s' is 400",
    async (target) => {
      expect((await send(`GET ${target} HTTP/1.1`, host, close)).status).toBe(400);
      expect((await send(`OPTIONS ${target} HTTP/1.1`, host, close)).status).toBe(400);
    },
  );

  it.each(["/%3cscript%3e", "/a%2fb", "/:a", "/@"])(
    "'%s' is a page that is not there",
    async (target) => {
      expect((await send(`GET ${target} HTTP/1.1`, host, close)).status).toBe(404);
    },
  );

  it("has 2 KiB for its path, and all before the body have 16", async () => {
    const long = (size: number) => `GET /${"a".repeat(size)} HTTP/1.1`;
    expect((await send(long(2_000), host, close)).status).toBe(404);
    expect((await send(long(2_048), host, close)).status).toBe(414);
    expect((await send(long(8_000), host, close)).status).toBe(414);
    const query = `GET /?${"a".repeat(9_000)} HTTP/1.1`;
    expect((await send(query, host, close)).status).toBe(414);
    expect((await send(long(17_000), host, close)).status).toBe(431);
    expect((await send("GET / HTTP/1.1", host, `X: ${"a".repeat(17_000)}`)).status).toBe(431);
  });
});

describe("what is no HTTP", () => {
  it.each([
    "\u0000\u0001\u0002",
    "GET",
    "GET / HTTP/9.9",
    "PRI * HTTP/2.0\r\n\r\nSM",
    "GET / HTTP/1.1\r\nHost: a\r\nbad header",
    "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1",
    "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity",
  ])("gets one plain sentence and an end: %j", async (bytes) => {
    const { bytes: response, ended } = await exchange(server.port, `${bytes}\r\n\r\n`);
    expect(ended).toBe(true);
    const { status, headers, text } = parseResponse(response) ?? expect.fail("no response");
    expect([status, text]).toEqual([400, "We could not read that request."]);
    expect(headers.connection).toBe("close");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});
