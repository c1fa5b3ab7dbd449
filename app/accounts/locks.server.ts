import { findLock } from "#db/accounts/locks.server";
import type { User } from "#db/accounts/users.server";
import { wrapByPassword } from "#db/seal/keys.server";
import { openedRoot } from "#db/seal/opened.server";
import { database } from "~/runtime/database.server";
import { hashPassword, hashWithKey } from "./passwords.server";

/** Closed: in this session. Left: with newer words beside them that are not locked. */
export async function lockOf({ id }: User) {
  const lock = await findLock(database(), id);
  const is = lock?.leftAt ? "left" : openedRoot(id) ? "open" : "closed";
  return lock && { ...lock, is: is as "left" | "open" | "closed" };
}

/** A hash, and the open lock wrapped by what the password gives beside it. */
export async function hashAnew(userId: number, password: string) {
  if (!openedRoot(userId)) return { password: await hashPassword(password) };
  const { hash, key } = await hashWithKey(password);
  return { password: hash, byPassword: wrapByPassword(database(), userId, key) };
}
