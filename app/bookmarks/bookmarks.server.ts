import { doneParameter, type WordsToAct } from "~/forms/form";
import type { WaitingAct } from "~/http/session.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { getPlan } from "../../content/plans/plans";
import { getTheme } from "../../content/themes/themes";
import type { User } from "../../db/accounts/users.server";
import { dropItem, type Item, keepItem } from "../../db/bookmarks/kept-items.server";
import { countPrayer } from "../../db/bookmarks/theme-prayers.server";
import { fullOf, type KeepingAct, kept, letGo } from "./bookmarks";
import { showFiguresOf } from "./counters.server";
import { startFor } from "./plan-days.server";
import { isKeepingPrayer, keepFrom } from "./prayers.server";
import { findSource } from "./sources.server";

/** What a person asks to be kept; the zone is that of the form that asks. */
export type Keeping = { act: KeepingAct; item: string; zone?: string };

/** Keeps what a person asked to be kept; to ask twice is to ask once. @returns its words. */
export async function keepFor(user: User, { act, item, zone }: Keeping): Promise<WordsToAct> {
  if (act === "start") {
    await startFor(user, item, zone);
  } else {
    const what = { kind: kindOf(act), item };
    await keepItem(database(), user.id, what, now());
    showFiguresOf(what);
  }
  return kept[act];
}

/** Lets go of a saved plan or a favourite. @returns its words. */
export async function letGoFor(user: User, item: Item): Promise<WordsToAct> {
  await dropItem(database(), user.id, item);
  showFiguresOf(item);
  return letGo;
}

/**
 * Completes after sign-in what a visitor wanted to keep, if they come back to that very page.
 * @returns where to go, with the act's own words in the page.
 */
export async function completeWaiting(
  user: User,
  waiting: WaitingAct | undefined,
  next: string,
): Promise<string | undefined> {
  if (!waiting || next.split(/[?#]/)[0] !== waiting.path) return undefined;
  const { act, item, to } = waiting;
  // A cookie may be older than what the site offers.
  if (isKeepingPrayer(act)) {
    if (!findSource(item)) return undefined;
    const { end } = await keepFrom(user, item);
    const done = `${doneParameter}=${act}`;
    if (end === "full") return to.replace(done, `${doneParameter}=${fullOf(act)}`);
  } else {
    if (!(kindOf(act) === "plan" ? getPlan(item) : getTheme(item))) return undefined;
    await keepFor(user, { act, item });
  }
  return to;
}

/** Counts a theme as prayed, once in a visit. @returns the themes prayed in it so far. */
export async function countPrayed(themeId: string, prayed: string[] = []): Promise<string[]> {
  if (prayed.includes(themeId)) return prayed;
  await countPrayer(database(), themeId);
  showFiguresOf({ kind: "theme", item: themeId });
  return [...prayed, themeId].slice(-18);
}

const kindOf = (act: KeepingAct): Item["kind"] => (act === "favorite" ? "theme" : "plan");
