import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import type { Db, PageRange, Reader } from "#db/engines/database";
import { findRows, type Pause } from "#db/engines/find.server";
import { countRows, hasRow } from "#db/engines/rows.server";
import { users } from "#db/schema/accounts";
import {
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestPrayers,
  requestStates,
} from "#db/schema/requests";
import { sharedKey } from "#db/seal/keys.server";
import { openRequest } from "./request-page.server";
import type { Member } from "./request-states.server";

/** Each is answered by an index. */
export const requestLists = [
  "waiting",
  "leaders",
  "mine",
  "taken",
  "notes",
  "repeated",
  "suspected",
  "answered",
  "closed",
] as const;

export type RequestList = (typeof requestLists)[number];

export type RequestItem = Awaited<ReturnType<typeof itemsOf>>[number];

const { requestId, state, queue, forLeaders, isUrgent, receivedAt, claimedBy, answeredAt } =
  requestStates;

const inTurn = [desc(isUrgent), asc(receivedAt), asc(requestId)];

export async function listRequests(
  db: Db,
  list: RequestList,
  member: Member,
  range: PageRange,
): Promise<{ items: RequestItem[]; count: number }> {
  const where = and(conditionOf(db, list, member), readableBy(member, list));
  return pageOf(db, where, orderOf(list), range);
}

/** What waits, without what is private, whoever prints, or marked as danger. */
export async function listForPaper(db: Db, limit: number) {
  const anyone = { userId: 0, isLeader: false };
  const open = and(conditionOf(db, "waiting", anyone), readableBy(anyone, "waiting"));
  return pageOf(db, and(open, eq(isUrgent, false)), inTurn, { limit, offset: 0 });
}

async function pageOf(
  db: Db,
  where: SQL | undefined,
  order: SQL[],
  { limit, offset }: PageRange,
): Promise<{ items: RequestItem[]; count: number }> {
  const found = await db
    .select({ requestId })
    .from(requestStates)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
  const ids = found.map(({ requestId }) => requestId);
  return { items: await itemsOf(db, ids), count: await countRows(db, requestStates, where) };
}

/** Never in private ones. */
export async function findRequests(
  db: Db,
  words: string,
  range: PageRange,
  pause: Pause,
): Promise<{ items: RequestItem[]; count: number }> {
  const read = (below: number, limit: number) =>
    db
      .select({
        id: requestId,
        content: prayerRequests.content,
        fullName: prayerRequestSenders.fullName,
      })
      .from(requestStates)
      .innerJoin(prayerRequests, eq(prayerRequests.id, requestId))
      .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, requestId))
      .where(and(eq(forLeaders, false), lt(requestId, below)))
      .orderBy(desc(requestId))
      .limit(limit)
      .all();
  const { ids, count } = await findRows(words, range, { read, key: sharedKey(db) }, pause);
  return { items: await itemsOf(db, ids), count };
}

/** Private ones are in the leaders' lists, and for whoever claimed them. */
function readableBy({ isLeader }: Member, list: RequestList): SQL | undefined {
  if (list === "leaders") return isLeader ? eq(forLeaders, true) : isNull(requestId);
  return isLeader && list !== "waiting" ? undefined : eq(forLeaders, false);
}

function conditionOf(db: Reader, list: RequestList, { userId }: Member): SQL | undefined {
  const waits = eq(state, "waiting");
  switch (list) {
    case "waiting":
    case "leaders":
      return and(waits, eq(queue, "main"));
    case "mine":
      return and(eq(claimedBy, userId), eq(state, "claimed"));
    case "taken":
      return eq(state, "claimed");
    case "repeated":
    case "suspected":
      return and(waits, eq(queue, list));
    case "answered":
      return isNotNull(answeredAt);
    case "closed":
      return eq(state, "closed");
    case "notes":
      return inArray(requestId, waitingNotes(db, userId));
  }
}

