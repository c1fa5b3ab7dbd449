import type { Db } from "#db/engines/database";
import type { Letter, LetterKind } from "#db/letters/outbox.server";
import { accountLetters } from "./account-letters.server";
import { deskLetters } from "./desk-letters.server";
import type { Compose } from "./letter.server";
import { planLetters } from "./plan-letters.server";
import { subscriberLetters } from "./subscriber-letters.server";

const kinds: Record<LetterKind, Compose> = {
  ...accountLetters,
  ...subscriberLetters,
  ...planLetters,
  ...deskLetters,
};

export async function composeLetter(db: Db, letter: Letter): ReturnType<Compose> {
  const compose = Object.hasOwn(kinds, letter.kind) ? kinds[letter.kind as LetterKind] : undefined;
  return compose ? compose(db, letter) : { dropped: "unknown kind" };
}
