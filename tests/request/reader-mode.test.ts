import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { describe, expect, it } from "vitest";
import { listArticles } from "#content/articles/articles";
import { hoursOn } from "#content/hours/hours";
import { getCollect, getOffice } from "#content/office/office";
import { getPlan } from "#content/plans/plans";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";
import "~/runtime/quotation.server";

const server = withServer();

/** What a browser's reader mode takes from a page as it was served. */
async function read(path: string) {
  const { text } = await ask(server, path);
  const { document } = new JSDOM(text, { url: `http://localhost${path}` }).window;
  const served = document.querySelector("[data-served]")?.getAttribute("data-served") ?? "";
  const hour = document.querySelector("[data-hour]")?.getAttribute("data-hour");
  const article = new Readability(document).parse();
  const words = flat(article?.textContent ?? "");
  return { title: article?.title, words, served, hour };
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();
/** The paragraphs of a text of ours. */
const paragraphs = (text: string) => text.split(/\n\s*\n/).map(flat);

/** Of buttons, menus and what stands around the words. */
const controls = [
  "Share This",
  "Save verse",
  "Save prayer",
  "Facebook",
  "Amen Save",
  "Mark as prayed",
  "Log in",
  "Get Started",
  "Skip to main",
  "988",
  "line by line",
];

function expectWordsAlone(words: string) {
  expect(controls.filter((control) => words.includes(control))).toEqual([]);
}

describe("reader mode", () => {
  it("takes the verse and the line of the served day, and of no other", async () => {
    const { words, served } = await read("/today");
    const own = getVerse(served);
    expect(words).toContain(flat(own.line));
    expect(words).toContain(own.reference);
    for (const by of [-1, 1]) expect(words).not.toContain(flat(getVerse(addDays(served, by)).line));
    expectWordsAlone(words);
  });

  it.each(["2026-12-24", "2026-11-29", "2027-03-26", "2027-04-04", "2027-08-11"])(
    "takes the verse, its line and the prayer of %s",
    async (day) => {
      const { words } = await read(`/today/${day}`);
      expect(words).toContain(flat(getVerse(day).line));
      expect(words).toContain(flat(getCollect(day)));
      expectWordsAlone(words);
    },
  );

  it.each(["morning", "night"])("takes every step of the %s office, of one day", async (name) => {
    const { words, served } = await read(`/today/${name}`);
    const office = name === "morning" ? "morning" : "night";
    for (const { title } of getOffice(office, served).steps) expect(words).toContain(title);
    const other = getOffice(office, addDays(served, 1)).steps.map(({ text }) => flat(text));
    const own = getOffice(office, served).steps.map(({ text }) => flat(text));
    const foreign = other.filter((text) => !own.includes(text));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((text) => words.includes(text))).toEqual([]);
    expectWordsAlone(words);
  });

  it("takes the prayer of the hour that it is, and of no other", async () => {
    const { words, hour } = await read("/pray");
    for (const { name, prayer } of hoursOn(new Date().toISOString().slice(0, 10)))
      expect([name, paragraphs(prayer).every((each) => words.includes(each))]).toEqual([
        name,
        name === hour,
      ]);
    expectWordsAlone(words);
  });

  it("takes a plan's day: scripture, prayer and reflection", async () => {
    const day = getPlan("faith-plan")?.days[1];
    const { words } = await read("/plan/faith-plan?day=2");
    expect(day).toBeDefined();
    for (const text of [day?.prayer, day?.reflection])
      for (const each of paragraphs(text ?? "")) expect(words).toContain(each);
    expectWordsAlone(words);
  });

  it("takes a chapter from its first verse to its last", async () => {
    const { words } = await read("/bible/psalms/23");
    for (const verse of ["is my shepherd", "green pastures", "house of the"])
      expect(words).toContain(verse);
    expectWordsAlone(words);
  });

  it("takes an article whole", async () => {
    const [article] = listArticles(1);
    const { words, title } = await read(`/blog?article=${article?.id}`);
    expect(title).toContain(article?.title);
    expect(words.split(" ").length).toBeGreaterThan(450);
    expectWordsAlone(words);
  });
});
