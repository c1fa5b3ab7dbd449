import { describe, expect, test } from "vitest";
import { articles } from "#content/articles/articles";
import { pieces } from "#content/articles/pieces";
import { getPlan } from "#content/plans/plans";
import { articleAuthors } from "#content/samples";
import { getTheme } from "#content/themes/themes";
import { contentFiles } from "./files";
import { articleTexts, pieceTexts } from "./texts";

/** Pages of ours that an article may point to. */
function exists(address: string): boolean {
  const [, kind, id = ""] = /^\/(plan|theme)\/(.+)$/.exec(address) ?? [];
  if (kind) return (kind === "plan" ? getPlan(id) : getTheme(id)) !== undefined;
  return address === "/contact#prayer-request" || address.startsWith("https://");
}

describe("the articles", () => {
  test("are six, and six short ones, each with its own file, and no file is left over", () => {
    expect(articles.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const files = contentFiles().filter(({ path }) => /^articles\/.*\.md$/.test(path));
    const slugs = [...articles, ...pieces].map(({ slug }) => `articles/${slug}.md`);
    expect(files.map(({ path }) => path)).toEqual(slugs.sort());
  });

  test("stand newest first, each on a day that exists", () => {
    const times = articles.map(({ date }) => Date.parse(`${date} UTC`));
    expect([...new Set(times)].sort((one, other) => other - one)).toEqual(times);
    const written = times.map((time) =>
      new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(time),
    );
    expect(articles.map(({ date }) => date)).toEqual(written);
  });

  test("have authors with a picture", () => {
    const authors = [...new Set(articles.map(({ author }) => author))].sort();
    expect(Object.keys(articleAuthors)).toEqual(authors);
  });
});

describe.each([...articleTexts, ...pieceTexts])("$slug", ({ text }) => {
  test("has headings of the second rank, each followed by words", () => {
    expect(text.match(/^#+ /gm)).toEqual(text.match(/^## (?=\S)/gm));
    expect(text.match(/^## .+\n\n(?!#)\S/gm)?.length).toBe(text.match(/^#/gm)?.length);
    expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  });

  test("links only to what exists, and holds no HTML and no picture", () => {
    const addresses = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address = ""]) => address);
    expect(addresses.filter((address) => !exists(address))).toEqual([]);
    expect(addresses.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/<[a-z/!]|!\[/i);
  });
});
