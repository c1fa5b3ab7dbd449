import type { WordsToAct } from "~/forms/form";
import { type Act, type Outcome, untilSignedIn } from "~/forms/intents.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/zone.server";
import type { User } from "../../db/accounts/users.server";
import { addPrayer, keptSources } from "../../db/prayers/prayers.server";
import { fullOf, type KeepingAct, type KeepingPrayer, keptBefore, keptPrayer } from "./bookmarks";
import { prayerQuota, prayersFull } from "./prayer";
import { findSource } from "./sources.server";

/** What came of keeping: it is there now, it was there before, or there is no room for it. */
export type KeepingEnd = "kept" | "before" | "full";

const endWords: Record<KeepingEnd, Outcome["words"]> = {
  kept: keptPrayer,
  before: keptBefore,
  full: { ...prayersFull, variant: "destructive" },
};

/** Keeps what stands at a place on the site; once is enough. */
export async function keepFrom(
  user: User,
  source: string,
): Promise<{ words: Outcome["words"]; end: KeepingEnd }> {
  const found = findSource(source);
  if (!found) throw new Error(`There is no ${source} to keep`);
  const { title, text, reference } = found;
  const day = dayIn(undefined, new Date(now()));
  const at = { now: now(), day, quota: prayerQuota.most };
  const added = await addPrayer(database(), user.id, { title, text, reference, source }, at);
  const end = added ? (added.before ? "before" : "kept") : "full";
  return { words: endWords[end], end };
}

/**
 * An act that keeps a prayer or a verse of a page. For a visitor it waits in the cookie for the
 * sign-in that leads back.
 * @param place what stands there, the page's own path with its query, and what a visitor is told.
 */
export function keepingPrayer(
  act: KeepingPrayer,
  place: { source: string; path: string; visitorWords: WordsToAct },
): Act {
  const { pathname, searchParams } = new URL(place.path, "http://own");
  const where = { search: Object.fromEntries(searchParams), hash: act, stays: true };
  const { source, visitorWords } = place;
  return async (asked) => {
    if (asked.user) {
      const { words, end } = await keepFrom(asked.user, source);
      return { ...where, words, ...(end === "full" && { done: fullOf(act) }) };
    }
    return untilSignedIn(asked, { act, item: source, path: pathname }, visitorWords, where);
  };
}

/** Which of a page's prayers and verses a person has kept; nobody has for a visitor. */
export async function keptOf<Name extends string>(
  user: User | undefined,
  sources: Record<Name, string>,
): Promise<Record<Name, boolean>> {
  const wanted = Object.entries<string>(sources);
  const found = user
    ? await keptSources(
        database(),
        user.id,
        wanted.map(([, source]) => source),
      )
    : [];
  const kept = wanted.map(([name, source]) => [name, found.includes(source)]);
  return Object.fromEntries(kept) as Record<Name, boolean>;
}

export function isKeepingPrayer(act: KeepingAct | KeepingPrayer): act is KeepingPrayer {
  return act.startsWith("keep");
}
