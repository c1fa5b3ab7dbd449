import { describe, expect, test } from "vitest";
import { prayers } from "#content/prayers";
import { contentFiles } from "./files";
import { readBible, witnesses } from "./quotation-check";
import { chapterOf, parseReference, referencesIn } from "./references";
import { attributionsIn, hashesOf, phrasesIn } from "./scripture";
import committed from "./scripture-hashes.json";
import { articleQuotes, articleTexts, quotations } from "./texts";

const files = contentFiles();
/** Pages and letters of the site quote words and buttons too; their scripture bears its place. */
const devotional = files.filter(({ path }) => !/^(?:pages\/|letters\.ts$)/.test(path));

/** What stands in curly quotation marks and is no scripture, or scripture named in another file. */
const notQuoted = new Map([
  [
    "bible/passage-names.ts",
    [
      "Footprints in the Sand",
      "God moves in a mysterious way",
      "Take my life, and let it be",
      "When God closes a door, He opens a window",
      "God helps those who help themselves",
      "Cleanliness is next to godliness",
      "This too shall pass",
      "God won’t give you more than you can handle",
      "Spare the rod and spoil the child",
      "To thine own self be true",
      "Love the sinner, hate the sin",
      "Everything happens for a reason",
    ],
  ],
  ["messages/team-people.ts", ["Account"]],
  ["plans/family.ts", ["I was wrong", "That hurt me."]],
  ["plans/forgiveness.ts", ["I want to be willing"]],
  ["plans/miracles.ts", ["Daughter."]],
  ["themes/forgiveness.ts", ["The judging is Yours, Lord."]],
  [
    "themes/gratitude.ts",
    ["Thank You for everything", "Thank You that my sister called on Tuesday"],
  ],
]);

describe.each(witnesses())("by $name", (witness) => {
  test.each(quotations)("$name quotes $reference word for word", (quoted) => {
    expect(witness.fault(quoted)).toBe("");
  });

  test.each(devotional)("every phrase that $path quotes stands in a chapter it names", (file) => {
    const chapters = [...new Set(referencesIn(file.text).map(chapterOf))];
    const strange = phrasesIn(file.text).filter(
      (phrase) => !chapters.some((chapter) => witness.holds(chapter, phrase)),
    );
    expect(strange).toEqual(notQuoted.get(file.path) ?? []);
  });

  test.each(files)("every phrase in $path with its place behind it stands there", ({ text }) => {
    const misplaced = attributionsIn(text).filter(
      ({ phrase, reference }) => !witness.holds(reference, phrase),
    );
    expect(misplaced).toEqual([]);
  });

  test.each(files)("every verse that $path names exists", ({ text }) => {
    expect(referencesIn(text).filter((reference) => !witness.knows(reference))).toEqual([]);
  });
});

describe("references", () => {
  test.each([...quotations, ...prayers])("$reference is a place in one of the 66 books", (each) => {
    expect(parseReference(each.reference).verses.length).toBeGreaterThan(0);
    expect(referencesIn(each.reference)).toEqual([each.reference]);
  });

  test("of the articles stand each under one passage", () => {
    for (const { slug, text } of articleTexts) {
      const marked = text.match(/^> —/gm) ?? [];
      expect(
        articleQuotes.filter(({ name }) => name === slug),
        slug,
      ).toHaveLength(marked.length);
      expect(marked.length, slug).toBeGreaterThan(0);
    }
  });
});

const bible = readBible();

describe.runIf(bible)("the committed list, with the Bible at hand,", () => {
  test("holds exactly what is quoted", () => {
    const made = bible && hashesOf(bible, files.map(({ text }) => text).reverse());
    expect(committed).toEqual(made);
    expect(Object.keys(committed.passages)).toEqual(Object.keys(made?.passages ?? {}));
  });

  test("is as --update writes it", async () => {
    const made =
      bible &&
      hashesOf(
        bible,
        files.map(({ text }) => text),
      );
    const text = `${JSON.stringify(made, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot("scripture-hashes.json");
  });
});
