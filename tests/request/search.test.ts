import { describe, expect, it } from "vitest";
import { biblePath } from "#content/bible/bible-path";
import { calm, cries, remembered } from "../content/search/remembered.json";
import { ask } from "../support/ask";
import { logLines, withServer } from "../support/with-server";
import { openPage, textsOf, valuesOf } from "./support/document";

const server = withServer({ LOG_LEVEL: "trace" });

const search = (query: string) => openPage(server, `/search?q=${encodeURIComponent(query)}`);
const headings = (document: Document) => textsOf(document, "main h2");
const titles = (document: Document, part: string) =>
  textsOf(document, `section[aria-labelledby=${part}-heading] h3`);

describe("a search", () => {
  it("leads to the passage that it names", async () => {
    const { document } = await search("phil 4 6");
    expect(headings(document)).toEqual(["In the Bible"]);
    const part = document.querySelector("section[aria-labelledby=references-heading]");
    expect(valuesOf(part ?? document, "h3 a", "href")).toEqual(["/bible/philippians/4?v=6#v6"]);
    expect(part?.textContent).toContain("Be anxious for nothing");
  });

  it.each([
    ["for God so loved the world", "John 3:16"],
    ["for god so lovd the wrld", "John 3:16"],
    ["he leadeth me beside the still waters", "Psalm 23:2"],
    ["i can do all things through christ which strengtheneth me", "Philippians 4:13"],
    ["put on the whole armour of god", "Ephesians 6:11"],
    ["for such a time as this", "Esther 4:14"],
    ["my god my god why have you forsaken me", "Psalm 22:1"],
    ["thy word is a lamp unto my feet", "Psalm 119:105"],
    ["be still and know that i am god", "Psalm 46:10"],
    ["be still and no that i am god", "Psalm 46:10"],
    ["he will sing over you with joy", "Zephaniah 3:17"],
    ["close to the broken hearted and saves those crushed in spirit", "Psalm 34:18"],
    ["you meant it for evil but god meant it for good", "Genesis 50:20"],
    ["my grace is enough for you", "2 Corinthians 12:9"],
    ["to be absent from the body is to be present with the lord", "2 Corinthians 5:8"],
    ["people look at the outward appearance but the lord looks at the heart", "1 Samuel 16:7"],
    ["silver and gold i have none but what i do have i give you", "Acts 3:6"],
    ["a time to every purpose under heaven turn turn turn", "Ecclesiastes 3:1"],
    ["weeping may endure for a night but joy cometh in the morning", "Psalm 30:5"],
    [
      "if we say we have no sin we deceive ourselves if we confess our sins he is faithful",
      "1 John 1:8",
    ],
  ])("has first what is quoted, however it is remembered: %s", async (query, reference) => {
    const { document } = await search(query);
    const found = [...titles(document, "references"), ...titles(document, "verses")];
    expect(found.slice(0, 2)).toContain(reference);
  });

  it.each([
    ["the beatitudes", "Matthew 5:3-12"],
    ["prodigal son", "Luke 15:11-32"],
    ["golden rule", "Matthew 7:12"],
    ["armour of God", "Ephesians 6:10-18"],
    ["the magnificat", "Luke 1:46-55"],
    ["the beatitods", "Matthew 5:3-12"],
    ["the call of elisha", "1 Kings 19:19-21"],
    ["parable of the rich fool", "Luke 12:13-21"],
    ["parable of the shrewd manager", "Luke 16:1-13"],
    ["the donkey that talked to balaam", "Numbers 22:21-35"],
    ["how did judas die", "Matthew 27:3-10"],
    ["tears in a bottle", "Psalm 56:8"],
    ["the years the locusts have eaten", "Joel 2:25-27"],
    ["balm in gilead", "Jeremiah 8:22"],
    ["the problem of suffering", "Romans 8:18-28"],
  ])("knows passages by their names: %s", async (query, reference) => {
    const { document } = await search(query);
    expect(titles(document, "references")[0]).toBe(reference);
  });

  it.each([
    ["John 3:99", "John 3 has 36 verses.", "/bible/john/3"],
    ["Footprints", "isn’t in the Bible", "/bible/deuteronomy/1?v=30-31#v30"],
    ["how do I pray the Rosary", "we have no guide to it", "/bible/luke/1?v=28,42#v28"],
    ["Jn 3, 16", "Or did you mean", "/bible/john/16"],
    ["Acts 8:37", "isn’t in the oldest manuscripts", "/bible/acts/8"],
    ["Jn 22", "John has 21 chapters.", "/bible/john"],
    ["4 John", "1 John, 2 John and 3 John.", "/bible/3-john"],
    ["Pss 120-134", "The first 3 of 15 psalms.", "/bible/psalms/134"],
  ])("says what is wrong with %s, and leads on", async (query, words, path) => {
    const { document } = await search(query);
    const part = document.querySelector("section[aria-labelledby=references-heading]");
    expect(part?.textContent).toContain(words);
    expect(valuesOf(part ?? document, "p a", "href")).toContain(path);
  });

  it.each(["the shepherd and his sheep", "wolves dressed as sheep", "i lost a sheep"])(
    "takes no word of the Bible for a slip of another: %s",
    async (query) => {
      const { document } = await search(query);
      expect(titles(document, "pages")).not.toContain("Psalms for the Night");
    },
  );

  it("finds every word of our own pages, and says where it stands", async () => {
    const { document } = await search("buttered toast");
    const part = document.querySelector("section[aria-labelledby=pages-heading]");
    expect(part?.textContent).toContain("It says: ");
    expect(part?.textContent).toMatch(/buttered toast/i);
  });

  it("shows what helps before what holds the words", async () => {
    const { document } = await search("can't sleep");
    expect(headings(document)).toEqual([
      "What may help",
      "Where the Bible speaks of worry",
      "Verses with some of these words",
    ]);
    expect(titles(document, "pages")[0]).toBe("Psalms for the Night");
    expect(titles(document, "verses").length).toBeGreaterThan(5);
    expect(textsOf(document, "mark").every((word) => /^sleep/i.test(word))).toBe(true);
  });

  it("tells what is of the evening from what is even so, and a willing heart from what will be", async () => {
    for (const [query, word] of [
      ["evening", /evening/i],
      ["willing", /willing/i],
    ] as const) {
      const { document } = await search(query);
      const verses = document.querySelectorAll("section[aria-labelledby=verses-heading] li[id]");
      expect(verses.length).toBeGreaterThan(5);
      for (const verse of verses) expect(verse.textContent).toMatch(word);
    }
  });

  it("shows the verses that hold all that was asked, a prayer too, and no topic for an hour", async () => {
    const { document } = await search("evening prayer");
    expect(headings(document)).toEqual(["What may help", "A verse with these words"]);
    expect(titles(document, "verses")).toEqual(["Psalm 141:2"]);
    expect(textsOf(document, "section[aria-labelledby=verses-heading] mark")).toEqual([
      "prayer",
      "evening",
    ]);
    for (const verse of titles((await search("night prayer")).document, "verses"))
      expect(verse).not.toMatch(/Leviticus/);
  });

  it("says which word its few verses hold where none holds all", async () => {
    const { document } = await search("praying with psalms");
    expect(headings(document)).toContain("Verses with “psalms”");
    const few = titles(document, "verses");
    expect(few).toHaveLength(4);
    const [more = ""] = valuesOf(
      document,
      "section[aria-labelledby=verses-heading] li:last-child a",
      "href",
    );
    expect(more).toBe("/search?q=praying+with+psalms&verses=24#verses-4");
    expect(titles((await openPage(server, more ?? "")).document, "verses").slice(0, 4)).toEqual(
      few,
    );
    expect(titles((await search("rapture of saints")).document, "verses")).toHaveLength(4);
    expect(titles((await search("evening")).document, "verses").join()).not.toMatch(/Leviticus/);
  });

  it("shows a dozen verses, more when asked, and never without end", async () => {
    const { document } = await search("afraid");
    expect(titles(document, "verses").length).toBe(12);
    const [more = ""] = valuesOf(
      document,
      "section[aria-labelledby=verses-heading] li:last-child a",
      "href",
    );
    expect(more).toBe("/search?q=afraid&verses=24#verses-12");
    const next = (await openPage(server, more ?? "")).document;
    expect(titles(next, "verses").length).toBe(24);
    expect(titles(next, "verses").slice(0, 12)).toEqual(titles(document, "verses"));
    const last = (await openPage(server, "/search?q=afraid&verses=1e9")).document;
    expect(titles(last, "verses").length).toBe(36);
    expect(
      valuesOf(last, "section[aria-labelledby=verses-heading] li:last-child a", "href"),
    ).toEqual([]);
    for (const odd of ["-5", "x", "NaN", "1.5", ""]) {
      const page = (await openPage(server, `/search?q=afraid&verses=${odd}`)).document;
      expect(titles(page, "verses").length).toBe(12);
    }
  });

  it("shows one that would be left alone with the others", async () => {
    const { document } = await search("nostrils");
    expect(titles(document, "verses").length).toBe(13);
    expect(textsOf(document, "#main a").filter((text) => text === "Show more")).toEqual([]);
  });

  it("shows that a verse begins or ends in the middle of a sentence", async () => {
    const { document } = await search("kindness");
    const texts = textsOf(document, "section[aria-labelledby=verses-heading] li > blockquote");
    expect(texts).toHaveLength(12);
    expect(texts.some((text) => /^… .*|… ?[”’]*$/.test(text))).toBe(true);
    expect(texts.filter((text) => /^\p{Ll}|[,:;]$/u.test(text))).toEqual([]);
    expect(texts.filter((text) => text.includes("“") !== text.includes("”"))).toEqual([]);
  });

  it("says of its verses what they hold, and how long a book is", async () => {
    expect(headings((await search("rapture of saints")).document)).toContain(
      "Verses with some of these words",
    );
    const { document } = await search("Philemon");
    expect(headings(document)).toEqual(["In the Bible", "A verse with this word"]);
    expect(document.querySelector("main")?.textContent).toContain("A book of one chapter.");
  });

  it("says back what was asked; a need's few passages stand before the many verses", async () => {
    const { document } = await search("afraid");
    expect(textsOf(document, "h1")).toEqual(["Search Results for “afraid”"]);
    expect(valuesOf(document, "main h2", "id").slice(-3)).toEqual([
      "pages-heading",
      "need-heading",
      "verses-heading",
    ]);
    expect(titles(document, "pages")[0]).toBe("I’m in crisis. Can you help?");
  });

  it("says whom to call to the end, from the number on", async () => {
    const { document } = await search("afraid");
    const [answer] = textsOf(document, 'li:has(a[href="/faqs#crisis"]) p:last-child');
    expect(answer).toMatch(/^Call or text 988 in the US\..*findahelpline\.com$/);
    const looks = valuesOf(document, 'li:has(a[href="/faqs#crisis"]) p:last-child', "class");
    expect(looks.join()).not.toContain("clamp");
  });

  it("leads with a verse of comfort and a prayer where somebody tells how they feel", async () => {
    for (const [query, verse, prayer] of [
      ["afraid", "Isaiah 41:10", "/theme/theme-16?pray=now"],
      ["can't sleep", "Psalm 4:8", "/theme/theme-13?pray=now"],
      ["my husband hits me", "Psalm 9:9", "/theme/theme-10?pray=now"],
      ["my exam", "1 Peter 5:7", "/prayers/occasions?of=an-exam&pray=now"],
    ] as const) {
      const { document } = await search(query);
      const card = document.querySelector('section[aria-label="A verse and a prayer for you"]');
      expect([query, card?.querySelector(".reference")?.textContent]).toEqual([query, verse]);
      expect(card?.querySelector("a.button")?.getAttribute("href")).toBe(prayer);
      const main = document.querySelector("main")?.textContent ?? "";
      expect(main.indexOf(verse)).toBeLessThan(main.indexOf("What may help"));
    }
    for (const query of ["john 3:16", "is it free", "nebuchadnezzar"]) {
      const { document } = await search(query);
      expect(document.querySelector('section[aria-label^="A verse and a prayer"]')).toBeNull();
    }
  });

  it("shows no verses that hold some words of a sentence by chance, and no part of a word", async () => {
    const told = await search("my son doesn't speak to me");
    expect(headings(told.document).join()).not.toMatch(/verses? with/i);
    expect(titles(told.document, "pages").slice(0, 2)).toEqual(["Family", "Prayer for Families"]);
    expect(headings((await search("my exam")).document).join()).not.toMatch(/verses? with/i);
    expect(titles((await search("my father died")).document, "pages").slice(0, 3)).not.toContain(
      "Forgiveness",
    );
  });

  it("has the hour's own prayer near the top, and says no catchwords", async () => {
    const evening = await search("evening prayer");
    expect(titles(evening.document, "pages").slice(0, 3)).toEqual([
      "Night prayer",
      "Evening Prayer",
      "A prayer for the evening",
    ]);
    for (const name of ["Night prayer", "Morning prayer"])
      expect(titles((await search(name)).document, "pages")[0]).toBe(name);
    const larger = await search("larger text");
    expect(titles(larger.document, "pages")[0]).toBe("Reading Comfort");
    expect(larger.document.querySelector("main")?.textContent).not.toContain("big letters");
    expect(titles((await search("print")).document, "pages")[0]).toBe("Print a prayer");
  });

  it("names no day that a plan of the year has not in this one", async () => {
    const { document } = await search("love");
    const found = [...document.querySelectorAll("section[aria-labelledby=pages-heading] li")];
    const named = found.flatMap((each) => {
      const path = each.querySelector("h3 a")?.getAttribute("href") ?? "";
      const [, day] = /, day (\d+):/.exec(each.textContent ?? "") ?? [];
      return day && path.startsWith("/plan/") ? [[path, `Day ${day}:`] as const] : [];
    });
    expect(found.length).toBeGreaterThan(4);
    for (const [path, day] of named) {
      const [heading] = textsOf((await openPage(server, path)).document, "#day-heading");
      expect([path, heading?.startsWith(day)]).toEqual([path, true]);
    }
  });

  it("has help in the bar, before anything was asked and after", async () => {
    for (const path of ["/search", "/search?q=evening+prayer", "/search?q=i+want+to+die"]) {
      const { document } = await openPage(server, path);
      const [button] = textsOf(document, "aside[aria-label='Help now'] summary");
      expect([path, button]).toEqual([path, "Help now"]);
    }
  });

  it("has comfort first among the verses with a feeling in them, and none that breaks off", async () => {
    const { document } = await search("afraid");
    const found = titles(document, "verses");
    expect(found).toHaveLength(12);
    const fitting = ["Psalm 27:1", "Psalm 56:3", "Psalm 56:4", "Mark 4:40", "Joshua 1:9"];
    expect(fitting).toContain(found[0]);
    // It stands over the lists already.
    expect(found).not.toContain("Isaiah 41:10");
    for (const verse of ["John 19:8", "1 Samuel 28:5", "Job 6:21"])
      expect(found).not.toContain(verse);
    const verses = textsOf(document, "section[aria-labelledby=verses-heading] h3 + blockquote");
    expect(verses).toHaveLength(12);
    expect(verses.filter((text) => /[,:;—…][”’]*$/.test(text))).toEqual([]);
    const part = document.querySelector("section[aria-labelledby=verses-heading]");
    expect(part?.textContent).toMatch(/12 of \d+ verses/);
  });

  it("takes no word for another where pages have it as it was typed", async () => {
    const { document } = await search("peace");
    const found = titles(document, "pages");
    expect(found).not.toContain("The peach, the joke, the sheets");
    expect(found.filter((title, at) => found.indexOf(title) !== at)).toEqual([]);
    const slip = await search("forgivness");
    expect(titles(slip.document, "pages")).toContain("Forgiveness");
  });

  it("says so where the need it leads to is another word, and says nothing twice", async () => {
    const near = "These may be near what you feel.";
    const { document } = await search("peace");
    expect(document.querySelector("section[aria-labelledby=need-heading]")?.textContent).toContain(
      near,
    );
    const verses = titles(document, "verses");
    expect(verses).toContain("Jeremiah 6:14");
    expect(verses).not.toContain("Jeremiah 8:11");
    const named = await search("worried");
    expect(named.document.querySelector("main")?.textContent).not.toContain(near);
  });

  it("finds verses by any form of their words, in the whole Bible", async () => {
    const { document } = await search("lilies fields growing");
    expect(titles(document, "verses")).toContain("Matthew 6:28");
    const begun = await search("nebuchadn");
    expect(titles(begun.document, "verses").length).toBeGreaterThan(5);
  });

  it.each(["i want to die", "suicidal", "feel like giving up"])(
    "brings the help lines before all else where somebody despairs: %s",
    async (query) => {
      const { document } = await search(query);
      const main = document.querySelector("main")?.textContent ?? "";
      expect(main).toContain("Call 988");
      expect(main.indexOf("988")).toBeLessThan(main.indexOf("What may help"));
    },
  );

  it("brings them where nothing else is found, too", async () => {
    const { document } = await search("xqzw pills xqzwv");
    const main = document.querySelector("main")?.textContent ?? "";
    expect(main).toContain("Call 988");
    expect(main.indexOf("988")).toBeLessThan(main.indexOf("What may help") >>> 0);
  });

  it("leads who was hurt by another to passages about that, and to a way to leave the page", async () => {
    const { document } = await search("i feel dirty after what he did");
    expect(headings(document)).toEqual([
      "Help you can reach right now",
      "What may help",
      "Where the Bible speaks of being hurt by someone",
    ]);
    expect(document.querySelector("main")?.textContent).toContain("Leave this page");
  });

  it("tells where to call from a home that is not safe", async () => {
    const { document } = await search("my husband hits me");
    expect(document.querySelector("main")?.textContent).toContain("1-800-799-7233");
    expect(headings(document).join()).not.toMatch(/verses? with/i);
  });

  it("tells a book of the Bible and what somebody has lost by the same name", async () => {
    const { document } = await search("job");
    expect(titles(document, "references")).toEqual(["Job"]);
    expect(titles(document, "pages")).toContain("Financial Peace");
  });

  it("finds a verse by the words that everybody knows", async () => {
    const { document } = await search("the lord is my shepherd");
    expect(titles(document, "references")).toContain("Psalm 23:1");
  });

  it("finds questions, articles and pages", async () => {
    const faq = await search("is it free");
    expect(titles(faq.document, "pages")).toContain("Is Prayer LIFE free?");
    const page = await search("dark mode");
    expect(titles(page.document, "pages")).toContain("Reading Comfort");
    for (const words of ["text size", "bigger text"])
      expect(titles((await search(words)).document, "pages")).toContain("Reading Comfort");
  });

  it("shows every need where nothing was asked", async () => {
    const { headers, document } = await openPage(server, "/search");
    expect(document.title).toBe("Search - Prayer LIFE");
    const needs = valuesOf(document, 'ul[aria-label="What the Bible speaks of"] a', "href");
    expect(needs).toHaveLength(13);
    expect(headers.get("Cache-Control")).toMatch(/^public/);
    for (const need of needs) expect((await ask(server, need ?? "")).status).toBe(200);
  });

  it("leads to prayers first where nothing was found", async () => {
    const { document } = await search("xqzw");
    expect(textsOf(document, "h1")).toEqual(["We found nothing for “xqzw”"]);
    const ways = valuesOf(document, 'ul[aria-label="Feelings"] a', "href");
    expect(ways[0]).toBe("/theme/theme-2?pray=now&feeling=anxious");
    expect(headings(document)).toEqual([
      "How are you right now?",
      "Where does the Bible speak of …",
    ]);
  });

  it("asked for in the Help Center stays there, with an answer and without", async () => {
    const ask = async (query: string) =>
      (await openPage(server, `/search?${new URLSearchParams({ in: "help", q: query })}`)).document;
    for (const query of ["xqzw", "forgot password"]) {
      const main = (await ask(query)).querySelector("main");
      const links = valuesOf(main ?? new Document(), "a", "href");
      expect(links).toEqual(expect.arrayContaining(["/help-center", "/contact", "/faqs#support"]));
      expect(links.join(" ")).not.toMatch(/\/(bible|plan|theme|prayers)\b/);
      expect(main?.querySelector("[name=in]")?.getAttribute("value")).toBe("help");
    }
    expect(titles(await ask("forgot password"), "pages").length).toBeGreaterThan(0);
    expect((await ask("I want to die")).querySelector("#help")).not.toBeNull();
    expect((await ask("")).querySelector("[name=in]")).toBeNull();
  });

  it("says so where it isn't sure, and shows nothing by a number or one word of many", async () => {
    const { document } = await search("42 bananas");
    expect(textsOf(document, "h1")).toEqual(["We found nothing for “42 bananas”"]);
    for (const query of ["rapture of saints", "42 bananas"]) {
      const main = (await search(query)).document.querySelector("main");
      expect(main?.textContent).toContain("We aren’t sure what you mean.");
      expect(main?.querySelector("section[aria-labelledby=pages-heading]")).toBeNull();
    }
    const known = await search("afraid");
    expect(known.document.querySelector("main")?.textContent).not.toContain("We aren’t sure");
  });

  it("has no script for a visitor, and is kept by nobody", async () => {
    const { headers, document } = await search("thankful");
    expect(document.querySelectorAll('script:not([type="application/ld+json"])')).toHaveLength(0);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(valuesOf(document, 'meta[name="robots"]', "content")).toEqual(["noindex"]);
    expect(document.title).not.toContain("thankful");
    expect(valuesOf(document, "main [role=search] input", "value")).toEqual(["thankful"]);
  });
});

