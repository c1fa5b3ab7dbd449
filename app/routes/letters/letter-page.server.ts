import { type ActionFunctionArgs, data } from "@remix-run/node";
import { getPlan, type Plan } from "#content/plans/plans";
import { findWayBack } from "#db/accounts/email-changes.server";
import { accountOf } from "#db/letters/account-letters.server";
import {
  type LetterSubscription,
  subscriptionByHandle,
  subscriptionById,
} from "#db/letters/letter-wishes.server";
import { findLetter } from "#db/letters/outbox.server";
import {
  listPlanLetters,
  type PlanLetter,
  planLetterByHandle,
  planLetterById,
} from "#db/letters/plan-letters.server";
import { runIntent } from "~/forms/action.server";
import type { IntentHandlers } from "~/forms/intents.server";
import { isGenuine, letterLink, readToken } from "~/letters/letter-links.server";
import type { LinkPurpose } from "~/paths";
import { database } from "~/runtime/database.server";

/** @param status of a link that has ended. */
export function letterData<Shown>(shown: Shown | undefined, status = 404) {
  return shown ? data(shown) : data(null, { status });
}

export function runLetterIntent(
  args: ActionFunctionArgs,
  path: string,
  handlers: IntentHandlers,
  sent?: FormData,
) {
  return runIntent(args, path, handlers, async () => undefined, sent);
}

export type LetterDay = { row: PlanLetter; plan: Plan; day: number };

/** @param but one that is shown already. */
export async function plansOf(email: string, but?: number) {
  const found = await listPlanLetters(database(), email);
  return found
    .filter(({ id }) => id !== but)
    .map(({ handle, planId, state }) => ({
      title: getPlan(planId)?.title ?? planId,
      state,
      path: new URL(letterLink("plan", { handle, until: 0 }, email)).pathname,
    }));
}

// Reading a link changes nothing: mail scanners follow every link.

async function letterOf(token: string) {
  const read = readToken(token);
  return read && (await findLetter(database(), read.handle));
}

export async function entryToConfirm(token: string): Promise<LetterSubscription | undefined> {
  const letter = await letterOf(token);
  const entry = await subscriptionById(database(), letter?.subscriptionId);
  const asked = entry?.letters.askedAt?.getTime() ?? 0;
  return entry?.isActive && isGenuine("confirm", token, entry.email, asked) ? entry : undefined;
}

export async function entryOfReader(token: string): Promise<LetterSubscription | undefined> {
  const read = readToken(token);
  const entry = read && (await subscriptionByHandle(database(), read.handle));
  return entry && isSentTo(entry.email, "preferences", token, true) ? entry : undefined;
}

/** Letters to an earlier address may still unsubscribe; undefined where the link is not ours. */
export async function entryToLeave(token: string) {
  const read = readToken(token);
  if (!read || !isGenuine("leave", token)) return undefined;
  const entry = await subscriptionByHandle(database(), read.handle);
  if (entry) return { entry, isFormer: false };
  return {
    entry: await subscriptionByHandle(database(), read.handle, "formerHandle"),
    isFormer: true,
  };
}

export async function accountToConfirm(token: string) {
  const letter = await letterOf(token);
  const account = await accountOf(database(), letter?.userId);
  return account && isGenuine("address", token, account.email) ? account : undefined;
}

export async function changeToUndo(token: string) {
  const letter = await letterOf(token);
  const change = await findWayBack(database(), letter?.emailChangeId);
  if (!change) return undefined;
  const { oldEmail, changedAt } = change;
  return isGenuine("undo", token, oldEmail, changedAt.getTime()) ? change : undefined;
}

/** That the link was sent to the plan's address is the right to change it. */
export async function planOfReader(
  token: string,
  toLeave = false,
): Promise<PlanLetter | undefined> {
  const read = readToken(token);
  const row = read && (await planLetterByHandle(database(), read.handle));
  const orUnnamed = toLeave || row?.userId === null;
  return row && isSentTo(row.email, "plan", token, orUnnamed) ? row : undefined;
}

/** @param orUnnamed also links of earlier versions, which name no address: where it cannot have changed. */
function isSentTo(email: string, purpose: LinkPurpose, token: string, orUnnamed: boolean): boolean {
  return isGenuine(purpose, token, email) || (orUnnamed && isGenuine(purpose, token));
}

export async function dayOfLetter(token: string): Promise<LetterDay | undefined> {
  const letter = await letterOf(token);
  const row = await planLetterById(database(), letter?.planLetterId);
  const plan = getPlan(row?.planId ?? "");
  const day = Number(letter?.item);
  if (!row || !plan?.days[day - 1]) return undefined;
  return isSentTo(row.email, "prayed", token, row.userId === null) ? { row, plan, day } : undefined;
}

export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
