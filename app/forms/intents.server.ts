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

export type IntentResult = {
  /** A toast's, unless it is said in place. */
  message?: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** What the page calls the result, where it is not what the intent is for. */
  done?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
  session?: SessionData;
};

export type IntentArgs = { form: FormData; user: User | undefined; session: SessionData };

export type IntentHandler = (args: IntentArgs) => Promise<IntentResult>;

export type IntentHandlers = Record<string, IntentHandler>;

export type FindUser = (args: ActionFunctionArgs) => Promise<User | undefined>;

type SentIntent = { sent: FormData; handlers: IntentHandlers; findUser: FindUser };

/** Does what a named button asks (start, save …), then 303 back to the page. */
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

export function donePath(
  path: string,
  intent: string,
  { search, hash }: { search?: Record<string, string>; hash?: string },
): string {
  const query = new URLSearchParams({ ...search, [doneParameter]: intent });
  return `${path}?${query}${hash ? `#${hash}` : ""}`;
}
