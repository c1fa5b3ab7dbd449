export type Reference = {
  book: string;
  chapter: number;
  /** First and last verse of each part; none where the whole chapter is meant. */
  verses: readonly Range[];
};

type Range = readonly [from: number, to: number];

/** Book, chapter and verses of "Mark 5:27-29, 34"; throws where no such place can be. */
export function parseReference(text: string): Reference {
  const [, name = "", chapter, verses] = /^(.+?) (\d+)(?::(.+))?$/.exec(text) ?? [];
  const book = name === "Psalm" ? "Psalms" : name;
  const chapters = chapterCounts.get(book);
  if (!chapters) throw new Error(`Not one of the 66 books: ${text}`);
  const number = Number(chapter);
  if (number < 1 || number > chapters) throw new Error(`No such chapter: ${text}`);
  return { book, chapter: number, verses: verses === undefined ? [] : ranges(verses, text) };
}

/** "Psalms 46" of "Psalm 46:1-3". */
export function chapterOf(text: string): string {
  const { book, chapter } = parseReference(text);
  return `${book} ${chapter}`;
}

/** Every reference in a text, as it is written there. */
export function referencesIn(text: string): string[] {
  return [...text.matchAll(pattern)].map(([reference]) => reference);
}

/** Parts like "27-29" and "34", each after the one before it. */
function ranges(verses: string, text: string): Range[] {
  let last = 0;
  return verses.split(", ").map((part) => {
    const [, first = "", second = first] = /^(\d+)(?:[-–](\d+))?$/.exec(part) ?? [];
    const range = [Number(first), Number(second)] as const;
    const inOrder = range[0] > last && (range[1] > range[0] || first === second);
    if (!inOrder || range[1] > longestChapter) throw new Error(`No such verses: ${text}`);
    last = range[1];
    return range;
  });
}

const longestChapter = 176;

/** The 66 books and how many chapters each has. */
const chapterCounts = new Map(
  `Genesis 50, Exodus 40, Leviticus 27, Numbers 36, Deuteronomy 34, Joshua 24, Judges 21, Ruth 4,
  1 Samuel 31, 2 Samuel 24, 1 Kings 22, 2 Kings 25, 1 Chronicles 29, 2 Chronicles 36, Ezra 10,
  Nehemiah 13, Esther 10, Job 42, Psalms 150, Proverbs 31, Ecclesiastes 12, Song of Solomon 8,
  Isaiah 66, Jeremiah 52, Lamentations 5, Ezekiel 48, Daniel 12, Hosea 14, Joel 3, Amos 9,
  Obadiah 1, Jonah 4, Micah 7, Nahum 3, Habakkuk 3, Zephaniah 3, Haggai 2, Zechariah 14,
  Malachi 4, Matthew 28, Mark 16, Luke 24, John 21, Acts 28, Romans 16, 1 Corinthians 16,
  2 Corinthians 13, Galatians 6, Ephesians 6, Philippians 4, Colossians 4, 1 Thessalonians 5,
  2 Thessalonians 3, 1 Timothy 6, 2 Timothy 4, Titus 3, Philemon 1, Hebrews 13, James 5, 1 Peter 5,
  2 Peter 3, 1 John 5, 2 John 1, 3 John 1, Jude 1, Revelation 22`
    .split(/,\s+/)
    .map((book) => [book.replace(/ \d+$/, ""), Number(/\d+$/.exec(book)?.[0])]),
);

const names = ["Psalm", ...chapterCounts.keys()].join("|");
const verses = String.raw`\d+(?:[-–]\d+)?`;
const pattern = new RegExp(
  String.raw`(?<![\w-])(?:${names}) \d+(?::${verses}(?:, ${verses})*)?(?!\d)`,
  "g",
);
