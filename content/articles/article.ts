import type { Art } from "../art";

/** What is listed of an article; its body is the Markdown file of the same slug in this folder. */
export type Article = Art & {
  /** Ours are 1 to 6, and an operator's own one is named by its slug. */
  id: number | string;
  slug: string;
  title: string;
  /** One or two sentences for the card. */
  excerpt: string;
  /** As shown: "April 2, 2025". */
  date: string;
  /** One of ours is a name of `articleAuthors` in samples.ts. */
  author: string;
  /** HTML of an operator's own. */
  body?: string;
  isOwn?: true;
};
