import { describe, expect, it } from "vitest";
import { getPlan, type Plan } from "#content/plans/plans";
import { getTheme, type Theme } from "#content/themes/themes";
import { addDays, daysBetween } from "#content/year/days";
import { adventOf } from "#content/year/seasons";
import { visitorMessages } from "~/routes/plans/messages";
import { ask } from "../support/ask";
import { shownWords, withoutSpace } from "../support/quoted";
import { startServer } from "../support/server";
import { withServer } from "../support/with-server";
import { canonicalOf, elementWith, openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();

const anxiety = getPlan("anxiety-plan") as Plan;
const peace = getTheme("theme-2") as Theme;
const { start, save } = visitorMessages(anxiety.id);
const helpLine = "Call or text 988 in the US";

describe("a plan", () => {
  it("shows what it is, and leads home", async () => {
    const { document } = await openPage(server, "/plan/anxiety-plan");
    expect(document.title).toBe("Dealing with Anxiety - Prayer LIFE");
    expect(textsOf(document, "h1")).toEqual(["Dealing with Anxiety"]);
    for (const words of ["Featured Plan", "7 days", "5 min per day", "1,247 completions"])
      expect(elementWith(document, words), words).toBeDefined();
    for (const words of ["Created by", "Start Plan", "Save plan", helpLine])
      expect(document.body.textContent).toContain(words);
    expect(valuesOf(document, "main a[href='/']", "href").length).toBeGreaterThan(0);
  });

  it("marks its day in the list, and knows where it begins and ends", async () => {
    for (const [index, { title, scripture }] of anxiety.days.entries()) {
      const number = index + 1;
      const { document } = await openPage(server, `/plan/anxiety-plan?day=${number}`);
      const day = document.querySelector("#day") ?? document;
      expect(textsOf(day, "h2")).toEqual([`Day ${number}: ${title}`]);
      expect(withoutSpace(textsOf(day, "blockquote").join())).toContain(shownWords(scripture));
      expect(textsOf(day, "figcaption").join()).toContain(scripture.reference);
      expect(textsOf(document, "button[aria-current=step]").join()).toMatch(/^Day \d\D/);
      const small = textsOf(document, "section p[aria-hidden=true]").join();
      expect(small).toBe(number > 1 ? `Day ${number} · Current` : "");
      const enabled = ["Previous Day", "Next Day"].map(
        (name) => !elementWith(document, name)?.closest("button")?.disabled,
      );
      expect(enabled).toEqual([number > 1, number < anxiety.days.length]);
    }
  });

  it("saves a verse and a prayer by two buttons of different words, and so does a theme", async () => {
    const words = async (path: string) =>
      textsOf((await openPage(server, path)).document, ".save-prayer button");
    expect(await words("/plan/anxiety-plan")).toEqual(["Save passage", "Save prayer"]);
    const ofTheme = await words("/theme/theme-1");
    expect(ofTheme.sort()).toEqual(["Save prayer", ...Array(3).fill("Save verse")]);
  });

  it("that stands among those that one may also like is named after its day, and another near it stands there", async () => {
    const { document } = await openPage(server, "/plan/anxiety-plan");
    const row = "section[aria-labelledby=related-heading] a";
    expect(valuesOf(document, row, "href")).toEqual([
      "/plan/calm-storm-plan",
      "/plan/forgiveness-plan",
      "/plan/family-plan",
    ]);
    expect(textsOf(document, "#day a[href='/plan/anxiety-plan']")).toEqual([
      `To the top of ${anxiety.title}`,
    ]);
  });

  it.each(["99", "0", "two", "1"])("opens at day 1 for ?day=%s", async (day) => {
    const { document } = await openPage(server, `/plan/anxiety-plan?day=${day}`);
    expect(textsOf(document, "#day h2")).toEqual([`Day 1: ${anxiety.days[0]?.title}`]);
  });

  it("for Advent says when that begins, and from then on opens at the day that it is", async () => {
    const year = new Date().getUTCFullYear() + 1;
    const first = adventOf(year);
    for (const [day, words, opens] of [
      [
        addDays(first, -1),
        /Begins Sunday, (November|December) \d+\. You may start any day\./,
        "Day 1:",
      ],
      [first, /Start Plan/, "Day 1:"],
      [`${year}-12-21`, /Start Plan/, `Day ${daysBetween(first, `${year}-12-21`) + 1}:`],
    ] as const) {
      const CLOCK_OFFSET = String(Date.parse(`${day}T12:00:00Z`) - Date.now());
      const moved = await startServer({ CLOCK_OFFSET });
      try {
        const { document } = await openPage(moved, "/plan/advent-plan");
        const text = document.body.textContent ?? "";
        expect(text).toMatch(words);
        // Nobody has prayed it to its end here.
        expect(elementWith(document, "4 Sundays")).toBeDefined();
        expect(text).toContain(`${daysBetween(first, `${year}-12-24`) + 1} days`);
        expect(text.includes("You may start any day.")).toBe(day < first);
        expect(textsOf(document, "#day h2")[0]?.startsWith(opens)).toBe(true);
        expect(canonicalOf(document)).toBe("/plan/advent-plan");
        const other = await openPage(moved, "/plan/advent-plan?day=2");
        const said = other.document.body.textContent?.match(/Today is day/g);
        expect(said?.length ?? 0).toBe(day >= first ? 1 : 0);
      } finally {
        await moved.stop();
      }
    }
  });

  it("that we do not have is plan 1, with a word and what comes near", async () => {
    const { status, document } = await openPage(server, "/plan/peace");
    expect([status, canonicalOf(document)]).toEqual([200, "/plan/1"]);
    expect(document.body.textContent).toContain("We have no plan called “peace”.");
    expect(textsOf(document, "h1")).toEqual(["5 Questions About Anger"]);
    const near = valuesOf(document, ".unknown a", "href");
    expect(near.length).toBeGreaterThan(0);
    for (const path of near) {
      const response = await ask(server, path ?? "");
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.text).not.toContain("We have no plan called");
    }
  });

  it("that is like none still says so, as text", async () => {
    const { document } = await openPage(server, "/plan/zzqx%3Cb%3E");
    expect(document.body.textContent).toContain("We have no plan called “zzqx<b>”.");
  });

  it("says the words of an intent in place also where no cookie is kept", async () => {
    const message = async (done: string) => {
      const { document } = await openPage(server, `/plan/anxiety-plan?done=${done}`);
      return [
        textsOf(document, "#day .notice").join().includes(start.description),
        textsOf(document, "#save .notice").join().includes(save.description),
      ];
    };
    expect(await message("start")).toEqual([true, false]);
    expect(await message("save")).toEqual([false, true]);
    expect(await message("nothing")).toEqual([false, false]);
  });
});

