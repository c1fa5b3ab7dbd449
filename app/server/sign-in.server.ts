import { createHmac } from "node:crypto";
import { countFailure, getFailures, keepSignIn, knowsAddress } from "../../db/sign-ins.server";
import { findAccount, foldName, keepPassword, type User } from "../../db/users.server";
import { now } from "./clock.server";
import { database } from "./database.server";
import { settings } from "./env.server";
import { FormRefusal } from "./form-refusal.server";
import { hashQueue } from "./hash-queue.server";
import { hashPassword, verifyPassword } from "./password.server";
import { refuse } from "./refusal.server";
import { secret } from "./secret.server";

const wrong = "Invalid username or password";
const notCurrent = "This is not your current password";

const second = 1_000;
const perAccount = { free: 5, longest: 900 * second, window: 86_400 * second };
const perAddress = { free: 10, window: 180 * second };

/**
 * The user of a name and password. Failures alone are counted, by account and by address; never a
 * lock-out, only a growing delay.
 * @throws FormRefusal 401 for a wrong password or an unknown name, alike in words and in time;
 *   429 with Retry-After after too many failures; 503 when too many sign-ins wait.
 */
export function signIn(username: string, password: string, address: string): Promise<User> {
  return hashQueue(async () => {
    const db = database();
    const account = await findAccount(db, username);
    const key = accountKey(username);
    const addressKey = keyed("address", address);
    // Inside the queue: those who waited are judged by what happened meanwhile.
    await refuseTooMany(key, addressKey, account?.id);
    const { right, outdated } = await verifyPassword(password, account?.password);
    if (!account || !right) {
      const keys = [
        { key, window: perAccount.window },
        { key: addressKey, window: perAddress.window },
      ];
      await countFailure(db, keys, now());
      throw new FormRefusal({ status: 401, text: wrong, foreseen: true });
    }
    await keepSignIn(db, { key, userId: account.id, addressHash: addressKey }, now());
    if (outdated) await keepPassword(db, account.id, await hashPassword(password));
    const { password: _, ...user } = account;
    return user;
  });
}

/**
 * Asks a person who is signed in for their password again, under the rules of a sign-in.
 * @param field that the refusal belongs to.
 * @throws FormRefusal as `signIn` does.
 */
export async function confirmPassword(
  { username }: User,
  password: string,
  { address, field }: { address: string; field: string },
): Promise<void> {
  try {
    await signIn(username, password, address);
  } catch (error) {
    if (!(error instanceof FormRefusal) || error.details.status !== 401) throw error;
    throw new FormRefusal({ ...error.details, text: notCurrent, fields: { [field]: notCurrent } });
  }
}

async function refuseTooMany(key: string, addressKey: string, userId?: number): Promise<void> {
  if (settings().RATE_LIMIT === "off") return;
  const db = database();
  const at = now();
  const here = await getFailures(db, addressKey, at - perAddress.window);
  const known = userId !== undefined && (await knowsAddress(db, userId, addressKey));
  const there = known ? undefined : await getFailures(db, key, at - perAccount.window);
  const until = Math.max(
    here.failures >= perAddress.free ? here.lastAt + perAddress.window : 0,
    there && there.failures >= perAccount.free ? there.lastAt + delayAfter(there.failures) : 0,
  );
  if (until > at) {
    throw new FormRefusal(refuse(429, { "Retry-After": String(Math.ceil((until - at) / second)) }));
  }
}

/** Milliseconds: one second after the fifth failure, doubled by each further one, up to 15 minutes. */
export function delayAfter(failures: number): number {
  return Math.min(perAccount.longest, second * 2 ** Math.min(failures - perAccount.free, 20));
}

/** Under which an account's failures are counted: a hash, for names are nobody's business. */
export function accountKey(username: string): string {
  return keyed("account", foldName(username));
}

function keyed(kind: "account" | "address", value: string): string {
  return createHmac("sha256", secret()).update(`${kind}:${value}`).digest("base64url");
}
