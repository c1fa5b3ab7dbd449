import { describe, expect, test } from "vitest";
import {
  articles,
  getArticle,
  listArticles,
  pageCount,
  pageOf,
  pageSize,
} from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { pieces } from "#content/articles/pieces";
import { needs } from "#content/needs";

describe("the list of articles", () => {
  test("has two pages of three, which hold each article once and in order", () => {
    expect([pageSize, pageCount()]).toEqual([3, 2]);
    expect([...listArticles(1), ...listArticles(2)]).toEqual(articles);
    expect(listArticles(3)).toEqual([]);
  });

  test("knows on which page an article stands", () => {
    expect(articles.map(pageOf)).toEqual([1, 1, 1, 2, 2, 2]);
  });

  test("finds an article by its id, and none by another", () => {
    expect(getArticle(4)?.slug).toBe("praying-with-and-for-others");
    expect(getArticle(7)).toBeUndefined();
    expect(getArticle(Number.NaN)).toBeUndefined();
  });
});

describe("the short ones", () => {
  test("are found by their names, stand in the library, and not in the list", () => {
    for (const { id, need } of pieces) {
      expect(getArticle(id)?.id).toBe(id);
      expect(needs.map((each) => each.id)).toContain(need);
      expect(articles.map((each) => each.id)).not.toContain(id);
    }
  });
});

describe.each([...articles, ...pieces])("$slug", (article) => {
  const body = getBody(article);

  test("is HTML of its Markdown, with headings below the article's own title", () => {
    expect(body).toMatch(/^<p>/);
    expect(body.match(/<h3>/g)?.length).toBeGreaterThanOrEqual(3);
    expect(body).not.toMatch(/<h[1246]|style=|href=""|\]\(/);
  });

  test("shows its quotation as a figure with a source", () => {
    expect(body).toMatch(
      /<figcaption><a href="\/bible\/[^"]+">(\d )?\p{L}+ <span class="whitespace-nowrap">\d+:\d+(-\d+)?<\/span><\/a><\/figcaption>/u,
    );
  });
});

test("a body that is missing is an error", () => {
  expect(() => getBody({ slug: "no-such" })).toThrow("There is no no-such.md");
});
