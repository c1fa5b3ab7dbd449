import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { getUser } from "~/accounts/current-user.server";
import type { SaveIntent } from "~/bookmarks/bookmarks";
import { saveFor } from "~/bookmarks/bookmarks.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { donePath } from "~/http/path.server";
import { type Refusal, refusalText, refuse, storageRefusal } from "~/http/refusal.server";
import {
  type Flash,
  type PendingIntent,
  readSession,
  type SessionData,
} from "~/http/session.server";
import { isStorageTrouble, stored } from "~/runtime/database.server";
import { log } from "~/runtime/log.server";
import type { User } from "../../db/accounts/users.server";
import { flashHeaders } from "./flash.server";
import { intentField, type WordsToAct } from "./form";
import { readForm } from "./guard.server";
import { zoneOf } from "./sent-zone.server";

/** What came of an intent: the words of its toast, and where the page shows them. */
export type IntentResult = {
  words: Omit<Flash, "id">;
  search?: Record<string, string>;
  hash?: string;
  /** What the page calls the outcome, where it is not what the intent is for. */
  done?: string;
  /** The page stays as it is; only where no script runs does it come anew, at `hash`. */
  stays?: boolean;
  /** What the cookie holds from now on, if that changes. */
  session?: SessionData;
};

/** Who asks for an intent, by which form, with what in the cookie. */
export type IntentArgs = { form: FormData; user: User | undefined; session: SessionData };

export type IntentHandler = (args: IntentArgs) => Promise<IntentResult>;

/** What each intent of a page does, by its name. */
export type IntentHandlers = Record<string, IntentHandler>;

/**
 * The action of a page with intents (start, save …): does the one that was sent, then 303 back to the
 * page, where its words are said in place and once as a toast.
 * @param path the page's own path.
 */
export async function runIntent(args: ActionFunctionArgs, path: string, intents: IntentHandlers) {
  return runSentIntent(args, path, intents, await readForm(args));
}

/** The same for a page whose forms stand beside its intents. @param form what was sent. */
export async function runSentIntent(
  args: ActionFunctionArgs,
  path: string,
  intents: IntentHandlers,
  form: FormData,
) {
  const user = await getUser(args.request);
  const address = args.context.address ?? "local";
  // Whoever prays through a long list may press a button for each.
  const wait = await (user
    ? countPost("own intents", address, { points: 600 })
    : countPost("intents", address));
  if (wait) throw refused(args, refuse(429, { "Retry-After": String(wait) }));
  const name = String(form.get(intentField) ?? "");
  const intent = Object.hasOwn(intents, name) ? intents[name] : undefined;
  if (!intent) throw data(refusalText(400), { status: 400 });
  const sent = { form, user, session: await readSession(args.request) };
  const {
    words,
    stays,
    session,
    done = name,
    ...target
  } = await stored(() => intent(sent)).catch((error) => {
    if (!isStorageTrouble(error)) throw error;
    log().error({ id: args.context.requestId, err: error }, "an intent could not be kept");
    throw refused(args, storageRefusal());
  });
  const headers = await flashHeaders(args.request, words, session);
  if (stays) headers.set("X-Remix-Replace", "true");
  return redirect(donePath(path, done, target), { status: 303, headers });
}

/** What an action throws so that the page of a refusal, and our script, are told of it. */
function refused({ context }: ActionFunctionArgs, { text, status, headers }: Refusal) {
  // Those of what is thrown do not reach a `.data` answer.
  context.formHeaders = headers;
  return data(text, { status, headers });
}

/**
 * An intent that keeps something with an account. A visitor without one is told so, and the intent waits
 * in the cookie for the sign-in that leads back here.
 * @param target the item's id, the path of its page, and what a visitor is told.
 */
export function saveIntent(
  intent: SaveIntent,
  target: { item: string; path: string; visitorWords: WordsToAct },
  where: (args: IntentArgs) => Omit<IntentResult, "words" | "held">,
): IntentHandler {
  const { item, path, visitorWords } = target;
  return async (args) => {
    const { user, form } = args;
    if (!user) return deferToSignIn(args, { intent, item, path }, visitorWords, where(args));
    const words = await saveFor(user, { intent, item, zone: zoneOf(form) });
    return { ...where(args), words };
  };
}

/** What comes of a visitor's intent that waits for the sign-in. @param where it then leads back to. */
export function deferToSignIn(
  { session }: IntentArgs,
  pendingIntent: Omit<PendingIntent, "to">,
  visitorWords: WordsToAct,
  where: Omit<IntentResult, "words" | "held">,
): IntentResult {
  const to = donePath(pendingIntent.path, pendingIntent.intent, where);
  return {
    ...where,
    words: { ...visitorWords, variant: "info" },
    session: { ...session, pendingIntent: { ...pendingIntent, to } },
  };
}

/** An intent on what a person keeps already. A visitor is told to sign in, and nothing waits for it. */
export function signedInIntent(
  visitorWords: WordsToAct,
  intent: (user: User, args: IntentArgs) => Promise<IntentResult>,
): IntentHandler {
  return async (args) =>
    args.user ? intent(args.user, args) : { words: { ...visitorWords, variant: "info" } };
}
