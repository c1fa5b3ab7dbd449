import type { WordsToAct } from "~/forms/form";
import { deferToSignIn, type IntentHandler, type IntentResult } from "~/forms/intents.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/zone.server";
import type { User } from "../../db/accounts/users.server";
import { addPrayer, listSavedSources } from "../../db/prayers/prayers.server";
import {
  fullOf,
  prayerSaved,
  prayerSavedBefore,
  type SaveIntent,
  type SavePrayerIntent,
} from "./bookmarks";
import { prayerQuota, prayersFull } from "./prayer-definition";
import { findSource } from "./sources.server";

/** What came of keeping: it is there now, it was there before, or there is no room for it. */
export type SaveResult = "saved" | "before" | "full";

const resultWords: Record<SaveResult, IntentResult["words"]> = {
  saved: prayerSaved,
  before: prayerSavedBefore,
  full: { ...prayersFull, variant: "destructive" },
};

/** Keeps what stands at a place on the site; once is enough. */
export async function savePrayerFrom(
  user: User,
  source: string,
): Promise<{ words: IntentResult["words"]; end: SaveResult }> {
  const found = findSource(source);
  if (!found) throw new Error(`There is no ${source} to keep`);
  const { title, text, reference } = found;
  const day = dayIn(undefined, new Date(now()));
  const at = { now: now(), day, quota: prayerQuota.most };
  const added = await addPrayer(database(), user.id, { title, text, reference, source }, at);
  const end = added ? (added.before ? "before" : "saved") : "full";
  return { words: resultWords[end], end };
}

/**
 * An intent that keeps a prayer or a verse of a page. For a visitor it waits in the cookie for the
 * sign-in that leads back.
 * @param target what stands there, the page's own path with its query, and what a visitor is told.
 */
export function savePrayerIntent(
  intent: SavePrayerIntent,
  target: { source: string; path: string; visitorWords: WordsToAct },
): IntentHandler {
  const { pathname, searchParams } = new URL(target.path, "http://own");
  const where = { search: Object.fromEntries(searchParams), hash: intent, stays: true };
  const { source, visitorWords } = target;
  return async (args) => {
    if (args.user) {
      const { words, end } = await savePrayerFrom(args.user, source);
      return { ...where, words, ...(end === "full" && { done: fullOf(intent) }) };
    }
    return deferToSignIn(args, { intent, item: source, path: pathname }, visitorWords, where);
  };
}

/** Which of a page's prayers and verses a person has kept; nobody has for a visitor. */
export async function savedOf<Name extends string>(
  user: User | undefined,
  sources: Record<Name, string>,
): Promise<Record<Name, boolean>> {
  const wanted = Object.entries<string>(sources);
  const found = user
    ? await listSavedSources(
        database(),
        user.id,
        wanted.map(([, source]) => source),
      )
    : [];
  const saved = wanted.map(([name, source]) => [name, found.includes(source)]);
  return Object.fromEntries(saved) as Record<Name, boolean>;
}

export function isSavePrayerIntent(
  intent: SaveIntent | SavePrayerIntent,
): intent is SavePrayerIntent {
  return intent.startsWith("save-");
}
