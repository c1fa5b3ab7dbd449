import type { Scripture } from "../scripture";

/** One day of a plan. `prayer` and `reflection` are paragraphs parted by a blank line. */
export type PlanDay = {
  title: string;
  scripture: Scripture;
  prayer: string;
  reflection: string;
};

/** What is written for a plan; its place in the lists, author and figures stand elsewhere. */
export type PlanText = {
  id: string;
  title: string;
  /** One sentence for cards and search results. */
  description: string;
  /** One or two paragraphs, parted by a blank line. */
  overview: string;
  days: readonly PlanDay[];
};
