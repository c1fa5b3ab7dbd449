import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { sessions } from "#db/schema/accounts";
import { mostSessions } from "./sessions.server";

/** A person's sessions that still run, the newest first, as many as an account may have. */
export async function listSessions(db: Db, userId: number, now: number) {
  const running = and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(now)));
  const newestFirst = db.select().from(sessions).where(running).orderBy(desc(sessions.startedAt));
  return newestFirst.limit(mostSessions).all();
}

/** Ends one of a person's own sessions. @returns whether it was theirs and is ended. */
export async function endOwnSession(db: Db, userId: number, tokenHash: string): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash));
  return db.write(
    async (tx) => (await tx.delete(sessions).where(own).returning().all()).length > 0,
  );
}

/** Ends all of a person's sessions but one. */
export async function endOtherSessions(
  db: Db,
  userId: number,
  tokenHash: string | undefined,
): Promise<void> {
  const own = eq(sessions.userId, userId);
  const others = tokenHash === undefined ? own : and(own, ne(sessions.tokenHash, tokenHash));
  await db.write((tx) => tx.delete(sessions).where(others).run());
}
