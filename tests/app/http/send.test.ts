import { createServer, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { finished, sendResponse } from "~/http/send.server";
import { askRaw } from "../../support/raw";

const long = "word ".repeat(500);
const typed = (type: string) => new Response(long, { headers: { "Content-Type": type } });

/** What was made of a file whose end nobody waits for. */
let made = 0;
let left = false;

/** A file of 100 MB, or as much of it as somebody reads. */
const file = () =>
  new Response(
    new ReadableStream({
      pull(controller) {
        made += 1;
        if (made > 1_000) controller.close();
        else controller.enqueue(new Uint8Array(100_000).fill(made % 256));
      },
      cancel() {
        left = true;
      },
    }),
    { headers: { "Content-Disposition": "attachment", "Content-Type": "application/json" } },
  );

const responses: Record<string, () => Response> = {
  "/file": file,
  "/list": () =>
    new Response(long, {
      headers: { "Content-Disposition": 'attachment; filename="a.json"', "Content-Type": "text/a" },
    }),
  "/text": () => typed("text/html"),
  "/told": () => typed("text/plain; charset=iso-8859-1"),
  "/xml": () => typed("application/xml"),
  "/feed": () => typed("application/atom+xml"),
  "/image": () => typed("image/png"),
  "/json": () => Response.json({ a: 1 }),
  "/none": () => new Response(null, { status: 204 }),
  "/varied": () => new Response(long, { headers: { "Content-Type": "text/html", Vary: "Cookie" } }),
  "/cookies": () =>
    new Response("", {
      headers: [
        ["Set-Cookie", "a=1, 2"],
        ["Set-Cookie", "b=3"],
      ],
    }),
};

describe("a web Response", () => {
  const server = createServer((asked, res) => {
    const response = responses[asked.url ?? ""]?.() ?? new Response("small");
    sendResponse(asked, res, finished(response, {}));
  });
  let port: number;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    port = (server.address() as { port: number }).port;
  });
  afterAll(() => void server.close());

  const get = (path: string, encoding = "identity", method = "GET") =>
    askRaw(port, { path, method, headers: { "Accept-Encoding": encoding } });

  it("has a charset where it is text, and keeps the one it has", async () => {
    const type = async (path: string) => (await get(path)).headers["content-type"];
    expect(await type("/text")).toBe("text/html; charset=utf-8");
    expect(await type("/json")).toBe("application/json; charset=utf-8");
    expect(await type("/xml")).toBe("application/xml; charset=utf-8");
    expect(await type("/feed")).toBe("application/atom+xml; charset=utf-8");
    expect(await type("/told")).toBe("text/plain; charset=iso-8859-1");
    expect(await type("/image")).toBe("image/png");
  });

  it("is compressed where it is text, long, and the client takes it", async () => {
    const br = await get("/text", "gzip, br");
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body).toString()).toBe(long);
    const gzip = await get("/text", "gzip");
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    for (const response of [
      await get("/text"),
      await get("/image", "br"),
      await get("/small", "br"),
    ])
      expect(response.headers).not.toHaveProperty("content-encoding");
  });

  it("says how long it is, and that others may get other bytes", async () => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const { headers, body } = await get(encoding === "gzip" ? "/xml" : "/text", encoding);
      expect([headers["content-length"], headers.vary]).toEqual([
        `${body.length}`,
        "Accept-Encoding",
      ]);
    }
    expect((await get("/varied", "br")).headers.vary).toBe("Cookie");
  });

  it("has each of its cookies for itself", async () => {
    expect((await get("/cookies")).headers["set-cookie"]).toBe("a=1, 2\nb=3");
  });

  it("without a body has none, nor a length", async () => {
    const { status, headers, body } = await get("/none");
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers).not.toHaveProperty("content-length");
  });

  it("that is a file is sent while it is made, compressed where the client takes it", async () => {
    const zipped = await get("/list", "gzip, br");
    expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", vary: "Accept-Encoding" });
    expect(gunzipSync(zipped.body).toString()).toBe(long);
    const plain = await get("/list");
    expect(plain.body.toString()).toBe(long);
    for (const { headers } of [zipped, plain]) expect(headers).not.toHaveProperty("content-length");
    expect((await get("/list", "gzip", "HEAD")).body).toHaveLength(0);
  });

  it("that is a file is made no faster than it is read, and no further once nobody reads", async () => {
    made = 0;
    const sent = request({ port, path: "/file" });
    sent.on("error", () => {}).end();
    await new Promise((resolve) => sent.once("response", resolve));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(made).toBeLessThan(300);
    sent.destroy();
    await expect.poll(() => left).toBe(true);
    expect(made).toBeLessThan(300);
  });

  it("keeps its body from HEAD", async () => {
    const head = await get("/text", "br", "HEAD");
    const { headers } = await get("/text", "br");
    expect([head.body.length, head.headers["content-length"]]).toEqual([
      0,
      headers["content-length"],
    ]);
  });
});
