import type { Subject } from "#db/accounts/personal-data/tables.server";
import type { Db } from "#db/engines/database";
import { findSubject } from "#db/operator/subjects.server";
import { signInKey } from "~/accounts/sign-in-limits.server";
import { emailAddress } from "~/forms/fields.server";
import { letterKeys } from "~/letters/orders.server";
import { UsageError } from "./command.server";

/** @throws UsageError when it is none. */
export function readEmail(typed: string): string {
  const email = emailAddress(typed) ?? typed.trim().normalize("NFC").toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError(`"${typed}" is no email address.`);
}

export async function subjectOf(db: Db, typed: string): Promise<Subject & { email: string }> {
  const { email, userId } = await findSubject(db, readEmail(typed));
  const key = userId === undefined ? undefined : signInKey(userId);
  return { email, userId, signInKey: key, letterKeys: letterKeys(email) };
}
