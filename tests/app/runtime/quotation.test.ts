import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it, test } from "vitest";
import { books } from "#content/bible/books";
import { readReference } from "#content/bible/reference";
import { lordsPrayer } from "#content/office/scriptures";
import { getChapter, readBibleFile } from "~/runtime/bible.server";
import { excerpt, inLines, inMarkup, inOneLine, quotePassage } from "~/runtime/quotation.server";
import { articleQuotes, quotations } from "../../content/texts";

const passage = (reference: string) => quotePassage(readReference(reference));

describe("a passage", () => {
  test.each([
    ["Psalm 23:1", "The LORD is my shepherd;\n  I shall not want."],
    // Of three lines.
    [
      "Psalm 13:1",
      "How long, O LORD?\n  Will You forget me forever?\n  How long will You hide Your face from me?",
    ],
    // Between stanzas.
    [
      "Psalm 23:4-5",
      "Even though I walk through the valley of the shadow of death,\n  I will fear no evil,\nfor You are with me;\n  Your rod and Your staff, they comfort me.\n\nYou prepare a table before me\n  in the presence of my enemies.\nYou anoint my head with oil;\n  my cup overflows.",
    ],
    // A refrain, and a dash that a line ends with.
    [
      "Psalm 136:7-8",
      "He made the great lights—\n  His loving devotion endures forever.\nthe sun to rule the day,\n  His loving devotion endures forever.",
    ],
    // Selah stands beside the psalm.
    ["Psalm 3:8", "Salvation belongs to the LORD;\n  may Your blessing be on Your people."],
    // A prophet's words in a gospel.
    [
      "Matthew 12:18",
      "“Here is My Servant,\n  whom I have chosen,\nMy beloved,\n  in whom My soul delights.\nI will put My Spirit on Him,\n  and He will proclaim justice to the nations.”",
    ],
    // Paragraphs.
    [
      "Genesis 1:1-2",
      "In the beginning God created the heavens and the earth.\n\nNow the earth was formless and void, and darkness was over the surface of the deep. And the Spirit of God was hovering over the surface of the waters.",
    ],
    // A verse that runs on from a dash.
    ["Genesis 1:5", undefined],
    ["Matthew 17:21", ""],
    ["Acts 8", undefined],
  ])("%s", (reference, lines) => {
    const found = passage(reference);
    if (lines !== undefined) expect(found).toBe(lines);
    expect(found).not.toMatch(/\d|Selah|\s$|^\s/);
  });

  test.each([
    ["begins within a sentence", "Romans 8:39", /^… /],
    ["ends within one", "Ephesians 3:16", / …$/],
    ["begins with a speech", "Luke 1:46", /^Then Mary said:\n\n“My soul/],
    ["leaves out verses of a paragraph", "John 3:16,18", /eternal life\. … Whoever/],
    ["leaves out verses of a psalm", "Psalm 13:1,5", /from me\?\n\n… But I/],
  ])("that %s says so: %s", (_, reference, sign) => {
    expect(passage(reference)).toMatch(sign);
  });

  test.each(["Psalm 23", "John 3:16", "Luke 1:46-47", "Matthew 5:3-10"])(
    "that is whole has no sign: %s",
    (reference) => {
      expect(passage(reference)).not.toContain("…");
    },
  );
});

const files = new Map<string, unknown>();

function fileOf<Chapter>(name: string): Chapter[] {
  if (!files.has(name))
    files.set(name, JSON.parse(brotliDecompressSync(readBibleFile(name)).toString()));
  return files.get(name) as Chapter[];
}

type Blocks = { b: [verse: number, at: number, kind: string][] };

/** The lines and paragraphs of the data, put together from its files: letters alone, without Selah. */
function writtenLines(reference: string): string[] {
  const { book, chapter = 0, verses = [] } = readReference(reference) ?? {};
  const texts = fileOf<string[]>(`${book?.slug}.json.br`)[chapter - 1] ?? [];
  const begin = new Set(
    fileOf<Blocks>(`${book?.slug}.layout.br`)[chapter - 1]?.b.map(
      ([verse, at]) => `${verse} ${at}`,
    ),
  );
  let marked = "";
  for (let verse = 1; verse < texts.length; verse += 1) {
    const isQuoted = verses.some(([from, to]) => verse >= from && verse <= to);
    for (const [at, letter] of [...`${texts[verse]} `].entries()) {
      if (begin.has(`${verse} ${at}`)) marked += "\n";
      if (isQuoted) marked += letter;
    }
  }
  return lettersOf(marked);
}

/** Line by line. */
const lettersOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.replaceAll(/\bSelah\b|[^\p{L}]/gu, ""))
    .filter(Boolean);

const ofContent = quotations.filter(
  (each) => !articleQuotes.some((quote) => quote.verses === each.verses),
);

describe("a quotation of the content", () => {
  test.each(ofContent)("of $reference ($name) has the lines of the data", (quoted) => {
    const { verses } = inLines(quoted);
    expect(lettersOf(verses)).toEqual(writtenLines(quoted.reference));
    // Word for word what is quoted, its marks and all.
    const plain = (text: string) => text.replaceAll(/[\s…]+/g, "");
    expect(plain(verses)).toBe(plain(quoted.verses));
    const parts = readReference(quoted.reference)?.verses.length ?? 0;
    expect(verses.replace(/^… | …$/g, "").split("…")).toHaveLength(parts);
  });

  test.each(articleQuotes)("of $reference in an article has them too", ({ reference, lines }) => {
    expect(lines.map((line) => lettersOf(line).join(""))).toEqual(writtenLines(reference));
  });

  it("is whole, but for two that begin within a sentence", () => {
    const begun = ofContent.filter((each) => inLines(each).verses.startsWith("…"));
    const ended = ofContent.filter((each) => inLines(each).verses.endsWith("…"));
    expect(begun.map(({ reference }) => reference)).toEqual(["Isaiah 25:8", "Titus 3:5"]);
    expect(ended).toEqual([]);
  });

  it("may be a part of its verses", () => {
    const { reference, quoted } = lordsPrayer;
    const { verses } = inLines({ reference, verses: quoted.slice(1, -1) });
    expect(verses).toMatch(/^Our Father in heaven,\n {2}hallowed be Your name\.\n/);
    expect(verses.split("\n")).toHaveLength(10);
    const words = inLines({ reference: "Psalm 23:4", verses: "I will fear no evil" });
    expect(words.verses).toBe("… I will fear no evil …");
  });

  it("stays as it is where it's another translation, or no place is named", () => {
    const shepherd = { reference: "Psalm 23:1", verses: "The Lord’s my shepherd, I’ll not want" };
    expect(inLines(shepherd)).toEqual(shepherd);
    const nowhere = { reference: "an old hymn", verses: "The LORD is my shepherd" };
    expect(inLines(nowhere)).toEqual(nowhere);
  });
});

test.each([
  ["The LORD is my shepherd;\n  I shall not want.", "The LORD is my shepherd; / I shall not want."],
  ["One.\n\n“Two,\n  three.”", "One. / “Two, / three.”"],
  ["One.\n\nTwo.", "One. Two."],
])("%j in one line is %j", (verses, line) => {
  expect(inOneLine(verses)).toBe(line);
});

test("as HTML each line is one, and nothing of it is markup", () => {
  expect(inMarkup("“A & B\n  <c>”\n\nD")).toBe("“A &amp; B<br>\u2003&lt;c&gt;”<br><br>D");
});

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
