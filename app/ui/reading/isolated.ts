/** Letters that are read from right to left, and marks that have a say in it. */
const turning =
  /[\p{Bidi_Control}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Words without the marks that turn what follows them round; those of single letters stay. */
export const unturned = (words: string) => words.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");

/** Somebody's words within a sentence of ours, kept from turning it; a block of them has `dir="auto"` instead. */
export const isolated = (words: string) =>
  turning.test(words) ? `\u2068${unturned(words)}\u2069` : words;
