import { createHash, randomBytes } from "node:crypto";
import { redirect } from "@remix-run/node";
import { endSession, findSessionUser, startSession } from "../../db/sessions.server";
import type { User } from "../../db/users.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import { readHeld } from "./session.server";

/** How long a session lasts at the most, in milliseconds: 30 days. */
const lifetime = 30 * 86_400_000;

/** The person signed in with a request, by the session that its cookie names. */
export async function getUser(request: Request): Promise<User | undefined> {
  const { token } = await readHeld(request);
  return token === undefined ? undefined : findSessionUser(database(), hashOf(token), now());
}

/** The person signed in. @throws a redirect to the door that leads back to the page asked for. */
export async function requireUser(request: Request): Promise<User> {
  const user = await getUser(request);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  const next = new URLSearchParams({ next: pathname + search });
  throw redirect(`/auth?${next}`, {
    status: request.method === "POST" ? 303 : 302,
    headers: { "Cache-Control": "private, no-store" },
  });
}

/**
 * Starts a session and ends the one that the request came with, so that a token known before
 * sign-in is worth nothing after it.
 * @returns the new token, for the cookie.
 */
export async function beginSession(user: User, request: Request): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await leaveSession(request);
  await startSession(database(), { tokenHash: hashOf(token), userId: user.id, lifetime }, now());
  return token;
}

/** Ends the session of a request, if it has one. */
export async function leaveSession(request: Request): Promise<void> {
  const { token } = await readHeld(request);
  if (token !== undefined) await endSession(database(), hashOf(token));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
