import { and, eq } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { giveBack } from "#db/requests/forgotten-claims.server";
import { sessionFactors, teamMembers } from "#db/schema/team";
import { minute } from "../time";

/** Intercessors pray for what is asked; leaders read what is private, too. */
export type Role = "intercessor" | "leader";

/** What somebody of the team wants to be told by letter, and until when they are away. */
export type TeamWishes = Pick<typeof teamMembers.$inferSelect, "letters" | "awayUntil">;

/** What is known of somebody of the team; undefined for whoever is not on it. */
export async function teamMember(db: Db, userId: number) {
  return db.select().from(teamMembers).where(eq(teamMembers.userId, userId)).get();
}

/** The role of an account; undefined for whoever is not on the team. */
export async function roleOf(db: Db, userId: number): Promise<Role | undefined> {
  return (await teamMember(db, userId))?.role;
}

/** Notes what somebody wants to be told. Whoever is away from now on gives back what they have taken. */
export async function setTeamWishes(
  db: Db,
  userId: number,
  wishes: TeamWishes,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    await tx.update(teamMembers).set(wishes).where(eq(teamMembers.userId, userId)).run();
    if ((wishes.awayUntil?.getTime() ?? 0) > now) await giveBack(tx, userId);
  });
}

/**
 * Gives an account a role, or takes the one it has. What it may read no longer it gives back.
 * @param now milliseconds since 1970.
 */
export async function setRole(
  db: Db,
  userId: number,
  role: Role | undefined,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    if (role !== "leader") await giveBack(tx, userId, role !== undefined);
    if (!role) {
      await tx.delete(teamMembers).where(eq(teamMembers.userId, userId)).run();
      return;
    }
    await tx
      .insert(teamMembers)
      .values({ userId, role, addedAt: new Date(now) })
      .onConflictDoUpdate({ target: teamMembers.userId, set: { role } })
      .run();
  });
}

/** When a session's person showed a code, and when it was last used since. */
export async function getVerification(
  db: Db,
  tokenHash: string,
  userId: number,
): Promise<{ passedAt: Date; lastSeenAt: Date } | undefined> {
  const { passedAt, lastSeenAt } = sessionFactors;
  const own = and(eq(sessionFactors.tokenHash, tokenHash), eq(sessionFactors.userId, userId));
  return db.select({ passedAt, lastSeenAt }).from(sessionFactors).where(own).get();
}

/** How exactly it is noted when a session that showed a code was last used, in milliseconds. */
const step = minute;

/** Notes that such a session is in use, once a minute at the most. */
export async function noteTeamVisit(
  db: Db,
  { tokenHash, lastSeenAt }: { tokenHash: string; lastSeenAt: Date },
  now: number,
): Promise<void> {
  if (now - lastSeenAt.getTime() < step) return;
  await db.write((tx) =>
    tx
      .update(sessionFactors)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessionFactors.tokenHash, tokenHash))
      .run(),
  );
}
