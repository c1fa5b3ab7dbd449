import { describe, expect, test } from "vitest";
import { getBody } from "#content/articles/bodies";
import {
  crisisLine,
  helpText,
  occasionLines,
  unsafeHomeLine,
  withHelpLines,
} from "#content/help-lines";
import { faqGroups } from "#content/pages/faqs";
import { getLegalText } from "#content/pages/legal";
import { contentFiles } from "./files";

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

/** What can be pressed in a text, and where it leads. */
const pressed = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, to, words]) => [words, to]),
  );

describe("the help lines", () => {
  test("name 988 first, and a hotline for those who are hurt at home", () => {
    expect(helpText(crisisLine())).toBe(
      "Thinking about suicide, or afraid you might hurt yourself? Call or text 988 in the US. If\u00a0anyone is in immediate danger, call 911. Elsewhere: findahelpline.com",
    );
    expect(helpText(unsafeHomeLine())).toBe(
      "If someone is hurting you: National Domestic Violence Hotline, 1-800-799-7233, or text START to 88788. In immediate danger in the US, call 911. If they check your phone, use a safer one.",
    );
  });

  test("give a child a number of its own, and say what stopping at once can do", () => {
    const [[child = []], [withdrawal = []]] = [occasionLines.child(), occasionLines.withdrawal()];
    expect(helpText(child)).toContain("1-800-422-4453");
    expect(helpText(withdrawal)).toMatch(/ask a doctor first.+911.+1-800-662-4357\.$/);
  });

  test("have one owner: no other file of content spells a number of them out", () => {
    const spelled = /call or text 988 in the US|findahelpline|799-7233|88788/i;
    const others = contentFiles().filter(({ path }) => !/help(?:-lines|\/list)\.ts$/.test(path));
    expect(others.filter(({ text }) => spelled.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test("stand in the pages that speak of danger, with their links", () => {
    const crisis = withHelpLines("{crisisLine}");
    expect(pressed(crisis)).toEqual({
      Call: "tel:988",
      "text 988": "sms:988",
      911: "tel:911",
      "findahelpline.com": "https://findahelpline.com",
    });
    expect(getBody({ slug: "when-words-will-not-come" })).toContain(`<p>${crisis}</p>`);
    expect(getLegalText("terms")).toContain(crisis);
    const unsafe = withHelpLines("{unsafeHomeLine}");
    expect(pressed(unsafe)).toEqual({
      "1-800-799-7233": "tel:+18007997233",
      88788: "sms:88788",
      911: "tel:911",
    });
    expect(getBody({ slug: "praying-at-home" })).toContain(`<p>${unsafe}</p>`);
  });

  test("tell a child whom to call who is too young for this site", () => {
    const [, children = ""] = getLegalText("privacy-policy").split("Children Under 13");
    expect(pressed(children)).toMatchObject({
      "1-800-422-4453": "tel:+18004224453",
      911: "tel:911",
    });
  });

  test("stand in the answer to who is in crisis", () => {
    const faqs = faqGroups().flatMap((group) => group.faqs);
    const answer = faqs.find(({ id }) => id === "crisis")?.answer;
    expect(answer).toContain(helpText(crisisLine()));
  });
});
