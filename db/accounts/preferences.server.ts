import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { updateRow, upsert } from "#db/engines/rows.server";
import type { Ring } from "#db/letters/bells.server";
import { confirmedAddresses, readingPreferences, timeZones } from "#db/schema/accounts";
import { groupLetters } from "#db/schema/groups";
import { bells, newsletterSubscriptions, planLetters, verseLetters } from "#db/schema/letters";
import { prayers } from "#db/schema/prayers";

export type OwnZone = { zone: string; isChosen: boolean };

export async function getTimeZone(db: Db, userId: number): Promise<OwnZone | undefined> {
  return zoneOfUser(db).get({ userId });
}

const { zone, isChosen } = timeZones;

const zoneOfUser = prepared((db) =>
  db
    .select({ zone, isChosen })
    .from(timeZones)
    .where(eq(timeZones.userId, sql.placeholder("userId")))
    .prepare(),
);

type Moved = {
  letter(due: Date, hour: number | undefined, from: string | null): number;
  bell(ring: Ring): number;
  /** @param day yyyy-mm-dd, on which a rest ends. */
  rest(day: string): number;
};

/** Reschedules morning emails, unless asked for in another zone, and resting prayers. */
export async function saveTimeZone(
  db: Db,
  userId: number,
  own: OwnZone,
  { now, moved }: { now: number; moved: Moved },
): Promise<void> {
  await db.write(async (tx) => {
    const before = await tx.select().from(timeZones).where(eq(timeZones.userId, userId)).get();
    await upsert(tx, timeZones, { userId }, { ...own, savedAt: new Date(now) });
    if (before?.zone === own.zone) return;
    await moveMornings(tx, userId, { from: before?.zone, to: own.zone, moved });
    await moveRests(tx, userId, { now, moved });
  });
}

type Move = { from: string | undefined; to: string; moved: Moved };

async function moveMornings(tx: Tx, userId: number, { from, to, moved }: Move): Promise<void> {
  if (from !== undefined) {
    const ofPlan = and(eq(planLetters.userId, userId), eq(planLetters.zone, from));
    for (const { id, dueAt, hour } of await tx.select().from(planLetters).where(ofPlan).all()) {
      const due = dueAt && new Date(moved.letter(dueAt, hour, from));
      await updateRow(tx, planLetters, eq(planLetters.id, id), { zone: to, dueAt: due });
    }
    const here = and(eq(bells.userId, userId), eq(bells.zone, from));
    const bell = await tx.select().from(bells).where(here).get();
    const dueAt = bell?.dueAt && new Date(moved.bell(bell));
    if (bell) await updateRow(tx, bells, here, { zone: to, dueAt });
  }
  const inGroups = eq(groupLetters.userId, userId);
  for (const { id, dueAt } of await tx.select().from(groupLetters).where(inGroups).all()) {
    const due = new Date(moved.letter(dueAt, undefined, from ?? null));
    await updateRow(tx, groupLetters, eq(groupLetters.id, id), { dueAt: due });
  }
  const ownEntry = tx
    .select({ id: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .innerJoin(confirmedAddresses, eq(confirmedAddresses.email, newsletterSubscriptions.email))
    .where(eq(confirmedAddresses.userId, userId));
  const { subscriptionId, zone, ...verse } = verseLetters;
  const here = or(isNull(zone), from === undefined ? undefined : eq(zone, from));
  const own = and(inArray(subscriptionId, ownEntry), here);
  const found = await tx.select({ zone, dueAt: verse.dueAt }).from(verseLetters).where(own).get();
  if (!found) return;
  const dueAt = new Date(moved.letter(found.dueAt, undefined, found.zone));
  await tx.update(verseLetters).set({ zone: to, dueAt }).where(own).run();
}

async function moveRests(tx: Tx, userId: number, { now, moved }: { now: number; moved: Moved }) {
  const resting = and(
    eq(prayers.userId, userId),
    isNotNull(prayers.restsUntil),
    gt(prayers.wakesAt, new Date(now)),
  );
  const day = sql<string>`${prayers.restsUntil}`;
  const days = tx.select({ day }).from(prayers).where(resting).groupBy(prayers.restsUntil);
  for (const { day } of await days.all()) {
    const wakesAt = new Date(moved.rest(day));
    const same = and(resting, eq(prayers.restsUntil, day));
    await tx.update(prayers).set({ wakesAt }).where(same).run();
  }
}

export type ReadingPreferences = Pick<
  typeof readingPreferences.$inferSelect,
  "colorScheme" | "textSize" | "calm"
>;

export async function getPreferences(db: Db, userId: number) {
  return preferencesOf(db).get({ userId });
}

const { colorScheme, textSize, calm } = readingPreferences;

const preferencesOf = prepared((db) =>
  db
    .select({ colorScheme, textSize, calm })
    .from(readingPreferences)
    .where(eq(readingPreferences.userId, sql.placeholder("userId")))
    .prepare(),
);

export async function savePreferences(
  db: Db,
  userId: number,
  chosen: ReadingPreferences,
  now: number,
): Promise<void> {
  const row = { ...chosen, savedAt: new Date(now) };
  await db.write((tx) => upsert(tx, readingPreferences, { userId }, row));
}
