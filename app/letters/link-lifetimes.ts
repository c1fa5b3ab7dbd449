const hour = 3_600_000;
const day = 24 * hour;

/** How long the links of letters work: in milliseconds, and as we say it. */
export const linkLifetimes = {
  reset: { lasts: hour, words: "an hour" },
  // As long as the address is not asked again: who was asked by a stranger can still say yes.
  address: { lasts: 30 * day, words: "30 days" },
  /** Seven days, for which the address is kept (`wayBackLasts` in `db/`). */
  undo: { words: "seven days" },
  confirm: { lasts: 30 * day, words: "30 days" },
} as const;

/** Since the mail server took the letter that asked; whoever has not answered by then is forgotten. */
export const unanswered = { lasts: 30 * day, words: "30 days" } as const;

/** Letters that were sent are remembered for as long as their links may be pressed, and some more. */
export const remembered = { lasts: 45 * day, words: "45 days" } as const;
