import { randomInt } from "node:crypto";
import { z } from "zod";
import { paperWords } from "#content/paper-words";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { wayBackLasts } from "#db/accounts/email-changes.server";
import * as locks from "#db/accounts/locks.server";
import { findAccount, type User } from "#db/accounts/users.server";
import { findSealing } from "#db/seal/keys.server";
import { minute } from "#db/time";
import { password } from "~/accounts/account-schema.server";
import { lockOf } from "~/accounts/locks.server";
import { hashQueue, hashWithKey } from "~/accounts/passwords.server";
import { newSession } from "~/accounts/session.server";
import { confirmPassword } from "~/accounts/sign-in.server";
import {
  type FormHandler,
  FormRefusal,
  type FormSuccess,
  type IntentHandlers,
  type Sender,
} from "~/forms/action.server";
import { line } from "~/forms/fields.server";
import type { FormDefinition } from "~/forms/form";
import { readSession } from "~/http/session-cookie.server";
import { wakeLetters } from "~/letters/orders.server";
import { whoReads } from "~/prayers/who-reads.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, sealUntil, unsealUntil } from "~/runtime/secret.server";
import { currentPassword } from "../account-changes-definition";
import { lockForms, lockIntents } from "./lock-definition";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    pendingLock?: string;
  }
}

const purpose = "pending lock";

/** What waits for the code to be asked back. The key and the hash are of the password that was checked. */
type Pending = { userId: number; code: string[]; before: string; hash: string; key: string };

async function findPending({ id }: User, request: Request): Promise<Pending | undefined> {
  const { pendingLock } = await readSession(request);
  const pending = pendingLock && (unsealUntil(purpose, pendingLock, now()) as Pending | undefined);
  return pending && pending.userId === id ? pending : undefined;
}

/** 132 bits. */
const makeCode = () => Array.from({ length: 12 }, () => paperWords[randomInt(2048)] ?? "");

/** Of each word its first four letters count. */
const wordsTyped = (typed: string): string[] =>
  (typed.toLowerCase().match(/[a-z]+/g) ?? []).map(
    (word) => paperWords.find((known) => known.slice(0, 4) === word.slice(0, 4)) ?? "?",
  );

const codeOf = (words: readonly string[]) => Buffer.from(words.join(" "));

/** Numbers of the words that are asked back. */
const askedBack = [3, 7, 11];

export async function lockState(user: User, request: Request) {
  const db = database();
  const lock = await lockOf(user);
  if (lock?.is === "left")
    return { is: "left", count: await locks.countLeft(db, user.id, lock.keyId) } as const;
  if (lock) {
    const until = new Date(lock.lockedAt.getTime() + wayBackLasts);
    const wayBack = { until, isFinal: until.getTime() <= now() };
    if (lock.is === "open") return { is: "locked", ...wayBack } as const;
    return { is: "closed", ...wayBack } as const;
  }
  const code = (await findPending(user, request))?.code;
  if (code) return { is: "code", code, askedBack } as const;
  return { is: "off", hindrance: await hindranceOf(user), whoReads: await whoReads(user) } as const;
}

async function hindranceOf({ id }: User) {
  if (!(await findSealing(database()))) return "unsealed";
  if (!settings().sendsLetters) return "no letters";
  return (await confirmedAddress(database(), id)) ? undefined : "unconfirmed";
}

const passwordSchema = z.object({ currentPassword: password });
const wordsSchema = z.object({ words: line(lockForms.confirm.fields.words) });
const openingSchema = passwordSchema.extend(wordsSchema.shape);

function handler<Words>(
  form: FormDefinition,
  schema: z.ZodType<Words>,
  save: (words: Words, sender: Sender) => Promise<FormSuccess>,
): FormHandler {
  const hidden = ["words", currentPassword.name];
  return { form, schema, hidden, counted: false, save } as FormHandler<Words> as FormHandler;
}

export function lockHandlers(user: User): FormHandler[] {
  const confirm = (typed: string, { address }: Sender) =>
    confirmPassword(user, typed, { address, field: currentPassword.name });

  /** @returns the hash of a password that was just checked, and what stands in its place. */
  const renewed = async (typed: string, sender: Sender) => {
    await confirm(typed, sender);
    const before = (await findAccount(database(), user.username))?.password ?? "";
    return { before, ...(await hashQueue(sender.address, () => hashWithKey(typed))) };
  };

  return [
    handler(lockForms.begin, passwordSchema, async (words, sender) => {
      if (await hindranceOf(user)) throw elsewhere();
      const { key, ...hashes } = await renewed(words.currentPassword, sender);
      const made = { userId: user.id, code: makeCode(), key: key.toString("base64url") };
      const lasting = { lifetime: 30 * minute, now: now() };
      const pendingLock = sealUntil(purpose, { ...made, ...hashes }, lasting);
      return { session: { ...(await readSession(sender.request)), pendingLock } };
    }),
    handler(lockForms.confirm, wordsSchema, async ({ words }, { request }) => {
      const pending = await findPending(user, request);
      if (!pending || (await hindranceOf(user))) throw elsewhere();
      const { before, hash, key, code } = pending;
      const typed = wordsTyped(words).join(" ");
      const asked = askedBack.map((number) => code[number - 1]).join(" ");
      if (typed !== asked && typed !== code.join(" ")) throw wrongWords();
      const session = newSession(user.id);
      const passwordKey = Buffer.from(key, "base64url");
      const made = { before, password: hash, passwordKey, code: codeOf(code), session };
      if (!(await locks.lockAccount(database(), user.id, made, now()))) throw elsewhere();
      wakeLetters();
      const { pendingLock: _, ...rest } = await readSession(request);
      return { session: { ...rest, token: session.token } };
    }),
    handler(lockForms.remove, passwordSchema, async (words, sender) => {
      await confirm(words.currentPassword, sender);
      if (!(await locks.unlockAccount(database(), user.id))) throw elsewhere();
      return {};
    }),
    handler(lockForms.open, openingSchema, async (words, sender) => {
      const { before, hash, key } = await renewed(words.currentPassword, sender);
      const { token = "" } = await readSession(sender.request);
      const session = { token, tokenHash: hashToken(token) };
      const code = codeOf(wordsTyped(words.words));
      const given = { before, password: hash, passwordKey: key, code, session };
      if (!(await locks.openWithCode(database(), user.id, given))) throw wrongWords();
      return {};
    }),
    handler(lockForms.deleteLeft, passwordSchema, async (words, sender) => {
      await confirm(words.currentPassword, sender);
      await locks.deleteLeft(database(), user.id);
      return {};
    }),
  ];
}

const elsewhere = () => {
  const text = "This page has changed meanwhile. Please look at it again.";
  return new FormRefusal({ status: 409, text, foreseen: true });
};

const wrongWords = () => {
  const text = "Those aren’t the words of your code. Please check each one.";
  return new FormRefusal({ status: 400, text, foreseen: true, fields: { words: text } });
};

export function lockIntentHandlers({ id }: User): IntentHandlers {
  return {
    async [lockIntents.cancel]({ session: { pendingLock: _, ...session } }) {
      return { session };
    },
    async [lockIntents.anew]() {
      await locks.beginAnew(database(), id, now());
      return {};
    },
  };
}
