import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { z } from "zod";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { endSession, sessionLifetime, startSession } from "#db/accounts/sessions.server";
import type { User } from "#db/accounts/users.server";
import { LockedError, wrapForSession } from "#db/seal/keys.server";
import type { FormHandler, FormSuccess, Sender } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { withoutResult } from "~/forms/results.server";
import { readSession, sessionHashOf } from "~/http/session-cookie.server";
import { isOwnPage, nextParameter } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { markFor, resumeFor } from "~/plans/plan-days.server";
import type { SaveIntent } from "~/plans/save-item";
import { kindOf, type PendingIntent, removeFor, saveFor } from "~/plans/saved-items.server";
import {
  doWithPrayer,
  findSource,
  isSavePrayerIntent,
  savePrayerFrom,
} from "~/prayers/prayers.server";
import { fullOf } from "~/prayers/save-prayer";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken, makeToken } from "~/runtime/secret.server";
import { logout } from "./account-definition";

/** The action has already read the request's body. */
class ReadFormStrategy extends FormStrategy<User> {
  override authenticate(request: Request): Promise<User> {
    return this.verify({ form: new FormData(), request });
  }
}

export function authenticate({ request }: Sender, enter: () => Promise<User>): Promise<User> {
  return new Authenticator<User>().use(new ReadFormStrategy(enter)).authenticate("form", request);
}

export type SignedIn = FormSuccess & { user: User };

type CompletedSignIn = SignedIn & { to: string; session: { token: string; prayed?: string[] } };

export async function completeSignIn(
  user: User,
  request: Request,
  zone?: string,
): Promise<CompletedSignIn> {
  const token = await beginSession(user, request);
  if (zone !== undefined) await dayOf(user, zone);
  const { pendingIntent, prayed } = await readSession(request);
  const next = nextOf(request);
  const to = (pendingIntent && (await completePending(user, pendingIntent, next))) ?? next;
  return { user, to, session: { token, prayed } };
}

export function nextOf({ url }: Pick<Request, "url">): string {
  const next = new URL(url).searchParams.get(nextParameter);
  return next === null ? "/" : withoutResult(safePath(next));
}

/** Ends the request's own session: a token known before sign-in is worth nothing after it. */
async function beginSession(user: User, request: Request): Promise<string> {
  const { token, ...session } = newSession(user.id);
  await leaveSession(request);
  await startSession(database(), { ...session, userId: user.id }, now());
  return token;
}

/** It has the account's lock open where this request has. */
export function newSession(userId: number) {
  const token = makeToken();
  const sealedRoot = wrapForSession(userId, token);
  return { token, tokenHash: hashToken(token), lifetime: sessionLifetime, sealedRoot };
}

export async function leaveSession(request: Request): Promise<void> {
  const tokenHash = await sessionHashOf(request);
  if (tokenHash !== undefined) await endSession(database(), tokenHash);
}

const logoutSchema = z.object({
  back: z.string().max(logout.fields.back.maxLength).optional().catch(undefined),
});

export const logoutHandler: FormHandler<z.infer<typeof logoutSchema>, FormSuccess> = {
  form: logout,
  schema: logoutSchema,
  counted: false,
  async save({ back }, { request }) {
    await leaveSession(request);
    const to = safePath(back);
    return { to: isOwnPage(to) ? "/" : to, session: {}, clearsDevice: true };
  },
};

const longestPath = logout.fields.back.maxLength;

/** An own path in ASCII, or the fallback for anything that could lead away. */
export function safePath(path: string | null | undefined, fallback = "/"): string {
  if (!path || path.length > longestPath) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these from addresses
  if (!/^\/(?![/\\])/.test(path) || /[\u0000-\u001f\\]/.test(path)) return fallback;
  const { pathname, search, hash } = new URL(path, "http://own");
  // Dots can hide the two slashes that lead away: /.//elsewhere
  if (pathname.includes("//")) return fallback;
  const written = pathname + search + hash;
  return written.length > longestPath ? fallback : written;
}

/** @returns where to go, with the intent's own message, if its very page is returned to. */
async function completePending(
  user: User,
  { intent, item, path, to }: PendingIntent,
  next: string,
): Promise<string | undefined> {
  if (next.split(/[?#]/)[0] !== path) return undefined;
  // A cookie may be older than what the site offers.
  if (isSavePrayerIntent(intent)) {
    if (!findSource(item)) return undefined;
    const { end } = await savePrayerFrom(user, item).catch(unlessLocked);
    const done = `${doneParameter}=${intent}`;
    if (end === "full") return to.replace(done, `${doneParameter}=${fullOf(intent)}`);
    return to;
  }
  const complete = Object.hasOwn(completions, intent) ? completions[intent] : undefined;
  return (await complete?.(user, item)) ? to : undefined;
}

/** Then it is pressed again, once they are open. */
function unlessLocked(error: unknown): { end?: undefined } {
  if (error instanceof LockedError) return {};
  throw error;
}

type Completion = (user: User, item: string) => Promise<boolean>;

const save =
  (intent: SaveIntent): Completion =>
  async (user, item) => {
    if (!(kindOf(intent) === "plan" ? getPlan(item) : getTheme(item))) return false;
    await saveFor(user, { intent, item });
    return true;
  };

/** Intents not listed are pressed again: deletions and what asks for a password. */
const completions: Record<string, Completion> = {
  ...{ save: save("save"), favorite: save("favorite"), start: save("start") },
  async remove(user, item) {
    const [kind, id = ""] = item.split("/");
    if (kind !== "plan" && kind !== "theme") return false;
    await removeFor(user, { kind, item: id });
    return true;
  },
  async mark(user, item) {
    const [id = "", day] = item.split("/");
    const plan = getPlan(id);
    if (plan) await markFor(user, plan, Number(day));
    return plan !== undefined;
  },
  async resume(user, item) {
    await resumeFor(user, item);
    return true;
  },
  prayed: (user, handle) => doWithPrayer.prayed(user, handle),
  again: (user, handle) => doWithPrayer.again(user, handle),
  wake: (user, handle) => doWithPrayer.wake(user, handle),
};
