import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { users } from "../schema/accounts";
import { requestLooks } from "../schema/desk";
import { prayerRequests } from "../schema/inbox";

type View = { requestId: number; userId?: number; way: "desk" | "shell" };

/** Milliseconds in which a person who opens the same request again is still at it. */
const sitting = 1_800_000;

/**
 * Writes down that somebody looks at a private request; before its words are shown. Who opens it again in
 * the same sitting, as each of its buttons does, has a line already.
 */
export async function recordView(db: Db, view: View, now: number): Promise<void> {
  await db.write(async (tx) => {
    if (view.userId !== undefined && (await hasViewed(tx, view.requestId, view.userId, now)))
      return;
    await tx
      .insert(requestLooks)
      .values({ ...view, lookedAt: new Date(now) })
      .run();
  });
}

async function hasViewed(tx: Tx, requestId: number, userId: number, now: number) {
  const since = gt(requestLooks.lookedAt, new Date(now - sitting));
  const same = and(eq(requestLooks.userId, userId), since, eq(requestLooks.requestId, requestId));
  return (await tx.select().from(requestLooks).where(same).limit(1).get()) !== undefined;
}

/** Who looked at what, the latest first; a name or a request that is gone is null. */
export async function listViews(db: Reader, { limit, offset }: PageRange) {
  const views = await db
    .select({
      id: requestLooks.id,
      requestId: requestLooks.requestId,
      stands: prayerRequests.id,
      userId: requestLooks.userId,
      name: users.username,
      way: requestLooks.way,
      lookedAt: requestLooks.lookedAt,
    })
    .from(requestLooks)
    .leftJoin(users, eq(users.id, requestLooks.userId))
    .leftJoin(prayerRequests, eq(prayerRequests.id, requestLooks.requestId))
    .orderBy(desc(requestLooks.id))
    .limit(limit)
    .offset(offset)
    .all();
  const counted = await db.select({ n: count() }).from(requestLooks).get();
  return { views, count: counted?.n ?? 0 };
}
