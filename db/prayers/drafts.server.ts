import { and, desc, eq, gt, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { upsert } from "#db/engines/rows.server";
import { drafts, prayers } from "#db/schema/prayers";
import { ownKey, writeSealed } from "#db/seal/keys.server";
import { openRow, sealRow } from "#db/seal/seal.server";
import { day } from "#db/time";
import { own } from "./prayers.server";

export type Draft = Pick<typeof drafts.$inferSelect, "handle" | "form" | "prayer" | "words">;

const sealed = { words: drafts.words };

/** Characters of JSON. */
const longest = 100_000;

export const fitsDraft = (words: Draft["words"]) => JSON.stringify(words).length <= longest;

const lifetime = 30 * day;

/** Drafts an account may have; the oldest are removed. */
const most = 20;

export async function addDraft(
  db: Db,
  userId: number,
  draft: Draft,
  now: number,
): Promise<string | null> {
  return writeSealed(db, userId, async (tx, key) => {
    const wanted = own(userId, draft.prayer ?? "");
    const found = await tx.select({ handle: prayers.handle }).from(prayers).where(wanted).get();
    const { handle, form, words } = draft;
    const prayer = found?.handle ?? null;
    const row = { words, prayer, createdAt: new Date(now) };
    const isOwn = eq(drafts.userId, userId);
    const kept = sealRow(key, sealed, [userId, handle], row);
    await upsert(tx, drafts, { handle }, kept, { first: { form, userId }, only: isOwn });
    const newest = tx
      .select({ handle: drafts.handle })
      .from(drafts)
      .where(isOwn)
      .orderBy(desc(drafts.createdAt), desc(drafts.id))
      .limit(most);
    const older = and(isOwn, notInArray(drafts.handle, newest));
    await tx.delete(drafts).where(older).run();
    return prayer;
  });
}

/** For the prayer, else for a new one. @returns also how many more there are. */
export async function newestDraft(
  db: Db,
  userId: number,
  of: (Pick<Draft, "form"> & { prayer: string }) | undefined,
  now: number,
): Promise<(Draft & { more: number }) | undefined> {
  const draft = await (of ? newestOfPrayer : newestOfNew)(db).get({
    ...{ ...of, userId },
    since: Math.floor(now) - lifetime,
  });
  if (!draft) return undefined;
  const { all, ...newest } = draft;
  const key = await ownKey(db, userId);
  return { ...openRow(key, sealed, [userId, newest.handle], newest), more: all - 1 };
}

const { placeholder } = sql;

const newestOfNew = prepared((db) => newestWhere(db, isNull(drafts.prayer)));

const newestOfPrayer = prepared((db) =>
  newestWhere(
    db,
    and(eq(drafts.form, placeholder("form")), eq(drafts.prayer, placeholder("prayer"))),
  ),
);

function newestWhere(db: Reader, which: SQL | undefined) {
  const { handle, form, prayer, words } = drafts;
  const own = eq(drafts.userId, placeholder("userId"));
  return db
    .select({ handle, form, prayer, words, all: sql<number>`count(*) over ()` })
    .from(drafts)
    .where(and(own, which, gt(drafts.createdAt, placeholder("since"))))
    .orderBy(desc(drafts.createdAt), desc(drafts.id))
    .limit(1)
    .prepare();
}

export async function deleteDraft(db: Db, userId: number, handle: string): Promise<void> {
  const same = and(eq(drafts.userId, userId), eq(drafts.handle, handle));
  await db.write((tx) => tx.delete(drafts).where(same).run());
  db.forgetDeleted();
}

export async function deleteOldDrafts(db: Db, now: number): Promise<void> {
  const old = lte(drafts.createdAt, new Date(now - lifetime));
  const gone = await db.write((tx) => tx.delete(drafts).where(old).returning().all());
  if (gone.length > 0) db.forgetDeleted();
}
