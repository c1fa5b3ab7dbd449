import { describe, expect, it } from "vitest";
import { firstWords } from "#content/help/first-words";
import { helpListSchema } from "#content/help/line";
import { helpList } from "#content/help/list";
import {
  defaultCountry,
  elsewhere,
  helpCountries,
  helpFor,
  isHelpCountry,
  waysOf,
} from "#content/help-lines";

const names = (kinds?: string[], country?: string) =>
  helpFor(kinds, country).map(({ name }) => name);

const always = ["988 Suicide & Crisis Lifeline", "Crisis Text Line"];
const directories = ["Find a Helpline", "Befrienders Worldwide"];

describe("the list", () => {
  it("names where each number was read", () => {
    for (const { name, source } of helpList.lines)
      expect([name, source]).toEqual([name, expect.stringMatching(/\S{4}/)]);
  });

  it("has lines for each country that can be chosen, and no others", () => {
    const codes = [...new Set(helpList.lines.map(({ country }) => country))];
    expect(helpCountries().map(([code]) => code)).toEqual(codes);
    expect(defaultCountry()).toBe("US");
    expect(["CA", elsewhere].every(isHelpCountry)).toBe(true);
    expect(["DE", "", undefined, "constructor"].some(isHelpCountry)).toBe(false);
  });

  it("is refused where a number is none, or nobody says where it comes from", () => {
    const [line] = helpList.lines;
    const listWith = (other: object) =>
      helpListSchema.safeParse({ ...helpList, lines: [{ ...line, ...other }] }).success;
    expect(listWith({})).toBe(true);
    expect(listWith({ call: "javascript:alert(1)" })).toBe(false);
    expect(listWith({ chat: 'https://elsewhere.example/"' })).toBe(false);
    expect(listWith({ source: undefined })).toBe(false);
    expect(listWith({ country: "Utopia" })).toBe(false);
  });
});

describe("help for kinds of danger", () => {
  it("begins with who comes at once, goes on by kind, and ends with where to find others", () => {
    expect(names(["domestic-violence"])).toEqual([
      "Emergency services",
      "National Domestic Violence Hotline",
      "love is respect",
      ...always,
      ...directories,
    ]);
    expect(names(["child-sexual-abuse", "suicide"]).slice(0, 4)).toEqual([
      "Emergency services",
      "Childhelp National Child Abuse Hotline",
      "National Sexual Assault Hotline (RAINN)",
      "988 Suicide & Crisis Lifeline",
    ]);
  });

  it("of a kind that has no line is that of any crisis", () => {
    expect(names(["harm-to-others"])).toEqual(["Emergency services", ...always, ...directories]);
    expect(names([])).toEqual(names(["harm-to-others"]));
  });

  it("of no kind named is all of it, each line once", () => {
    const all = names();
    expect(all).toHaveLength(new Set(all).size);
    expect(all.slice(0, 2)).toEqual([always[0], "Emergency services"]);
    expect(all).toEqual(expect.arrayContaining(["love is respect", ...always, ...directories]));
    expect(all).not.toContain("Call the local emergency number.");
  });

  it("in another country has no number of ours, and its own emergency number unnamed", () => {
    const local = "Call the local emergency number.";
    expect(names(["domestic-violence"], "CA")).toEqual([
      local,
      "9-8-8 Suicide Crisis Helpline",
      ...directories,
    ]);
    expect(names(["suicide"], elsewhere)).toEqual([local, ...directories]);
    expect(helpFor(undefined, elsewhere).flatMap(waysOf)).toEqual([
      { words: "findahelpline.com", to: "https://findahelpline.com" },
      { words: "befrienders.org", to: "https://befrienders.org" },
    ]);
  });

  it("is one press away in each way", () => {
    const [, hotline] = helpFor(["domestic-violence"]);
    expect(hotline && waysOf(hotline)).toEqual([
      { words: "Call 1-800-799-7233", to: "tel:+18007997233" },
      { words: "Text START to 88788", to: "sms:88788" },
      { words: "Chat at thehotline.org", to: "https://thehotline.org" },
    ]);
  });

  it("has first words for every kind that has a line", () => {
    const kinds = new Set(helpList.lines.flatMap((line) => line.kinds));
    for (const kind of ["danger-now", "crisis"]) kinds.delete(kind);
    expect(Object.keys(firstWords)).toEqual(expect.arrayContaining([...kinds]));
  });
});
