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
import {
  donePath,
  type IntentArgs,
  type IntentHandler,
  type IntentResult,
} from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { intentField } from "~/forms/form";
import type { SessionData } from "~/http/session-cookie.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { now } from "~/runtime/clock.server";
import { database, unlessAway } from "~/runtime/database.server";
import { signInLink } from "~/ui/layout/site-links";
import { dayOf } from "./persons-day.server";
import { invalidateItemPages, startFor } from "./plan-days.server";
import { removed, type SaveIntent, savedMessages } from "./save-item";

export type PendingIntent = {
  intent: string;
  path: string;
  item: string;
  to: string;
};

declare module "~/http/session-cookie.server" {
  interface SessionData {
    pendingIntent?: PendingIntent;
  }
}

type IntentTarget = Omit<IntentResult, "message" | "session">;

type OfferedItem = { id: string; path: string; visitorMessage: ToastMessageWithAction };

export const saveItemIntent = (
  intent: SaveIntent,
  { id, ...page }: OfferedItem,
  targetOf: (args: IntentArgs) => IntentTarget,
): IntentHandler =>
  signedInIntent({ ...page, item: () => id }, targetOf, async (user, { form }) => ({
    ...(await saveFor(user, { intent, item: id, zone: zoneOf(form) })),
    inPlace: true,
  }));

export const removeItemIntent = (
  kind: "plan" | "theme",
  { id, ...page }: OfferedItem,
  targetOf: (args: IntentArgs) => IntentTarget,
): IntentHandler =>
  signedInIntent({ ...page, item: () => `${kind}/${id}` }, targetOf, async (user) => ({
    ...(await removeFor(user, { kind, item: id })),
    inPlace: true,
  }));

/**
 * A visitor, or a person signed out meanwhile, is told so; the intent waits in the cookie for the sign-in.
 * @param waiting its page's path, its item as the sign-in that leads back reads it (accounts/session), and the message.
 */
export function signedInIntent(
  waiting: { path: string; item(args: IntentArgs): string; visitorMessage: ToastMessageWithAction },
  targetOf: (args: IntentArgs) => IntentTarget,
  handle: (user: User, args: IntentArgs) => Promise<NonNullable<IntentResult["message"]>>,
): IntentHandler {
  return async (args) => {
    const target = targetOf(args);
    if (args.user) return { ...target, message: await handle(args.user, args) };
    const { path, item, visitorMessage } = waiting;
    const intent = String(args.form.get(intentField));
    return deferToSignIn(args, { intent, item: item(args), path }, visitorMessage, target);
  };
}

/** @returns the target: the sign-in, which leads back to the page. */
export function deferToSignIn(
  { session }: IntentArgs,
  pending: Omit<PendingIntent, "to">,
  visitorMessage: ToastMessageWithAction,
  target: IntentTarget,
): IntentResult {
  const to = donePath(pending.path, pending.intent, target);
  const { search, hash } = target;
  const query = search ? `?${new URLSearchParams(search)}` : "";
  const action = signInLink(pending.path + query + (hash ? `#${hash}` : ""));
  return {
    ...target,
    message: { ...visitorMessage, action, variant: "info", inPlace: true },
    session: { ...session, pendingIntent: { ...pending, to } },
  };
}

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
