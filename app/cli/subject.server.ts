import type { Db } from "#db/engines/database";
import { findAbout, findSubject } from "#db/operator/subjects.server";
import { signInKey } from "~/accounts/sign-in-limits.server";
import { emailAddress } from "~/forms/fields.server";
import { letterKeys } from "~/letters/orders.server";
import { Problem, UsageError } from "./command.server";

/** @throws UsageError when it is none. */
export function readEmail(typed: string): string {
  const email = emailAddress(typed) ?? typed.trim().normalize("NFC").toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError(`"${typed}" is no email address.`);
}

/** @param whole as `findAbout` has it. @throws Problem where nothing is kept. */
export async function findPerson(db: Db, typed: string, whole?: boolean) {
  const { email, userId } = await findSubject(db, readEmail(typed));
  const key = userId === undefined ? undefined : signInKey(userId);
  const subject = { email, userId, signInKey: key, letterKeys: letterKeys(email) };
  const found = await findAbout(db, subject, whole);
  if (Object.keys(found).length === 0) throw new Problem(`Nothing is kept about ${email}.`);
  return { subject, found };
}
