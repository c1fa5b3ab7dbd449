/**
 * The verses of a portion, a line each; one that goes on in the middle of a sentence does so in the
 * line before it.
 */
export const verseLines = (text: string) =>
  text.replaceAll(/(?<![.!?][”’]{0,2})\n(?=[a-z])/g, " ").split("\n");

/** Letters of a line that needs no second one. */
const short = 34;

/** Where a verse takes breath: after a mark that is neither near its beginning nor near its end. */
const pauses = [/[.;:!?][”’]*(?= )/g, /,[”’]*(?= )/g, /—/g];

/**
 * A verse of poetry in its two halves, as print sets it: it parts at the pause that is nearest to its
 * middle, at the end of a sentence before a comma, at a comma before a dash.
 * @returns the verse alone where it is short or has no such pause
 */
export function halfVerses(verse: string): string[] {
  if (verse.length <= short) return [verse];
  const isInMiddle = (at: number) => at > verse.length * 0.25 && at < verse.length * 0.8;
  for (const pause of pauses) {
    const ends = [...verse.matchAll(pause)].map(({ 0: mark, index }) => index + mark.length);
    const [best] = ends
      .filter(isInMiddle)
      .sort((one, other) => Math.abs(one - verse.length / 2) - Math.abs(other - verse.length / 2));
    if (best) return [verse.slice(0, best), verse.slice(best).trimStart()];
  }
  return [verse];
}
