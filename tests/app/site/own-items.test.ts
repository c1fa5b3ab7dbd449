import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { getBody } from "#content/articles/bodies";
import { readReference } from "#content/bible/reference";
import { about as aboutWords } from "#content/pages/about";
import { contactDetails } from "#content/samples";
import { builtIn, replaceSite } from "#content/site.server";
import { legalPage } from "~/routes/legal/legal.server";
import { quotePassage } from "~/runtime/quotation.server";
import { listFolder } from "~/site/folder.server";
import { readSite, sentenceOf } from "~/site/read-site.server";
import { temporaryFolder } from "../../support/folder";
import { randomFrom } from "../../support/random";

afterEach(() => replaceSite(builtIn));

/** What is read of files. */
async function read(files: Record<string, string | Buffer>) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const { site, told } = await readSite(folder, await listFolder(folder));
  return { site, told: told.map(sentenceOf) };
}

const example = (name: string) =>
  readFileSync(`content/example-site/${name}/example.md`, "utf8").replace(/^draft: .*\n/m, "");

const [plan, theme, article] = ["plans", "themes", "articles"].map(example) as [
  string,
  string,
  string,
];

describe("the examples", () => {
  it("are read without a remark, and not shown while they are drafts", async () => {
    const folder = temporaryFolder();
    for (const kind of readdirSync("content/example-site").filter((name) => !name.includes(".")))
      cpSync(`content/example-site/${kind}`, join(folder, kind), { recursive: true });
    const { site, told } = await readSite(folder, await listFolder(folder));
    expect(told).toEqual([]);
    expect([...site.plans.items, ...site.themes.items, ...site.articles.items]).toEqual([]);
  });

  it("of a plan: passages are looked up, counters begin at zero", async () => {
    const { site, told } = await read({ "plans/evenings.md": plan });
    expect(told).toEqual([]);
    const [own] = site.plans.items;
    expect(own).toMatchObject({
      id: "evenings",
      title: "Three Quiet Evenings",
      duration: "3 days",
      category: "new",
      completions: 0,
      saved: 0,
      scene: "lamp",
      tone: "ember",
      image: "",
      picture: { path: "/og/scene-lamp.png", alt: "A dawn: lamp.", isOtherSize: true },
      blessing: "May you lie down in peace, and sleep.",
    });
    const [first, , third] = own?.days ?? [];
    expect(first?.scripture).toEqual({
      reference: "Psalm 131:1-3",
      verses: quotePassage(readReference("Psalm 131:1-3")).replaceAll(/\s+/g, " "),
    });
    expect(first?.reflection.split("\n\n")).toHaveLength(2);
    expect(first?.pause).toBeUndefined();
    expect(third?.questions).toEqual([
      "What can wait until morning?",
      "Who would be glad of a word from you?",
    ]);
  });

  it("of a theme and an article", async () => {
    const files = { "themes/theme-3.md": theme, "articles/bell.md": article };
    const { site, told } = await read(files);
    expect(told).toEqual([]);
    const [own] = site.themes.items;
    expect(own).toMatchObject({ id: "theme-3", title: "Harvest", category: "character" });
    expect(own?.scriptures.map(({ reference }) => reference)).toEqual([
      "Psalm 65:9-13",
      "Genesis 8:22",
      "2 Corinthians 9:10",
    ]);
    expect(own?.applicationSteps).toHaveLength(5);
    const [written] = site.articles.items;
    expect(written).toMatchObject({ id: "bell", date: "November 29, 2026" });
    expect(written && getBody(written)).toContain('<a href="/bible/psalms/55?');
  });

  it("named as one of ours take its place; hidden, they take it away", async () => {
    const { site, told } = await read({
      "plans/wisdom-plan.md": plan,
      "plans/1.md": "---\nhidden: true\n---\n",
      "themes/theme-9.md": "---\n# For now.\nhidden: true\n---",
      "articles/praying-at-home.md": "---\nhidden: true\n---",
      "articles/when-words-will-not-come.md": article,
    });
    expect(told).toEqual([]);
    expect(site.plans.items[0]).toMatchObject({ id: "wisdom-plan", category: "popular" });
    expect([site.plans.hidden, site.themes.hidden, site.articles.hidden]).toEqual([
      ["1"],
      ["theme-9"],
      [5],
    ]);
    expect(site.articles.items[0]?.id).toBe(3);
  });
});

