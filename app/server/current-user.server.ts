import { endSession, findSessionUser, startSession } from "../../db/sessions.server";
import type { User } from "../../db/users.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import { readHeld } from "./session.server";
import { hashToken, makeToken } from "./token.server";

/** How long a session lasts at the most, in milliseconds: 30 days. */
const lifetime = 30 * 86_400_000;

/** The person signed in with a request, by the session that its cookie names. */
export async function getUser(request: Request): Promise<User | undefined> {
  const { token } = await readHeld(request);
  return token === undefined ? undefined : findSessionUser(database(), hashToken(token), now());
}

/**
 * Starts a session and ends the one that the request came with, so that a token known before
 * sign-in is worth nothing after it.
 * @returns the new token, for the cookie.
 */
export async function beginSession(user: User, request: Request): Promise<string> {
  const token = makeToken();
  await leaveSession(request);
  await startSession(database(), { tokenHash: hashToken(token), userId: user.id, lifetime }, now());
  return token;
}

/** Ends the session of a request, if it has one. */
export async function leaveSession(request: Request): Promise<void> {
  const { token } = await readHeld(request);
  if (token !== undefined) await endSession(database(), hashToken(token));
}
