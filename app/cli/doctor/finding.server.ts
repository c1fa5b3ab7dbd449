/** What the doctor found at one place, and what to do about it. */
export type Finding = {
  what: string;
  state: "good" | "doubtful" | "bad";
  found: string;
  advice?: string;
};

export const good = (what: string, found: string): Finding => ({ what, state: "good", found });

/** It works, but not as safely as it could. */
export const doubtful = (what: string, found: string, advice: string): Finding => ({
  what,
  state: "doubtful",
  found,
  advice,
});

/** It does not work, or not for long. */
export const bad = (what: string, found: string, advice: string): Finding => ({
  what,
  state: "bad",
  found,
  advice,
});
