import { createServer } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accepts, makeCachedResponse, sendCached } from "~/http/page-cache/cached-response.server";
import { askRaw, type RawResponse } from "../../../support/raw";

describe("an Accept-Encoding header", () => {
  it.each([
    ["br", "br", true],
    ["gzip, br", "br", true],
    ["gzip;q=1.0, BR ; q=0.2", "br", true],
    ["*", "br", true],
    ["gzip, *;q=0", "gzip", true],
    ["br;q=0.001", "br", true],
    [undefined, "br", false],
    ["", "br", false],
    ["gzip", "br", false],
    ["xbr, brx", "br", false],
    ["br;q=0", "br", false],
    ["br ; Q=0.000", "br", false],
    ["br;q=0, *", "br", false],
    ["gzip, *;q=0", "br", false],
    [["gzip", "br"], "br", true],
    [`br,${" ".repeat(250)}`, "br", true],
    [`br,${" ".repeat(260)}`, "br", false],
  ] as const)("%s takes %s: %s", (header, encoding, taken) => {
    expect(accepts(header, encoding)).toBe(taken);
  });
});

describe("a cached response", () => {
  const identity = Buffer.from("word ".repeat(200));
  const bodies = { identity, gzip: gzipSync(identity), br: Buffer.from("as if brotli") };
  const page = makeCachedResponse("/page", { "Content-Type": "text/plain; charset=utf-8" }, bodies);
  const server = createServer((req, res) => {
    const small = makeCachedResponse("/page", {}, { identity: Buffer.from("small") });
    sendCached(req, res, req.url === "/small" ? small : page, "an-id");
  });
  let port: number;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
  });
  afterAll(() => void server.close());

  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    askRaw(port, { method, path, headers });
  const etag = (response: RawResponse) => response.headers.etag ?? "";

  it("has a strong ETag for each encoding, made from its bytes alone", () => {
    const tags = Object.values(page.variants).map((variant) => variant.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
    const again = makeCachedResponse("/page", { Other: "headers" }, bodies);
    expect(again.variants.identity.etag).toBe(page.variants.identity.etag);
    const smaller = makeCachedResponse(
      "/page",
      {},
      { ...bodies, br: Buffer.from("compressed better") },
    );
    expect(smaller.variants.br?.etag).not.toBe(page.variants.br?.etag);
    expect(smaller.variants.gzip?.etag).toBe(page.variants.gzip?.etag);
  });

  it.each([
    ["br, gzip", "br", bodies.br],
    ["gzip", "gzip", bodies.gzip],
    ["br;q=0, *", "gzip", bodies.gzip],
    ["identity", undefined, identity],
    ["", undefined, identity],
  ])("is sent to who takes '%s' as %s", async (accepted, encoding, body) => {
    const response = await get("/", { "Accept-Encoding": accepted });
    expect(response.status).toBe(200);
    expect(response.headers["content-encoding"]).toBe(encoding);
    expect(response.headers["x-request-id"]).toBe("an-id");
    expect(response.headers["content-length"]).toBe(String(body.length));
    expect(response.body).toEqual(body);
  });

  it("is sent as it is where nothing shorter was made", async () => {
    const response = await get("/small", { "Accept-Encoding": "br, gzip" });
    expect([response.headers["content-encoding"], response.text]).toEqual([undefined, "small"]);
  });

  it("is not sent to HEAD, which learns all else", async () => {
    const head = await get("/", { "Accept-Encoding": "gzip" }, "HEAD");
    const got = await get("/", { "Accept-Encoding": "gzip" });
    expect(head.body.length).toBe(0);
    expect(gunzipSync(got.body)).toEqual(identity);
    expect({ ...head.headers, date: "" }).toEqual({ ...got.headers, date: "" });
  });

  it.each([
    ["the tag itself", (tag: string) => tag],
    ["a weak copy, as proxies make them", (tag: string) => `W/${tag}`],
    ["one of many", (tag: string) => `"other", ${tag} , "third"`],
    ["a star", () => "*"],
  ])("is 304 without a body for %s", async (_, header) => {
    for (const accepted of ["br", "gzip", "identity"]) {
      const tag = etag(await get("/", { "Accept-Encoding": accepted }));
      const headers = { "Accept-Encoding": accepted, "If-None-Match": header(tag) };
      const response = await get("/", headers);
      expect([response.status, response.body.length, etag(response)]).toEqual([304, 0, tag]);
      expect(response.headers).not.toHaveProperty("content-type");
    }
  });

  it("is sent whole to who holds another encoding, or a tag of another content", async () => {
    const compressed = etag(await get("/", { "Accept-Encoding": "br" }));
    for (const tag of [compressed, '"other"', etag(await get("/")).replaceAll('"', ""), ""]) {
      expect((await get("/", { "If-None-Match": tag })).status, tag).toBe(200);
    }
  });
});
