import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { countRows, updateRow, upsert } from "#db/engines/rows.server";
import { notify } from "#db/letters/notices.server";
import { recoveryCodes, secondFactors, sessionFactors, sessions } from "#db/schema/accounts";
import { minute } from "#db/time";
import { tellOfChange } from "./email-changes.server";
import { addSession } from "./sessions.server";

export async function getFactor(db: Db, userId: number) {
  const { sealedSecret, createdAt, confirmedAt } = secondFactors;
  const own = eq(secondFactors.userId, userId);
  return db.select({ sealedSecret, createdAt, confirmedAt }).from(secondFactors).where(own).get();
}

/** @returns false where there is one already. */
export async function beginFactor(
  db: Db,
  { userId, sealedSecret }: { userId: number; sealedSecret: string },
  now: number,
): Promise<boolean> {
  const values = { sealedSecret, createdAt: new Date(now), lastCounter: 0 };
  const only = isNull(secondFactors.confirmedAt);
  return db.write((tx) => upsert(tx, secondFactors, { userId }, values, { only }));
}

type Confirmed = {
  userId: number;
  sealedSecret: string;
  counter: number;
  codeHashes: readonly string[];
  session: { tokenHash: string; lifetime: number; sealedRoot?: string };
  notifies?: boolean;
};

/** Ends every earlier session. @returns false where another factor was begun, or confirmed, meanwhile. */
export async function confirmFactor(
  db: Db,
  { userId, sealedSecret, counter, codeHashes, session, notifies }: Confirmed,
  now: number,
): Promise<boolean> {
  const begun = and(
    eq(secondFactors.userId, userId),
    eq(secondFactors.sealedSecret, sealedSecret),
    isNull(secondFactors.confirmedAt),
  );
  return db.write(async (tx) => {
    const confirmed = { confirmedAt: new Date(now), lastCounter: counter };
    if (!(await updateRow(tx, secondFactors, begun, confirmed))) return false;
    await writeCodes(tx, userId, codeHashes);
    await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    await addSession(tx, { ...session, userId }, now);
    await writeVerification(tx, { tokenHash: session.tokenHash, userId }, now);
    if (notifies) await tellOfChange(tx, "factor", userId, now);
    return true;
  });
}

/** @returns false for a step already taken, or an earlier one. */
export async function takeCounter(db: Db, userId: number, counter: number): Promise<boolean> {
  const later = and(
    eq(secondFactors.userId, userId),
    isNotNull(secondFactors.confirmedAt),
    lt(secondFactors.lastCounter, counter),
  );
  return db.write((tx) => updateRow(tx, secondFactors, later, { lastCounter: counter }));
}

export async function takeRecoveryCode(
  db: Db,
  { userId, codeHash }: { userId: number; codeHash: string },
  now: number,
): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  );
  return db.write((tx) => updateRow(tx, recoveryCodes, unused, { usedAt: new Date(now) }));
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const left = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));
  return countRows(db, recoveryCodes, left);
}

export async function renewRecoveryCodes(db: Db, userId: number, codeHashes: readonly string[]) {
  await db.write((tx) => writeCodes(tx, userId, codeHashes));
}

/** A notice goes out only for a confirmed one. */
export async function removeFactor(
  db: Db,
  { userId, notifies }: { userId: number; notifies?: boolean },
  now: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
    await tx.delete(sessionFactors).where(eq(sessionFactors.userId, userId)).run();
    const own = eq(secondFactors.userId, userId);
    const [removed] = await tx.delete(secondFactors).where(own).returning();
    if (removed?.confirmedAt && notifies) await notify(tx, "factor-off", userId, now);
    return removed !== undefined;
  });
}

export async function noteVerification(
  db: Db,
  session: { tokenHash: string; userId: number },
  now: number,
): Promise<void> {
  await db.write((tx) => writeVerification(tx, session, now));
}

async function writeVerification(
  tx: Tx,
  { tokenHash, userId }: { tokenHash: string; userId: number },
  now: number,
) {
  const at = { passedAt: new Date(now), lastSeenAt: new Date(now) };
  await upsert(tx, sessionFactors, { tokenHash }, { userId, ...at });
}

async function writeCodes(tx: Tx, userId: number, codeHashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

export async function getVerification(db: Db, tokenHash: string, userId: number) {
  const { passedAt, lastSeenAt } = sessionFactors;
  const own = and(eq(sessionFactors.tokenHash, tokenHash), eq(sessionFactors.userId, userId));
  return db.select({ passedAt, lastSeenAt }).from(sessionFactors).where(own).get();
}

/** At most once a minute. */
export async function noteTeamVisit(
  db: Db,
  { tokenHash, lastSeenAt }: { tokenHash: string; lastSeenAt: Date },
  now: number,
): Promise<void> {
  if (now - lastSeenAt.getTime() < minute) return;
  const same = eq(sessionFactors.tokenHash, tokenHash);
  await db.write((tx) => updateRow(tx, sessionFactors, same, { lastSeenAt: new Date(now) }));
}
