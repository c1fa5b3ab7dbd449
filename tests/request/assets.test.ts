import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/ask";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();

let linked: string[];
const textual = () => linked.filter((path) => /\.(js|css)$/.test(path));

beforeAll(async () => {
  const { text } = await ask(server, "/");
  const found = text.match(/\/(assets\/[\w.-]+\.\w+|favicon\.svg|site\.webmanifest)/g) ?? [];
  linked = [...new Set(found)];
});

const get = (path: string, headers: Record<string, string> = {}) =>
  askRaw(server.port, { path, headers });

describe("what a page links to", () => {
  it("is there, each file with its type", async () => {
    expect(linked.length).toBeGreaterThan(5);
    expect(textual().length).toBeGreaterThan(2);
    for (const path of linked) {
      const { status, headers, body } = await get(path);
      expect([path, status, headers["content-length"]]).toEqual([path, 200, String(body.length)]);
      expect(headers["content-type"]).toMatch(
        /^(text\/(javascript|css)|image\/svg\+xml|application\/manifest\+json); charset=utf-8$|^font\/woff2$/,
      );
    }
  });

  it("is shorter in brotli and gzip, and the same", async () => {
    for (const path of textual()) {
      const plain = await get(path, { "Accept-Encoding": "identity" });
      const gzip = await get(path, { "Accept-Encoding": "gzip" });
      const br = await get(path, { "Accept-Encoding": "gzip, deflate, br, zstd" });
      if (!br.headers["content-encoding"]) continue;
      expect(plain.headers).not.toHaveProperty("content-encoding");
      expect([gzip.headers["content-encoding"], br.headers["content-encoding"]]).toEqual([
        "gzip",
        "br",
      ]);
      expect(gunzipSync(gzip.body)).toEqual(plain.body);
      expect(brotliDecompressSync(br.body)).toEqual(plain.body);
      expect(br.body.length).toBeLessThan(gzip.body.length);
      expect(gzip.body.length).toBeLessThan(plain.body.length);
      expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    }
  });

  it("is 304 in the encoding that the visitor holds", async () => {
    for (const path of textual().slice(0, 3)) {
      for (const encoding of ["identity", "gzip", "br"]) {
        const headers = { "Accept-Encoding": encoding };
        const first = await get(path, headers);
        const tag = first.headers.etag ?? "";
        const again = await get(path, { ...headers, "If-None-Match": tag });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
        expect(again.headers["cache-control"]).toBe(first.headers["cache-control"]);
        expect(again.headers.vary).toBe("Accept-Encoding");
      }
    }
  });

  it("is cached for ever where its name changes with its content", async () => {
    for (const path of linked) {
      const { headers } = await get(path);
      const hashed = path.startsWith("/assets/");
      const saved = hashed
        ? "public, max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate";
      expect([path, headers["cache-control"]]).toEqual([path, saved]);
    }
  });

  it("is asked for without the query", async () => {
    expect((await get(`${linked[0]}?v=1`)).status).toBe(200);
  });
});

describe("a path that is no file of the browser's", () => {
  const tricks = [
    "/assets",
    "/assets/",
    "/assets/nothing.js",
    "/assets/..%2f..%2fserver%2findex.js",
    "/assets/..%2f..%2fprayer-life.cjs",
    "/assets/%2e%2e/%2e%2e/server/index.js",
    "/assets/%2e%2e%2f%2e%2e%2fserver/index.js",
    "/assets/../../server/index.js",
    "/assets/....//server/index.js",
    "/assets\\..\\..\\server\\index.js",
    "/assets/..%5c..%5cserver%5cindex.js",
    "/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    "//etc/passwd",
    "/C:%5cWindows%5cwin.ini",
    "/.hash",
    "/.env",
    "/.git/config",
    "/.vite/manifest.json",
    "/assets/.vite/manifest.json",
    "/prayer-life.cjs",
    "/server/index.js",
    "/build/prayer-life.cjs",
    "/package.json",
    "/data/secret",
    "/prayer-life.db",
    "/favicon.svg.br",
    "/favicon.svg%00.png",
    "/favicon.svg%20",
    "/FAVICON.SVG",
    "//favicon.svg",
    "/assets//favicon.svg",
  ];

  it.each(tricks)("reaches none: %s", async (path) => {
    const { status, headers, text } = await get(path);
    expect([308, 400, 404]).toContain(status);
    expect(headers["content-type"] ?? "text/html").toMatch(/^(text\/html|application\/json)/);
    expect(text).not.toMatch(/root:x|createRequestHandler|"dependencies"|SQLite format/);
  });

  it("nor does a copy beside an asset, or its source map", async () => {
    for (const end of [".br", ".gz", ".map", "/", "/x", "%2f", "%00", "."]) {
      expect([end, (await get(`${textual()[0]}${end}`)).status]).not.toEqual([end, 200]);
    }
  });

  it("is 404 at once under /assets, so that an old tab can reload", async () => {
    const { status, headers, text } = await get("/assets/entry.client-OLD.js");
    expect([status, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
    expect(JSON.parse(text)).toEqual({ message: "There is nothing at this address." });
  });
});