/** An example changed in one place, and what is told of it. */
const mistakes: [kind: string, from: string | RegExp, to: string, told: string][] = [
  [
    "plans",
    "Psalm 121:5-8\n",
    "",
    "plans/x.md:29: day 2 has no reference: put one below its title, as Psalm 23:1-3.",
  ],
  [
    "plans",
    "Psalm 121:5-8",
    "Psalm 121:5-80",
    'plans/x.md:30: day 2: "Psalm 121:5-80" is no reference that can be read: Psalm 121 has 8 verses.',
  ],
  [
    "plans",
    "Psalm 121:5-8",
    "by the river",
    'plans/x.md:30: day 2: "by the river" is no reference that can be read, as Psalm 23:1-3 is: one place, in one chapter.',
  ],
  [
    "plans",
    "Psalm 121:5-8",
    "Psalm 1; Psalm 2",
    "is no reference that can be read, as Psalm 23:1-3 is",
  ],
  [
    "plans",
    "Psalm 121:5-8",
    "Psalm 119",
    "plans/x.md:30: day 2: Psalm 119 is too long for a day: choose fewer verses.",
  ],
  [
    "plans",
    "### Prayer\nYou keep",
    "You keep",
    'plans/x.md:29: day 2 has words that belong to no part: "You keep my going out and my c"; put them below ### Reflection.',
  ],
  [
    "plans",
    "### Reflection\nSomebody is awake",
    "### Thoughts\nSomebody is awake",
    'plans/x.md:35: day 2 has a part "Thoughts"; known are Prayer, Reflection, Pause, Questions, Carry.',
  ],
  [
    "plans",
    "### Reflection\nSomebody is awake, so you may sleep.\n",
    "",
    "plans/x.md:29: day 2 has no reflection: put a line ### Reflection and the words below it.",
  ],
  [
    "plans",
    "- Who would be glad of a word from you?\n",
    "",
    "plans/x.md:38: day 3 has a part of Pause, Questions and Carry: it needs all three, and two questions, each in a line beginning with -.",
  ],
  [
    "plans",
    "Keep tonight, too.",
    "Keep <b>tonight</b>, too.",
    'plans/x.md:32: day 2, Prayer, is shown as it is written, so take out "<b".',
  ],
  [
    "plans",
    "Keep tonight, too.",
    "[Keep](javascript:alert(1)).",
    'so take out "](javascript:alert(1"',
  ],
  [
    "plans",
    /^title: .*\n/m,
    "",
    "plans/x.md:5: title: is missing: text (in quotation marks where it looks like a number).",
  ],
  ["plans", "scene: lamp", "scene: sun", "plans/x.md:8: scene: must be hills or"],
  [
    "plans",
    "scene: lamp",
    "scen: lamp",
    'plans/x.md:8: "scen" is not known here; did you mean scene?',
  ],
  [
    "plans",
    "scene: lamp",
    "scene: lamp\nimage: evening.jpg",
    "plans/x.md: there is no picture evening.jpg in images/.",
  ],
  [
    "plans",
    "author: Your name",
    "author: &a [x, x]\nfor: *a",
    "plans/x.md: aliases (*name) are not taken: write the words out.",
  ],
  [
    "plans",
    "author: Your name",
    "author: <script>",
    "plans/x.md:7: author: must stand in one line, without < and >.",
  ],
  [
    "plans",
    /^[\s\S]*?\n---\n/,
    "",
    "plans/x.md:1: must begin with a line ---, names and values, and a line ---.",
  ],
  ["plans", /^## [\s\S]*/m, "", "has no days: each begins with a line ## and its title."],
  ["themes", "  - Genesis 8:22\n", "", "themes/x.md:6: scriptures: must be three references"],
  [
    "themes",
    "Genesis 8:22",
    "Genesis 8:99",
    'themes/x.md:1: scriptures: "Genesis 8:99" is no reference that can be read: Genesis 8 has 22 verses.',
  ],
  ["themes", "## Reflection", "## Thoughts", "known are ## Prayer and ## Reflection."],
  ["articles", "2026-11-29", "2026-02-31", "articles/x.md:5: date: is no day of the calendar."],
  ["articles", "2026-11-29", "tomorrow", "articles/x.md:5: date: must be a day, as 2026-11-29."],
  [
    "articles",
    "> Pray",
    "<script>alert(1)</script>\n\n> Pray",
    'articles/x.md:14: HTML is not taken: write "<script>alert(1)</script>" in Markdown, or take it out.',
  ],
  [
    "articles",
    "(/plans)",
    "(javascript:alert(1))",
    'articles/x.md:10: the link to "javascript:alert(1)" leads nowhere: it has to begin with https:, mailto: or /.',
  ],
  [
    "articles",
    "## A heading",
    "![](https://example.org/x.png)",
    "articles/x.md:12: there is no picture https://example.org/x.png in images/.",
  ],
  ["articles", "## A heading", `${">".repeat(30_000)} deep`, "nests too deep"],
];

describe("pages", () => {
  const [about, policy] = ["about", "privacy-policy"].map((name) =>
    readFileSync(`content/example-site/pages/${name}.md`, "utf8").replace(/^draft: .*\n/m, ""),
  ) as [string, string];

  it("take the place of ours, with the contact of the site in them", async () => {
    const { site, told } = await read({ "pages/about.md": about, "pages/ccpa.md": policy });
    expect(told).toEqual([]);
    replaceSite(site);
    const page = legalPage("/ccpa");
    expect([page.since, page.short, page.heading]).toEqual([
      "Effective November 29, 2026",
      ["You can read everything here without an account."],
      "California Privacy Notice",
    ]);
    const { opening, sections } = page.text;
    expect(opening).toContain(`href="mailto:${contactDetails.email}"`);
    expect(sections.map(({ id }) => id)).toEqual(["what-we-keep", "what-you-can-ask-for"]);
    expect(legalPage("/terms").since).toBe("Effective April 2025");
    expect(aboutWords()).toMatchObject({ founded: "1962", values: [{ title: "Scripture first" }] });
    expect(aboutWords().story).toHaveLength(2);
  });

  it.each([
    [
      "pages/terms.md",
      "---\nhidden: true\n---",
      "pages/terms.md: cannot be taken away, for every page leads to it.",
    ],
    ["pages/imprint.md", policy, "pages/imprint.md: is no page that can be replaced: these are"],
    [
      "pages/terms.md",
      policy.replace("- You", "You"),
      "pages/terms.md:4: short: must be a list, each line beginning with -.",
    ],
    [
      "pages/about.md",
      about.replace("mission:", "misson:"),
      'pages/about.md:4: "misson" is not known here; did you mean mission?',
    ],
  ])("%s: %#", async (name, text, expected) => {
    expect((await read({ [name]: text })).told.join()).toContain(expected);
  });
});

it.each(mistakes)("a mistake in %s is told: %#", async (kind, from, to, told) => {
  const text = example(kind);
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  const { told: all } = await read({ [`${kind}/x.md`]: changed });
  expect(all.join("\n")).toContain(told);
});

it.each([
  ["plans/search.md", "is named as a page of the site"],
  ["plans/Lent.md", "has a name that makes no good address"],
  [`plans/${"a".repeat(51)}.md`, "has a name that makes no good address"],
  ["plans/le nt.md", "has a name that makes no good address"],
])("%s %s", async (name, told) => {
  expect((await read({ [name]: plan })).told.join("\n")).toContain(told);
});

it("a number names no article, and what is not ours cannot be taken away", async () => {
  const { told } = await read({
    "articles/3.md": article,
    "plans/none.md": "---\nhidden: true\n---",
  });
  expect(told).toEqual([
    "plans/none.md: there is nothing of this name to take away: delete the file, or name it as one of ours.",
    "articles/3.md: is named by a number: name it by words.",
  ]);
});

describe("words that are given with a reference", () => {
  const given = (words: string) =>
    read({ "plans/x.md": plan.replace("Psalm 121:5-8", `Psalm 121:5-8\n${words}`) });

  it("may be a part of the passage", async () => {
    const { site, told } = await given("> The LORD will watch over\n> your coming and going");
    expect(told).toEqual([]);
    expect(site.plans.items[0]?.days[1]?.scripture.verses).toMatch(
      /^The LORD will watch over your coming and going$/,
    );
  });

  it("are told where they differ", async () => {
    const { told } = await given("> The LORD is your keeper; the LORD is thy shade");
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^plans\/x\.md:30: day 2: the words of Psalm 121:5-8 differ at "/);
    expect(told[0]).toContain('the Berean Standard Bible has "');
  });
});

it("a plan's days stay as they were read, the same whenever they are asked for", async () => {
  const { site } = await read({ "plans/evenings.md": plan });
  const [own] = site.plans.items;
  const { days } = own as NonNullable<typeof own>;
  expect(own?.days).toBe(days);
  expect(days.map(({ title }) => title)).toEqual(["A quieted soul", "Kept", "Peace"]);
  expect(JSON.parse(JSON.stringify(own)).days).toEqual(days);
  expect({ ...own }.days).toBe(days);
});

it("two hundred plans are read within a second", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 200 }, (_, at) => [`plans/p-${at}.md`, plan]),
  );
  const start = process.cpuUsage();
  const { site, told } = await read(files);
  const { user } = process.cpuUsage(start);
  expect(told).toEqual([]);
  expect(site.plans.items).toHaveLength(200);
  // Of the processor, which is slower on a busy machine; on a quiet one it takes a fifth of that.
  expect(user / 1_000).toBeLessThan(5_000);
});

