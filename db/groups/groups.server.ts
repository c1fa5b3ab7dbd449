import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, type SQL } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, hasRow, insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { type Budget, queueLetter, takeFromBudgets } from "#db/letters/outbox.server";
import { groupInvitations, groupMembers, prayerGroups } from "#db/schema/groups";
import { outbox } from "#db/schema/letters";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { openRow, sealRow } from "#db/seal/seal.server";
import { day, minute, week } from "#db/time";

/** At once: members of a group with those who wait to be let in, groups of a person, invitations of a group. */
export const groupLimits = { members: 60, groups: 20, invitations: 20 };

export const invitationLasts = 14 * day;

type Row = typeof prayerGroups.$inferSelect;
export type Member = typeof groupMembers.$inferSelect;

export type Membership = { group: Row; member: Member };

type OwnFacts = Pick<Member, "name" | "isUnder18" | "isNamed">;

export const isInside = inArray(groupMembers.state, ["member", "owner"]);

const isLive = (now: number) =>
  and(
    isNull(prayerGroups.closedAt),
    or(isNull(prayerGroups.endsAt), gt(prayerGroups.endsAt, new Date(now))),
  );

const isSeat = (groupId: number, userId: number) =>
  and(eq(groupMembers.groupId, groupId), eq(groupMembers.userId, userId));

const openGroup = (db: Db, group: Row): Row =>
  openRow(sharedKey(db), { purpose: prayerGroups.purpose }, [group.handle], group);

type GroupWords = Pick<Row, "name" | "asksFirst"> & { purpose?: string };

async function sealed(db: Db, handle: string, { purpose = "", ...words }: GroupWords) {
  const values = { ...words, purpose: purpose || null };
  return sealRow(await sharedKeyToSeal(db), { purpose: prayerGroups.purpose }, [handle], values);
}

const seat = (facts: OwnFacts, state: Member["state"], now: number) => ({
  ...facts,
  state,
  handle: newHandle(),
  takesLines: !facts.isUnder18,
  joinedAt: new Date(now),
});

type Begun = { words: GroupWords; own: OwnFacts };

/** The same name within a minute is the same group. @returns its handle; undefined where there are too many. */
export async function addGroup(db: Db, userId: number, begun: Begun, now: number) {
  const { words, own } = begun;
  const handle = newHandle();
  const values = await sealed(db, handle, words);
  return db.write(async (tx) => {
    const twin = and(
      eq(prayerGroups.name, words.name),
      gt(prayerGroups.createdAt, new Date(now - minute)),
      eq(groupMembers.userId, userId),
    );
    const before = await membershipsWhere(tx, twin).get();
    if (before) return before.group.handle;
    if (await hasEnough(tx, userId)) return undefined;
    const entered = tx.insert(prayerGroups).values({ ...values, handle, createdAt: new Date(now) });
    const made = await entered.returning({ id: prayerGroups.id }).get();
    const owner = { groupId: made?.id ?? 0, userId, ...seat(own, "owner", now) };
    await tx.insert(groupMembers).values(owner).run();
    return handle;
  });
}

async function hasEnough(tx: Tx, userId: number): Promise<boolean> {
  const own = and(eq(groupMembers.userId, userId), ne(groupMembers.state, "removed"));
  return (await countRows(tx, groupMembers, own)) >= groupLimits.groups;
}

function membershipsWhere(db: Reader, where: SQL | undefined) {
  const seats = db.select({ group: prayerGroups, member: groupMembers }).from(groupMembers);
  const all = seats.innerJoin(prayerGroups, eq(prayerGroups.id, groupMembers.groupId));
  return all.where(where).orderBy(asc(prayerGroups.name), asc(prayerGroups.id));
}

/** Those one waits for, too. */
export async function listGroups(db: Db, userId: number, now: number): Promise<Membership[]> {
  const own = and(eq(groupMembers.userId, userId), ne(groupMembers.state, "removed"));
  return membershipsWhere(db, and(own, isLive(now))).all();
}

