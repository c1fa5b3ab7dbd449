import { isGenuine, readToken } from "~/letters/letter-links.server";
import { database } from "~/runtime/database.server";
import { getPlan } from "../../../content/plans/plans";
import { accountOf } from "../../../db/letters/account-letters.server";
import { findLetter } from "../../../db/letters/delivery.server";
import { emailChangeOf } from "../../../db/letters/email-changes.server";
import {
  type LetterSubscription,
  subscriptionByHandle,
  subscriptionById,
} from "../../../db/letters/letter-wishes.server";
import {
  type PlanLetter,
  planLetterByHandle,
  planLetterById,
} from "../../../db/letters/plan-letters.server";
import type { LetterDay } from "./prayed.server";

// Who a letter's link speaks for. Reading one changes nothing: mail scanners follow every link.

async function letterOf(token: string) {
  const read = readToken(token);
  return read && (await findLetter(database(), read.handle));
}

/** The entry that a link to confirm is about, while it may be pressed. */
export async function entryToConfirm(token: string): Promise<LetterSubscription | undefined> {
  const letter = await letterOf(token);
  const entry = await subscriptionById(database(), letter?.subscriptionId ?? 0);
  const asked = entry?.letters.askedAt?.getTime() ?? 0;
  return entry?.isActive && isGenuine("confirm", token, entry.email, asked) ? entry : undefined;
}

/** The entry whose letters carry a link to leave or to choose. */
export async function entryOfReader(
  purpose: "leave" | "preferences",
  token: string,
): Promise<LetterSubscription | undefined> {
  const read = readToken(token);
  if (!read || !isGenuine(purpose, token)) return undefined;
  return subscriptionByHandle(database(), read.handle);
}

/** The account whose address a link confirms. */
export async function accountToConfirm(token: string) {
  const letter = await letterOf(token);
  const account = await accountOf(database(), letter?.userId ?? 0);
  return account && isGenuine("address", token, account.email) ? account : undefined;
}

/** The change of address that a link undoes. */
export async function changeToUndo(token: string) {
  const letter = await letterOf(token);
  const change = await emailChangeOf(database(), letter?.emailChangeId ?? 0);
  if (!change) return undefined;
  const { oldEmail, changedAt } = change;
  return isGenuine("undo", token, oldEmail, changedAt.getTime()) ? change : undefined;
}

/** The plan by letter whose page a link opens; that it was sent to its address is the right to change it. */
export async function planOfReader(token: string): Promise<PlanLetter | undefined> {
  const read = readToken(token);
  if (!read || !isGenuine("plan", token)) return undefined;
  return planLetterByHandle(database(), read.handle);
}

/** The day of a plan that a letter brought. */
export async function dayOfLetter(token: string): Promise<LetterDay | undefined> {
  const letter = isGenuine("prayed", token) ? await letterOf(token) : undefined;
  const row = await planLetterById(database(), letter?.planLetterId ?? 0);
  const plan = getPlan(row?.planId ?? "");
  const day = Number(letter?.item);
  return row && plan?.days[day - 1] ? { row, plan, day } : undefined;
}

/** An address for a page that others may see: whose it is knows it again. */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
