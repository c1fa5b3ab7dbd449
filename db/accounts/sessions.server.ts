import { and, desc, eq, gt, lte, ne, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { sessions, users } from "#db/schema/accounts";
import { day, hour } from "#db/time";

export const mostSessions = 20;
export const sessionLifetime = 30 * day;

type NewSession = { tokenHash: string; userId: number; lifetime: number; sealedRoot?: string };

export async function startSession(db: Db, session: NewSession, now: number): Promise<void> {
  await db.write(async (tx) => {
    const expired = lte(sessions.expiresAt, new Date(now));
    await tx.delete(sessions).where(expired).run();
    await addSession(tx, session, now);
  });
}

/** The oldest end where the account has too many. */
export async function addSession(
  tx: Tx,
  { tokenHash, userId, lifetime, sealedRoot }: NewSession,
  now: number,
): Promise<void> {
  const others = and(eq(sessions.userId, userId), ne(sessions.tokenHash, tokenHash));
  const newest = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(others)
    .orderBy(desc(sessions.startedAt))
    .limit(mostSessions - 1);
  const older = and(others, notInArray(sessions.tokenHash, newest));
  await tx.delete(sessions).where(older).run();
  const [startedAt, expiresAt] = [new Date(now), new Date(now + lifetime)];
  await tx.insert(sessions).values({ tokenHash, userId, startedAt, expiresAt, sealedRoot }).run();
}

export async function findSession(db: Db, tokenHash: string, now: number) {
  return sessionOf(db).get({ tokenHash, now: Math.floor(now) });
}

const { id, username, email, createdAt } = users;

const sessionOf = prepared((db) =>
  db
    .select({
      user: { id, username, email, createdAt },
      seen: sessions.lastSeenAt,
      sealedRoot: sessions.sealedRoot,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare(),
);

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.write((tx) => tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run());
}

/** At most once an hour. @returns whether it was. */
export async function noteSeen(
  db: Db,
  { tokenHash, seen, lifetime }: { tokenHash: string; seen: Date | null; lifetime: number },
  now: number,
): Promise<boolean> {
  if (seen && now - seen.getTime() < hour) return false;
  const same = eq(sessions.tokenHash, tokenHash);
  const times = { lastSeenAt: new Date(now), expiresAt: new Date(now + lifetime) };
  await db.write((tx) => tx.update(sessions).set(times).where(same).run());
  return true;
}

export async function listSessions(db: Db, userId: number, now: number) {
  const running = and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now)));
  const newestFirst = db.select().from(sessions).where(running).orderBy(desc(sessions.startedAt));
  return newestFirst.limit(mostSessions).all();
}

export async function endOwnSession(db: Db, userId: number, tokenHash: string): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));
  return (await db.write((tx) => tx.delete(sessions).where(own).returning().all())).length > 0;
}

export async function endOtherSessions(db: Db, userId: number, tokenHash: string | undefined) {
  const own = eq(sessions.userId, userId);
  const others = tokenHash === undefined ? own : and(own, ne(sessions.tokenHash, tokenHash));
  await db.write((tx) => tx.delete(sessions).where(others).run());
}
