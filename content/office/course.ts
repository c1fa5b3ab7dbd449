import { easterOf } from "../year/computus";
import { dayInWords } from "../year/day-in-words";
import { addDays, daysBetween } from "../year/days";
import { lessonOf } from "./lessons";

type Course = {
  /** Read whole before Holy Week, as far as the chapter of the burial, and to its end after the week of Easter. */
  gospel?: { book: string; passion: number };
  /** Which of the books may stand before it: as many as a year has days for, by its Easter. */
  early?: readonly string[];
  books: string;
};

/**
 * Books that morning prayer reads through on weekdays, a portion a day, in turns of four years: what is read in
 * a leap year, and in the three after it. Of each chapter stands the last verse of every portion. They
 * are of 8 to 15 verses and end where a paragraph does, or at least a sentence; of 6 or 7 where a chapter is
 * short, or its verses are long. The other Gospels come to their Passion after Pentecost.
 */
const years: readonly Course[] = [
  {
    gospel: {
      book: "Mark | 11,22,34,45 12,20,28 12,27,35 15,29,41 15,29,43 13,23,34,44,56 13,26,37 13,26,38 13,25,37,50 12,21,31,40,52 11,19,33 12,23,34,44 11,23,37 11,21,34,47,61,72 15,28,38,47 11,20",
      passion: 15,
    },
    early: "Ruth,Jonah,James,Haggai,Jude,Titus,2 Thessalonians".split(","),
    books: `
  Acts | 11,26 13,24,36,47 12,26 12,26,37 11,23,32,42 15 8,19,29,38,47,60 13,25,40 12,22,35,43 13,23,36,48 10,18,30 11,25 12,22,31,41,52 13,28 9,21,29,41 10,18,30,40 9,21,34 8,18,28 12,22,31,41 12,24,38 12,24,32,40 10,21,30 11,22,35 15,27 9,19,27 11,21,32 10,20,32,44 10,20,31
  Luke | 12,25,40,55,66,80 12,24,38,52 10,22,38 13,23,34,44 11,19,30,39 11,26,38,49 10,23,35,50 10,21,32,44,56 12,24,36,48,62 12,21,31,42 10,23,32,44,54 12,26,38,48,59 13,25,35 14,24,35 10,21,32 9,21,31 10,25,37 14,28,43 13,25,38,48 13,22,36,47 11,24,38 13,23,34,46,57,71 12,25,33,43,56 12,27,40,53
  Ruth | 10,22 12,23 9,18 8,22
  Jonah | 8,17 10 10 11
  Haggai | 9,15 12,23
  Titus | 8,16 15 15
  James | 12,27 13,26 8,18 8,17 11,20
  2 Thessalonians | 12 8,17 10,18
  Jude | 11,25
`,
  },
  {
    books: `
  Genesis | 13,23,31 12,25 13,24 12,26 8,17,32 12,22 9,24 12,22 11,19,29 12,20,32 9,17,32 9,20 9,18 12,24 8,21 8,16 13,27 8,21,33 11,23,38 8,18 8,21,34 10,24 9,20 8,18,32,44,54,67 11,20,34 11,25,35 10,23,34,46 11,22 13,21,35 15,30,43 9,21,32,42,55 8,21,32 8,20 12,23,31 15,29 13,28,43 11,22,36 8,19,30 12,23 8,23 13,24,36,45,57 12,26,38 10,22,34 9,20,34 15,28 8,22,34 12,22,31 11,22 8,18,33 14,26
  1 Corinthians | 9,19,31 8,16 11,23 9,21 13 11,20 14,28,40 13 14,27 13,22,33 12,22,34 11,20,31 13 14,25,40 11,23,34,45,58 11,24
  Esther | 12,22 9,15,23 9,15 9,17 8,14 6,14 10 8,17 12,22,32 3
  Ecclesiastes | 10,18 15,26 11,22 8,16 11,20 12 14,29 9,17 8,18 11,20 10 14
  Amos | 8,15 8,16 15 13 13,27 14 9,17 14 6,15
  2 Timothy | 9,18 14,26 9,17 8,22
  Philemon | 12,25
  2 John | 13
  3 John | 14
  Daniel | 10,21 13,26,38,49 12,21,30 11,19,27,37 10,19,31 9,17,28 8,18,28 8,17,27 10,18,27 11,21 11,22,35,45 13
  1 Thessalonians | 10 12,20 13 8,18 13,28
`,
  },
  {
    books: `
  Malachi | 8,14 9,17 8,18 6
  Zechariah | 10,21 13 10 14 11 8,15 14 11,23 8,17 12 9,17 6,14 9 11,21
  2 Corinthians | 11,24 8,17 9,18 9,18 10,21 10,18 10,16 12,24 15 8,18 11,25,33 10,21 14
  1 Timothy | 11,20 15 8,16 8,16 13,25 10,21
  Matthew | 14,25 12,23 9,17 11,25 13,24,37,48 13,24,34 14,29 12,22,34 13,24,38 15,28,42 10,19,30 14,28,38,50 13,23,35,46,58 12,24,36 14,28,39 12,20,28 13,27 9,20,35 12,22,30 12,22,34 11,22,32,46 14,22,33,46 15,28,39 14,29,41,51 15,25,36,46 13,26,38,51,62,75 14,26,40,53,66 10,20
  Isaiah | 9,20,31 9,22 12,26 6 10,21,30 13 12,25 10,22 10,21 11,19,34 8,16 6 12,22 11,23,32 9 14 14 7 13,25 6 9,17 14,25 9,18 13,23 12 13,21 13 8,18,29 12,24 13,24,33 9 8,20 13,24 9,17 10 11,22 8,20,29,38 11,22 8 8,20,31 10,20,29 9,17,25 9,20,28 11,20,28 8,17,25 13 7,15 11,22 9,18,26 11 8,16,23 6,15 12 8,17 13 12 10,21 8,14 8,21 12,22 11 12 9,19 12 8,16,25 8,16,24
`,
  },
  {
    books: `
  1 John | 10 11,19,29 10,24 10,21 12,21
  Ephesians | 12,23 10,22 11,21 10,19,32 10,20,33 12,24
  Philippians | 11,20,30 8,18,30 11,21 9,23
  Hebrews | 14 9,18 11,19 8,16 14 12,20 14,28 13 10,20,28 10,25,39 10,19,29,40 9,17,29 14,25
  Colossians | 14,29 12,23 11,25 9,18
  1 Peter | 12,25 12,25 13,22 11,19 14
  John | 13,28,42,51 11,25 11,22,36 14,27,42,54 13,23,34,47 13,25,36,46,58,71 15,27,39,53 11,22,36,47,59 15,26,41 13,27,42 15,29,44,57 13,26,36,50 11,25,38 11,22,31 13,27 11,22,33 12,26 14,27,40 11,21,30,42 13,23,31 9,17,25
  Romans | 12,20,32 8,16,29 8,20,31 12,25 11,21 14,23 11,25 8,17,27,39 9,21,33 10,21 12,24,36 8,21 14 12,23 12,22,33 15,27
  Galatians | 12,24 10,21 14,29 12,20,31 12,26 10,18
  Joel | 12,20 11,20,32 11,21
  Habakkuk | 9,17 11,20 10,19
  Zephaniah | 9,18 7,15 11,20
  2 Peter | 11,21 11,22 10,18
  Revelation | 8,20 9,17,29 9,22 11 8,14 8,17 8,17 13 12,21 11 10,19 9,17 10,18 11,20 8 11,21 8,18 8,16,24 10,21 6,15 8,17,27 9,21
  Micah | 8,16 13 12 6,13 6,15 8,16 10,20
`,
  },
];