/** Undefined for whoever is not in it. */
export async function findMembership(db: Db, userId: number, handle: string, now: number) {
  const own = and(eq(groupMembers.userId, userId), isInside, eq(prayerGroups.handle, handle));
  const found = await membershipsWhere(db, and(own, isLive(now))).get();
  return found && { ...found, group: openGroup(db, found.group) };
}

export async function editGroup(db: Db, { id, handle }: Row, words: GroupWords): Promise<void> {
  const values = await sealed(db, handle, words);
  await db.write((tx) => updateRow(tx, prayerGroups, eq(prayerGroups.id, id), values));
  db.forgetDeleted();
}

/** @param ends false brings it back. */
export async function endGroup(db: Db, id: number, ends: boolean, now: number): Promise<void> {
  const endsAt = ends ? new Date(now + week) : null;
  await db.write(async (tx) => {
    const isNew = and(eq(prayerGroups.id, id), ends ? isNull(prayerGroups.endsAt) : undefined);
    await updateRow(tx, prayerGroups, isNew, { endsAt });
    if (ends) await tx.delete(groupInvitations).where(eq(groupInvitations.groupId, id)).run();
  });
}

/** @returns how many groups were over. */
export async function eraseEnded(db: Db, now: number): Promise<number> {
  const over = lte(prayerGroups.endsAt, new Date(now));
  if (!(await hasRow(db, prayerGroups, over))) return 0;
  const gone = await db.write((tx) =>
    tx.delete(prayerGroups).where(over).returning({ id: prayerGroups.id }).all(),
  );
  db.forgetDeleted(true);
  return gone.length;
}

/** Letters of one person a day, and to one mailbox at once; then one in ten days. */
export const invitationBudgets = { person: 10, mailbox: 3 };

/** @param letter the sealed address, which stands nowhere else, and the keys of whose budgets it takes from. */
type Invitation = {
  tokenHash: string;
  uses: number;
  letter?: { sealed: string; person: string; mailbox: string };
};

/** Nobody learns which mailboxes have had enough. */
export async function addInvitation(
  db: Db,
  { groupId, userId }: Member,
  { tokenHash, uses, letter }: Invitation,
  now: number,
): Promise<"made" | "full" | "enough"> {
  const { person, mailbox } = invitationBudgets;
  const times = { createdAt: new Date(now), expiresAt: new Date(now + invitationLasts) };
  const link = { tokenHash, groupId, userId, usesLeft: uses, ...times };
  const hasRoom = async (tx: Tx, budget: Budget) =>
    (await takeFromBudgets(tx, [budget], now, 0)) !== undefined;
  return db.write(async (tx) => {
    const own = eq(groupInvitations.groupId, groupId);
    const over = or(lte(groupInvitations.expiresAt, times.createdAt), isUsedUp);
    await tx.delete(groupInvitations).where(and(own, over)).run();
    if ((await countRows(tx, groupInvitations, own)) >= groupLimits.invitations) return "full";
    if (letter && !(await hasRoom(tx, { key: letter.person, burst: person, gap: day / person })))
      return "enough";
    await insertNew(tx, groupInvitations, link);
    if (letter && (await hasRoom(tx, { key: letter.mailbox, burst: mailbox, gap: 10 * day }))) {
      const { sealed } = letter;
      await queueLetter(tx, { kind: "group-invitation", userId, sealed }, now);
    }
    return "made";
  });
}

const isUsedUp = eq(groupInvitations.usesLeft, 0);

/** With the addresses of letters that never went. */
export async function forgetInvitations(db: Db, now: number): Promise<void> {
  const unsent = and(eq(outbox.kind, "group-invitation"), eq(outbox.state, "waiting"));
  const late = lte(outbox.createdAt, new Date(now - invitationLasts));
  const isOver = lte(groupInvitations.expiresAt, new Date(now));
  await db.write(async (tx) => {
    await tx.delete(groupInvitations).where(isOver).run();
    await tx.delete(outbox).where(and(unsent, late)).run();
  });
}

const isOpen = (now: number) =>
  and(gt(groupInvitations.expiresAt, new Date(now)), gt(groupInvitations.usesLeft, 0));