describe("a theme", () => {
  it("shows its prayer, its readings and its steps", async () => {
    const { document } = await openPage(server, "/theme/theme-2");
    expect(document.title).toBe("Peace & Comfort - Prayer LIFE");
    expect(textsOf(document, "h1")).toEqual(["Peace & Comfort"]);
    for (const words of ["Daily Devotional Theme", "477 saves"])
      expect(elementWith(document, words), words).toBeDefined();
    expect(document.body.textContent).toMatch(/1,9\d\d times prayed/);
    expect(document.body.textContent).toContain("created by the Prayer\u00a0LIFE team");
    for (const name of ["Daily Prayer", "For Reflection", "Practical Application"])
      expect(textsOf(document, "h2, h3")).toContain(name);
    const counters = textsOf(document, "figure");
    for (const scripture of peace.scriptures) {
      const words = shownWords(scripture);
      const [reading = "", ...more] = counters.filter((text) => withoutSpace(text).includes(words));
      expect([reading.includes(scripture.reference), more]).toEqual([true, []]);
      expect(reading).toContain("Share This Verse");
    }
    const step = peace.applicationSteps[4] ?? "missing";
    expect(textsOf(document, "li").filter((text) => text.includes(step))).toHaveLength(1);
    expect(textsOf(document, "article a")).toEqual(["Healing", "Hope", "Overcoming Fear"]);
  });

  it("of a heavy heart names whom to call", async () => {
    const { document } = await openPage(server, "/theme/theme-16");
    expect(textsOf(document, "h1")).toEqual(["Overcoming Fear"]);
    expect(document.body.textContent).toContain(helpLine);
  });

  it("that we do not have is the first", async () => {
    const { status, document } = await openPage(server, "/theme/theme-99");
    expect([status, canonicalOf(document)]).toEqual([200, "/theme/theme-1"]);
    expect(textsOf(document, "h1")).toEqual(["Morning Prayer"]);
    const related = valuesOf(document, "main a[href^='/theme/']", "href");
    expect(related.slice(-3)).toEqual(["/theme/theme-1", "/theme/theme-2", "/theme/theme-3"]);
  });

  it("is prayed on a page of its own, which no search engine keeps", async () => {
    const { document } = await openPage(server, "/theme/theme-2?pray=now");
    expect(valuesOf(document, "meta[name=robots]", "content")).toEqual(["noindex"]);
    expect(canonicalOf(document)).toBe("/theme/theme-2");
    for (const paragraph of peace.prayer.split("\n\n"))
      expect(document.body.textContent).toContain(paragraph);
    expect(elementWith(document, "Back to the theme")?.closest("a")?.getAttribute("href")).toBe(
      "/theme/theme-2",
    );
  });
});

describe("a plan's booklet", () => {
  const path = "/plan/anxiety-plan/print";

  it("has all days, one after another, and is not to be found by searching", async () => {
    const { document } = await openPage(server, path);
    const days = textsOf(document, "main h2").filter((text) => text.startsWith("Day "));
    expect(days.map((text) => text.slice(0, 6))).toEqual(
      Array.from({ length: 7 }, (_, index) => `Day ${index + 1}:`),
    );
    const ids = valuesOf(document, "main [id]", "id");
    expect(new Set(ids).size).toBe(ids.length);
    expect(valuesOf(document, "meta[name=robots]", "content")).toEqual(["noindex"]);
    expect((await ask(server, "/sitemap.xml")).text).not.toContain("/print");
    const plan = await openPage(server, "/plan/anxiety-plan?day=3");
    expect(valuesOf(plan.document, "main a", "href")).toContain(path);
  });

  it("has one address, and none where there is no plan", async () => {
    const other = await ask(server, "/plan/Anxiety-plan/print");
    expect([other.status, other.headers.get("location")]).toEqual([308, path]);
    expect((await ask(server, "/plan/nope/print")).status).toBe(404);
  });
});
