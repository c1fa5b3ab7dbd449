import type { User } from "#db/accounts/users.server";
import { noteDayOfPrayer } from "#db/plans/days-of-prayer.server";
import {
  countFinished,
  countPrayer,
  countSaves,
  getPrayed,
  type Item,
  removeItem,
  saveItem,
} from "#db/plans/saved-items.server";
import type { IntentArgs } from "~/forms/action.server";
import type { SessionData } from "~/http/session-cookie.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { now } from "~/runtime/clock.server";
import { database, unlessAway } from "~/runtime/database.server";
import { dayOf } from "./persons-day.server";
import { invalidateItemPages, startFor } from "./plan-days.server";
import { removed, type SaveIntent, savedMessages } from "./save-item";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    /** Themes prayed in this visit: each counts once. */
    prayed?: string[];
  }
}

/** Idempotent. @returns its message. */
export async function saveFor(
  user: User,
  { intent, item, zone }: { intent: SaveIntent; item: string; zone?: string },
): Promise<ToastMessageWithAction> {
  if (intent === "start") {
    await startFor(user, item, zone);
  } else {
    const what = { kind: kindOf(intent), item };
    await saveItem(database(), user.id, what, now());
    invalidateItemPages(what);
  }
  return savedMessages[intent];
}

export async function removeFor(user: User, item: Item): Promise<ToastMessageWithAction> {
  await removeItem(database(), user.id, item);
  invalidateItemPages(item);
  return removed;
}

type Counted = { id: string; completions: number; saved: number };

/** The item's own figures and what people did here. */
export async function countersOf(kind: Item["kind"], { id, completions, saved }: Counted) {
  const db = database();
  const countDone = kind === "plan" ? countFinished : getPrayed;
  const counts = () => Promise.all([countDone(db, id), countSaves(db, { kind, item: id })]);
  const [here, kept] = await unlessAway(counts, [0, 0]);
  return { completions: completions + here, saved: saved + kept };
}

/** Once in a visit; the day goes into the calendar of a signed-in person. @returns the next session data. */
export async function countPrayed(
  item: string,
  { user, session }: Pick<IntentArgs, "user" | "session">,
): Promise<SessionData> {
  if (user) await noteToday(user);
  const { prayed = [] } = session;
  if (prayed.includes(item)) return session;
  await countPrayer(database(), item);
  invalidateItemPages({ kind: "theme", item });
  return { ...session, prayed: [...prayed, item].slice(-22) };
}

export async function noteToday(user: User): Promise<void> {
  const { day } = await dayOf(user);
  await database().write((tx) => noteDayOfPrayer(tx, user.id, day));
}

export const kindOf = (intent: SaveIntent): Item["kind"] =>
  intent === "favorite" ? "theme" : "plan";
