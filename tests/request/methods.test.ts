import { describe, expect, it } from "vitest";
import { ask, newsletter, textOf } from "../support/ask";
import { askRaw, type RawResponse } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();
/** All that a HEAD and a GET of the same address have in common. */
const lasting = ({ status, headers }: RawResponse) => ({
  status,
  ...headers,
  date: undefined,
  "x-request-id": undefined,
});

describe("HEAD", () => {
  const pages = ["/", "/features", "/features.data", "/nothing", "/nothing.data"];
  const others = ["/api/nothing", "/healthz", "/favicon.svg", "/features/"];

  it.each([...pages, ...others])("is GET without a body: %s", async (path) => {
    for (const encoding of ["identity", "br", "gzip"]) {
      const headers = { "Accept-Encoding": encoding };
      const head = await askRaw(server.port, { method: "HEAD", path, headers });
      const get = await askRaw(server.port, { path, headers });
      expect(lasting(head)).toEqual(lasting(get));
      expect(head.body.length).toBe(0);
      expect(get.headers["content-length"]).toBe(String(get.body.length));
    }
  });

  it("is refused without a body", async () => {
    const { status, body } = await askRaw(server.port, { method: "HEAD", path: "/__manifest" });
    expect([status, body.length]).toEqual([404, 0]);
  });

  it("is 405 where there is nothing to read", async () => {
    const head = await askRaw(server.port, { method: "HEAD", path: "/api/newsletter" });
    expect([head.status, head.headers.allow, head.body.length]).toEqual([405, "POST", 0]);
  });
});

describe("a wrong method", () => {
  it.each([
    ["POST", "/", "GET, HEAD"],
    ["PUT", "/", "GET, HEAD"],
    ["DELETE", "/features", "GET, HEAD, POST"],
    ["TRACE", "/", "GET, HEAD"],
    ["TRACE", "/nothing", "GET, HEAD"],
    ["OPTIONS", "/features", "GET, HEAD, POST"],
    ["POST", "/healthz", "GET, HEAD"],
    ["PUT", "/healthz", "GET, HEAD"],
    ["POST", "/favicon.svg", "GET, HEAD"],
    ["GET", "/api/newsletter", "POST"],
    ["PUT", "/api/newsletter", "POST"],
  ])("%s %s is 405 and allows %s", async (method, path, allow) => {
    const { status, headers, text } = await askRaw(server.port, { method, path });
    expect([status, headers.allow]).toEqual([405, allow]);
    const sentence = "This address doesn’t take that kind of request.";
    expect(text).toContain(sentence);
    if (!path.startsWith("/api")) expect(textOf(text, "h1")).toBe("That isn’t possible here");
  });

  it("is 405 at an asset", async () => {
    const asset = /\/assets\/[\w.-]+\.js/.exec((await ask(server, "/")).text)?.[0] ?? "";
    for (const method of ["POST", "PUT", "DELETE"]) {
      const { status, headers } = await askRaw(server.port, { method, path: asset });
      expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"]);
    }
  });

  it("echoes no header, as TRACE would", async () => {
    const headers = { Cookie: "session_id=mine", "X-Secret": "mine" };
    const { text } = await askRaw(server.port, { method: "TRACE", path: "/", headers });
    expect(text).not.toContain("mine");
  });

  it("opens no tunnel", async () => {
    const tunnel = await askRaw(server.port, { method: "CONNECT", path: "example.org:443" });
    expect([tunnel.status, tunnel.headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("changes to no other protocol", async () => {
    const headers = { Connection: "close, Upgrade", Upgrade: "websocket" };
    expect((await askRaw(server.port, { path: "/healthz", headers })).status).toBe(200);
  });
});

describe("the home page's form", () => {
  it("posts to /?index, for / alone takes no post", async () => {
    expect((await ask(server, "/", newsletter("a@example.org"))).status).toBe(405);
    expect((await ask(server, "/_root.data", newsletter("a@example.org"))).status).toBe(405);
    expect((await ask(server, "/?index", newsletter("a@example.org"))).status).toBe(303);
  });
});
