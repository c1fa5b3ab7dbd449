import type { User } from "#db/accounts/users.server";
import {
  addPrayer,
  deletePrayer,
  listSavedSources,
  markPrayed,
  openPrayerAgain,
  wakePrayer,
} from "#db/prayers/prayers.server";
import type { IntentHandler, IntentResult } from "~/forms/action.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { deferToSignIn } from "~/plans/intents.server";
import { dayOf } from "~/plans/persons-day.server";
import { database } from "~/runtime/database.server";
import { type PrayerIntent, prayerQuota, prayersFull } from "./prayer-definition";
import { findSource } from "./prayer-sources.server";
import {
  beforeOf,
  fullOf,
  prayerSaved,
  prayerSavedBefore,
  type SavePrayerIntent,
} from "./save-prayer";

type SaveResult = "saved" | "before" | "full";

const messages: Record<SaveResult, NonNullable<IntentResult["message"]>> = {
  saved: prayerSaved,
  before: prayerSavedBefore,
  full: { ...prayersFull, variant: "destructive" },
};

export async function savePrayerFrom(user: User, source: string) {
  const found = findSource(source);
  if (!found) throw new Error(`There is no ${source} to save`);
  const { title, text, reference } = found;
  const at = { ...(await dayOf(user)), quota: prayerQuota.most };
  const added = await addPrayer(database(), user.id, { title, text, reference, source }, at);
  const end: SaveResult = added ? (added.before ? "before" : "saved") : "full";
  return { end, message: messages[end] };
}

/** A visitor's waits in the cookie for the sign-in. @param target `path` is the page's own, with its query. */
export function savePrayerIntent(
  intent: SavePrayerIntent,
  target: { source: string; path: string; visitorMessage: ToastMessageWithAction },
): IntentHandler {
  const { pathname, searchParams } = new URL(target.path, "http://own");
  const where = { search: Object.fromEntries(searchParams), hash: intent, stays: true };
  const { source, visitorMessage } = target;
  return async (args) => {
    if (args.user) {
      const { message, end } = await savePrayerFrom(args.user, source);
      const done = { saved: intent, before: beforeOf(intent), full: fullOf(intent) }[end];
      return { ...where, message: { ...message, inPlace: true }, done };
    }
    return deferToSignIn(args, { intent, item: source, path: pathname }, visitorMessage, where);
  };
}

/** Nothing for a visitor. */
export async function savedOf<Name extends string>(user: User, sources: Record<Name, string>) {
  const wanted = Object.entries<string>(sources);
  const own = wanted.map(([, source]) => source);
  const found = await listSavedSources(database(), user.id, own);
  const saved = wanted.map(([name, source]) => [name, found.includes(source)]);
  return Object.fromEntries(saved) as Record<Name, boolean>;
}

export function isSavePrayerIntent(intent: string): intent is SavePrayerIntent {
  return intent.startsWith("save-");
}

type Doer = (user: User, handle: string, zone?: string) => Promise<boolean>;

/** @returns whether the person has such a prayer. */
export const doWithPrayer: Record<PrayerIntent, Doer> = {
  prayed: async (user, handle, zone) =>
    markPrayed(database(), user.id, handle, await dayOf(user, zone)),
  again: ({ id }, handle) => openPrayerAgain(database(), id, handle),
  wake: ({ id }, handle) => wakePrayer(database(), id, handle),
  delete: ({ id }, handle) => deletePrayer(database(), id, handle),
};
