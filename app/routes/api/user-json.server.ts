import type { User } from "#db/accounts/users.server";
import type { SignedIn } from "~/accounts/session.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { commitSession } from "~/http/session-cookie.server";

/** A user as /api shows one: never the password. */
export function userJson(user: User, init: { status: number; headers?: HeadersInit }): Response {
  const { id, username, email, createdAt } = user;
  const headers = new Headers(init.headers);
  headers.set("Cache-Control", cacheControl.nobody);
  return Response.json({ id, username, email, createdAt }, { status: init.status, headers });
}

/** The response to a sign-in by /api, with the cookie that holds the session. */
export async function signedIn({ user, session }: SignedIn, status: number): Promise<Response> {
  return userJson(user, { status, headers: { "Set-Cookie": await commitSession(session ?? {}) } });
}
