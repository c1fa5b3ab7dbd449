import { describe, expect, it } from "vitest";
import { blogPage, clampNumber, listPath } from "~/routes/blog/blog.server";

describe("a number in an address", () => {
  it.each([
    ["1", 1],
    ["2", 2],
    ["3", 2],
    ["0", 1],
    ["-5", 1],
    ["007", 2],
    ["99999999999999999999999", 2],
    ["", undefined],
    ["two", undefined],
    ["1.5", undefined],
    ["1e1", undefined],
    [" 1", undefined],
    ["٢", undefined],
    [null, undefined],
  ])("%j is read as %j of 2", (asked, number) => {
    expect(clampNumber(asked, 2)).toBe(number);
  });
});

const pageAt = (query: string) => blogPage(new URLSearchParams(query));

describe("the page of the blog", () => {
  it("starts with the first", () => {
    const { page, path, previous, next, article } = pageAt("");
    expect({ page, path, previous, next, article }).toEqual({
      page: 1,
      path: "/blog",
      previous: undefined,
      next: "/blog?page=2",
      article: undefined,
    });
  });

  it("ends with the last, whatever is asked beyond it", () => {
    const { page, path, previous, next } = pageAt("page=9");
    expect({ page, path, previous, next }).toEqual({
      page: 2,
      path: "/blog?page=2",
      previous: "/blog",
      next: undefined,
    });
  });

  it("lies open at an article over the page that lists it, whatever page is asked", () => {
    const { article, page, path, listPath } = pageAt("page=1&article=5");
    expect(article?.title).toBe("A Small Light: Praying at Home");
    expect(article?.body).toContain("<h3>");
    expect({ page, path, listPath }).toEqual({
      page: 2,
      path: "/blog?article=5",
      listPath: "/blog?page=2",
    });
  });

  it("takes the nearest article for a number that none has, and none for what is no number", () => {
    expect(pageAt("article=99").article?.id).toBe(6);
    expect(pageAt("article=0").article?.id).toBe(1);
    expect(pageAt("page=2&article=first")).toMatchObject({ article: undefined, page: 2 });
  });

  it("gives the list no bodies, and each card its date and its author's photo", () => {
    const [card] = pageAt("").cards;
    expect(card).not.toHaveProperty("body");
    expect(card).toMatchObject({ isoDate: "2025-06-11", path: "/blog?article=1" });
    expect(card?.authorPhoto).toMatch(/^\d+-\w+$/);
    expect(listPath(1)).toBe("/blog");
  });
});
