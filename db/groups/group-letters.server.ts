import { and, asc, eq, gt, inArray, isNull, lte, ne } from "drizzle-orm";
import { isOwnAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { countRows, hasId, hasRow, insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import type { MorningOrder } from "#db/letters/mornings.server";
import { queueLetter } from "#db/letters/outbox.server";
import { confirmedAddresses, timeZones, users } from "#db/schema/accounts";
import { groupLetters, groupMembers, groupRequests, prayerGroups } from "#db/schema/groups";
import { outbox } from "#db/schema/letters";
import { isInside, type Member } from "./groups.server";

type Row = typeof groupLetters.$inferSelect;

/** What a member may choose; nothing comes where a kind is left out. */
export type GroupWishes = Partial<Record<Row["kind"], Row["rhythm"]>>;

const isOf = ({ groupId, userId }: Pick<Member, "groupId" | "userId">) =>
  and(eq(groupLetters.groupId, groupId), eq(groupLetters.userId, userId));

export async function groupWishes(db: Reader, member: Member): Promise<GroupWishes> {
  const found = await db.select().from(groupLetters).where(isOf(member)).all();
  return Object.fromEntries(found.map(({ kind, rhythm }) => [kind, rhythm]));
}

/** What is new is counted from now on. @param dueAt when the first one comes (milliseconds since 1970). */
export async function saveGroupWishes(
  db: Db,
  { groupId, userId }: Member,
  wishes: GroupWishes,
  { dueAt, now }: { dueAt(rhythm: Row["rhythm"]): number; now: number },
): Promise<void> {
  const seat = { groupId, userId };
  const isSeat = and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId), isInside);
  await db.write(async (tx) => {
    if (!(await hasRow(tx, groupMembers, isSeat))) return;
    for (const kind of ["news", "plan"] as const) {
      const rhythm = wishes[kind];
      const own = and(isOf(seat), eq(groupLetters.kind, kind));
      const before = await tx.select().from(groupLetters).where(own).get();
      if (before?.rhythm === rhythm) continue;
      if (!rhythm) await tx.delete(groupLetters).where(own).run();
      else if (before)
        await updateRow(tx, groupLetters, own, { rhythm, dueAt: new Date(dueAt(rhythm)) });
      else {
        const times = { toldAt: new Date(now), dueAt: new Date(dueAt(rhythm)) };
        await insertNew(tx, groupLetters, { ...seat, ...times, kind, rhythm, handle: newHandle() });
      }
    }
  });
}

/** Only of members, of groups that go on, at addresses that are confirmed. */
function wanted(db: Reader) {
  const isMember = and(
    eq(groupMembers.groupId, groupLetters.groupId),
    eq(groupMembers.userId, groupLetters.userId),
    isInside,
  );
  const goesOn = and(
    eq(prayerGroups.id, groupLetters.groupId),
    isNull(prayerGroups.endsAt),
    isNull(prayerGroups.closedAt),
  );
  const [{ email }, { zone }] = [users, timeZones];
  const isTheirs = (id: typeof users.id | typeof timeZones.userId) => eq(id, groupLetters.userId);
  const letters = db.select({ letter: groupLetters, group: prayerGroups, email, zone });
  const seats = letters.from(groupLetters).innerJoin(groupMembers, isMember);
  const people = seats.innerJoin(prayerGroups, goesOn).innerJoin(users, isTheirs(users.id));
  const reached = people.innerJoin(confirmedAddresses, isOwnAddress);
  return reached.leftJoin(timeZones, isTheirs(timeZones.userId));
}

export type WantedLetter = Awaited<ReturnType<typeof dueGroupLetters>>[number];

export function dueGroupLetters(db: Reader, now: number, limit: number) {
  const { dueAt } = groupLetters;
  const due = wanted(db).where(lte(dueAt, new Date(now)));
  return due.orderBy(asc(dueAt)).limit(limit).all();
}

/** Undefined where it is not wanted any more. */
export function wantedLetter(db: Reader, id: Id) {
  return wanted(db).where(hasId(groupLetters.id, id)).get();
}

/** What others asked since its last letter, and still ask. */
export function countNewRequests(
  db: Reader,
  { groupId, userId, toldAt }: Pick<Row, "groupId" | "userId" | "toldAt">,
  until: Date,
): Promise<number> {
  const { createdAt, answeredAt } = groupRequests;
  const isNew = and(gt(createdAt, toldAt), lte(createdAt, until), isNull(answeredAt));
  const ofOthers = and(eq(groupRequests.groupId, groupId), ne(groupRequests.userId, userId));
  return countRows(db, groupRequests, and(ofOthers, isNew));
}

/** None where nothing is new, or the last one still waits. */
export async function orderGroupLetters(
  db: Db,
  orders: readonly MorningOrder<WantedLetter>[],
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    for (const { row, on, next } of orders) {
      const { id, kind, userId, dueAt } = row.letter;
      const isNews = kind === "news";
      const isWanted =
        on !== undefined &&
        !(await hasRow(tx, outbox, isWaiting(id))) &&
        !(isNews && (await countNewRequests(tx, row.letter, new Date(now))) === 0);
      const same = and(eq(groupLetters.id, id), eq(groupLetters.dueAt, dueAt));
      const moved = { dueAt: new Date(next), ...(isWanted && { lastOn: on }) };
      if (!(await updateRow(tx, groupLetters, same, moved)) || !isWanted) continue;
      const key = `group ${id} ${on}`;
      const letter = { kind: isNews ? "group-news" : "group-plan", groupLetterId: id } as const;
      await queueLetter(tx, { ...letter, userId, key, item: on, isBulk: true }, now);
    }
  });
}

const isWaiting = (id: number) => and(eq(outbox.groupLetterId, id), eq(outbox.state, "waiting"));

/** What is asked from then on is new. */
export async function groupLetterSent(tx: Tx, id: number, createdAt: Date): Promise<void> {
  await updateRow(tx, groupLetters, eq(groupLetters.id, id), { toldAt: createdAt });
}

export function findGroupLetter(db: Reader, handle: string) {
  const columns = { kind: groupLetters.kind, group: prayerGroups.name };
  const ofGroup = eq(prayerGroups.id, groupLetters.groupId);
  const letters = db.select(columns).from(groupLetters).innerJoin(prayerGroups, ofGroup);
  return letters.where(eq(groupLetters.handle, handle)).get();
}

/** By its own link. */
export async function leaveGroupLetter(db: Db, handle: string): Promise<void> {
  await db.write((tx) => tx.delete(groupLetters).where(eq(groupLetters.handle, handle)).run());
}

/** Of an address that is none. */
export async function endGroupLetters(tx: Tx, id: number): Promise<void> {
  const { userId } = groupLetters;
  const whose = tx.select({ userId }).from(groupLetters).where(eq(groupLetters.id, id));
  // The letter itself stays: refusals are counted.
  await updateRow(tx, outbox, eq(outbox.groupLetterId, id), { groupLetterId: null });
  await tx.delete(groupLetters).where(inArray(userId, whose)).run();
}
