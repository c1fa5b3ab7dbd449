import { expect, it } from "vitest";
import { getIntroduction } from "#content/bible/book-introductions";
import { books } from "#content/bible/books";

it("every book is said in two plain sentences of its own, the first short enough for a search's result", () => {
  const all = books.map((book) => getIntroduction(book));
  for (const [index, text] of all.entries()) {
    const sentences = text.split(/(?<=[.?]”?) (?=[A-Z“])/);
    const { name } = books[index] ?? {};
    expect([name, sentences.length, text.endsWith(".") || text.endsWith("”")]).toEqual([
      name,
      2,
      true,
    ]);
    expect(`${name}: ${sentences[0]}`.length, name).toBeLessThanOrEqual(160);
    expect(text.length, name).toBeLessThanOrEqual(240);
    // In words that are read, not in addresses.
    expect(text, name).not.toMatch(/\d:\d|["'<>]|—/);
  }
  expect(new Set(all).size).toBe(66);
});
