import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import type { User } from "#db/accounts/users.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import {
  type Flash,
  flashHeaders,
  readSession,
  type SessionData,
} from "~/http/session-cookie.server";
import { renderingQueue } from "~/runtime/queue.server";
import { doneParameter, intentField } from "./form";

/** What came of an intent: its message, if it has one, and where the page shows it. */
export type IntentResult = {
  /** A toast's, unless it is said in place. */
  message?: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** What the page calls the result, where it is not what the intent is for. */
  done?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
  /** What the cookie holds from now on, if that changes. */
  session?: SessionData;
};

/** Who sends an intent, by which form, and what the cookie holds. */
export type IntentArgs = { form: FormData; user: User | undefined; session: SessionData };

export type IntentHandler = (args: IntentArgs) => Promise<IntentResult>;

/** What each intent of a page does, by its name. */
export type IntentHandlers = Record<string, IntentHandler>;

/** Finds out who sends a request. */
export type FindUser = (args: ActionFunctionArgs) => Promise<User | undefined>;

/** An intent that was sent, what each of its page does, and who finds out who sends it. */
type SentIntent = { sent: FormData; handlers: IntentHandlers; findUser: FindUser };

/**
 * Does the intent that was sent to a page (start, save …), then 303 back to the page, where its message
 * is said in place or as a toast.
 * @param path the page's own path.
 */
export async function handleIntent(
  args: ActionFunctionArgs,
  path: string,
  { sent: form, handlers, findUser }: SentIntent,
) {
  const { request, context } = args;
  const user = await findUser(args);
  const wait = await countIntent(context.address ?? "local", user);
  if (wait) throw thrownRefusal(refuse(429, { "Retry-After": String(wait) }));
  const name = String(form.get(intentField) ?? "");
  const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  if (!handle) throw thrownRefusal(refuse(400));
  const session = await readSession(request);
  const result = await renderingQueue().stepAside(() => handle({ form, user, session }));
  const headers = await flashHeaders(request, result.message, result.session);
  if (result.stays) headers.set("X-Remix-Replace", "true");
  return redirect(donePath(path, result.done ?? name, result), { status: 303, headers });
}

/** Whoever is signed in and prays through a long list may press a button for each, whoever else is near. */
function countIntent(address: string, user: User | undefined) {
  if (!user) return countPost("intents", address);
  return countPost("own intents", `account ${user.id}`, { points: 600 });
}

/** Where on a page the message of an intent stands once it is done. */
export function donePath(
  path: string,
  intent: string,
  { search, hash }: { search?: Record<string, string>; hash?: string },
): string {
  const query = new URLSearchParams({ ...search, [doneParameter]: intent });
  return `${path}?${query}${hash ? `#${hash}` : ""}`;
}
