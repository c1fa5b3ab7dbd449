import { createHash } from "node:crypto";
import { wayBackLasts } from "#db/accounts/email-changes.server";
import { getFactor } from "#db/accounts/second-factors.server";
import { findAccount, type User } from "#db/accounts/users.server";
import { keepOpened, openedRoot } from "#db/seal/opened.server";
import { FormRefusal, type FormSuccess } from "~/forms/action.server";
import { readSession } from "~/http/session-cookie.server";
import { codePath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { sealUntil, unsealUntil } from "~/runtime/secret.server";
import { codeWait } from "./account-definition";
import { getUser, type Visit } from "./current-user.server";
import { openTotpSecret } from "./second-factor.server";
import { leaveSession } from "./session.server";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    pendingSignIn?: string;
  }
}

const purpose = "pending sign-in";

const notByApi = () =>
  `This account also asks for a code. Please log in on our site: ${settings().ORIGIN}/auth`;

/**
 * Ends an earlier session; the cookie only says, sealed, whose password was right, and what it opened.
 * @returns undefined where the password is enough. @throws FormRefusal 401 under /api, which takes no
 *   codes.
 */
export async function askForCode(
  user: User,
  request: Request,
  next: string,
): Promise<Required<Pick<FormSuccess, "to" | "session">> | undefined> {
  const factor = await getFactor(database(), user.id);
  if (!factor?.confirmedAt) return undefined;
  if (request.headers.get("Content-Type")?.includes("json"))
    throw new FormRefusal({ status: 401, text: notByApi(), foreseen: true });
  // Read again: the sign-in may have renewed the hash.
  const account = await findAccount(database(), user.username);
  const root = openedRoot(user.id)?.toString("base64url");
  const pending = { username: user.username, tag: tagOf(account?.password), root };
  await leaveSession(request);
  const { pendingIntent, prayed } = await readSession(request);
  const pendingSignIn = sealUntil(purpose, pending, { lifetime: codeWait.lasts, now: now() });
  return { to: codePath(next), session: { pendingIntent, prayed, pendingSignIn } };
}

/** `isReadable` is false where the secret was sealed with another key. */
export type Asked = { user: User; isSignedIn: boolean; isReadable: boolean; isNew: boolean };

export async function findAsked(visit: Visit): Promise<Asked | undefined> {
  const pending = await pendingUser(visit.request);
  const user = pending ?? (await getUser(visit));
  if (!user) return undefined;
  const factor = await getFactor(database(), user.id);
  if (!factor?.confirmedAt) return undefined;
  const isReadable = openTotpSecret(factor.sealedSecret) !== undefined;
  const isNew = now() - factor.confirmedAt.getTime() < wayBackLasts;
  return { user, isSignedIn: !pending, isReadable, isNew };
}

async function pendingUser(request: Request): Promise<User | undefined> {
  const { pendingSignIn } = await readSession(request);
  const pending = pendingSignIn && unsealUntil(purpose, pendingSignIn, now());
  if (!pending) return undefined;
  const { username, tag, root } = pending as Record<"username" | "tag", string> & { root?: string };
  const account = await findAccount(database(), username);
  if (!account || tagOf(account.password) !== tag) return undefined;
  if (root) keepOpened(account.id, Buffer.from(root, "base64url"));
  const { password: _, ...user } = account;
  return user;
}

const tagOf = (hash = "") => createHash("sha256").update(hash).digest("base64url").slice(0, 22);
