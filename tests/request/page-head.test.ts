import { JSDOM } from "jsdom";
import { beforeAll, describe, expect, it, test } from "vitest";
import { articles } from "#content/articles/articles";
import { pieces } from "#content/articles/pieces";
import { faqGroups } from "#content/pages/faqs";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { ask } from "../support/ask";
import { readPng } from "../support/png";
import { withServer } from "../support/with-server";
import { listed } from "./support/listed";

const ORIGIN = "https://pray.example.org";
const server = withServer({ ORIGIN });
const parser = new new JSDOM().window.DOMParser();

type Thing = Record<string, unknown> & { "@type": string };
type Head = {
  path: string;
  title: string;
  canonical?: string;
  /** By name or property. */
  meta: Record<string, string>;
  /** The JSON-LD blocks as they stand, and what they hold by type. */
  blocks: string[];
  things: Record<string, Thing>;
};

/** Of the addresses that the sitemap names. */
let heads: Head[];

beforeAll(async () => {
  const { text } = await ask(server, "/sitemap.xml");
  const others = text.replaceAll(`<loc>${ORIGIN}/`, "").match(/<loc>/g);
  expect(others).toBeNull();
  heads = [];
  for (const path of await listed(server)) heads.push(await readHead(path));
}, 60_000);

async function readHead(path: string, status = 200): Promise<Head> {
  const page = await ask(server, path);
  expect([path, page.status]).toEqual([path, status]);
  const document = parser.parseFromString(page.text.split("<body>")[0] ?? "", "text/html");
  const meta = [...document.querySelectorAll("meta[content]")].map((element): [string, string] => {
    const name = element.getAttribute("name") ?? element.getAttribute("property") ?? "";
    return [name, element.getAttribute("content") ?? ""];
  });
  expect(new Set(meta.map(([name]) => name)).size, `${path} says nothing twice`).toBe(meta.length);
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent ?? "",
  );
  const things = blocks.map((block) => JSON.parse(block)).flatMap((it) => it["@graph"] ?? [it]);
  return {
    path,
    title: document.title,
    canonical: document.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined,
    meta: Object.fromEntries(meta),
    blocks,
    things: Object.fromEntries(things.map((thing: Thing) => [thing["@type"], thing])),
  };
}

const headOf = (path: string) => heads.find((head) => head.path === path) as Head;

describe("every address of the sitemap", () => {
  it("is itself the canonical one, and the one that is shared", () => {
    expect(heads.length).toBeGreaterThan(90);
    for (const { path, canonical, meta } of heads) {
      expect([canonical, meta["og:url"]]).toEqual([ORIGIN + path, ORIGIN + path]);
    }
  });

  it("has a title and a short description that no other has", () => {
    for (const { path, title, meta } of heads) {
      expect(title.length, path).toBeGreaterThan(12);
      expect(title, path).toContain("Prayer LIFE");
      expect(meta.description?.length, path).toBeGreaterThan(25);
      expect(meta.description?.length, path).toBeLessThanOrEqual(160);
      expect(meta["og:description"], path).toBe(meta.description);
      expect(title.startsWith(meta["og:title"] ?? "-"), path).toBe(true);
    }
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length);
  });

  it("says what a link to it looks like", () => {
    for (const { path, meta } of heads) {
      const article = path.startsWith("/blog?article=");
      expect(meta, path).toMatchObject({
        "og:site_name": "Prayer LIFE",
        "og:type": article ? "article" : "website",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
      });
      expect(meta["og:image:alt"], path).toMatch(/^\S.{15,}\.$/);
      expect(/^\d{4}-\d\d-\d\d$/.test(meta["article:published_time"] ?? ""), path).toBe(article);
    }
  });

  it("has data that end no script, and a way there from home", () => {
    for (const { path, blocks, things } of heads) {
      expect(blocks.length, path).toBeGreaterThan(0);
      expect(blocks.join(""), path).not.toMatch(/[<>&]/);
      for (const block of blocks) {
        expect(JSON.parse(block)["@context"]).toBe("https://schema.org");
        expect(block).not.toContain("aggregateRating");
      }
      if (path === "/") continue;
      const steps = things.BreadcrumbList?.itemListElement as Record<string, unknown>[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]).toMatchObject({ name: "Home", item: `${ORIGIN}/` });
      expect(steps.at(-1)?.item).toBe(ORIGIN + path);
      for (const { name } of steps) expect(name).toMatch(/\S/);
    }
  });
});