/** The page as it is sent, which is quicker than a document of it. */
const textOf = async (query = "") =>
  (await ask(server, `/search?q=${encodeURIComponent(query)}`)).text;

const isBoxed = (text: string) => text.includes("Help you can reach right now");

const versesIn = (text: string) =>
  [...text.matchAll(/<h3 class="reference[^>]*><a [^>]*href="([^"]+)"/g)].map(([, path]) => path);

/** Those of which it is not so. */
async function without<Query>(queries: Query[], isSo: (query: Query) => Promise<boolean>) {
  const wrong: Query[] = [];
  // Not all at once: a busy machine would send some away.
  for (let from = 0; from < queries.length; from += 12)
    await Promise.all(
      queries.slice(from, from + 12).map(async (each) => (await isSo(each)) || wrong.push(each)),
    );
  return wrong;
}

describe("few words", () => {
  it("half remembered bring their verse first, and no help lines", async () => {
    const isFirst = async ([query, ...verses]: string[]) => {
      const text = await textOf(query);
      return !isBoxed(text) && verses.map(biblePath).includes(versesIn(text)[0]);
    };
    expect(await without(remembered, isFirst)).toEqual([]);
  });

  it("of the Bible, or of a need, bring no help lines", async () => {
    expect(await without(calm, async (query) => !isBoxed(await textOf(query)))).toEqual([]);
  });

  it("that cry for help bring them", async () => {
    expect(await without(cries, async (query) => isBoxed(await textOf(query)))).toEqual([]);
  });

  it("that are a quotation lead with the verse, and what may help follows", async () => {
    const { document } = await search("a soft answer turns away anger");
    expect(headings(document).slice(0, 2)).toEqual(["In the Bible", "What may help"]);
    expect(titles(document, "references")).toEqual(["Proverbs 15:1"]);
    expect(titles(document, "verses")).not.toContain("Proverbs 15:1");
    const copied = await search("for God so loved the world, John 3:16");
    expect(titles(copied.document, "references")).toEqual(["John 3:16"]);
  });

  it.each([
    ["create in me a clean heart", "Psalm 51:10"],
    ["all things work together for good", "Romans 8:28"],
    ["the lord is my shepherd", "Psalm 23:1"],
    ["for i know the plans i have for you", "Jeremiah 29:11"],
    ["the wages of sin", "Romans 6:23"],
  ])(
    "that are a verse show it once, and no topic that does not hold it: %s",
    async (query, verse) => {
      const { document } = await search(query);
      expect(titles(document, "references")).toEqual([verse]);
      expect(headings(document).join()).not.toMatch(/marriage|work|guilt|What may help/);
    },
  );

  it("that are a quotation of no need lead to no page by chance", async () => {
    const { document } = await search("he must become greater i must become less");
    expect(headings(document)).toEqual(["In the Bible", "Verses with some of these words"]);
  });
});

describe("a hostile search", () => {
  const long = 10_000;
  it.each([
    ["long", "a".repeat(4_000)],
    ["longer than any address", "word ".repeat(long / 5)],
    ["terms with OR", Array.from({ length: 900 }, (_, index) => `w${index}`).join(" OR ")],
    ["operators", '"* AND NOT OR NEAR(a b, 5) ^x col:y -z + ( ) {a b}:c'],
    ["an open quote", '"love'],
    ["quotes", `'"\`’” OR 1=1; DROP TABLE verses --`],
    ["NUL", "lo\u0000ve"],
    ["right to left", "\u202Eevol\u202C \u05D0\u05D4\u05D1\u05D4"],
    ["the parser's worst", "ps 1,".repeat(700)],
    ["numbers", "1 2 3:4-5,".repeat(60)],
    ["marks above letters", "e\u0301\u0302\u0303".repeat(60)],
    ["half a character", "love \uD83D"],
    ["emoji", "🙏🙏🙏 🥺"],
    ["stop words", "the and of to a in"],
    ["a star", "*"],
    ["markup", "<script>alert(1)</script>"],
    ["prototype", "__proto__ constructor toString hasOwnProperty"],
  ])("gets a response like any other: %s", async (_, query) => {
    const encoded = encodeURIComponent(query.toWellFormed());
    const { status, text } = await ask(server, `/search?q=${encoded}`);
    expect(status).toBeLessThan(500);
    expect([200, 414]).toContain(status);
    expect(text).not.toContain("<script>alert");
  });

  it.each(["%ED%A0%80", "%FF", "%", "&q=a&q=b", "%00%00"])(
    "whatever its bytes: %s",
    async (raw) => {
      const { status } = await ask(server, `/search?q=${raw}`);
      expect(status).toBeLessThan(500);
    },
  );
});

it("nobody's words are in the log", async () => {
  await search("zanzibarword");
  await ask(server, "/search.data?q=zanzibarword");
  const asked = () => logLines(server).filter(({ route }) => route === "/search").length;
  await expect.poll(asked, { timeout: 10_000 }).toBeGreaterThan(1);
  expect(server.output()).not.toContain("zanzibarword");
});

it("a browser can add the site to its own searches", async () => {
  const { document } = await openPage(server, "/");
  expect(valuesOf(document, 'link[rel="search"]', "href")).toEqual(["/opensearch.xml"]);
  const { text, headers } = await ask(server, "/opensearch.xml");
  expect(text).toContain("/search?q={searchTerms}");
  expect(headers.get("Content-Type")).toContain("opensearchdescription");
});

it.each(["/", "/bible", "/faqs", "/help-center"])("%s has a field to search", async (path) => {
  const { document } = await openPage(server, path);
  expect(document.querySelectorAll('main form[role=search][action="/search"]')).toHaveLength(1);
  expect(document.querySelectorAll('#site-menu form[role=search][action="/search"]')).toHaveLength(
    1,
  );
});
