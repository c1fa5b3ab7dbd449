const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds, and the words for them. */
export const linkLifetimes = {
  reset: { lasts: hour, words: "an hour" },
  /** To the first password of an account that was made for somebody of the team. */
  invitation: { lasts: 3 * day, words: "three days" },
  // As long as an address is not asked again: whoever was asked by a stranger can still say yes.
  address: { lasts: 30 * day, words: "30 days" },
  /** For as long as `wayBackLasts` in `db/`. */
  undo: { words: "seven days" },
  confirm: { lasts: 30 * day, words: "30 days" },
} as const;

/** Since the mail server took the question. */
export const unanswered = { lasts: 30 * day, words: "30 days" } as const;

/** Settled letters stay in the outbox for longer than their links work. */
export const remembered = { lasts: 45 * day, words: "45 days" } as const;
