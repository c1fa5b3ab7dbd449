import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { letterMessages } from "#content/messages/letters";
import { getPlan } from "#content/plans/plans";
import { findLetter } from "#db/letters/outbox.server";
import { listPlanLetters } from "#db/letters/plan-letters.server";
import {
  type IntentArgs,
  type IntentHandler,
  type IntentHandlers,
  type IntentResult,
  readForm,
  runIntent,
} from "~/forms/action.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import type { ToastMessage } from "~/http/toast-message";
import { isGenuine, letterLinkPath, readToken } from "~/letters/letter-links.server";
import { type LinkPurpose, letterPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { renderingQueue } from "~/runtime/queue.server";
import type { LetterIntent } from "./letter-page";

// A page behind a letter's link finds what the link's token names, shows it, and changes it when a
// button is pressed. Reading a link changes nothing: mail scanners follow every link.

/** @param find undefined where the link has ended or never was ours. */
export function letterLoader<Found, Shown>(
  find: (token: string) => Promise<Found | undefined>,
  show: (found: Found) => Shown | Promise<Shown>,
) {
  return async ({ params: { token = "" } }: LoaderFunctionArgs) => {
    const found = await find(token);
    return found ? data({ token, ...(await show(found)) }) : data(null, { status: 404 });
  };
}

/** Whatever returns nothing is answered with the message of its name. */
type LetterIntents = Partial<
  Record<LetterIntent | "prayed", (args: IntentArgs) => Promise<IntentResult> | Promise<void>>
>;

/** @param oneClick what a mail provider's one click does (RFC 8058): no cookie, no Origin, and it follows no redirect. */
export function letterAction(
  purpose: LinkPurpose,
  intentsOf: (token: string, request: Request) => LetterIntents | Promise<LetterIntents>,
  oneClick?: (token: string) => Promise<void>,
) {
  return async (args: ActionFunctionArgs) => {
    const { token = "" } = args.params;
    const sent = oneClick && (await readForm(args));
    if (oneClick && sent?.get("List-Unsubscribe") === "One-Click") {
      await renderingQueue().stepAside(() => oneClick(token));
      return data(null);
    }
    const intents = withMessages(await intentsOf(token, args.request));
    return runIntent(args, letterPath(purpose, token), intents, async () => undefined, sent);
  };
}

function withMessages(intents: LetterIntents): IntentHandlers {
  const messages: Record<string, ToastMessage> = letterMessages;
  const handlers = Object.entries(intents).map(([name, run]): [string, IntentHandler] => [
    name,
    async (args) => (await run(args)) ?? { message: messages[name] },
  ]);
  return Object.fromEntries(handlers);
}

/** @throws 404 where the link has ended. */
export function orRefused<Found>(found: Found | undefined): Found {
  if (!found) throw thrownRefusal(refuse(404));
  return found;
}

export async function letterOf(token: string) {
  const read = readToken(token);
  return read && (await findLetter(database(), read.handle));
}

/**
 * That a link was sent to this address is the right to use it.
 * @param orUnnamed also links of earlier versions, which name no address: where it cannot have changed.
 */
export function isSentTo(email: string, purpose: LinkPurpose, token: string, orUnnamed: boolean) {
  return isGenuine(purpose, token, email) || (orUnnamed && isGenuine(purpose, token));
}

/** @param but one that is shown already. */
export async function plansOf(email: string, but?: number) {
  const found = await listPlanLetters(database(), email);
  return found
    .filter(({ id }) => id !== but)
    .map((row) => ({
      title: getPlan(row.planId)?.title ?? row.planId,
      state: row.state,
      path: letterLinkPath("plan", row, email),
    }));
}

export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}
