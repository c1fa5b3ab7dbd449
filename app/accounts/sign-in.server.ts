import type { z } from "zod";
import { receiveDraft } from "~/bookmarks/drafts.server";
import type { FormHandler } from "~/forms/action.server";
import { emailAddress } from "~/forms/fields.server";
import { FormRefusal } from "~/forms/form-refusal.server";
import { wakeLetters } from "~/letters/orders.server";
import { factorPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { recordSignIn } from "../../db/accounts/known-addresses.server";
import { roleOf } from "../../db/accounts/team.server";
import { findAccount, setPassword, type User } from "../../db/accounts/users.server";
import { deleteOldDrafts } from "../../db/prayers/drafts.server";
import { login, welcomeBack } from "./account-definition";
import { loginSchema } from "./account-schema.server";
import { askForCode } from "./factor/pending-sign-in.server";
import { hashPassword, hashQueue, verifyPassword } from "./passwords/password.server";
import { authenticate, completeSignIn, nextOf, type SignedIn } from "./session.server";
import { countAttempt, countWrong, refuseTooMany, signInKeys } from "./sign-in-limits.server";

export const loginHandler: FormHandler<z.infer<typeof loginSchema>, SignedIn> = {
  form: login,
  schema: loginSchema,
  hidden: ["password"],
  counted: false,
  async save({ username, password, draft, zone }, sender) {
    const { request, address } = sender;
    const user = await authenticate(sender, () => signIn(username, password, address));
    await deleteOldDrafts(database(), now());
    const back = draft && (await receiveDraft(user, draft));
    const asked = await askForCode(user, request, back || nextOf(request));
    if (asked) return { user, ...asked };
    const result = await completeSignIn(user, request, zone);
    const { title, description } = welcomeBack(user.username);
    const isLost = draft && !back;
    return {
      ...result,
      to: back || (await afterSignIn(user, result.to)),
      message: { title, description: isLost ? `${description} ${draftLost}` : description },
    };
  },
};

/** A member of the prayer team whose account asks for no code yet sets that up before anything else. */
async function afterSignIn({ id }: User, next: string): Promise<string> {
  const isOnTeam = await roleOf(database(), id);
  return isOnTeam ? factorPath(next) : next;
}

const draftLost =
  "What was written before can't be shown: it belongs to another account, or waited too long.";

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
    const account = await findAccount(db, username, emailAddress(username));
    const keys = signInKeys(username, address);
    // Inside the queue: those who waited are judged by what happened meanwhile.
    await refuseTooMany(keys, account?.id);
    const { right, outdated } = await verifyPassword(password, account?.password);
    if (!account || !right) {
      await countWrong(keys);
      throw new FormRefusal({ status: 401, text: wrong, foreseen: true });
    }
    await recordSignIn(
      db,
      { ...keys, userId: account.id, notifies: settings().sendsLetters },
      now(),
    );
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
