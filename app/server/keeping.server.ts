import { dropItem, isKept, keepItem } from "../../db/kept-items.server";
import { startPlan } from "../../db/plan-starts.server";
import { countPrayer } from "../../db/theme-prayers.server";
import type { User } from "../../db/users.server";
import { doneParameter, type Words } from "../forms/form";
import { type KeepingAct, kept, letGo } from "../forms/keeping";
import { now } from "./clock.server";
import { database } from "./database.server";
import { isKeepingPrayer, keepFrom } from "./prayer-keeping.server";
import { findSource } from "./prayer-sources.server";
import type { WaitingAct } from "./session.server";

/** Does what a person asked to be kept. Saving or favouring again lets go. @returns its words. */
export async function keepFor(
  user: User,
  { act, item }: { act: KeepingAct; item: string },
): Promise<Words> {
  const db = database();
  if (act === "start") {
    await startPlan(db, user.id, item, now());
    return kept.start;
  }
  const what = { kind: act === "save" ? ("plan" as const) : ("theme" as const), item };
  if (await isKept(db, user.id, what)) {
    await dropItem(db, user.id, what);
    return letGo;
  }
  await keepItem(db, user.id, what, now());
  return kept[act];
}

/**
 * Completes after sign-in what a visitor wanted to keep, if they come back to that very page.
 * Never lets go: whoever kept it long ago keeps it.
 * @returns where to go, with the act's own words in the page.
 */
export async function completeWaiting(
  user: User,
  waiting: WaitingAct | undefined,
  next: string,
): Promise<string | undefined> {
  if (!waiting || next.split(/[?#]/)[0] !== waiting.path) return undefined;
  const { act, item } = waiting;
  const to = withDone(next, act);
  if (isKeepingPrayer(act)) {
    if (findSource(item)) await keepFrom(user, item);
    return to;
  }
  const what = { kind: act === "favorite" ? ("theme" as const) : ("plan" as const), item };
  const already = act !== "start" && (await isKept(database(), user.id, what));
  if (!already) await keepFor(user, { act, item });
  return to;
}

/** Counts a theme as prayed, once in a visit. @returns the themes prayed in it so far. */
export async function countPrayed(themeId: string, prayed: string[] = []): Promise<string[]> {
  if (prayed.includes(themeId)) return prayed;
  await countPrayer(database(), themeId);
  return [...prayed, themeId].slice(-18);
}

/** The same address, with an act's own words in its page. */
function withDone(address: string, act: string): string {
  const { pathname, searchParams, hash } = new URL(address, "http://own");
  searchParams.set(doneParameter, act);
  return `${pathname}?${searchParams}${hash}`;
}