const waitingNotes = (db: Reader, userId: number) =>
  db.select({ requestId: requestNotes.requestId }).from(requestNotes).where(isWaitingNote(userId));

/** Of somebody else. */
function isWaitingNote(userId: number): SQL | undefined {
  const { kind, releasedAt, writtenBy } = requestNotes;
  return and(eq(kind, "note"), isNull(releasedAt), or(isNull(writtenBy), ne(writtenBy, userId)));
}

function orderOf(list: RequestList): SQL[] {
  if (list === "answered") return [desc(answeredAt), desc(requestId)];
  return list === "closed" ? [desc(requestId)] : inTurn;
}

/** In the order of `ids`. */
async function itemsOf(db: Db, ids: number[]) {
  if (ids.length === 0) return [];
  const found = await db
    .select({
      state: requestStates,
      content: prayerRequests.content,
      isPrivate: prayerRequests.isPrivate,
      fullName: prayerRequestSenders.fullName,
      holder: users.username,
    })
    .from(requestStates)
    .innerJoin(prayerRequests, eq(prayerRequests.id, requestId))
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, requestId))
    .leftJoin(users, eq(users.id, claimedBy))
    .where(inArray(requestId, ids))
    .all();
  const items = new Map(
    found.map(({ content, ...item }) => {
      const { requestId: id } = item.state;
      return [id, { ...item, content: openRequest(db, { id, content }).content }];
    }),
  );
  return ids.flatMap((id) => items.get(id) ?? []);
}

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

export async function countRequests(db: Reader, member: Member) {
  const groups = await groupsOf(db);
  const seen = groups.filter((group) => member.isLeader || !group.forLeaders);
  const waiting = (queue: Group["queue"], forLeaders?: boolean) =>
    seen.filter(
      (group) =>
        group.state === "waiting" &&
        group.queue === queue &&
        (forLeaders === undefined || group.forLeaders === forLeaders),
    );
  const own = conditionOf(db, "mine", member);
  const mine = await countRows(db, requestStates, own);
  return {
    waiting: summed(waiting("main", false)),
    leaders: summed(waiting("main", true)),
    danger: summed(waiting("main", false).filter(({ isUrgent }) => isUrgent)),
    dangerRepeated: summed(waiting("repeated").filter(({ isUrgent }) => isUrgent)),
    dangerForLeaders: summed(waiting("main", true).filter(({ isUrgent }) => isUrgent)),
    mine: { count: mine, oldest: undefined },
    taken: summed(seen.filter(({ state }) => state === "claimed")),
    notes: { count: await countNotes(db, member), oldest: undefined },
    repeated: summed(waiting("repeated")),
    suspected: summed(waiting("suspected")),
  };
}

export async function hasPrayed(db: Reader, userId: number): Promise<boolean> {
  return hasRow(db, requestPrayers, eq(requestPrayers.userId, userId));
}

function groupsOf(db: Reader) {
  return db
    .select({ state, queue, forLeaders, isUrgent, count: count(), oldest: min(receivedAt) })
    .from(requestStates)
    .where(inArray(state, ["waiting", "claimed"]))
    .groupBy(state, queue, forLeaders, isUrgent)
    .all();
}

async function countNotes(db: Reader, { userId, isLeader }: Member): Promise<number> {
  const readable = isLeader ? undefined : eq(forLeaders, false);
  const counted = await db
    .select({ n: count() })
    .from(requestNotes)
    .innerJoin(requestStates, eq(requestId, requestNotes.requestId))
    .where(and(isWaitingNote(userId), readable))
    .get();
  return counted?.n ?? 0;
}

function summed(groups: Group[]): { count: number; oldest: Date | undefined } {
  const moments = groups.flatMap(({ oldest }) => oldest ?? []);
  const [oldest] = moments.sort((one, other) => one.getTime() - other.getTime());
  return { count: groups.reduce((sum, group) => sum + group.count, 0), oldest };
}
