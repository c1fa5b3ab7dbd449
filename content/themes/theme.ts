import type { Art } from "../art";
import type { Scripture } from "../scripture";
import type { ThemeCounters } from "./theme-counters";

/** What is written for a devotional theme. Texts are paragraphs parted by a blank line. */
export type ThemeText = {
  /** Ours are "theme-1" to "theme-18". */
  id: string;
  title: string;
  /** One sentence for cards and search results. */
  description: string;
  prayer: string;
  scriptures: readonly [Scripture, Scripture, Scripture];
  reflection: string;
  /** Despair is near: whom to call stands at its head and under its prayer. */
  needsHelpLines?: true;
  /** Home may not be safe for its reader: the domestic violence line stands where help lines stand. */
  unsafeHome?: true;
  applicationSteps: readonly [string, string, string, string, string];
};

export type ThemeCategory =
  | "daily"
  | "featured"
  | "popular"
  | "relationships"
  | "character"
  | "challenges";

/** A theme as it is shown: its words, its place, its picture and its starting figures. */
export type Theme = ThemeText &
  Art &
  ThemeCounters & {
    category: ThemeCategory;
    /** The need that it is for, of an operator's own theme that names one. */
    need?: string;
    isOwn?: true;
  };
