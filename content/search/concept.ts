/** What people type who look for help, and the pages that are for it. */
export type Concept = {
  /** Each is a word or a few; all of them stand in what was typed, in any order. */
  phrases: readonly string[];
  /** The pages that fit, best first. */
  to: readonly string[];
  /** The need in content/bible/bible-needs.ts whose passages fit. */
  need?: string;
  /** One verse that fits better than the need's. */
  comfort?: string;
  /** The feeling whose prayer fits best, as content/feelings.ts names it. */
  feeling?: string;
  /** The kinds of danger that lead here, however they are told. */
  dangers?: readonly string[];
  /** Whom to call stands before all else, for these kinds of danger. */
  help?: readonly string[];
  /** Words of somebody whom another hurts. */
  unsafeHome?: true;
  /** Nothing for somebody whom another hurts: it asks of them what they don't owe. */
  notWhenHurt?: true;
  /** Words of somebody who lost whom or what they lived with. */
  broken?: true;
  /** Nothing for them: it speaks to whoever still has it. */
  notWhenBroken?: true;
  /** Verses with these words may hurt who typed them. */
  withoutVerses?: true;
};
