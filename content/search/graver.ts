import type { Concept } from "./concept";

const graveNeeds = new Set(["harm", "despair", "grief", "sickness"]);

/** Of "My mother has cancer and I can't sleep" each half may tell of a need. */
export const halvesOf = (query: string) => query.split(/[,;.!?]|\b(?:and|but|because|since)\b/i);

/**
 * What leads all and what leads a half come first, the graver before the lighter.
 * @param heads of the halves
 */
export function graverFirst(all: readonly Concept[], heads: readonly Concept[]): Concept[] {
  const heard = [...all.slice(0, 1), ...heads.filter((each) => all.includes(each))];
  const grave = heard.filter(({ need = "" }) => graveNeeds.has(need));
  return [...new Set([...grave, ...heard, ...all])];
}
