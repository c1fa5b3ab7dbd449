import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { plans } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { themes } from "#content/themes/themes";
import { at } from "../content/files";
import { articleTexts } from "../content/texts";
import { bundle } from "../support/bundle";

const kinds = {
  "a plan's prayer": plans.flatMap(({ days }) => days.map(({ prayer }) => prayer)),
  "a theme's reflection": themes.map(({ reflection }) => reflection),
  "an article's body": articleTexts.map(({ text }) => text),
};

const files = readdirSync(at("build/client"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(js|css|html|json|txt|webmanifest)$/.test(path))
  .map((path) => readFileSync(at(`build/client/${path}`), "utf8"));
const browser = files.join("\n");
const server = bundle();

/** The longest piece of a text that is written the same way in every kind of file. */
function piece(text: string): string {
  const pieces = text.match(/[A-Za-z][A-Za-z ,;.]+[A-Za-z]/g) ?? [];
  const longest = pieces.reduce((one, other) => (other.length > one.length ? other : one), "");
  expect(longest.length, text).toBeGreaterThan(30);
  return longest;
}

describe.each(Object.entries(kinds))("%s", (_, texts) => {
  it("comes to the browser by a page's data only", () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(piece).filter((words) => browser.includes(words))).toEqual([]);
  });
});

it("the prayers of the generator are in a file of their own, which no page begins with", () => {
  const pieces = prayers.map(({ text }) => piece(text));
  const holding = files.filter((file) => pieces.some((words) => file.includes(words)));
  expect(holding.length).toBe(1);
  expect(pieces.filter((words) => !holding[0]?.includes(words))).toEqual([]);
  expect(holding[0]).not.toContain("import");
});

it("the server holds what the browser does not, so that the search above can find it", () => {
  const words = [...kinds["a plan's prayer"], ...kinds["an article's body"]].map(piece);
  expect(words.filter((each) => !server.includes(each))).toEqual([]);
});

describe("what turns Markdown into HTML", () => {
  it("stays where the site is built; of a letter's file the words alone are read", () => {
    // What each says of itself in a message, and nobody else: of React's, to see that they are kept.
    expect(server).toContain("reactjs.org/docs/error-decoder");
    expect(server).not.toMatch(/jsdom/i);
    expect(server).not.toMatch(/require\(["'](jsdom|dompurify)["']\)/);
    expect(server).not.toMatch(/DOMPurify/i);
    expect(browser).not.toMatch(/DOMPurify/i);
  });

  it("leaves no Markdown behind", () => {
    expect(server).not.toMatch(/\]\(\/(plan|theme)\//);
  });
});

it("the program carries each module of ours once, whoever imports it: command, edge or route", () => {
  const sentences = ["app/http", "app/runtime", "db/engines"].flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".server.ts"))
      .flatMap(
        (name) =>
          readFileSync(at(`${folder}/${name}`), "utf8").match(/(?<=")[\w ,.:;-]{40,}(?=")/g) ?? [],
      ),
  );
  const copies = [...new Set(sentences)].map((one) => [one, server.split(`"${one}"`).length - 1]);
  expect(copies.filter(([, count]) => count === 1).length).toBeGreaterThan(10);
  expect(copies.filter(([, count]) => Number(count) > 1)).toEqual([]);
});

it("what the server runs has no letter that would double its place in memory", () => {
  expect(server.match(/[\u0100-\uffff]/g) ?? []).toEqual([]);
});
