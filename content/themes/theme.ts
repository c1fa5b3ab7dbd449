import type { Scripture } from "../scripture";

/** What is written for a devotional theme. Texts are paragraphs parted by a blank line. */
export type ThemeText = {
  /** "theme-1" to "theme-18". */
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
