import { sessionOf } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken, makeToken } from "~/runtime/token.server";
import { endSession, startSession } from "../../db/accounts/sessions.server";
import type { User } from "../../db/accounts/users.server";

/** How long a session lasts at the most, in milliseconds: 30 days. */
const lifetime = 30 * 86_400_000;

/**
 * Starts a session and ends the one that the request came with, so that a token known before
 * sign-in is worth nothing after it.
 * @returns the new token, for the cookie.
 */
export async function beginSession(user: User, request: Request): Promise<string> {
  const { token, ...session } = newSession();
  await leaveSession(request);
  await startSession(database(), { ...session, userId: user.id }, now());
  return token;
}

/** A new token for the cookie, and what the database keeps of it. */
export function newSession() {
  const token = makeToken();
  return { token, tokenHash: hashToken(token), lifetime };
}

/** Ends the session of a request, if it has one. */
export async function leaveSession(request: Request): Promise<void> {
  const tokenHash = await sessionOf(request);
  if (tokenHash !== undefined) await endSession(database(), tokenHash);
}