/** A year has from 283 to 287 days without a lesson of their own: when its books are finished these are read. */
const turnOfTheYear = ["Joshua 1:1-9", "Ecclesiastes 3:1-15", "Deuteronomy 30:11-20"];

/** What is read on a day, and where it goes on from; nothing goes before the first page of a book. */
export type Portion = {
  reference: string;
  /** "Mark 4" */
  chapter: string;
  /** "Going on from yesterday:", or "Mark begins today." */
  said: string;
  before?: { day: string; reference: string };
};

const coursesRead = new Map<number, readonly string[]>();
const daysRead = new Map<number, readonly string[]>();

/** @returns undefined on a day (yyyy-mm-dd) that has a lesson of its own: the course goes on the day after */
export function getPortion(day: string): Portion | undefined {
  const year = Number(day.slice(0, 4));
  const days = kept(daysRead, year, () => daysOfCourse(year));
  const course = kept(coursesRead, year, () => courseOf(years[year % years.length], year, days));
  const at = days.indexOf(day);
  const reference = course[at];
  if (reference === undefined) return undefined;
  const [dayBefore, before] = [days[at - 1], course[at - 1]];
  const chapter = reference.replace(/:.*/, "");
  const book = chapter.replace(/ \d+$/, "");
  if (!dayBefore || !before?.startsWith(`${book} `))
    return {
      reference,
      chapter,
      said: turnOfTheYear.includes(reference) ? "" : `${book} begins today.`,
    };
  const said = `Going on from ${when(dayBefore, day)}:`;
  return { reference, chapter, said, before: { day: dayBefore, reference: before } };
}

