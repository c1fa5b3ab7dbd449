import { describe, expect, it } from "vitest";
import { ask, form, readData } from "../support/ask";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";

const server = withServer();
const br = { "Accept-Encoding": "br" };
const get = (path: string, headers: Record<string, string> = br) =>
  askRaw(server.port, { path, headers });
const tagOf = async (path: string) => (await get(path)).headers.etag;

describe("a public page", () => {
  it.each([
    "/",
    "/plan/anxiety-plan?day=3",
    "/theme/theme-4",
    "/theme/theme-4?pray=now",
    "/blog?article=2",
    "/auth?tab=register",
    "/terms",
    "/sitemap.xml",
    "/feed.xml",
    "/robots.txt",
    "/_root.data",
    "/plan/anxiety-plan.data?day=3",
    "/blog.data?page=2",
  ])(
    "%s is cached: tagged, the same for all, 304 to who has it, in each encoding",
    async (path) => {
      const tags = new Map<string, string | undefined>();
      for (const encoding of ["br", "gzip", "identity"]) {
        const headers = { "Accept-Encoding": encoding };
        const first = await get(path, headers);
        const tag = first.headers.etag;
        expect([first.status, tag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
        expect(first.headers["cache-control"]).toMatch(
          /^public, max-age=(0, must-revalidate|3600)$/,
        );
        expect(first.headers["x-content-type-options"]).toBe("nosniff");
        const again = await get(path, { ...headers, "If-None-Match": tag ?? "" });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
        const head = await askRaw(server.port, { method: "HEAD", path, headers });
        expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, tag]);
        expect(head.headers["content-length"]).toBe(String(first.body.length));
        tags.set(first.headers["content-encoding"] ?? "identity", tag);
      }
      expect(new Set(tags.values()).size).toBe(tags.size);
      expect((await get(path)).headers.vary).toMatch(/Accept-Encoding/);
    },
  );

  it.each([
    ["/plan/1", "/plan/1?day=1", "/plan/1?day=99", "/plan/1?day=x&utm_source=a", "/plan/1?day="],
    ["/plan/1?day=2", "/plan/1?day=2&day=3", "/plan/1?x=1&day=2", "/plan/1?day=02"],
    ["/theme/theme-1", "/theme/theme-1?pray=later", "/theme/theme-1?day=2"],
    ["/", "/?featured=some", "/?prayer=nothing", "/?x"],
    ["/?featured=all&prayer=strength", "/?prayer=strength&featured=all&popular=no"],
    ["/blog", "/blog?page=1", "/blog?page=0", "/blog?page=x"],
    ["/blog?page=2", "/blog?page=99"],
    ["/blog?article=6", "/blog?article=99&page=1"],
    ["/about", "/about?anything", "/about?day=2"],
    ["/plan/1.data?day=2", "/plan/1.data?_routes=nothing,routes&day=2&x=1".replace("_routes", "r")],
  ])("%s is one response, however its query is written", async (first, ...others) => {
    const tag = await tagOf(first);
    expect(tag).toBeDefined();
    for (const other of others) expect([other, await tagOf(other)]).toEqual([other, tag]);
  });

  it("differs where what it reads differs", async () => {
    const paths = ["/plan/1", "/plan/1?day=2", "/plan/1?day=3", "/plan?day=4", "/?themes=all", "/"];
    const tags = await Promise.all(paths.map(tagOf));
    expect(new Set(tags).size).toBe(paths.length);
  });

  it("has the site's own address, not the one that its first visitor came by", async () => {
    const path = "/plan/faith-plan?day=4&x=SECRET-WORD";
    await get(path, { Host: "elsewhere.example", Referer: "http://x.example/SECRET-WORD" });
    const { text } = await ask(server, "/plan/faith-plan?day=4");
    expect(text).not.toMatch(/SECRET-WORD|elsewhere\.example/);
  });

  it("gives its script the data of just the routes it asks for", async () => {
    const { text, headers } = await ask(server, "/plan/1.data?_routes=routes%2Fplans%2Fplan");
    expect(headers.get("etag")).toBeTruthy();
    expect(Object.keys((await readData(text)) as object)).toEqual(["routes/plans/plan"]);
    const whole = await readData((await ask(server, "/plan/1.data")).text);
    expect(Object.keys(whole as object)).toEqual(["root", "routes/plans/plan"]);
  });
});

describe("nothing is cached", () => {
  it.each([
    "/plan/no-such-plan",
    "/theme/no-such-theme",
    "/no-such-page",
    "/auth?next=/plan/1",
    "/?done=newsletter",
    "/theme/theme-1?done=amen",
    "/api/user",
    "/healthz",
  ])("of %s", async (path) => {
    await get(path);
    expect((await get(path)).headers).not.toHaveProperty("etag");
  });

  it("of or for a visitor with a cookie of ours", async () => {
    const cookie = { ...br, Cookie: "a=b; preferences=dark" };
    await get("/plan/faith-plan?day=2", cookie);
    const { headers } = await get("/plan/faith-plan?day=2", cookie);
    expect(headers).not.toHaveProperty("etag");
    expect(headers["cache-control"]).toBe("private, no-store");
    for (const Cookie of ["other=1", "session_id=forged", "preferences=x"])
      expect((await get("/plan/faith-plan?day=2", { ...br, Cookie })).headers).toHaveProperty(
        "etag",
      );
  });

  it("of a toast, which is shown to one", async () => {
    const sent = await ask(server, "/?index", form({ form: "newsletter", email: "e@example.org" }));
    const cookie = sent.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const place = sent.headers.get("location") ?? "";
    const shown = await ask(server, place, { headers: { cookie } });
    expect(shown.text).toContain("Thank you for subscribing!");
    expect((await ask(server, "/")).text).not.toContain("Thank you for subscribing!");
    expect(await rows(server, "SELECT email FROM newsletter_subscriptions")).toHaveLength(1);
  });
});

it("counts that change are right for the next visitor", async () => {
  const prayed = async (path: string) => {
    const { text } = await ask(server, path);
    return Number(/([\d,]+)(?:<[^>]+>|\s)*times prayed/i.exec(text)?.[1]?.replaceAll(",", ""));
  };
  for (const path of ["/theme/theme-1", "/theme"]) {
    const before = await prayed(path);
    expect(before).toBeGreaterThan(0);
    await ask(server, "/theme/theme-1", form({ intent: "amen" }));
    expect([path, await prayed(path)]).toEqual([path, before + 1]);
  }
});

it("leads a page written in other letters to its own address", async () => {
  for (const [asked, own] of [
    ["/Features?a=1", "/features?a=1"],
    ["/PLAN/faith-plan", "/plan/faith-plan"],
    ["/about/", "/about"],
  ]) {
    const { status, headers } = await get(asked ?? "");
    expect([status, headers.location]).toEqual([308, own]);
  }
});
