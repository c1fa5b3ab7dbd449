/** One of the 66 books. */
export type Book = {
  /** In addresses: "1-john". */
  slug: string;
  name: string;
  chapters: number;
  /** What else people write for it, without its number. */
  forms: readonly string[];
};

/** Books that are read together, in the order of the Bible. */
export type BookGroup = { testament: "Old" | "New"; heading: string; books: readonly Book[] };

/** Name, chapters and short forms; a hyphen stands for a space. */
const table = `
  Genesis | 50 | gn gen ge genisis
  Exodus | 40 | ex exo exod
  Leviticus | 27 | lv lev le
  Numbers | 36 | nm num nu nb
  Deuteronomy | 34 | dt deut deu de
  Joshua | 24 | jos josh jsh
  Judges | 21 | jdg judg jg jdgs
  Ruth | 4 | rth ru rut
  1 Samuel | 31 | sm sam sa samuel
  2 Samuel | 24 | sm sam sa samuel
  1 Kings | 22 | kgs ki kin king kings
  2 Kings | 25 | kgs ki kin king kings
  1 Chronicles | 29 | chr ch chron chro chronicles
  2 Chronicles | 36 | chr ch chron chro chronicles
  Ezra | 10 | ezr
  Nehemiah | 13 | neh ne
  Esther | 10 | est esth es
  Job | 42 | jb
  Psalms | 150 | ps psa pss pslm psalm psm
  Proverbs | 31 | pr prov pro prv proverb
  Ecclesiastes | 12 | ec eccl ecc eccles qoheleth
  Song of Solomon | 8 | song songs so sng sg ss canticles song-of-songs song-of-sol
  Isaiah | 66 | is isa
  Jeremiah | 52 | jer je jr
  Lamentations | 5 | lam la
  Ezekiel | 48 | ez ezek eze ezk
  Daniel | 12 | dn dan da
  Hosea | 14 | hos ho
  Joel | 3 | jl joe jol
  Amos | 9 | am amo
  Obadiah | 1 | ob obad oba
  Jonah | 4 | jon jnh
  Micah | 7 | mic mi
  Nahum | 3 | nah na nam
  Habakkuk | 3 | hab hb
  Zephaniah | 3 | zeph zep zp
  Haggai | 2 | hag hg
  Zechariah | 14 | zech zec zc
  Malachi | 4 | mal ml
  Matthew | 28 | mt matt mat
  Mark | 16 | mk mrk mar mr
  Luke | 24 | lk luk lu
  John | 21 | jn jhn joh jhon
  Acts | 28 | act ac acts-of-the-apostles
  Romans | 16 | rom ro rm
  1 Corinthians | 16 | cor co corinthians
  2 Corinthians | 13 | cor co corinthians
  Galatians | 6 | gal ga
  Ephesians | 6 | eph ephes
  Philippians | 4 | php phil pp phl
  Colossians | 4 | col
  1 Thessalonians | 5 | thess thes th thessalonians
  2 Thessalonians | 3 | thess thes th thessalonians
  1 Timothy | 6 | tim ti tm timothy
  2 Timothy | 4 | tim ti tm timothy
  Titus | 3 | tit ti
  Philemon | 1 | phm philem phlm pm
  Hebrews | 13 | heb he
  James | 5 | jas jm jam
  1 Peter | 5 | pet pe pt peter
  2 Peter | 3 | pet pe pt peter
  1 John | 5 | jn jhn joh john jo jhon
  2 John | 1 | jn jhn joh john jo jhon
  3 John | 1 | jn jhn joh john jo jhon
  Jude | 1 | jud jd
  Revelation | 22 | rev re rv revelations apocalypse
`;

/** All of them, in their order. */
export const books: readonly Book[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [name = "", chapters, forms = ""] = line.split("|").map((part) => part.trim());
    return {
      slug: name.toLowerCase().replaceAll(" ", "-"),
      name,
      chapters: Number(chapters),
      forms: forms.split(" ").map((form) => form.replaceAll("-", " ")),
    };
  });

/** The book of an address. */
export function getBook(slug: string): Book | undefined {
  return books.find((book) => book.slug === slug);
}

/** What a chapter is called: a psalm is one of the Psalms; a book of one chapter is that chapter. */
export function chapterName({ name, chapters }: Book, chapter: number): string {
  if (name === "Psalms") return `Psalm ${chapter}`;
  return chapters === 1 ? name : `${name} ${chapter}`;
}

/** How long a book is: "42 chapters", "150 psalms", "one chapter". */
export function bookLength({ name, chapters }: Book): string {
  if (chapters === 1) return "one chapter";
  return `${chapters} ${name === "Psalms" ? "psalms" : "chapters"}`;
}

/** Books of which a verse is a line. */
export const isPoetry = ({ slug }: Book): boolean =>
  ["job", "psalms", "proverbs", "song-of-solomon", "lamentations"].includes(slug);

const group = (
  testament: BookGroup["testament"],
  heading: string,
  first: string,
  last: string,
): BookGroup => {
  const at = (name: string) => books.findIndex((book) => book.name === name);
  return { testament, heading, books: books.slice(at(first), at(last) + 1) };
};

/** As the page of the Bible shows them. */
export const bookGroups: readonly BookGroup[] = [
  group("Old", "The Law", "Genesis", "Deuteronomy"),
  group("Old", "History", "Joshua", "Esther"),
  group("Old", "Poetry and Wisdom", "Job", "Song of Solomon"),
  group("Old", "The Prophets", "Isaiah", "Malachi"),
  group("New", "Gospels and Acts", "Matthew", "Acts"),
  group("New", "Letters", "Romans", "Jude"),
  group("New", "Prophecy", "Revelation", "Revelation"),
];

/** The two parts of the Bible, in their order, with their groups of books. */
export const testaments = (["Old", "New"] as const).map((testament) => ({
  testament,
  groups: bookGroups.filter((group) => group.testament === testament),
}));