function when(before: string, day: string): string {
  const days = daysBetween(before, day);
  if (days === 1) return "yesterday";
  return dayInWords(before, days < 7 ? "weekdayAlone" : "day");
}

function daysOfCourse(year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (!lessonOf(day)) days.push(day);
  return days;
}

/** What a year's days read, one after another. */
function courseOf(course: Course | undefined, year: number, days: readonly string[]): string[] {
  const { gospel, early = [], books = "" } = course ?? {};
  const others = books.trim().split("\n").map(portionsOf);
  if (!gospel) return [...others.flat(), ...turnOfTheYear];
  const portions = portionsOf(gospel.book);
  const passion = portions.findIndex((portion) => chapterIn(portion) > gospel.passion);
  const palmSunday = addDays(easterOf(year), -7);
  const left = days.filter((day) => day < palmSunday).length - passion;
  const isOf = (name: string, book: string[]) => book[0]?.startsWith(`${name} `);
  const first = lasting(
    left,
    early.flatMap((name) => others.filter((book) => isOf(name, book))),
  );
  return [
    ...first.flat(),
    ...portions,
    ...others.filter((book) => !first.includes(book)).flat(),
    ...turnOfTheYear,
  ];
}

const chapterIn = (portion: string) => Number(/ (\d+):/.exec(portion)?.[1]);

/** Books that together last just so many days, the earlier ones rather than the later; none where none do. */
function lasting(days: number, [book, ...others]: readonly string[][]): string[][] {
  if (!book || days <= 0) return [];
  const rest = days === book.length ? [] : lasting(days - book.length, others);
  const isExact = rest.flat().length === days - book.length;
  return isExact ? [book, ...rest] : lasting(days, others);
}

function portionsOf(written: string): string[] {
  const [book, chapters = ""] = written.trim().split(" | ");
  return chapters.split(" ").flatMap((ends, chapter) =>
    ends.split(",").map((end, at, all) => {
      const first = Number(all[at - 1] ?? 0) + 1;
      return `${book} ${chapter + 1}:${first}-${end}`;
    }),
  );
}

function kept<Kept>(all: Map<number, Kept>, key: number, make: (key: number) => Kept): Kept {
  const found = all.get(key) ?? make(key);
  all.set(key, found);
  return found;
}
