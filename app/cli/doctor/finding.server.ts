export type Finding = {
  what: string;
  state: "good" | "doubtful" | "bad";
  found: string;
  advice?: string;
};

export const good = (what: string, found: string): Finding => ({ what, state: "good", found });

export const doubtful = (what: string, found: string, advice: string): Finding => ({
  what,
  state: "doubtful",
  found,
  advice,
});

export const bad = (what: string, found: string, advice: string): Finding => ({
  what,
  state: "bad",
  found,
  advice,
});
