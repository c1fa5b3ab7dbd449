import { FormRefusal } from "~/forms/form-refusal.server";
import { sendsLetters } from "~/letters/letter-keys.server";
import { wakeLetters } from "~/letters/wake.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { recordSignIn } from "../../db/accounts/sign-ins.server";
import { findAccount, setPassword, type User } from "../../db/accounts/users.server";
import { hashQueue } from "./passwords/hash-queue.server";
import { hashPassword, verifyPassword } from "./passwords/password.server";
import { countAttempt, countWrong, refuseTooMany, signInKeys } from "./sign-in-limits.server";

const wrong = "Invalid username or password";
const notCurrent = "This is not your current password";

/**
 * The user of a name, or of an address in its stead, and a password. Every attempt is counted by address, and failures by account and
 * by address under stricter rules.
 * @throws FormRefusal 401 for a wrong password or an unknown name, alike in words and in time;
 *   429 with Retry-After after too many attempts or failures; 503 when too many sign-ins wait.
 */
export async function signIn(username: string, password: string, address: string): Promise<User> {
  await countAttempt(address);
  return hashQueue(address, async () => {
    const db = database();
    const account = await findAccount(db, username);
    const keys = signInKeys(username, address);
    // Inside the queue: those who waited are judged by what happened meanwhile.
    await refuseTooMany(keys, account?.id);
    const { right, outdated } = await verifyPassword(password, account?.password);
    if (!account || !right) {
      await countWrong(keys);
      throw new FormRefusal({ status: 401, text: wrong, foreseen: true });
    }
    await recordSignIn(db, { ...keys, userId: account.id, tells: sendsLetters() }, now());
    wakeLetters();
    if (outdated) await setPassword(db, account.id, await hashPassword(password));
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