it("files broken anywhere are told or read, and never a crash", async () => {
  const { below, pick } = randomFrom(47);
  const junk = [
    "---",
    "## ",
    "### Prayer",
    "\t",
    "&a *a",
    "<<: *x",
    "\u0000",
    "\ud800",
    "](javascript:x)",
    "![](x)",
    "- ",
    ": :",
    '"',
    "{[",
    "> ",
    "Psalm 151:1",
    "\u202e",
    "]]>",
    "%00",
    "| x",
    "!!js/function x",
  ];
  const broken = (text: string) => {
    const lines = text.split("\n");
    for (let each = 0; each < 1 + below(3); each++) {
      const at = below(lines.length);
      const line = lines[at] ?? "";
      const changes = [
        () => [],
        () => [line, line],
        () => [pick(junk) + line],
        () => [line + pick(junk)],
        () => [line.slice(below(line.length + 1))],
        () => [line.repeat(40)],
      ];
      lines.splice(at, 1, ...pick(changes)());
    }
    return lines.join("\n");
  };
  const kinds = { plans: plan, themes: theme, articles: article };
  for (let round = 0; round < 40; round++) {
    const files = Object.entries(kinds).flatMap(([kind, text]) =>
      Array.from({ length: 5 }, (_, at) => [`${kind}/x-${at}.md`, broken(text)] as const),
    );
    const { site, told } = await read(Object.fromEntries(files));
    for (const each of told)
      expect(each).toMatch(/^(?:plans|themes|articles)\/x-\d\.md(?::\d+)?: ./);
    const mistaken = new Set(told.map((each) => each.split(/\.md/)[0]));
    for (const { id, title, days } of site.plans.items) {
      if (mistaken.has(`plans/${id}`)) continue;
      expect(title).not.toBe("");
      expect(days.length).toBeGreaterThan(0);
      for (const day of days) expect(Object.values(day)).not.toContain("");
    }
  }
});
