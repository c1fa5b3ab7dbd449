import {
  and,
  type Column,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  max,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import { confirmedAddress, isOwnAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { countRows, hasId } from "#db/engines/rows.server";
import { countMessages } from "#db/messages/messages.server";
import { countRequests } from "#db/requests/request-lists.server";
import { confirmedAddresses, teamMembers, users } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import {
  contactMessages,
  doneMessages,
  prayerRequestSenders,
  prayerRequests,
  requestStates,
} from "#db/schema/requests";
import { day, hour, minute } from "#db/time";
import { mayRepeat, queueLetter, takeFromBudgets } from "./outbox.server";
import { ownerOf } from "./plan-letters.server";
import { subscriptionByEmail } from "./subscription-letters.server";

/** Apart from the owner's own, so that strangers cannot use up the owner's letters. */
const ofAnybody = { burst: 5, gap: day / 5 };

export type ReceiptLetter = {
  sealed: string;
  key: string;
};

type Sent = ReceiptLetter & { requestId: number; email: string; userId?: number };

/** Only to an address that agreed to letters or has an account: anybody can type any address. */
export async function orderReceipt(
  tx: Tx,
  { requestId, email, userId, sealed, key }: Sent,
  now: number,
): Promise<void> {
  const owner = await ownerOf(tx, email);
  if (!owner && !(await isReader(tx, email))) return;
  const isOwn = owner !== undefined && owner.id === userId;
  if (!isOwn && !(await takeFromBudgets(tx, [{ key, ...ofAnybody }], now, 0))) return;
  const account = isOwn ? userId : undefined;
  await queueLetter(tx, { kind: "request-receipt", requestId, sealed, userId: account }, now);
}

/** Undefined where the address is no longer confirmed. */
export async function receiptAddress(db: Reader, requestId: Id): Promise<string | undefined> {
  const { requestId: of, email } = prayerRequestSenders;
  const sender = await db
    .select({ email })
    .from(prayerRequestSenders)
    .where(hasId(of, requestId))
    .get();
  if (!sender) return undefined;
  const isKnown = (await ownerOf(db, sender.email)) || (await isReader(db, sender.email));
  return isKnown ? sender.email : undefined;
}

async function isReader(db: Reader, email: string): Promise<boolean> {
  const entry = await subscriptionByEmail(db, email);
  return (entry?.isActive && entry.isConfirmed) ?? false;
}

/** Per person, in milliseconds: a flood of requests must not flood mailboxes. */
const dangerPause = 10 * minute;

const digestPause = hour;

type TeamLetterKind = "team-danger" | "team-daily";

/** News of danger, and the daily summary for whoever wants it. @returns whether there was one. */
export async function queueTeamLetters(db: Db, now: number): Promise<boolean> {
  const members = await membersToTell(db, now).all();
  if (members.length === 0) return false;
  const latest = await latestDanger(db);
  const told = await lastLetters(db, members);
  let isNew = false;
  for (const member of members) {
    const { userId, role, letters } = member;
    // Whoever was never told is told of the last day's.
    const last = (kind: TeamLetterKind) => told.get(`${kind} ${userId}`) ?? now - day;
    const danger = role === "leader" ? latest.leaders : latest.team;
    const kinds: [TeamLetterKind, boolean, number][] = [
      ["team-danger", danger > last("team-danger"), dangerPause],
      ["team-daily", letters === "daily", day],
    ];
    for (const [kind, isWanted, pause] of kinds) {
      if (!isWanted || last(kind) > now - pause || sumOf(await countsFor(db, member), kind) === 0)
        continue;
      // Of several instances that look at once, one writes.
      const key = `${kind} ${userId} ${Math.floor(now / pause)}`;
      isNew = (await db.write((tx) => queueLetter(tx, { kind, userId, key }, now))) || isNew;
    }
  }
  return isNew;
}

/** Undefined where it need not go any more. */
export async function teamLetterTo(db: Reader, userId: Id, kind: TeamLetterKind, now: number) {
  const member = await membersToTell(db, now, hasId(teamMembers.userId, userId)).get();
  if (!member || (kind === "team-daily" && member.letters !== "daily")) return undefined;
  const counts = await countsFor(db, member);
  return sumOf(counts, kind) > 0 ? { email: member.email, ...counts } : undefined;
}

type TeamCounts = Awaited<ReturnType<typeof countsFor>>;

const sumOf = ({ danger, ...all }: TeamCounts, kind: TeamLetterKind) =>
  kind === "team-danger" ? danger : Object.values(all).reduce((sum, one) => sum + one, 0);

type Told = { userId: number; role: "intercessor" | "leader" };

async function countsFor(db: Reader, { userId, role }: Told) {
  const isLeader = role === "leader";
  const desk = await countRequests(db, { userId, isLeader });
  const messages = isLeader ? await countMessages(db) : { count: 0, danger: 0 };
  return {
    danger:
      desk.danger.count + desk.dangerForLeaders.count + desk.dangerRepeated.count + messages.danger,
    requests: desk.waiting.count,
    forLeaders: desk.leaders.count,
    mine: desk.mine.count,
    notes: desk.notes.count,
    messages: messages.count,
  };
}

function membersToTell(db: Reader, now: number, only?: SQL) {
  const { role, letters, awayUntil } = teamMembers;
  return db
    .select({ userId: teamMembers.userId, role, letters, email: users.email })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .innerJoin(confirmedAddresses, isOwnAddress)
    .where(and(ne(letters, "none"), or(isNull(awayUntil), lte(awayUntil, new Date(now))), only));
}

async function latestDanger(db: Reader): Promise<{ team: number; leaders: number }> {
  const { state, forLeaders, isUrgent, urgentAt } = requestStates;
  const requests = await db
    .select({ forLeaders, latest: max(urgentAt) })
    .from(requestStates)
    .where(and(eq(state, "waiting"), eq(isUrgent, true)))
    .groupBy(forLeaders)
    .all();
  const message = await db
    .select({ latest: max(contactMessages.createdAt) })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(and(eq(contactMessages.isUrgent, true), isNull(doneMessages.doneAt)))
    .get();
  const team = requests.find((group) => !group.forLeaders)?.latest?.getTime() ?? 0;
  const hidden = requests.find((group) => group.forLeaders)?.latest?.getTime() ?? 0;
  return { team, leaders: Math.max(team, hidden, message?.latest?.getTime() ?? 0) };
}

/** By kind and person. */
async function lastLetters(db: Reader, members: Told[]): Promise<Map<string, number>> {
  const { kind, userId, createdAt } = outbox;
  const ids = members.map((member) => member.userId);
  const found = await db
    .select({ kind, userId, at: max(createdAt) })
    .from(outbox)
    .where(and(inArray(userId, ids), inArray(kind, ["team-danger", "team-daily"])))
    .groupBy(kind, userId)
    .all();
  return new Map(found.map(({ kind, userId, at }) => [`${kind} ${userId}`, at?.getTime() ?? 0]));
}

/** Sooner where there is danger. @param copies one for each operator's address. @returns whether one was due. */
export async function queueDigest(db: Db, copies: number, now: number): Promise<boolean> {
  const before = await lastDigest(db);
  const isRecent = before !== undefined && before > now - dangerPause;
  // One without danger holds none back.
  if (isRecent && (await digestCounts(db, { createdAt: new Date(before) })).danger > 0)
    return false;
  const { requests, messages, danger } = await countNew(db, before ?? now - digestPause, now);
  const isEarly = before !== undefined && before > now - digestPause;
  if (danger + (isEarly ? 0 : requests + messages) === 0) return false;
  // Of several instances that look at once, one writes.
  const key = `digest after ${before ?? 0}`;
  return db.write(async (tx) => {
    let isNew = false;
    for (let copy = 0; copy < copies; copy += 1) {
      const letter = { kind: "digest", key: `${key} ${copy}`, item: String(copy) } as const;
      isNew = (await queueLetter(tx, letter, now)) || isNew;
    }
    return isNew;
  });
}

/** Of the time since the previous digest; the first one counts the last hour. */
export async function digestCounts(db: Reader, { createdAt }: { createdAt: Date }) {
  const since = (await lastDigest(db, createdAt)) ?? createdAt.getTime() - digestPause;
  return countNew(db, since, createdAt.getTime());
}

async function lastDigest(db: Reader, before?: Date): Promise<number | undefined> {
  const digests = eq(outbox.kind, "digest");
  const found = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(before === undefined ? digests : and(digests, lt(outbox.createdAt, before)))
    .orderBy(desc(outbox.id))
    .limit(1)
    .get();
  return found?.at.getTime();
}

async function countNew(db: Reader, since: number, until: number) {
  const within = (column: Column) => and(gt(column, new Date(since)), lte(column, new Date(until)));
  const requested = within(prayerRequests.createdAt);
  const arrived = within(contactMessages.createdAt);
  const urgent = and(arrived, eq(contactMessages.isUrgent, true));
  const hidden = and(requested, eq(prayerRequests.isPrivate, true));
  return {
    requests: await countRows(db, prayerRequests, requested),
    privateRequests: await countRows(db, prayerRequests, hidden),
    messages: await countRows(db, contactMessages, arrived),
    danger:
      (await countRows(db, requestStates, within(requestStates.urgentAt))) +
      (await countRows(db, contactMessages, urgent)),
  };
}

const confirmPauses = { free: 1, first: day, longest: 15 * day };

export async function accountOf(db: Reader, userId: Id) {
  const account = await db.select().from(users).where(hasId(users.id, userId)).get();
  if (!account) return undefined;
  return { ...account, isConfirmed: (await confirmedAddress(db, account.id)) !== undefined };
}

/** @param key of the address's limit, undefined where no letters are sent. @returns whether it was ordered. */
export async function askAddress(tx: Tx, userId: number, key: string | undefined, now: number) {
  if (key === undefined || (await confirmedAddress(tx, userId))) return false;
  return askNewAddress(tx, userId, key, now);
}

/** For an account made in this transaction, whose address cannot be confirmed yet. */
export async function askNewAddress(tx: Tx, userId: number, key: string, now: number) {
  if (!(await mayRepeat(tx, [{ key, pauses: confirmPauses }], now))) return false;
  return queueLetter(tx, { kind: "confirm-address", userId }, now);
}

export type NoticeKind =
  | "new-sign-in"
  | "password-changed"
  | "factor-off"
  | "team-joined"
  | "team-left";

/** Only to a confirmed address; of a new sign-in at most one an hour. */
export async function notify(tx: Tx, kind: NoticeKind, userId: number, now: number): Promise<void> {
  if (!(await confirmedAddress(tx, userId))) return;
  if (kind === "new-sign-in" && (await wasTold(tx, kind, userId, now - hour))) return;
  await queueLetter(tx, { kind, userId }, now);
}

async function wasTold(tx: Tx, kind: string, userId: number, since: number): Promise<boolean> {
  const isRecent = or(isNull(outbox.settledAt), gt(outbox.createdAt, new Date(since)));
  const own = and(eq(outbox.kind, kind), eq(outbox.userId, userId), isRecent);
  return (await countRows(tx, outbox, own)) > 0;
}
