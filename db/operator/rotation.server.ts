import { eq, isNotNull } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { secondFactors, sessions } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import { rewrapKeys } from "#db/seal/keys.server";
import { resealRows } from "#db/seal/sealed-rows.server";
import type { Keys } from "#db/seal/secret-keys.server";
import { day } from "#db/time";

/**
 * One transaction: then all that the secret seals opens with the other one, or nothing has changed. The
 * accounts' own keys stay, wrapped anew. Everybody is signed out.
 * @param reseal what other rooms sealed, undefined where it does not open; that stays as it is.
 */
export async function rotateSecret(
  db: Db & { keys: Keys },
  to: Keys,
  reseal: (sealed: string) => string | undefined,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    await rewrapKeys(tx, db.keys, to, now);
    await resealRows(tx, { from: db.keys.of("shared"), to: to.of("shared") });
    for (const { userId, sealedSecret } of await tx.select().from(secondFactors).all()) {
      const anew = reseal(sealedSecret);
      const own = eq(secondFactors.userId, userId);
      if (anew) await tx.update(secondFactors).set({ sealedSecret: anew }).where(own).run();
    }
    for (const { id, sealed } of await tx
      .select()
      .from(outbox)
      .where(isNotNull(outbox.sealed))
      .all()) {
      const anew = sealed && reseal(sealed);
      if (anew) await tx.update(outbox).set({ sealed: anew }).where(eq(outbox.id, id)).run();
    }
    await tx.delete(sessions).run();
  }, day);
}
