import type { User } from "#db/accounts/users.server";
import {
  donePath,
  type IntentArgs,
  type IntentHandler,
  type IntentResult,
} from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import { intentField } from "~/forms/form";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { signInLink } from "~/ui/layout/site-links";
import type { SaveIntent } from "./save-item";
import { removeFor, saveFor } from "./saved-items.server";

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

type Item = { id: string; path: string; visitorMessage: ToastMessageWithAction };

export const saveItemIntent = (
  intent: SaveIntent,
  { id, ...page }: Item,
  targetOf: (args: IntentArgs) => IntentTarget,
): IntentHandler =>
  signedInIntent({ ...page, item: () => id }, targetOf, async (user, { form }) => ({
    ...(await saveFor(user, { intent, item: id, zone: zoneOf(form) })),
    inPlace: true,
  }));

export const removeItemIntent = (
  kind: "plan" | "theme",
  { id, ...page }: Item,
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
    message: { ...visitorMessage, action, variant: "info" },
    session: { ...session, pendingIntent: { ...pending, to } },
  };
}
