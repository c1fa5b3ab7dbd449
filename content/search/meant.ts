import { inOtherWords } from "./remembered-words";
import { saidByHymns, saidPlainly } from "./thesaurus";

/** What is feared for somebody is no danger by who writes; what is feared of a partner is. */
const meant: readonly (readonly [said: RegExp, plain: string])[] = [
  [
    /\b(?:something|anything) (?:(?:terrible|bad|awful|horrible) )?(?:(?:will|might|could|may|would|is going to) )?happens? to (?:my|our) /,
    "fear for my ",
  ],
  [
    /\b(?:scared|afraid|terrified|frightened|fearful|worried) (?:that )?(?:my|our) (?:\w+ )?(?:kids?|child|children|sons?|daughters?|baby|babies|grandchild|grandchildren|grandson|granddaughter|mom|mother|dad|father|brother|sister|family|husband|wife) (?:will|might|could|may|is going to|are going to) (?:die|be killed|be hurt|get hurt|get sick|get ill|be sick|have an accident|crash|drown|not come home)\b/,
    "afraid",
  ],
  [
    /\b(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|spouse|ex|stepfather|stepdad) (?:really )?(?:scares|frightens|terrifies) me\b/,
    "afraid of my husband",
  ],
  [
    /\b(?:scared|afraid|terrified|frightened) of (?:him|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|spouse|ex|stepfather|stepdad)) (?=when|if)/,
    "afraid of my husband ",
  ],
  [
    /\bangry (?:that )?(?:i am|im|i get|it makes me) (?:scared|afraid|frightened) of (?:him|her)\b/,
    "angry afraid of my husband",
  ],
  [/^(?:im|i am) (?:so )?(?:scared|afraid|frightened|terrified) of him$/, "afraid of my husband"],
  [
    /\bi (?:(?:just|only|really|so) )?want (?:it|this|it all|this all|everything|all of it|all of this|all this) to (?:end|be over)(?: now)?$/,
    "i want to die",
  ],
  [
    /\b(?:nobody|no one|noone) (?:would|will|d) (?:even )?(?:miss me|notice if i (?:was|were) gone)\b/,
    "i want to die",
  ],
  [
    /\bi (?:(?:just|only|really|so) )?want to (?:go to sleep|fall asleep|sleep)(?: now| tonight)?$/,
    "cant sleep",
  ],
  [
    /^(?!.*\b(?:chest|arm|breathe?|pain|hurts?)\b)(?:my )?heart (?:is|keeps|wont stop) (?:racing|pounding)\b/,
    "panic",
  ],
];

/** By whom a number is looked for, in a few words. */
const asksForNumber =
  /^(?:(?:i|need|want|an?|the|please|is|there|whats?|give|me|your) )*(?:phone number(?: for)? help|help phone number|hotline|help ?line|crisis line|(?:hotline|helpline|help line|emergency|crisis)(?: phone)? numbers?|help numbers?|numbers? (?:to call|for help)|who (?:can|do|should) i call)(?: now| please| for help)?$/;

/** What was typed, in the words that the thesaurus knows. */
export function saidIn(typed: string): string {
  if (asksForNumber.test(typed)) return "suicide hotline";
  const heard = meant.reduce((text, [said, plain]) => text.replace(said, plain), typed);
  return saidByHymns.get(typed) ?? inOtherWords(heard, saidPlainly);
}
