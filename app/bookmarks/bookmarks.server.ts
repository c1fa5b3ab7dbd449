import { doneParameter } from "~/forms/form";
import type { MessageWithAction } from "~/http/message";
import type { PendingIntent } from "~/http/session.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { getPlan } from "../../content/plans/plans";
import { getTheme } from "../../content/themes/themes";
import type { User } from "../../db/accounts/users.server";
import { type Item, removeItem, saveItem } from "../../db/bookmarks/saved-items.server";
import { countPrayer } from "../../db/bookmarks/theme-prayers.server";
import { fullOf, removed, type SaveIntent, savedMessages } from "./bookmarks";
import { refreshCounters } from "./counters.server";
import { startFor } from "./plan-days.server";
import { isSavePrayerIntent, savePrayerFrom } from "./prayers.server";
import { findSource } from "./sources.server";

/** What a person asks to be kept; the zone is that of the form that asks. */
export type SaveRequest = { intent: SaveIntent; item: string; zone?: string };

/** Keeps what a person asked to be kept; to ask twice is to ask once. @returns its words. */
export async function saveFor(
  user: User,
  { intent, item, zone }: SaveRequest,
): Promise<MessageWithAction> {
  if (intent === "start") {
    await startFor(user, item, zone);
  } else {
    const what = { kind: kindOf(intent), item };
    await saveItem(database(), user.id, what, now());
    refreshCounters(what);
  }
  return savedMessages[intent];
}

/** Lets go of a saved plan or a favourite. @returns its words. */
export async function removeFor(user: User, item: Item): Promise<MessageWithAction> {
  await removeItem(database(), user.id, item);
  refreshCounters(item);
  return removed;
}

/**
 * Completes after sign-in what a visitor wanted to keep, if they come back to that very page.
 * @returns where to go, with the intent's own words in the page.
 */
export async function completePending(
  user: User,
  pendingIntent: PendingIntent | undefined,
  next: string,
): Promise<string | undefined> {
  if (!pendingIntent || next.split(/[?#]/)[0] !== pendingIntent.path) return undefined;
  const { intent, item, to } = pendingIntent;
  // A cookie may be older than what the site offers.
  if (isSavePrayerIntent(intent)) {
    if (!findSource(item)) return undefined;
    const { end } = await savePrayerFrom(user, item);
    const done = `${doneParameter}=${intent}`;
    if (end === "full") return to.replace(done, `${doneParameter}=${fullOf(intent)}`);
  } else {
    if (!isSaveIntent(intent)) return undefined;
    if (!(kindOf(intent) === "plan" ? getPlan(item) : getTheme(item))) return undefined;
    await saveFor(user, { intent, item });
  }
  return to;
}

/** Counts a theme as prayed, once in a visit. @returns the themes prayed in it so far. */
export async function countPrayed(themeId: string, prayed: string[] = []): Promise<string[]> {
  if (prayed.includes(themeId)) return prayed;
  await countPrayer(database(), themeId);
  refreshCounters({ kind: "theme", item: themeId });
  return [...prayed, themeId].slice(-18);
}

const isSaveIntent = (intent: string): intent is SaveIntent => Object.hasOwn(savedMessages, intent);

const kindOf = (intent: SaveIntent): Item["kind"] => (intent === "favorite" ? "theme" : "plan");
