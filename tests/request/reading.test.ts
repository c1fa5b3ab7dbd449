import { describe, expect, it } from "vitest";
import { planOffered } from "#content/plans/dated-plan";
import { plans } from "#content/plans/plans";
import { themes } from "#content/themes/themes";
import { inLines } from "~/runtime/quotation.server";
import { ask, form, textOf } from "../support/ask";
import { withServer } from "../support/with-server";

const server = withServer();

/** As it stands in HTML. */
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");

/** The words of a text, paragraph by paragraph, as a page must hold them. */
const paragraphs = (...texts: string[]) => texts.flatMap((text) => text.split("\n\n")).map(escaped);

/** One of a season has as many days as its season has in this year. */
const offered = plans.map((plan) => planOffered(plan, new Date().toISOString().slice(0, 10)).plan);

describe.each(offered)("the plan $title", ({ id, title, overview, days, season }) => {
  it("shows every day at its own address, whole, with its neighbours", async () => {
    for (const [index, day] of days.entries()) {
      const number = index + 1;
      const { status, text } = await ask(server, `/plan/${id}?day=${number}`);
      expect(status).toBe(200);
      const { verses, reference } = inLines(day.scripture);
      const reading = verses.split(/\n+ */);
      for (const words of paragraphs(overview, day.prayer, day.reflection, ...reading, reference)) {
        expect(text).toContain(words);
      }
      // The plan of a season opens at the day that it is, and each day has an address of its own.
      const isPlan = number === 1 && !season;
      const heading = isPlan ? title : `Day ${number}: ${day.title} - ${title}`;
      expect(textOf(text, "title")).toBe(`${heading} - Prayer LIFE`);
      const pathOf = (day: number) => (season ? `/plan/${id}?day=${day}` : path(id, day));
      expect(rel(text, "canonical")).toBe(pathOf(number));
      expect(rel(text, "prev")).toBe(number > 1 ? pathOf(number - 1) : undefined);
      expect(rel(text, "next")).toBe(number < days.length ? pathOf(number + 1) : undefined);
      expect(text).not.toContain("style=");
    }
  });
});

it.each(themes)("the theme $title is shown whole", async (theme) => {
  const { text } = await ask(server, `/theme/${theme.id}`);
  const readings = theme.scriptures
    .map(inLines)
    .flatMap(({ verses, reference }) => [...verses.split(/\n+ */), reference]);
  const words = [theme.prayer, theme.reflection, ...readings, ...theme.applicationSteps];
  for (const part of paragraphs(...words)) expect(text).toContain(part);
  expect(rel(text, "canonical")).toBe(`/theme/${theme.id}`);
  expect(text).not.toContain("noindex");
});

describe("an intent", () => {
  it.each([
    ["/plan/anxiety-plan", "start", "/plan/anxiety-plan?done=start#day"],
    ["/plan/anxiety-plan", "save", "/plan/anxiety-plan?done=save#save"],
    ["/theme/theme-3", "favorite", "/theme/theme-3?done=favorite#figures"],
    ["/theme/theme-3", "amen", "/theme/theme-3?pray=amen&done=amen"],
  ])("of %s leads back to its page: %s", async (at, intent, to) => {
    const { status, headers } = await ask(server, at, form({ intent }));
    expect([status, headers.get("Location")]).toEqual([303, to]);
  });

  it("saves the day only if it is one", async () => {
    const location = async (day: string) =>
      (await ask(server, "/plan/1", form({ intent: "save", day }))).headers.get("Location");
    expect(await location("3")).toBe("/plan/1?day=3&done=save#save");
    expect(await location("99")).toBe("/plan/1?done=save#save");
    expect(await location("2&x=//evil.example")).toBe("/plan/1?done=save#save");
  });

  it("that the page does not know is 400", async () => {
    expect((await ask(server, "/plan/1", form({ intent: "toString" }))).status).toBe(400);
    expect((await ask(server, "/theme/theme-1", form({}))).status).toBe(400);
  });
});

function path(id: string, day: number): string {
  return day === 1 ? `/plan/${id}` : `/plan/${id}?day=${day}`;
}

/** The path that a page names as one of its relations. */
function rel(html: string, name: string): string | undefined {
  const href = new RegExp(`<link rel="${name}" href="([^"]+)"`).exec(html)?.[1];
  if (!href) return undefined;
  const { pathname, search } = new URL(href.replaceAll("&amp;", "&"));
  return pathname + search;
}
