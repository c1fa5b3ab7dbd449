import { count, desc, eq } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import type { PageRange } from "#db/engines/paging.server";
import { users } from "#db/schema/accounts";
import { prayerRequests, requestLooks } from "#db/schema/requests";

type View = { requestId: number; userId?: number; way: "desk" | "shell" };

/** Writes down that somebody looks at a private request; before its words are shown. */
export async function recordView(db: Db, view: View, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(requestLooks)
      .values({ ...view, lookedAt: new Date(now) })
      .run(),
  );
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
