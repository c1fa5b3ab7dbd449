import { redirect } from "@remix-run/node";
import { findLock } from "#db/accounts/locks.server";
import type { User } from "#db/accounts/users.server";
import { wrapByPassword } from "#db/seal/keys.server";
import { openedRoot } from "#db/seal/opened.server";
import { lockPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { requireUser, type Visit } from "./current-user.server";
import { hashPassword, hashWithKey } from "./passwords.server";

/** Closed: in this session. Left: with newer words beside them that are not locked. */
export async function lockOf({ id }: User) {
  const lock = await findLock(database(), id);
  const is = lock?.leftAt ? "left" : openedRoot(id) ? "open" : "closed";
  return lock && { ...lock, is: is as "left" | "open" | "closed" };
}

/** @throws a redirect to sign in, or to where the prayers of the account are opened */
export async function requireOpened(args: Visit): Promise<User> {
  const user = await requireUser(args);
  if ((await lockOf(user))?.is === "closed") throw redirect(lockPath, { status: 303 });
  return user;
}

/** A hash, and the open lock wrapped by what the password gives beside it. */
export async function hashAnew(userId: number, password: string) {
  if (!openedRoot(userId)) return { password: await hashPassword(password) };
  const { hash, key } = await hashWithKey(password);
  return { password: hash, byPassword: wrapByPassword(database(), userId, key) };
}
