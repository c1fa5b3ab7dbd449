import type { Art } from "../art";
import type { Scripture } from "../scripture";
import type { DatedSeason } from "../year/dated-seasons";
import type { PlanCounters } from "./plan-counters";

/** One day of a plan. `prayer` and `reflection` are paragraphs parted by a blank line. */
export type PlanDay = {
  title: string;
  scripture: Scripture;
  /** What else is read that day, under a heading each. */
  more?: readonly { when: string; passage: Scripture }[];
  prayer: string;
  reflection: string;
  /** It touches despair: whom to call stands under its reflection. */
  needsHelpLines?: true;
} & Partial<DayGuide>;

/** All that is read on a day. */
export const passagesOf = ({ scripture, more = [] }: PlanDay): Scripture[] => [
  scripture,
  ...more.map(({ passage }) => passage),
];

/** What a day of a longer plan has besides; its page then leads from the reading to the prayer. */
type DayGuide = {
  /** One, or two. */
  questions: readonly [string, ...string[]];
  /** A sentence or two that make room for silence after the reading. */
  pause?: string;
  /** One line of our own to take through the day. */
  carry?: string;
};

/** A day that leads from its reading to its prayer. */
export type GuidedDay = PlanDay & DayGuide;

/**
 * A season that has more days in one year than in another. `eve`: the number of the text for its last day;
 * before it come as many of the others as the year has. `least`: of its days, where years differ.
 * `lead`: how many days of its first week are before it.
 */
type PlanSeason = { name: DatedSeason; eve: number; least?: number; lead?: number };

/** What is written for a plan; its place in the lists, author and figures stand elsewhere. */
export type PlanText = {
  id: string;
  title: string;
  /** One sentence for cards and search results. */
  description: string;
  /** One or two paragraphs, parted by a blank line. */
  overview: string;
  days: readonly PlanDay[];
  /** It reads a book through: its days are short, and their passages are looked up in the Bible. */
  readsOn?: true;
  /** Its days are days of the year. */
  season?: PlanSeason;
  /** A word for each week of it, from Sunday on. */
  weeks?: readonly string[];
  /** Despair or danger is near in all of it: whom to call stands at its head and under every reflection. */
  needsHelpLines?: true;
  /** Home may not be safe for its reader: the domestic violence line stands where help lines stand. */
  unsafeHome?: true;
};

/** The list that a plan stands in; "new" ones stand in neither of the two at home. */
export type PlanCategory = "featured" | "popular" | "new";

/** A plan as it is shown: its words, its place, its picture and its starting figures. */
export type Plan = PlanText &
  Art &
  PlanCounters & {
    category: PlanCategory;
    /** Of a dated plan as many as a year may have: dated-plan.ts has those of one year. */
    dayCount: number;
    /** "7 days"; of a dated plan, "22 to 28 days" */
    duration: string;
    /** What it ends with, for whoever has prayed its last day. */
    blessing: string;
    /** The need that it is for, of an operator's own plan that names one. */
    need?: string;
    isOwn?: true;
  };