export async function listInvitations(db: Db, groupId: number, now: number) {
  const own = and(eq(groupInvitations.groupId, groupId), isOpen(now));
  const links = db.select().from(groupInvitations).where(own);
  return links.orderBy(desc(groupInvitations.createdAt)).all();
}

export async function endInvitation(db: Db, groupId: number, tokenHash: string): Promise<void> {
  const own = and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.tokenHash, tokenHash));
  await db.write((tx) => tx.delete(groupInvitations).where(own).run());
}

const isOfLink = eq(prayerGroups.id, groupInvitations.groupId);

/** Whose group it leads to, while it does. */
export function findInvitation(db: Reader, tokenHash: string, now: number) {
  const { expiresAt } = groupInvitations;
  const isLink = and(eq(groupInvitations.tokenHash, tokenHash), isOpen(now));
  const columns = { group: prayerGroups, by: groupMembers.name, expiresAt };
  const links = db.select(columns).from(groupInvitations);
  const goesOn = and(isOfLink, isNull(prayerGroups.endsAt), isLive(now));
  const named = links.innerJoin(prayerGroups, goesOn).innerJoin(groupMembers, isSeatOfInviter);
  return named.where(isLink).get();
}

/** Its name, for one who was removed from it, or not let in. */
export async function groupLeft(db: Reader, userId: number, handle: string, now: number) {
  const isOut = and(eq(groupMembers.userId, userId), eq(groupMembers.state, "removed"));
  const own = and(isOut, eq(prayerGroups.handle, handle), isLive(now));
  return (await membershipsWhere(db, own).get())?.group.name;
}

/** Of a link that lets nobody in any more, for whoever is in already. */
export async function groupOfLink(db: Reader, userId: number, tokenHash: string, now: number) {
  const own = and(eq(groupMembers.userId, userId), isInside, isLive(now));
  const isIn = and(eq(groupMembers.groupId, prayerGroups.id), own);
  const links = db.select({ handle: prayerGroups.handle }).from(groupInvitations);
  const ofMember = links.innerJoin(prayerGroups, isOfLink).innerJoin(groupMembers, isIn);
  return ofMember.where(eq(groupInvitations.tokenHash, tokenHash)).get();
}

const isSeatOfInviter = and(
  eq(groupMembers.groupId, groupInvitations.groupId),
  eq(groupMembers.userId, groupInvitations.userId),
  isInside,
);

type Joined =
  | { end: "in" | "waiting"; handle: string }
  | { end: "gone" | "full" | "enough"; handle?: undefined };

type Join = { tokenHash: string; own: OwnFacts };

/** Pressed twice it is one. Who was removed finds it gone. */
export async function joinGroup(db: Db, userId: number, join: Join, now: number) {
  const { tokenHash, own } = join;
  return db.write(async (tx): Promise<Joined> => {
    const found = await findInvitation(tx, tokenHash, now);
    if (!found) return { end: "gone" };
    const { id: groupId, handle, asksFirst } = found.group;
    const before = await tx.select().from(groupMembers).where(isSeat(groupId, userId)).get();
    if (before?.state === "removed") return { end: "gone" };
    if (before) return { end: before.state === "waiting" ? "waiting" : "in", handle };
    if (await hasEnough(tx, userId)) return { end: "enough" };
    const seats = and(eq(groupMembers.groupId, groupId), ne(groupMembers.state, "removed"));
    if ((await countRows(tx, groupMembers, seats)) >= groupLimits.members) return { end: "full" };
    const state = asksFirst ? "waiting" : "member";
    const taken = { groupId, userId, ...seat(own, state, now) };
    await tx.insert(groupMembers).values(taken).run();
    const invitation = eq(groupInvitations.tokenHash, tokenHash);
    const left = await tx.select().from(groupInvitations).where(invitation).get();
    await updateRow(tx, groupInvitations, invitation, { usesLeft: (left?.usesLeft ?? 1) - 1 });
    return { end: asksFirst ? "waiting" : "in", handle };
  });
}
