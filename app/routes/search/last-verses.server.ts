import { wordsOf } from "./query.server";

/**
 * Verses in their order, behind them those that say what one before them says, as prophets and evangelists do.
 * @param inNeed a line that breaks off in the middle is no help, and goes behind, too
 */
export function leaveForLast<Verse extends { text: string }>(
  verses: Verse[],
  inNeed: boolean,
): Verse[] {
  const words = verses.map(({ text }) => new Set(wordsOf(text)));
  const isLast = verses.map(
    ({ text }, at) =>
      (inNeed && /[,:;—]$/.test(text)) ||
      words.slice(0, at).some((before) => isDouble(before, words[at] ?? before)),
  );
  return [...verses.filter((_, at) => !isLast[at]), ...verses.filter((_, at) => isLast[at])];
}

/** Whether nearly all words of the longer are in the other. */
function isDouble(one: Set<string>, other: Set<string>): boolean {
  const enough = 0.8 * Math.max(one.size, other.size);
  if (Math.min(one.size, other.size) <= enough) return false;
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared > enough;
}
