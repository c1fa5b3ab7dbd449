import { eq } from "drizzle-orm";
import { type Role, setRole } from "#db/accounts/team.server";
import type { Engine } from "#db/engines/database";
import { openPostgres } from "#db/engines/postgres/client.server";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { secondFactors, sessionFactors, sessions, users } from "#db/schema/accounts";
import type { TestServer } from "../../support/server";
import { type Account, enter } from "./account";

export type TeamMember = Account & { Cookie: string; id: number };

/** Does something with the server's database, beside it. */
export async function beside<T>(server: TestServer, work: (db: Engine) => Promise<T>): Promise<T> {
  const db = server.database ? openPostgres(server.database) : openDatabase(server.folder);
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** Somebody of the team, signed in, who has shown a code in this session. */
export async function enterTeam(server: TestServer, role: Role): Promise<TeamMember> {
  const person = await enter(server);
  const id = await beside(server, async (db) => {
    const user = await db.select().from(users).where(eq(users.email, person.email)).get();
    const userId = user?.id ?? 0;
    await setRole(db, userId, role, Date.now());
    const now = new Date();
    await db.write(async (tx) => {
      const session = await tx.select().from(sessions).where(eq(sessions.userId, userId)).get();
      const sealedSecret = "s".repeat(80);
      await tx
        .insert(secondFactors)
        .values({ userId, sealedSecret, createdAt: now, confirmedAt: now, lastCounter: 0 })
        .run();
      await tx
        .insert(sessionFactors)
        .values({ tokenHash: session?.tokenHash ?? "", userId, passedAt: now, lastSeenAt: now })
        .run();
    });
    return userId;
  });
  return { ...person, id };
}
