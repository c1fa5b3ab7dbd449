import { doneParameter } from "~/forms/form";
import { getPlan } from "../../content/plans/plans";
import { getTheme } from "../../content/themes/themes";
import type { User } from "../../db/accounts/users.server";
import { fullOf, type SaveIntent, savedMessages } from "./bookmarks";
import { kindOf, saveFor } from "./bookmarks.server";
import type { PendingIntent } from "./intents.server";
import { findSource } from "./prayer-sources.server";
import { isSavePrayerIntent, savePrayerFrom } from "./prayers.server";

/**
 * Completes after sign-in what a visitor wanted to save, if they come back to that very page.
 * @returns where to go, with the intent's own words in the page.
 */
export async function completePending(
  user: User,
  { intent, item, path, to }: PendingIntent,
  next: string,
): Promise<string | undefined> {
  if (next.split(/[?#]/)[0] !== path) return undefined;
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

const isSaveIntent = (intent: string): intent is SaveIntent => Object.hasOwn(savedMessages, intent);
