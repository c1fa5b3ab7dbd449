import { describe, expect, test } from "vitest";
import { contentFiles } from "./files";
import { articleTexts } from "./texts";

const forbidden = ["just pray more", "guaranteed", "claim your", "stop taking", "name it"];

/** The forbidden phrases in a text, as whole words, across lines and marks of emphasis. */
function forbiddenIn(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/[*_“”‘]/g, "")
    .replace(/\s+/g, " ");
  return forbidden.filter((phrase) => new RegExp(`\\b${phrase}\\b`).test(words));
}

describe("no forbidden phrase stands", () => {
  test.each(contentFiles())("in $path", ({ text }) => {
    expect(forbiddenIn(text)).toEqual([]);
  });

  test("and they would be found", () => {
    for (const phrase of forbidden) expect(forbiddenIn(`Now, ${phrase}!`)).toEqual([phrase]);
    expect(forbiddenIn("JUST *pray*\nmore")).toEqual(["just pray more"]);
    expect(forbiddenIn("We proclaim Your name; rename items.")).toEqual([]);
  });
});

test("the article for those without words names every help line", () => {
  const article = articleTexts.find(({ slug }) => slug === "when-words-will-not-come");
  for (const line of ["call 911", "call or text 988", "988lifeline.org", "findahelpline.com"]) {
    expect(article?.text).toContain(line);
  }
});
