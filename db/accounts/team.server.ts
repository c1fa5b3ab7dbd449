import { eq } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { giveBack } from "#db/requests/request-actions.server";
import { teamMembers } from "#db/schema/team";

/** Intercessors pray for what is asked; leaders read what is private, too. */
export type Role = "intercessor" | "leader";

/** What somebody of the team wants to be told by letter, and until when they are away. */
type TeamWishes = Pick<typeof teamMembers.$inferSelect, "letters" | "awayUntil">;

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
