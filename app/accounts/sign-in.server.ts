import { createHash } from "node:crypto";
import { z } from "zod";
import { wayBackLasts } from "#db/accounts/email-changes.server";
import { setPassword } from "#db/accounts/passwords.server";
import { getFactor, noteVerification } from "#db/accounts/second-factors.server";
import * as signIns from "#db/accounts/sign-ins.server";
import { roleOf } from "#db/accounts/team.server";
import { findAccount, type User } from "#db/accounts/users.server";
import { deleteOldDrafts } from "#db/prayers/drafts.server";
import { openByPassword } from "#db/seal/keys.server";
import { keepOpened, openedRoot } from "#db/seal/opened.server";
import { second } from "#db/time";
import {
  type FormHandler,
  FormRefusal,
  type FormSuccess,
  type Sender,
} from "~/forms/action.server";
import { emailAddress, line, zone } from "~/forms/fields.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { readSession } from "~/http/session-cookie.server";
import { wakeLetters } from "~/letters/orders.server";
import { codePath, factorPath } from "~/paths";
import { receiveDraft } from "~/prayers/drafts.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, sealUntil, unsealUntil } from "~/runtime/secret.server";
import {
  codeField,
  codeMessages,
  codeWait,
  login,
  signInCode,
  welcomeBack,
} from "./account-definition";
import { loginSchema } from "./account-schema.server";
import { getUser, type Visit } from "./current-user.server";
import { hashAnew } from "./locks.server";
import { hashQueue, verifyPassword } from "./passwords.server";
import { onlineOnlyCookie } from "./preferences.server";
import { checkCode, openTotpSecret, refusal } from "./second-factor.server";
import {
  authenticate,
  completeSignIn,
  leaveSession,
  nextOf,
  type SignedIn,
} from "./session.server";
import { delayAfter, perAccount, signInKeys, tooManyTries } from "./sign-in-limits.server";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    pendingSignIn?: string;
  }
}

const purpose = "pending sign-in";

const notByApi = () =>
  `This account also asks for a code. Please log in on our site: ${settings().ORIGIN}/auth`;

/**
 * Ends an earlier session; the cookie only says, sealed, whose password was right, and what it opened.
 * @returns undefined where the password is enough. @throws FormRefusal 401 under /api, which takes no
 *   codes.
 */
export async function askForCode(
  user: User,
  request: Request,
  next: string,
): Promise<Required<Pick<FormSuccess, "to" | "session">> | undefined> {
  const factor = await getFactor(database(), user.id);
  if (!factor?.confirmedAt) return undefined;
  if (request.headers.get("Content-Type")?.includes("json"))
    throw new FormRefusal({ status: 401, text: notByApi(), foreseen: true });
  // Read again: the sign-in may have renewed the hash.
  const account = await findAccount(database(), user.username);
  const root = openedRoot(user.id)?.toString("base64url");
  const pending = { username: user.username, tag: tagOf(account?.password), root };
  await leaveSession(request);
  const { pendingIntent, prayed } = await readSession(request);
  const pendingSignIn = sealUntil(purpose, pending, { lifetime: codeWait.lasts, now: now() });
  return { to: codePath(next), session: { pendingIntent, prayed, pendingSignIn } };
}

/** `isReadable` is false where the secret was sealed with another key. */
type Asked = { user: User; isSignedIn: boolean; isReadable: boolean; isNew: boolean };

export async function findAsked(visit: Visit): Promise<Asked | undefined> {
  const pending = await pendingUser(visit.request);
  const user = pending ?? (await getUser(visit));
  if (!user) return undefined;
  const factor = await getFactor(database(), user.id);
  if (!factor?.confirmedAt) return undefined;
  const isReadable = openTotpSecret(factor.sealedSecret) !== undefined;
  const isNew = now() - factor.confirmedAt.getTime() < wayBackLasts;
  return { user, isSignedIn: !pending, isReadable, isNew };
}

async function pendingUser(request: Request): Promise<User | undefined> {
  const { pendingSignIn } = await readSession(request);
  const pending = pendingSignIn && unsealUntil(purpose, pendingSignIn, now());
  if (!pending) return undefined;
  const { username, tag, root } = pending as Record<"username" | "tag", string> & { root?: string };
  const account = await findAccount(database(), username);
  if (!account || tagOf(account.password) !== tag) return undefined;
  if (root) keepOpened(account.id, Buffer.from(root, "base64url"));
  const { password: _, ...user } = account;
  return user;
}

const tagOf = (hash = "") => createHash("sha256").update(hash).digest("base64url").slice(0, 22);

export const loginHandler: FormHandler<z.infer<typeof loginSchema>, SignedIn> = {
  form: login,
  schema: loginSchema,
  hidden: ["password"],
  counted: false,
  async save({ username, password, draft, code, zone, shared }, sender) {
    const { request, address } = sender;
    const user = await authenticate(sender, () => signIn(username, password, address));
    const asked = await askForCode(user, request, nextOf(request));
    const cookie = shared ? onlineOnlyCookie(request) : undefined;
    if (asked && !draft) return { user, ...asked, cookie };
    // All is checked first: saving the draft removes the account's oldest ones.
    const result = asked
      ? await completeWithCode(user, { code, zone }, sender)
      : await completeWithPassword(user, sender, zone);
    await deleteOldDrafts(database(), now());
    const back = draft && (await receiveDraft(user, draft));
    const { title, description } = welcomeBack(user.username);
    const isLost = draft && !back;
    return {
      ...result,
      cookie,
      to: back || (await afterSignIn(user, result.to)),
      message: { title, description: isLost ? `${description} ${draftLost}` : description },
    };
  },
};

