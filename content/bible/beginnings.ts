/** Where to begin to read. */
export type Beginning = {
  slug: string;
  chapter: number;
  name: string;
  why: string;
  /** Lines of one stanza. */
  words?: string;
};

export const beginnings: readonly [Beginning, ...Beginning[]] = [
  { slug: "psalms", chapter: 23, name: "Psalm 23", why: "Six verses for a hard road" },
  { slug: "john", chapter: 1, name: "John", why: "Who Jesus is, from the beginning" },
  { slug: "mark", chapter: 1, name: "Mark", why: "His story, told fast" },
  { slug: "philippians", chapter: 4, name: "Philippians 4", why: "On worry, and on peace" },
];

export const psalmsToBegin: readonly Beginning[] = [
  { slug: "psalms", chapter: 23, name: "Psalm 23", why: "Led, and never alone in the valley" },
  { slug: "psalms", chapter: 51, name: "Psalm 51", why: "For a bad conscience" },
  { slug: "psalms", chapter: 121, name: "Psalm 121", why: "Before a road or a hard day" },
  { slug: "psalms", chapter: 139, name: "Psalm 139", why: "Known all the way through" },
];

/** Of the psalms. */
export const psalmBooks = ["First book", "Second book", "Third book", "Fourth book", "Fifth book"];

/** The last psalm of each. */
export const psalmBookEnds: readonly number[] = [41, 72, 89, 106, 150];
