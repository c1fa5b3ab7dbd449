import { and, asc, eq, gte, ne } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, hasRow, updateRow } from "#db/engines/rows.server";
import {
  groupInvitations,
  groupLetters,
  groupMembers,
  groupReports,
  groupRequests,
  prayerGroups,
} from "#db/schema/groups";
import { planDays } from "#db/schema/plans";
import { isInside, type Member } from "./groups.server";

const isSeat = (groupId: number, userId: number) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

/** Longest there first; those who wait, or were removed, among them. */
export async function listMembers(db: Reader, groupId: number): Promise<Member[]> {
  const { joinedAt, userId } = groupMembers;
  const own = eq(groupMembers.groupId, groupId);
  return db.select().from(groupMembers).where(own).orderBy(asc(joinedAt), asc(userId)).all();
}

type OwnSettings = Pick<Member, "name" | "isUnder18" | "isNamed" | "takesLines" | "weekdays">;

export async function editMembership(db: Db, seat: Member, own: OwnSettings): Promise<void> {
  const values = { ...own, takesLines: own.takesLines && !own.isUnder18 };
  const isOwn = isSeat(seat.groupId, seat.userId);
  await db.write((tx) => updateRow(tx, groupMembers, isOwn, values));
}

const changes = {
  admit: { from: ["waiting"], to: "member" },
  promote: { from: ["member"], to: "owner" },
  remove: { from: ["waiting", "member"], to: "removed" },
} as const;

type Change = keyof typeof changes | "forgive";

/** By an owner. Who is removed takes their requests along. @returns whether there was such a one. */
export async function changeMember(db: Db, owner: Member, handle: string, change: Change) {
  const { groupId } = owner;
  const one = and(eq(groupMembers.groupId, groupId), eq(groupMembers.handle, handle));
  const changed = await db.write(async (tx) => {
    if (!(await hasRow(tx, groupMembers, and(isSeat(groupId, owner.userId), isOwner))))
      return false;
    const found = await tx.select().from(groupMembers).where(one).get();
    if (!found) return false;
    if (change === "forgive") {
      if (found.state === "removed") await tx.delete(groupMembers).where(one).run();
      return true;
    }
    const { from, to } = changes[change];
    if (from.some((state) => state === found.state))
      await updateRow(tx, groupMembers, one, { state: to });
    if (change === "remove") await deleteRequests(tx, groupId, found.userId);
    return true;
  });
  if (changed) db.forgetDeleted();
  return changed;
}

const isOwner = eq(groupMembers.state, "owner");

async function deleteRequests(tx: Tx, groupId: number, userId: number): Promise<void> {
  for (const table of [groupRequests, groupInvitations, groupLetters]) {
    const own = and(eq(table.groupId, groupId), eq(table.userId, userId));
    await tx.delete(table).where(own).run();
  }
}

/** Their requests go along. @returns false for the only owner, who hands the group over first, or ends it. */
export async function leaveGroup(db: Db, { groupId, userId }: Member): Promise<boolean> {
  const left = await db.write(async (tx) => {
    const own = isSeat(groupId, userId);
    const found = await tx.select().from(groupMembers).where(own).get();
    const owners = and(eq(groupMembers.groupId, groupId), isOwner);
    if (found?.state === "owner" && (await countRows(tx, groupMembers, owners)) < 2) return false;
    await deleteRequests(tx, groupId, userId);
    const seat = and(own, ne(groupMembers.state, "removed"));
    await tx.delete(groupMembers).where(seat).run();
    return true;
  });
  if (left) db.forgetDeleted();
  return left;
}

/** Before an account is deleted: its groups go to who is there longest, and what was reported of it is erased. */
export async function leaveAllGroups(tx: Tx, userId: number): Promise<void> {
  const owned = and(eq(groupMembers.userId, userId), isOwner);
  for (const { groupId } of await tx.select().from(groupMembers).where(owned).all()) {
    const others = (await listMembers(tx, groupId)).filter((each) => each.userId !== userId);
    const next = others.find(({ state }) => state === "owner" || state === "member");
    if (!next) await tx.delete(prayerGroups).where(eq(prayerGroups.id, groupId)).run();
    else if (!others.some(({ state }) => state === "owner"))
      await updateRow(tx, groupMembers, isSeat(groupId, next.userId), { state: "owner" });
  }
  await updateRow(tx, groupReports, eq(groupReports.aboutId, userId), { words: null });
}

type Plan = { planId: string; planStartsOn: string };

export async function setGroupPlan(db: Db, id: number, plan?: Plan): Promise<void> {
  const values = plan ?? { planId: null, planStartsOn: null };
  await db.write((tx) => updateRow(tx, prayerGroups, eq(prayerGroups.id, id), values));
}

/** How many of the group have prayed a day of its plan, and whether this member has. */
export async function countPlanDay(
  db: Reader,
  { groupId, userId }: Member,
  { planId, day, since }: { planId: string; day: number; since: string },
): Promise<{ prayed: number; isPrayed: boolean }> {
  const isDay = and(eq(planDays.planId, planId), eq(planDays.day, day));
  const isSame = and(isDay, gte(planDays.doneOn, since));
  const { userId: by } = planDays;
  const ofGroup = and(eq(groupMembers.userId, by), eq(groupMembers.groupId, groupId), isInside);
  const who = db.select({ by }).from(planDays).innerJoin(groupMembers, ofGroup);
  const rows = await who.where(isSame).groupBy(by).all();
  return { prayed: rows.length, isPrayed: rows.some((row) => row.by === userId) };
}
