export type Finding = {
  what: string;
  state: "good" | "doubtful" | "bad";
  found: string;
  advice?: string;
};

export const good = (what: string, found: string): Finding => ({ what, state: "good", found });

type Maker = (what: string, found: string, advice: string) => Finding;

export const doubtful: Maker = (what, found, advice) => ({
  what,
  state: "doubtful",
  found,
  advice,
});

export const bad: Maker = (what, found, advice) => ({ what, state: "bad", found, advice });

export const doubtfulIf = (isSo: boolean, what: string, found: string, advice: string): Finding =>
  isSo ? doubtful(what, found, advice) : good(what, found);
