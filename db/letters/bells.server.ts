import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { isOwnAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { hasId, updateRow, upsert } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { confirmedAddresses, timeZones, users } from "#db/schema/accounts";
import { bells } from "#db/schema/letters";
import type { MorningOrder } from "./mornings.server";
import { queueLetter } from "./outbox.server";

export type Bell = typeof bells.$inferSelect;

export type Ring = Pick<Bell, "weekdays" | "hours" | "zone" | "restsUntil">;

/** @param of an account, or what the bell's links name. */
export function getBell(db: Reader, of: number | string): Promise<Bell | undefined> {
  const own = typeof of === "number" ? eq(bells.userId, of) : eq(bells.handle, of);
  return db.select().from(bells).where(own).get();
}

/** @param change makes one only where it says all of when it rings. @returns whether there is one. */
export async function saveBell(
  db: Db,
  userId: number,
  change: Partial<Bell>,
  { now, nextRing }: { now: number; nextRing(ring: Ring): number },
): Promise<boolean> {
  return db.write(async (tx) => {
    const { weekdays, hours, zone, ...more } = { ...(await getBell(tx, userId)), ...change };
    if (!weekdays || !hours || !zone) return false;
    const { byLetter = false, withWords = false, restsUntil = null, calendarAt = null } = more;
    const ring = { weekdays, hours, zone, restsUntil };
    const dueAt = byLetter ? new Date(nextRing(ring)) : null;
    const row = { ...ring, byLetter, withWords, calendarAt, dueAt, savedAt: new Date(now) };
    return upsert(tx, bells, { userId }, row, { first: { handle: newHandle() } });
  });
}

export async function deleteBell(db: Db, userId: number): Promise<void> {
  await db.write((tx) => tx.delete(bells).where(eq(bells.userId, userId)).run());
}

/** No more letters: the address is none, or wants nothing any more. */
export async function endBellLetters(tx: Tx, whose: { id?: Id; email?: string }): Promise<boolean> {
  const { id, email } = users;
  const is = whose.email === undefined ? hasId(id, whose.id) : eq(email, whose.email);
  const own = and(
    inArray(bells.userId, tx.select({ id }).from(users).where(is)),
    eq(bells.byLetter, true),
  );
  return updateRow(tx, bells, own, { byLetter: false, dueAt: null });
}

/** Only those whose address is confirmed. */
const wanted = (db: Reader) =>
  db
    .select({ bell: bells, email: users.email, zone: timeZones.zone })
    .from(bells)
    .innerJoin(users, eq(users.id, bells.userId))
    .innerJoin(confirmedAddresses, isOwnAddress)
    .leftJoin(timeZones, eq(timeZones.userId, bells.userId));

export type WantedBell = Awaited<ReturnType<typeof dueBells>>[number];

export function dueBells(db: Reader, now: number, limit: number) {
  const due = wanted(db).where(lte(bells.dueAt, new Date(now)));
  return due.orderBy(asc(bells.dueAt)).limit(limit).all();
}

export function wantedBell(db: Reader, userId: Id) {
  return wanted(db)
    .where(and(hasId(bells.userId, userId), eq(bells.byLetter, true)))
    .get();
}

/** @param orders each `on` a date and an hour there, which ring once. */
export async function orderBells(db: Db, orders: readonly MorningOrder<WantedBell>[], now: number) {
  await db.write(async (tx) => {
    for (const { row, on, next } of orders) {
      const { userId, dueAt } = row.bell;
      const same = and(eq(bells.userId, userId), eq(bells.dueAt, dueAt ?? new Date(0)));
      if (!(await updateRow(tx, bells, same, { dueAt: new Date(next) })) || !on) continue;
      await queueLetter(
        tx,
        { kind: "bell", userId, key: `bell ${userId} ${on}`, isBulk: true },
        now,
      );
    }
  });
}