async function completeWithPassword(user: User, { request, address }: Sender, zone?: string) {
  await noteSignIn(user, address);
  return completeSignIn(user, request, zone);
}

async function completeWithCode(
  user: User,
  { code, zone }: { code?: string; zone?: string },
  sender: Sender,
) {
  if (!code) throw refusal(400, codeMessages.asked);
  await checkCode(user.id, code, sender.address);
  const result = await completeWithPassword(user, sender, zone);
  const session = { tokenHash: hashToken(result.session.token), userId: user.id };
  await noteVerification(database(), session, now());
  return result;
}

async function noteSignIn({ id: userId }: User, address: string): Promise<void> {
  const notifies = settings().sendsLetters;
  const made = { ...signInKeys(userId, address), userId, notifies };
  await signIns.recordSignIn(database(), made, now());
  wakeLetters();
}

const codeSchema = z.object({ code: line(codeField), zone });

export function codeHandler({
  user,
  isSignedIn,
}: Asked): FormHandler<z.infer<typeof codeSchema>, FormSuccess> {
  return {
    form: signInCode,
    schema: codeSchema,
    hidden: [codeField.name],
    counted: false,
    async save(shown, sender) {
      const result = await completeWithCode(user, shown, sender);
      return { ...result, ...(!isSignedIn && { message: welcomeBack(user.username) }) };
    },
  };
}

/** Team members without a second factor set it up before anything else. */
async function afterSignIn({ id }: User, next: string): Promise<string> {
  const isOnTeam = await roleOf(database(), id);
  return isOnTeam ? factorPath(next) : next;
}

const draftLost =
  "What was written before can’t be shown: it belongs to another account, or waited too long.";

const wrong = "Invalid username or password";
const notCurrent = "This is not your current password";

/**
 * @throws FormRefusal 401 for a wrong password or an unknown name, alike in words and in time; 429
 *   after
 * too many attempts of an address or failures of an account; 503 when too many sign-ins wait.
 */
export async function signIn(username: string, password: string, address: string): Promise<User> {
  await countAttempt(address);
  return hashQueue(address, async () => {
    const db = database();
    const account = await findAccount(db, username, emailAddress(username));
    const keys = signInKeys(account?.id ?? username, address);
    // Inside the queue: those who waited are judged by what happened meanwhile.
    await refuseTooMany(keys, account?.id);
    const { right, outdated, key } = await verifyPassword(password, account?.password);
    if (!account || !right) {
      await countWrong(keys);
      throw new FormRefusal({ status: 401, text: wrong, foreseen: true });
    }
    if (key) await openByPassword(db, account.id, key);
    if (outdated) {
      const made = await hashAnew(account.id, password);
      await setPassword(db, account.id, made.password, made.byPassword);
    }
    const { password: _, ...user } = account;
    return user;
  });
}

const perAddress = { free: 10, window: 180 * second };

/** A church that signs in together behind one address, every second person twice. */
const attempts = { points: 120, duration: 600 };

const wayOut =
  "If you can’t wait, “Forgot your password?” gets you a link to a new one, " +
  "and that works at once.";

async function countAttempt(address: string): Promise<void> {
  const wait = await countPost("sign-ins", address, attempts);
  if (wait) throw tooManyTries(wait);
}

/** Never a lock-out, only a growing delay. @throws FormRefusal 429 that says how long. */
async function refuseTooMany(keys: signIns.SignInKeys, userId: number | undefined): Promise<void> {
  if (settings().RATE_LIMIT === "off") return;
  const db = database();
  const at = now();
  const here = await signIns.getFailures(db, keys.addressHash, at - perAddress.window);
  const known = userId !== undefined && (await signIns.knowsAddress(db, userId, keys.addressHash));
  const there = known ? undefined : await signIns.getFailures(db, keys.key, at - perAccount.window);
  const hereUntil = here.failures >= perAddress.free ? here.lastAt + perAddress.window : 0;
  const thereUntil =
    there && there.failures >= perAccount.free ? there.lastAt + delayAfter(there.failures) : 0;
  const until = Math.max(hereUntil, thereUntil);
  if (until <= at) return;
  throw tooManyTries(Math.ceil((until - at) / second), hereUntil > at ? undefined : wayOut);
}

async function countWrong({ key, addressHash }: signIns.SignInKeys): Promise<void> {
  const keys = [
    { key, window: perAccount.window },
    { key: addressHash, window: perAddress.window },
  ];
  await signIns.countFailure(database(), keys, now());
}

/** Counted and limited as a sign-in. @throws FormRefusal as `signIn` does, at the field. */
export async function confirmPassword(
  user: User,
  password: string,
  { address, field }: { address: string; field: string },
): Promise<void> {
  try {
    await signIn(user.username, password, address);
    await noteSignIn(user, address);
  } catch (error) {
    if (!(error instanceof FormRefusal) || error.details.status !== 401) throw error;
    throw new FormRefusal({ ...error.details, text: notCurrent, fields: { [field]: notCurrent } });
  }
}
