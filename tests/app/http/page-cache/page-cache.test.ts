import { brotliDecompressSync } from "node:zlib";
import { beforeEach, expect, it, vi } from "vitest";
import { PageCache } from "~/http/page-cache/page-cache.server";

const forAll = { "Cache-Control": "public, max-age=0, must-revalidate" };
const text = "a page ".repeat(1_000);
const page = (headers: Record<string, string> = forAll, status = 200) =>
  vi.fn(async () => new Response(text, { status, headers }));
const at = (key: string) => ({ key, pattern: "/plan/:id?" });

let stamp = "today";
let pages: PageCache;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  stamp = "today";
  pages = new PageCache(1_000, () => stamp);
});

it("renders a page once, however many ask at once and afterwards", async () => {
  const render = page();
  const all = await Promise.all([1, 2, 3].map(() => pages.make(at("/plan/1"), render)));
  expect(all.map((cached) => cached?.variants.identity.body.toString())).toEqual([
    text,
    text,
    text,
  ]);
  await pages.make(at("/plan/1"), render);
  expect(render).toHaveBeenCalledTimes(1);
  expect(pages.get("/plan/1")?.pattern).toBe("/plan/:id?");
});

it.each([
  ["is no success", page(forAll, 404)],
  ["sets a cookie", page({ ...forAll, "Set-Cookie": "session_id=1" })],
  ["is private", page({ "Cache-Control": "private, no-store" })],
  ["says nothing of caching", page({})],
])("caches no response that %s", async (_, render) => {
  expect(await pages.make(at("/plan/1"), render)).toBeUndefined();
  expect(pages.get("/plan/1")).toBeUndefined();
});

it("caches nothing of a failed rendering, and tries again", async () => {
  const fails = async () => Promise.reject(new Error("no page"));
  await expect(pages.make(at("/plan/1"), fails)).rejects.toThrow("no page");
  expect(await pages.make(at("/plan/1"), page())).toBeDefined();
});

it("lets go of a page under all its queries and of its data, and of no other", async () => {
  const addresses = ["/plan/1", "/plan/1?day=2", "/plan/1.data?day=2", "/plan/10", "/plan"];
  for (const key of addresses) await pages.make(at(key), page());
  pages.invalidate("/plan/1");
  expect(addresses.filter((key) => pages.get(key))).toEqual(["/plan/10", "/plan"]);
});

it("does not cache what was rendered before a change", async () => {
  let finish = (_: Response) => {};
  const slow = () => new Promise<Response>((resolve) => (finish = resolve));
  const found = pages.make(at("/plan/1"), slow);
  pages.invalidate("/plan/1");
  finish(new Response(text, { headers: forAll }));
  expect(await found).toBeDefined();
  expect(pages.get("/plan/1")).toBeUndefined();
});

it("asks once a second whether all is still right", async () => {
  await pages.make(at("/plan/1"), page());
  stamp = "tomorrow";
  expect(pages.get("/plan/1")).toBeDefined();
  vi.advanceTimersByTime(1_000);
  expect(pages.get("/plan/1")).toBeUndefined();
});

it("is bounded: the oldest goes first", async () => {
  for (let n = 0; n < 40; n += 1) await pages.make(at(`/plan/${n}`), page());
  expect(pages.get("/plan/0")).toBeUndefined();
  expect(pages.get("/plan/39")).toBeDefined();
  const entry = Array.from({ length: 40 }, (_, n) => pages.get(`/plan/${n}`)?.size ?? 0);
  expect(entry.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(1_000);
  expect(entry.filter(Boolean).length).toBeGreaterThan(5);
});

it("is compressed better once many have asked: smaller, the same, under a tag of its own", async () => {
  const varied = Array.from({ length: 2_000 }, (_, n) => `word ${(n * n) % 977}`).join(" ");
  pages = new PageCache(100_000, () => stamp);
  for (const key of ["/plan/1", "/plan/2"])
    await pages.make(at(key), async () => new Response(varied, { headers: forAll }));
  for (let n = 0; n < 20; n += 1) pages.get("/plan/1");
  const before = pages.get("/plan/1")?.variants.br;
  await pages.recompress(0);
  const after = pages.get("/plan/1")?.variants.br;
  expect(after?.body.length).toBeLessThan(before?.body.length ?? 0);
  expect(after?.etag).not.toBe(before?.etag);
  expect(pages.get("/plan/2")?.variants.br?.etag).toBe(before?.etag);
  expect(String(after && brotliDecompressSync(after.body))).toBe(varied);
  pages.expect("/plan/2");
  await pages.recompress(0);
  expect(pages.get("/plan/2")?.variants.br?.etag).toBe(after?.etag);
});

it("goes on with what it has while the database cannot be asked", async () => {
  const asked = vi.fn(() => stamp);
  pages = new PageCache(100_000, asked);
  await pages.make(at("/plan/1"), page());
  const fail = (error: Error) => {
    vi.advanceTimersByTime(1_001);
    asked.mockImplementationOnce(() => {
      throw error;
    });
  };
  fail(Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" }));
  expect(pages.get("/plan/1")).toBeDefined();
  fail(new Error("another"));
  expect(() => pages.get("/plan/1")).toThrow("another");
});
