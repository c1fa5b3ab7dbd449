import { eq } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { upsert } from "#db/engines/rows.server";
import { giveBack } from "#db/requests/request-actions.server";
import { teamMembers } from "#db/schema/accounts";

/** Only leaders read what is private. */
export type Role = "intercessor" | "leader";

type TeamWishes = Pick<typeof teamMembers.$inferSelect, "letters" | "awayUntil">;

export async function teamMember(db: Db, userId: number) {
  return db.select().from(teamMembers).where(eq(teamMembers.userId, userId)).get();
}

export async function hasTeam(db: Reader): Promise<boolean> {
  return (await db.select().from(teamMembers).limit(1).get()) !== undefined;
}

export async function roleOf(db: Db, userId: number): Promise<Role | undefined> {
  return (await teamMember(db, userId))?.role;
}

export async function setTeamWishes(db: Db, userId: number, wishes: TeamWishes, now: number) {
  await db.write(async (tx) => {
    await tx.update(teamMembers).set(wishes).where(eq(teamMembers.userId, userId)).run();
    if ((wishes.awayUntil?.getTime() ?? 0) > now) await giveBack(tx, userId, { now });
  });
}

/** Releases the claimed requests that the new role may no longer read. */
export async function setRole(db: Db, userId: number, role: Role | undefined, now: number) {
  await db.write(async (tx) => {
    if (role !== "leader") await giveBack(tx, userId, { now, leadersOnly: role !== undefined });
    if (!role) {
      await tx.delete(teamMembers).where(eq(teamMembers.userId, userId)).run();
      return;
    }
    await upsert(tx, teamMembers, { userId }, { role }, { first: { addedAt: new Date(now) } });
  });
}
