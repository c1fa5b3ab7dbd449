import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { completeLock } from "#db/accounts/locks.server";
import { findSession, noteSeen, sessionLifetime } from "#db/accounts/sessions.server";
import type { User } from "#db/accounts/users.server";
import { openBySession } from "#db/seal/keys.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { readSession } from "~/http/session-cookie.server";
import { signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database, unlessAway } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";

export type Visit = Pick<LoaderFunctionArgs, "request" | "context">;

const lookups = new WeakMap<AppLoadContext, Promise<User | undefined>>();

export function getUser({ request, context }: Visit): Promise<User | undefined> {
  const { identity } = context;
  const found =
    lookups.get(context) ?? (identity ? Promise.resolve(identity.user) : findUser(request));
  lookups.set(context, found);
  return found;
}

export async function findUser(request: Pick<Request, "headers">): Promise<User | undefined> {
  if (!request.headers.has("Cookie")) return undefined;
  const { token } = await readSession(request);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const session = await findSession(database(), tokenHash, now());
  if (!session) return undefined;
  const { user, seen, sealedRoot } = session;
  openBySession(user.id, token, sealedRoot);
  const visit = { tokenHash, seen, lifetime: sessionLifetime };
  const note = async () => {
    const isNoted = await noteSeen(database(), visit, now());
    if (isNoted && sealedRoot) await completeLock(database(), user.id, now());
  };
  // Reading must go on where nothing can be written.
  await unlessAway(note, undefined);
  return user;
}

export async function requireUser(visit: Visit): Promise<User> {
  const user = await getUser(visit);
  if (user) return user;
  throw toSignIn(visit.request);
}

export function toSignIn({
  url,
  headers: asked,
}: Pick<Request, "url"> & Partial<Pick<Request, "headers">>): Response {
  const path = pathOf(url);
  const headers = new Headers({ "Cache-Control": cacheControl.nobody });
  // Whoever is on that page already came by Back: another entry would trap them in a loop.
  if (pathOf(asked?.get("Referer")) === path) headers.set("X-Remix-Replace", "true");
  return redirect(signInPath(path), { status: 303, headers });
}

function pathOf(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
