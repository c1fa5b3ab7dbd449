import { describe, expect, it } from "vitest";
import { articles } from "#content/articles/articles";
import { withServer } from "../support/with-server";
import { canonicalOf, descriptionOf, openPage, textsOf } from "./support/document";

const server = withServer();
const titles = articles.map(({ title }) => title);

it("a card says who wrote it and when", async () => {
  for (const [path, shown] of [
    ["/blog", articles.slice(0, 3)],
    ["/blog?page=2", articles.slice(3)],
  ] as const) {
    const { document } = await openPage(server, path);
    const cards = [...document.querySelectorAll("article")];
    expect(cards).toHaveLength(shown.length);
    for (const [index, { title, excerpt, date, author }] of shown.entries()) {
      const card = cards[index] ?? document;
      for (const words of [title, date, excerpt, author]) expect(card.textContent).toContain(words);
      const read = card.querySelector("a") ?? document.body;
      expect([read.textContent, descriptionOf(read)]).toEqual(["Read", title]);
    }
  }
});

it.each(articles)("an article is whole at its own address: $title", async (article) => {
  const { id, title, date, author } = article;
  const { document } = await openPage(server, `/blog?article=${id}`);
  expect(document.title).toBe(`${title} - Prayer LIFE`);
  expect(canonicalOf(document)).toBe(`/blog?article=${id}`);
  const dialog = document.querySelector("dialog[open]") ?? document;
  expect(textsOf(dialog, "h2")).toEqual([title]);
  for (const words of [date, author]) expect(dialog.textContent).toContain(words);
  expect(dialog.querySelectorAll("h3").length).toBeGreaterThan(2);
  expect(dialog.querySelectorAll("figure").length).toBeGreaterThan(0);
  const next = articles[Number(id) % articles.length];
  expect(dialog.querySelector(`footer a[href="/blog?article=${next?.id}"]`)?.textContent).toBe(
    next?.title,
  );
  const list = Number(id) <= 3 ? "/blog" : "/blog?page=2";
  const close = dialog.querySelector("a[aria-label=Close], a.reader-close");
  expect(close?.getAttribute("href")?.replace(/#.*/, "")).toBe(list);
});

describe("an address that is none of the list's", () => {
  it.each([
    ["page=0", titles[0]],
    ["page=-3", titles[0]],
    ["page=two", titles[0]],
    ["page=99", titles[3]],
    ["article=nothing", titles[0]],
    ["page=2&article=1.5", titles[3]],
  ])("is a page of the list: ?%s", async (search, first) => {
    const { status, document } = await openPage(server, `/blog?${search}`);
    expect([status, textsOf(document, "article h2")[0]]).toEqual([200, first]);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it.each([
    ["article=0", 1],
    ["article=99", 6],
    ["page=1&article=6", 6],
  ])("is the nearest article: ?%s", async (search, id) => {
    const { status, document } = await openPage(server, `/blog?${search}`);
    expect([status, canonicalOf(document)]).toEqual([200, `/blog?article=${id}`]);
    expect(textsOf(document, "dialog[open] h2")).toEqual([titles[id - 1]]);
  });
});
