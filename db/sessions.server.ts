import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "./client.server";
import { sessions, users } from "./schema";
import type { User } from "./users.server";

/** Keeps a session and forgets those that have ended by themselves. */
export async function startSession(
  db: Db,
  session: { tokenHash: string; userId: number; lifetime: number },
  now: number,
): Promise<void> {
  const { lifetime, ...row } = session;
  db.transaction(
    (tx) => {
      tx.delete(sessions)
        .where(lte(sessions.expiresAt, new Date(now)))
        .run();
      tx.insert(sessions)
        .values({ ...row, startedAt: new Date(now), expiresAt: new Date(now + lifetime) })
        .run();
    },
    { behavior: "immediate" },
  );
}

/** The user of a session that still runs. */
export async function findSessionUser(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<User | undefined> {
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      createdAt: users.createdAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date(now))))
    .get();
}

/** Ends a session; its token is worth nothing from now on. */
export async function endSession(db: Db, tokenHash: string): Promise<void> {
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).run();
}
