import { describe, expect, it, test } from "vitest";
import { books } from "#content/bible/books";
import { excerpt, getChapter } from "~/runtime/bible.server";

describe("an excerpt", () => {
  test.each([
    ["I am.”", "“I am.”"],
    ["Jesus said, “Come.", "Jesus said, “Come.”"],
    ["do not fear,” He said, “for I am", "“do not fear,” He said, “for I am”"],
    ["and it will go well.’ ”", "“‘and it will go well.’ ”"],
    ["He said, “Say this: ‘I am", "He said, “Say this: ‘I am’”"],
    ["“Come.\n“Rest", "“Come.\n“Rest”"],
    ["‘Do not go,’ and He’ll come.”", "“‘Do not go,’ and He’ll come.”"],
    ["Don’t sit at Jesus’ feet", "Don’t sit at Jesus’ feet"],
    ["", ""],
  ])("%j is %j", (text, whole) => {
    expect(excerpt(text)).toBe(whole);
  });

  it("of a long text ends with a whole word, and then closes what is open", () => {
    expect(excerpt("He said, “Come to Me, all you who are weary.”", 25)).toBe(
      "He said, “Come to Me, …”",
    );
  });

  it("adds to a verse nothing but marks at its ends, and nothing a second time", () => {
    for (const book of books)
      for (let chapter = 1; chapter <= book.chapters; chapter++)
        for (const verse of getChapter(book, chapter)?.verses ?? []) {
          const whole = excerpt(verse);
          expect(excerpt(whole)).toBe(whole);
          expect(whole.replaceAll(/^[“‘]+|[”’]+$/g, "")).toBe(
            verse.replaceAll(/^[“‘]+|[”’]+$/g, ""),
          );
          expect(whole.includes("“")).toBe(whole.includes("”"));
        }
  });
});