describe("the pictures", () => {
  it("are PNGs of the size that is told, which pages elsewhere may show", async () => {
    const addresses = new Set(heads.map(({ meta }) => meta["og:image"] ?? ""));
    expect(addresses.size).toBe(2 + plans.length + themes.length + articles.length + pieces.length);
    for (const address of addresses) {
      const { pathname, origin } = new URL(address);
      expect(origin).toBe(ORIGIN);
      const { status, headers, ...response } = await fetch(server.url + pathname).then(
        async (response) => ({
          status: response.status,
          headers: response.headers,
          bytes: new Uint8Array(await response.arrayBuffer()),
        }),
      );
      expect([pathname, status, headers.get("Content-Type")]).toEqual([pathname, 200, "image/png"]);
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
      expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
      expect(readPng(response.bytes)).toMatchObject({ width: 1200, height: 630 });
      expect(response.bytes.length, pathname).toBeLessThan(140_000);
    }
  });

  it("belong to their page; every day of a plan bears the plan's", () => {
    const pictureOf = (path: string) => headOf(path).meta["og:image"]?.slice(ORIGIN.length);
    for (const { id } of themes) expect(pictureOf(`/theme/${id}`)).toBe(`/og/${id}.png`);
    for (const { id } of articles)
      expect(pictureOf(`/blog?article=${id}`)).toBe(`/og/article-${id}.png`);
    for (const { id } of plans) {
      expect(pictureOf(`/plan/${id}`)).toBe(`/og/plan-${id}.png`);
      expect(pictureOf(`/plan/${id}?day=3`)).toBe(`/og/plan-${id}.png`);
    }
    expect(pictureOf("/about")).toBe("/og/prayer-life.png");
  });
});

describe("what a page is", () => {
  it("home: the organization and its site", () => {
    expect(Object.keys(headOf("/").things)).toEqual(["Organization", "WebSite"]);
  });

  it("an article: its title, day and picture", () => {
    for (const { id, title } of articles) {
      const { things, meta, path } = headOf(`/blog?article=${id}`);
      expect(things.Article).toMatchObject({
        headline: title,
        datePublished: meta["article:published_time"],
        image: meta["og:image"],
        mainEntityOfPage: ORIGIN + path,
      });
    }
  });

  it("the questions: all of them with their answers, as they stand on the page", () => {
    const asked = headOf("/faqs").things.FAQPage?.mainEntity as Record<string, unknown>[];
    expect(asked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer])).toEqual(
      faqGroups().flatMap(({ faqs }) =>
        faqs.map(({ question, answer }) => [question, { "@type": "Answer", text: answer }]),
      ),
    );
  });

  it("all others: no more than their place", () => {
    const plain = heads.filter(({ path }) => !/^\/$|^\/faqs$|article=/.test(path));
    for (const { things } of plain) expect(Object.keys(things)).toEqual(["BreadcrumbList"]);
  });

  it("a day: a step below its plan", () => {
    const steps = headOf("/plan/anxiety-plan?day=2").things.BreadcrumbList?.itemListElement;
    expect(steps).toMatchObject([
      { name: "Home" },
      { name: "Prayer Plans", item: `${ORIGIN}/#prayer-plans` },
      { name: "Dealing with Anxiety", item: `${ORIGIN}/plan/anxiety-plan` },
      { name: expect.stringMatching(/^Day 2: /) },
    ]);
  });
});

test("a page that nobody should find tells nothing to search engines", async () => {
  const praying = await readHead("/theme/theme-2?pray=now");
  expect([praying.meta.robots, praying.blocks]).toEqual(["noindex", []]);
  expect(praying.meta["og:image"]).toBe(`${ORIGIN}/og/theme-2.png`);
});

test("a page of refusal has nothing to share", async () => {
  for (const [path, status] of [
    ["/nothing", 404],
    ["/%ff", 400],
  ] as const) {
    const { meta, blocks, canonical } = await readHead(path, status);
    expect([blocks, canonical]).toEqual([[], undefined]);
    expect(Object.keys(meta).filter((name) => /^(og|twitter|article):/.test(name))).toEqual([]);
  }
});

test("the blog tells feed readers where the feed is", async () => {
  const { text } = await ask(server, "/blog");
  expect(text).toMatch(
    /<link rel="alternate" type="application\/atom\+xml"[^>]* href="\/feed.xml"/,
  );
  expect((await ask(server, "/feed.xml")).headers.get("Content-Type")).toMatch(
    /^application\/atom/,
  );
});
