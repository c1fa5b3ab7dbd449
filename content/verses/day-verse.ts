import type { Scripture } from "../scripture";

/** The verse of a day and one line with which to pray it. */
export type DayVerse = Scripture & { line: string };
