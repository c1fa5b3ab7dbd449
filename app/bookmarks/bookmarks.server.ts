import type { MessageWithAction } from "~/http/message";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import type { User } from "../../db/accounts/users.server";
import { type Item, removeItem, saveItem } from "../../db/bookmarks/saved-items.server";
import { countPrayer } from "../../db/bookmarks/theme-prayers.server";
import { removed, type SaveIntent, savedMessages } from "./bookmarks";
import { refreshCounters } from "./counters.server";
import { startFor } from "./plan-days.server";

/** What a person asks to be saved; the zone is that of the form that asks. */
export type SaveRequest = { intent: SaveIntent; item: string; zone?: string };

/** Saves what a person asked to be saved; to ask twice is to ask once. @returns its words. */
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

/** Removes a saved plan or a favourite. @returns its words. */
export async function removeFor(user: User, item: Item): Promise<MessageWithAction> {
  await removeItem(database(), user.id, item);
  refreshCounters(item);
  return removed;
}

/**
 * Counts a theme, or the prayer of an hour, as prayed, once in a visit.
 * @returns what was prayed in it so far.
 */
export async function countPrayed(themeId: string, prayed: string[] = []): Promise<string[]> {
  if (prayed.includes(themeId)) return prayed;
  await countPrayer(database(), themeId);
  refreshCounters({ kind: "theme", item: themeId });
  return [...prayed, themeId].slice(-22);
}

/** What kind of thing an intent saves. */
export const kindOf = (intent: SaveIntent): Item["kind"] =>
  intent === "favorite" ? "theme" : "plan";
