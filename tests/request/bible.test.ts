import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { books } from "#content/bible/books";
import hashes from "../content/bible/chapter-hashes.json";
import { ask, form } from "../support/ask";
import { expectedBlocks } from "../support/chapter-blocks";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { canonicalOf, openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();

const paths = books.flatMap(({ slug, chapters }) =>
  Array.from({ length: chapters }, (_, index) => `/bible/${slug}/${index + 1}`),
);

const entities: Record<string, string> = { amp: "&", quot: '"', lt: "<", gt: ">", "#x27": "'" };
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&([#\w]+);/g, (all, name: string) => entities[name] ?? all);

/** A block's words with the numbers of the verses that begin in it before them, a piece of a verse each. */
type ReadBlock = { number?: number; text: string }[];

/** The blocks of a chapter's page, as a reader has them before them, without headings and notes. */
function readBlocks(html: string): ReadBlock[] {
  const article = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
  const piece =
    /<(span|mark) (?:id="v(\d+)" )?class="rounded-small[^>]*>(?:<a [^>]*>(\d+)\u00a0<\/a>)?([\s\S]*?)<\/\1> (?=<(?:span|mark) (?:id="v|class="rounded-small)|$)/g;
  return [
    ...article.replaceAll(/<sup[\s\S]*?<\/sup>/g, "").matchAll(/<p class="[^"]*">(.*?)<\/p>/gs),
  ]
    .map(([, inner = ""]) =>
      [...inner.matchAll(piece)].map(([, , id, number, words = ""]) => {
        expect(number).toBe(id);
        const text = words.startsWith("<i") ? "" : plain(words);
        return { ...(id && { number: Number(id) }), text };
      }),
    )
    .filter((pieces) => pieces.length > 0);
}

const join = (texts: readonly string[]) => texts.join(" ").replaceAll("— ", "—");

/** The heading and the verses of a page. */
function readVerses(html: string): string[] {
  const verses: string[][] = [];
  for (const { number, text } of readBlocks(html).flat()) {
    if (number) verses[number - 1] = [text];
    else verses.at(-1)?.push(text);
  }
  const title = /<(p|span) class="[^"]*italic[^"]*">([^<]*)<\/\1>/.exec(html)?.[2] ?? "";
  return [plain(title), ...verses.map(join)];
}

describe("every chapter", () => {
  it("is rendered with the very words of the source, in its lines and paragraphs", async () => {
    const known: Record<string, string[]> = hashes;
    let verses = 0;
    const check = async (path: string) => {
      const { status, text } = await ask(server, path);
      const lines = readVerses(text);
      verses += lines.length - 1;
      const [slug = "", chapter] = path.split("/").slice(2);
      const blocks = readBlocks(text).map((pieces) => pieces.map((each) => each.text).join(" "));
      expect(blocks, path).toEqual(expectedBlocks(slug, Number(chapter)));
      const own = createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 32);
      expect([path, status, own]).toEqual([path, 200, known[slug]?.[Number(chapter) - 1]]);
    };
    for (let at = 0; at < paths.length; at += 8) {
      await Promise.all(paths.slice(at, at + 8).map(check));
    }
    expect([paths.length, verses]).toEqual([1_189, 31_102]);
  }, 240_000);

  it("leads on to the next, from the first to the last", async () => {
    const next: Record<string, string> = {
      "/bible/genesis/50": "/bible/exodus/1",
      "/bible/malachi/4": "/bible/matthew/1",
      "/bible/jude/1": "/bible/revelation/1",
    };
    for (const [path, after] of Object.entries(next)) {
      const { document } = await openPage(server, path);
      expect(valuesOf(document, "main a[rel=next]", "href")).toEqual([after]);
      expect(valuesOf(document, "link[rel=next]", "href")).toEqual([]);
      const back = await openPage(server, after);
      expect(valuesOf(back.document, "main a[rel=prev]", "href")).toEqual([path]);
    }
    const first = await openPage(server, "/bible/genesis/1");
    expect(valuesOf(first.document, "main a[rel=prev]", "href")).toEqual([]);
    const last = await openPage(server, "/bible/revelation/22");
    expect(valuesOf(last.document, "main a[rel=next]", "href")).toEqual([]);
  });
});

describe("a book's page", () => {
  it("says what the book is, and leads to every heading at its verse", async () => {
    const { document } = await openPage(server, "/bible/luke");
    expect(document.querySelector("main")?.textContent).toContain(
      "Luke asked those who were there",
    );
    const prodigal = [...document.querySelectorAll("main details li li a")].find(
      ({ textContent }) => textContent === "The Parable of the Prodigal Son",
    );
    expect(prodigal?.getAttribute("href")).toBe("/bible/luke/15#v11");
    expect(textsOf(document, "main summary")).toEqual(["Chapters 1–24, one by one"]);
    const chapters = valuesOf(document, "main ol > li > a[href^='/bible/luke/']", "href");
    expect(new Set(chapters).size).toBe(24);
  });

  it("folds each of the five books of psalms, with their first lines", async () => {
    const { document } = await openPage(server, "/bible/psalms");
    expect(textsOf(document, "main h2").slice(1)).toEqual([
      "First book",
      "Second book",
      "Third book",
      "Fourth book",
      "Fifth book",
    ]);
    expect(textsOf(document, "main summary")).toEqual(
      ["1–41", "42–72", "73–89", "90–106", "107–150"].map((each) => `Psalms ${each}, one by one`),
    );
    const psalm = [...document.querySelectorAll("main details li")].find((each) =>
      each.querySelector(":scope > a[href='/bible/psalms/23']"),
    );
    expect(psalm?.textContent).toContain("The LORD Is My Shepherd");
    expect(textsOf(psalm ?? document, "p")).toEqual(["The LORD is my shepherd;"]);
  });

  it("shows a short book at a glance, without a fold", async () => {
    for (const path of ["/bible/jude", "/bible/philippians"]) {
      const { document } = await openPage(server, path);
      expect(document.querySelector("main details")).toBeNull();
      expect(document.querySelectorAll("main ol li li a").length).toBeGreaterThan(3);
    }
  });
});

describe("a chapter's page", () => {
  it("has two small scripts for a visitor, which offer to listen and to print, and may be cached by anyone", async () => {
    const { headers, document } = await openPage(server, "/bible/psalms/23");
    expect(textsOf(document, "h1")).toEqual(["Psalm 23"]);
    expect(document.title).toBe("Psalm 23 - Prayer LIFE");
    const scripts = [...document.querySelectorAll('script:not([type="application/ld+json"])')];
    expect(scripts.map((each) => each.getAttribute("src"))).toEqual([null, null]);
    const [script, print] = scripts.map(({ textContent }) => textContent);
    expect(script?.length).toBeLessThan(900);
    expect(print?.length).toBeLessThan(300);
    const [address = ""] = /\/assets\/listen-[\w-]+\.js/.exec(script ?? "") ?? [];
    const asked = await ask(server, address);
    expect([asked.status, asked.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringMatching(/^text\/javascript/),
    ]);
    expect(asked.text).toContain("export function listen");
    // Nothing of it is there without scripts.
    expect(document.querySelector("main")?.textContent).not.toMatch(/\bListen(ing)?$/m);
    expect(textsOf(document, "button")).not.toContain("Listen");
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    expect(headers.get("ETag")).toMatch(/^"/);
  });

  it("keeps numbers and marks of notes apart from words, and unsaid, whoever reads it", async () => {
    for (const path of ["/bible/psalms/23", "/bible/john/3", "/bible/romans/8?as=lines"]) {
      const { document } = await openPage(server, path);
      const verses = document.querySelector("#verses");
      // As a browser of text shows it.
      expect(verses?.textContent).not.toMatch(/\d[^\d\s,.:;–)]/);
      for (const link of verses?.querySelectorAll("a[href^='?'], sup a") ?? [])
        expect([link.getAttribute("aria-hidden"), link.getAttribute("tabindex")]).toEqual([
          "true",
          "-1",
        ]);
      // The same for whoever cannot press a number.
      const way = document.querySelector("article form:not([method=post])");
      expect(way?.getAttribute("action")).toBe(`${path.split("?")[0]}#marked`);
      expect(way?.querySelector("input[name=v]")?.id).toBe(
        way?.querySelector("label")?.getAttribute("for"),
      );
    }
    const { document } = await openPage(server, "/bible/john/3?v=16-17");
    expect(document.querySelector("aside#marked")?.getAttribute("aria-label")).toBe("John 3:16-17");
  });

  it("marks the verses that an address names, and offers what can be done with them", async () => {
    const { document } = await openPage(server, "/bible/philippians/4?v=6-7");
    expect(valuesOf(document, "mark", "id")).toEqual(["v6", "v7"]);
    expect(canonicalOf(document)).toBe("/bible/philippians/4");
    const aside = document.querySelector('aside[aria-label="Philippians 4:6-7"]');
    expect(aside?.textContent).toContain("Save passage");
    expect(valuesOf(aside ?? document, "a.button", "href")).toContain(
      "/bible/philippians/4?v=6-7&pray=lectio",
    );
  });

  it.each(["7-6", "0", "99", "6-", "x", "1,2,3,4,5,6,7,8,9,10", "%00"])(
    "is itself where no such verse can be: v=%s",
    async (verses) => {
      const { status, document } = await openPage(server, `/bible/philippians/4?v=${verses}`);
      expect([status, document.querySelectorAll("mark").length]).toEqual([200, 0]);
    },
  );

  it("says quietly where the translation leaves a verse out", async () => {
    const { document } = await openPage(server, "/bible/acts/8");
    expect(document.querySelector("#v37")?.textContent).toContain("not in the oldest manuscripts");
  });

  it("says where the site prays it, and every such page leads there", async () => {
    const { document } = await openPage(server, "/bible/philippians/4?v=6-7");
    const titles = textsOf(document, "section[aria-labelledby=places-heading] li");
    expect(titles.join("\n")).toContain("Dealing with Anxiety, day 1");
    const day = await openPage(server, "/plan/anxiety-plan?day=1");
    expect(valuesOf(day.document, "figcaption a", "href")).toEqual([
      "/bible/philippians/4?v=6-7#v6",
    ]);
    const theme = await openPage(server, "/theme/theme-12");
    expect(valuesOf(theme.document, "main .prose a", "href")).toContain("/bible/luke/24?v=21#v21");
    const article = await openPage(server, "/blog?article=2");
    expect(valuesOf(article.document, "figcaption a", "href")[0]).toMatch(/^\/bible\/.+#v\d+$/);
  });
});

it("the index has each book once, folded under its group", async () => {
  const { document } = await openPage(server, "/bible/index");
  expect(document.querySelector("details > ul#psalms")).not.toBeNull();
  const groups = textsOf(document, "main section section h3");
  expect(groups.slice(0, 3)).toEqual(["The Law", "History", "Poetry and Wisdom"]);
  const books = textsOf(document, "main section section h4");
  expect(new Set(books).size).toBe(books.length);
});

it("every passage of the index stands at the verse that its link names, and is marked", async () => {
  const index = await openPage(server, "/bible/index");
  const links = new Set(valuesOf(index.document, 'main li a[href*="#v"]', "href"));
  expect(links.size).toBeGreaterThan(200);
  for (const link of links) {
    const [path = "", id] = (link ?? "").split("#");
    const { status, text } = await ask(server, path);
    expect([link, status, text.includes(`<mark id="${id}"`)]).toEqual([link, 200, true]);
  }
}, 120_000);

it.each([
  ["/bible/nothing", "Nothing here", ["/bible"]],
  ["/bible/about/nothing", "We don’t have “nothing” yet", []],
  ["/bible/john/99", "There is no John 99", ["/bible/john/21", "/bible/john"]],
  ["/bible/ps/151", "There is no Psalm 151", ["/bible/psalms/150", "/bible/psalms"]],
  ["/bible/psalms/0", "There is no Psalm 0", ["/bible/psalms/1", "/bible/psalms"]],
  ["/bible/jude/0", "Nothing here", ["/bible/jude/1", "/bible/jude"]],
])("%s leads to what is nearest in the Bible, and to a search of it", async (path, title, ways) => {
  const { document } = await openPage(server, path);
  expect(textsOf(document, "h1")).toEqual([title]);
  expect(valuesOf(document, "main .buttons a", "href")).toEqual(ways);
  expect(document.querySelector("main input[name=q]")).not.toBeNull();
  // Nobody need write to us about a mistyped address.
  expect(document.querySelector("main code")).toBeNull();
});

it.each([
  ["afraid", "fear"],
  ["anxious", "worry"],
  ["hopeless", "despair"],
  ["cant-sleep", "worry"],
])("a page about “%s” is that of %s", async (word, need) => {
  const { status, headers } = await ask(server, `/bible/about/${word}`, { redirect: "manual" });
  const { pathname } = new URL(headers.get("Location") ?? "", server.url);
  expect([status, pathname]).toEqual([302, `/bible/about/${need}`]);
});

describe("an address", () => {
  it.each([
    ["/bible/ps/23", "/bible/psalms/23"],
    ["/bible/psalm/23", "/bible/psalms/23"],
    ["/bible/Psalms/23", "/bible/psalms/23"],
    ["/bible/1jn/4", "/bible/1-john/4"],
    ["/bible/1%20john/4", "/bible/1-john/4"],
    ["/bible/1john/4", "/bible/1-john/4"],
    ["/bible/song-of-songs/2", "/bible/song-of-solomon/2"],
    ["/bible/fillipians/4", "/bible/philippians/4"],
    ["/bible/psalms/023", "/bible/psalms/23"],
    ["/bible/phil/4?v=6-7", "/bible/philippians/4?v=6-7"],
    ["/bible/rev", "/bible/revelation"],
    ["/bible/psalms/23/", "/bible/psalms/23"],
    ["/BIBLE/psalms/23", "/bible/psalms/23"],
  ])("%s has one writing: %s", async (path, own) => {
    const { status, headers } = await ask(server, path, { redirect: "manual" });
    const location = new URL(headers.get("Location") ?? "", server.url);
    expect([status, location.pathname + location.search]).toEqual([308, own]);
    expect((await ask(server, own)).status).toBe(200);
  });

  it.each([
    "/bible/hezekiah/3",
    "/bible/psalms/151",
    "/bible/psalms/0",
    "/bible/psalms/x",
    "/bible/nothing",
    "/bible/about/nothing",
    "/bible/psalms/23/x",
  ])("%s leads nowhere, and says so", async (path) => {
    const { status, document } = await openPage(server, path);
    expect([status, textsOf(document, "h1").length]).toEqual([404, 1]);
  });
});

it("search engines find every chapter", async () => {
  const { text } = await ask(server, "/sitemap-bible.xml");
  const listed = [...text.matchAll(/<loc>[^<]*?(\/bible[^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(listed.filter((path) => (path ?? "").split("/").length === 4)).toEqual(paths);
  expect((await ask(server, "/robots.txt")).text).toContain("/sitemap-bible.xml");
});

describe("a passage read as a prayer", () => {
  it("has four steps, a page each, and ends in Amen", async () => {
    const names = ["Read", "Reflect", "Respond", "Rest"];
    for (const [index, name] of names.entries()) {
      const path = `/bible/psalms/23?v=1-3&pray=lectio&step=${index + 1}`;
      const { document } = await openPage(server, path);
      expect(textsOf(document, "h1")).toEqual([name]);
      expect(document.querySelector("blockquote")?.textContent).toContain(
        "The LORD is my shepherd",
      );
      // One way on, in one place: to the next step, and from the last to Amen.
      const isLast = index === names.length - 1;
      expect(document.querySelector(".pray-amen") !== null).toBe(isLast);
      const next = valuesOf(document, "main a.button-primary", "href");
      expect(next).toEqual(isLast ? [] : [path.replace(/\d$/, `${index + 2}`)]);
    }
    const { document } = await openPage(server, "/bible/psalms/23?v=1-3&pray=amen");
    expect(textsOf(document, "h1")).toEqual(["Amen"]);
  });
});

describe("marked verses", () => {
  const passage = "/bible/philippians/4?v=6-7";

  it("are saved in Saved, and lead back to their place", async () => {
    const { Cookie } = await enter(server);
    const sent = await ask(server, passage, form({ intent: "save-verse" }, { Cookie }));
    expect([sent.status, sent.headers.get("Location")]).toEqual([
      303,
      "/bible/philippians/4?v=6-7&done=save-verse#save-verse",
    ]);
    const { document } = await openPage(server, "/account/saved", { headers: { Cookie } });
    expect(document.querySelector("main")?.textContent).toContain("Be anxious for nothing");
    expect(valuesOf(document, "main article a", "href")).toContain(`${passage}#v6`);
    const again = await openPage(server, passage, { headers: { Cookie } });
    expect(again.document.querySelector("#save-verse")?.textContent).toContain("Passage saved");
    expect(again.headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("have the name of God in small capitals, as every passage for a need", async () => {
    const { Cookie } = await enter(server);
    await ask(server, "/bible/psalms/23?v=1", form({ intent: "save-verse" }, { Cookie }));
    for (const path of ["/account/saved", "/bible/about/fear"]) {
      const { document } = await openPage(server, path, { headers: { Cookie } });
      expect(document.querySelector("main")?.textContent).toContain("The LORD is my");
      const names = textsOf(document, '[class*="all-small-caps"]');
      expect([...new Set(names)]).toEqual(["ORD"]);
    }
  });

  it("ask a visitor to log in, and nothing else can be posted to a chapter", async () => {
    const sent = await ask(server, passage, form({ intent: "save-verse" }));
    expect(sent.status).toBe(303);
    const shown = await openPage(server, sent.headers.get("Location") ?? "", {
      headers: { Cookie: sent.headers.getSetCookie()[0]?.split(";")[0] ?? "", Referer: server.url },
    });
    expect(shown.document.body.textContent).toContain("Log in to save this");
    for (const [path, intent] of [
      ["/bible/philippians/4", "save-verse"],
      ["/bible/philippians/4?v=99", "save-verse"],
      [passage, "remove"],
    ])
      expect((await ask(server, path ?? "", form({ intent: intent ?? "" }))).status).toBe(400);
    const foreign = await ask(server, "/bible/philippians/99", form({ intent: "save-verse" }));
    expect(foreign.status).toBe(404);
  });
});

describe("an address that can only mean a place", () => {
  it.each([
    ["/bible/psalm23", "/bible/psalms/23"],
    ["/bible/psalm%2023", "/bible/psalms/23"],
    ["/bible/romans%208", "/bible/romans/8"],
    ["/bible/romans-8", "/bible/romans/8"],
    ["/bible/romans8:28", "/bible/romans/8?v=28#v28"],
    ["/bible/john/3:16", "/bible/john/3?v=16#v16"],
    ["/bible/john/3.16-18", "/bible/john/3?v=16-18#v16"],
    ["/bible/john/3%3A16", "/bible/john/3?v=16#v16"],
    ["/bible/john/3/16", "/bible/john/3?v=16#v16"],
    ["/bible/psalms/23/4", "/bible/psalms/23?v=4#v4"],
    ["/bible/jude/5", "/bible/jude/1?v=5#v5"],
    ["/bible/JHN.3.16", "/bible/john/3?v=16#v16"],
    ["/john/3/16", "/bible/john/3?v=16#v16"],
    ["/john/3:16", "/bible/john/3?v=16#v16"],
    ["/1-john/4/8", "/bible/1-john/4?v=8#v8"],
    ["/1john4", "/bible/1-john/4"],
    ["/jude/5", "/bible/jude/1?v=5#v5"],
    ["/JHN.3.16", "/bible/john/3?v=16#v16"],
    ["/JOL.2.28", "/bible/joel/2?v=28#v28"],
    ["/Psalm%2023", "/bible/psalms/23"],
    ["/psalms", "/bible/psalms"],
  ])("%s leads there", async (path, to) => {
    const { status, headers } = await ask(server, path);
    expect([status, headers.get("Location")]).toEqual([308, to]);
    expect((await ask(server, to.split("#")[0] ?? "")).status).toBe(200);
  });

  it.each([
    "/bible/psalm151",
    "/bible/romans%2099",
    "/john/99/1",
    "/bible/john/x",
    "/is",
    "/nobody/3/16",
    "/bible/100%25",
    "/bible/john/%25",
    "/%25",
  ])("%s is nowhere", async (path) => expect((await ask(server, path)).status).toBe(404));
});
