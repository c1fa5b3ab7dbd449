import { desc, eq, max } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Db, Reader, Tx } from "#db/engines/database";
import { upsert } from "#db/engines/rows.server";
import { notify } from "#db/letters/notices.server";
import { queueLetter } from "#db/letters/outbox.server";
import { giveBack } from "#db/requests/request-actions.server";
import * as accounts from "#db/schema/accounts";

const { recoveryCodes, secondFactors, sessions, signInAddresses, users } = accounts;
const { teamChanges, teamMembers } = accounts;

/** Only leaders read what is private. */
export type Role = "intercessor" | "leader";

type TeamWishes = Pick<typeof teamMembers.$inferSelect, "letters" | "awayUntil">;

export async function teamMember(db: Reader, userId: number) {
  return db.select().from(teamMembers).where(eq(teamMembers.userId, userId)).get();
}

export async function hasTeam(db: Reader): Promise<boolean> {
  return (await db.select().from(teamMembers).limit(1).get()) !== undefined;
}

export async function roleOf(db: Reader, userId: number): Promise<Role | undefined> {
  return (await teamMember(db, userId))?.role;
}

export async function setTeamWishes(db: Db, userId: number, wishes: TeamWishes, now: number) {
  await db.write(async (tx) => {
    await tx.update(teamMembers).set(wishes).where(eq(teamMembers.userId, userId)).run();
    if ((wishes.awayUntil?.getTime() ?? 0) > now) await giveBack(tx, userId, { now });
  });
}

/** From the shell. */
export async function setRole(db: Db, userId: number, role: Role | undefined, now: number) {
  await db.write(async (tx) => {
    if ((await roleOf(tx, userId)) === role) return;
    await writeRole(tx, userId, role, now);
    await noteChange(tx, { userId, change: role ?? "none" }, now);
  });
}

/** Releases the claimed requests that the new role may no longer read. */
async function writeRole(tx: Tx, userId: number, role: Role | undefined, now: number) {
  if (role !== "leader") await giveBack(tx, userId, { now, leadersOnly: role !== undefined });
  if (!role) {
    await tx.delete(teamMembers).where(eq(teamMembers.userId, userId)).run();
    return;
  }
  await upsert(tx, teamMembers, { userId }, { role }, { first: { addedAt: new Date(now) } });
}

type Change = Pick<typeof teamChanges.$inferInsert, "userId" | "changedBy" | "change">;

const noteChange = (tx: Tx, change: Change, now: number) =>
  tx.insert(teamChanges).values({ ...change, changedAt: new Date(now) });

type ByLeader = Change & { changedBy: number; isInvited?: boolean; notifies: boolean };

/**
 * By who leads still, of somebody else; a place for who has none, or less for who has one.
 * @param isInvited whether the account was made for it, so that the letter leads to its first password
 * @returns false where it is not so any more
 */
export async function changeTeam(db: Db, asked: ByLeader, now: number): Promise<boolean> {
  const { userId, changedBy, change, isInvited, notifies } = asked;
  return db.write(async (tx) => {
    const joins = change === "leader" || change === "intercessor";
    const isLeader = (await roleOf(tx, changedBy)) === "leader";
    const isMember = (await roleOf(tx, userId)) !== undefined;
    if (!isLeader || userId === changedBy || joins === isMember) return false;
    if (change === "factor") {
      const own = eq(secondFactors.userId, userId);
      if ((await tx.delete(secondFactors).where(own).returning().all()).length === 0) return false;
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
      await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    } else await writeRole(tx, userId, joins ? change : undefined, now);
    const kind = change === "factor" ? "factor-off" : joins ? "team-joined" : "team-left";
    if (notifies && isInvited) await queueLetter(tx, { kind: "team-invited", userId }, now);
    else if (notifies) await notify(tx, kind, userId, now);
    await noteChange(tx, { userId, changedBy, change }, now);
    return true;
  });
}

export async function listTeam(db: Reader) {
  const [{ id, username }, { role }, { confirmedAt }] = [users, teamMembers, secondFactors];
  return db
    .select({ username, role, factorAt: confirmedAt, lastAt: max(signInAddresses.lastAt) })
    .from(teamMembers)
    .innerJoin(users, eq(id, teamMembers.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, id))
    .leftJoin(signInAddresses, eq(signInAddresses.userId, id))
    .groupBy(id, username, role, confirmedAt)
    .orderBy(desc(role), username)
    .all();
}

/** The latest first. A name that is gone is null. */
export async function listTeamChanges(db: Reader, limit: number) {
  const changers = alias(users, "changers");
  return db
    .select({ line: teamChanges, name: users.username, by: changers.username })
    .from(teamChanges)
    .leftJoin(users, eq(users.id, teamChanges.userId))
    .leftJoin(changers, eq(changers.id, teamChanges.changedBy))
    .orderBy(desc(teamChanges.id))
    .limit(limit)
    .all();
}
