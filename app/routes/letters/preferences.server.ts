import type { IntentHandlers } from "~/forms/intents.server";
import { waitlistTag } from "~/letters/waitlist-tag";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { unsubscribe } from "../../../db/inbox/subscribers.server";
import {
  type LetterSubscription,
  type LetterWishes,
  saveWishes,
} from "../../../db/letters/letter-wishes.server";
import { type LetterIntent, letterMessages } from "./letter-messages";

const day = 86_400_000;

/** What an entry wants, as its page shows it. */
export function wishesOf({ letters, tags, isActive, isConfirmed }: LetterSubscription) {
  const { wantsNews, isMonthly, pausedUntil } = letters;
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > now();
  return {
    isActive: isActive && isConfirmed,
    wantsNews,
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
  return {
    news: save("news", () => ({ wantsNews: true })),
    "no-news": save("no-news", () => ({ wantsNews: false })),
    "no-app": save("no-app", () => ({ without: [waitlistTag] })),
    monthly: save("monthly", () => ({ isMonthly: true })),
    every: save("every", () => ({ isMonthly: false })),
    "pause-month": save("pause-month", () => ({ pausedUntil: now() + 30 * day })),
    "pause-season": save("pause-season", () => ({ pausedUntil: now() + 91 * day })),
    "pause-end": save("pause-end", () => ({ pausedUntil: undefined })),
    async leave() {
      await unsubscribe(database(), entry.email);
      return { message: letterMessages.leave };
    },
  };
}
