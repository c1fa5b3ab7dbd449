import {
  type LetterSubscription,
  type LetterWishes,
  saveVerses,
  saveWishes,
  type VerseRhythm,
  versesOf,
} from "#db/letters/letter-wishes.server";
import { endPlansOf } from "#db/letters/plan-letters.server";
import { unsubscribe } from "#db/subscriptions/subscribers.server";
import { day } from "#db/time";
import { zoneOf } from "~/forms/fields.server";
import type { IntentHandler, IntentHandlers } from "~/forms/intents.server";
import { nextMorning, verseMorning } from "~/letters/mornings.server";
import { waitlistTag } from "~/letters/waitlist-tag";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { type LetterIntent, letterMessages } from "./letter-messages";
import { plansOf } from "./plan.server";

/** What an entry wants, as its page shows it. */
export async function wishesOf(entry: LetterSubscription) {
  const { letters, tags, isActive, isConfirmed, id, email } = entry;
  const { wantsNews, isMonthly, pausedUntil } = letters;
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > now();
  return {
    isActive: isActive && isConfirmed,
    wantsNews,
    verses: (await versesOf(database(), id))?.rhythm,
    // Whoever has this page has the letters of a confirmed address.
    plans: isConfirmed ? await plansOf(email) : [],
    waitsForApp: tags.includes(waitlistTag),
    isMonthly,
    pausedUntil: isPaused ? pausedUntil : undefined,
  };
}

/** The buttons of the page where somebody chooses. */
export function preferenceIntents(entry: LetterSubscription): IntentHandlers {
  const { wantsNews, isMonthly, pausedUntil } = entry.letters;
  const before = { wantsNews, isMonthly, pausedUntil: pausedUntil?.getTime(), without: [] };
  const save = (intent: LetterIntent, change: () => Partial<LetterWishes>) => async () => {
    await saveWishes(database(), entry.id, { ...before, ...change() });
    return { message: letterMessages[intent] };
  };
  const verses =
    (rhythm: VerseRhythm): IntentHandler =>
    async ({ form }) => {
      const zone = zoneOf(form);
      const weekly = rhythm === "weekly";
      const dueAt = nextMorning(verseMorning(zone), { after: now(), weekly });
      await saveVerses(database(), entry.id, { rhythm, zone, dueAt });
      return { message: letterMessages[`verse-${rhythm}`] };
    };
  return {
    news: save("news", () => ({ wantsNews: true })),
    "no-news": save("no-news", () => ({ wantsNews: false })),
    "no-app": save("no-app", () => ({ without: [waitlistTag] })),
    monthly: save("monthly", () => ({ isMonthly: true })),
    every: save("every", () => ({ isMonthly: false })),
    "pause-month": save("pause-month", () => ({ pausedUntil: now() + 30 * day })),
    "pause-season": save("pause-season", () => ({ pausedUntil: now() + 91 * day })),
    "pause-end": save("pause-end", () => ({ pausedUntil: undefined })),
    "verse-daily": verses("daily"),
    "verse-weekly": verses("weekly"),
    async "verse-none"() {
      await saveVerses(database(), entry.id, undefined);
      return { message: letterMessages["verse-none"] };
    },
    async leave() {
      await leaveAll(entry.email);
      return { message: letterMessages.leave };
    },
  };
}

/** Nothing comes to an address any more, plans included. */
async function leaveAll(email: string): Promise<void> {
  await unsubscribe(database(), email);
  await database().write((tx) => endPlansOf(tx, email, now()));
}
