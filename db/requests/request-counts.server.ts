import { and, count, eq, inArray, isNull, min, ne, or } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { requestNotes, requestPrayers, requestStates } from "#db/schema/requests";
import type { Member } from "./request-access.server";

type Group = Awaited<ReturnType<typeof groupsOf>>[number];

/** How many requests are open on each of the desk's lists, and since when the oldest waits. */
export async function countDesk(db: Reader, { userId, isLeader }: Member) {
  const groups = await groupsOf(db);
  const seen = groups.filter((group) => isLeader || !group.forLeaders);
  const waiting = (queue: Group["queue"], forLeaders?: boolean) =>
    seen.filter(
      (group) =>
        group.state === "waiting" &&
        group.queue === queue &&
        (forLeaders === undefined || group.forLeaders === forLeaders),
    );
  const { claimedBy, state } = requestStates;
  const own = and(eq(claimedBy, userId), eq(state, "claimed"));
  const mine = await db.select({ n: count() }).from(requestStates).where(own).get();
  return {
    waiting: summed(waiting("main", false)),
    leaders: summed(waiting("main", true)),
    /** Of those for the whole team, and for the leaders, the ones with words of danger. */
    danger: summed(waiting("main", false).filter(({ isUrgent }) => isUrgent)),
    dangerForLeaders: summed(waiting("main", true).filter(({ isUrgent }) => isUrgent)),
    taken: summed(seen.filter(({ state }) => state === "claimed")),
    repeated: summed(waiting("repeated")),
    suspected: summed(waiting("suspected")),
    mine: { count: mine?.n ?? 0, oldest: undefined },
    notes: { count: await countNotes(db, { userId, isLeader }), oldest: undefined },
  };
}

/** Whether somebody of the team has prayed here before. */
export async function hasPrayed(db: Reader, userId: number): Promise<boolean> {
  const own = eq(requestPrayers.userId, userId);
  const found = await db
    .select({ id: requestPrayers.id })
    .from(requestPrayers)
    .where(own)
    .limit(1)
    .get();
  return found !== undefined;
}

function groupsOf(db: Reader) {
  const { state, queue, forLeaders, isUrgent, receivedAt } = requestStates;
  return db
    .select({ state, queue, forLeaders, isUrgent, count: count(), oldest: min(receivedAt) })
    .from(requestStates)
    .where(inArray(state, ["waiting", "claimed"]))
    .groupBy(state, queue, forLeaders, isUrgent)
    .all();
}

async function countNotes(db: Reader, { userId, isLeader }: Member): Promise<number> {
  const { kind, releasedAt, writtenBy, requestId } = requestNotes;
  const counted = await db
    .select({ n: count() })
    .from(requestNotes)
    .innerJoin(requestStates, eq(requestStates.requestId, requestId))
    .where(
      and(
        eq(kind, "note"),
        isNull(releasedAt),
        or(isNull(writtenBy), ne(writtenBy, userId)),
        isLeader ? undefined : eq(requestStates.forLeaders, false),
      ),
    )
    .get();
  return counted?.n ?? 0;
}

function summed(groups: Group[]): { count: number; oldest: Date | undefined } {
  const moments = groups.flatMap(({ oldest }) => oldest ?? []);
  const [oldest] = moments.sort((one, other) => one.getTime() - other.getTime());
  return { count: groups.reduce((sum, group) => sum + group.count, 0), oldest };
}
