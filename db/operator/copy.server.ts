import { isDeepStrictEqual } from "node:util";
import { asc, eq, getTableColumns, getTableName, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { afterKey, countRows } from "#db/engines/rows.server";
import { secondFactors, sessions } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import { tables } from "#db/schema/tables";
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

const deadline = day;

class CopyError extends Error {
  override name = "CopyError";
}

/** One transaction into an empty database, then compared by row. Nobody may write the source meanwhile. */
export function copyAll(
  source: Engine,
  target: Engine,
  progress: (table: string, rows: number) => void = () => {},
): Promise<Record<string, number>> {
  return target.write(async (tx) => {
    for (const table of tables) await requireEmpty(tx, table);
    const copied: Record<string, number> = {};
    for (const table of tables) {
      const name = getTableName(table);
      for await (const rows of pagesOf(source, table)) await tx.insert(table).values(rows);
      copied[name] = await compare(source, tx, table);
      progress(name, copied[name]);
    }
    if (isPostgres(target)) await continueNumbers(tx);
    return copied;
  }, deadline);
}

async function requireEmpty(tx: Tx, table: SQLiteTable): Promise<void> {
  if ((await countRows(tx, table)) === 0) return;
  throw new CopyError(`The database to copy into is not empty: there are ${getTableName(table)}.`);
}

async function compare(source: Reader, target: Reader, table: SQLiteTable): Promise<number> {
  const different = new CopyError(
    `${getTableName(table)} differ from their copy. Does a server still write them?`,
  );
  const copies = pagesOf(target, table);
  for await (const rows of pagesOf(source, table)) {
    const { value: copied } = await copies.next();
    if (!isDeepStrictEqual(rows, copied)) throw different;
  }
  const rows = await countRows(source, table);
  if (rows !== (await countRows(target, table))) throw different;
  return rows;
}

/** PostgreSQL's sequences do not follow inserted ids. */
async function continueNumbers(tx: Tx): Promise<void> {
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    if (!columns.some(({ name: column }) => column === "id")) continue;
    await tx.run(
      sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${table} HAVING max(id) > 0`,
    );
  }
}

const size = 1_000;

type Row = Record<string, unknown>;

export async function* pagesOf(db: Reader, table: SQLiteTable): AsyncGenerator<Row[], undefined> {
  const key = keyOf(table);
  let after: SQL | undefined;
  for (;;) {
    const query = db.select().from(table).where(after);
    const rows: Row[] = await query.orderBy(...key.columns.map(asc)).limit(size);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return undefined;
    after = afterKey(
      key.columns,
      key.properties.map((property) => last[property]),
    );
  }
}

/** A property may have another name than its column. */
function keyOf(table: SQLiteTable): { columns: SQLiteColumn[]; properties: string[] } {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const named = Object.entries(getTableColumns(table));
  return {
    columns: key,
    properties: key.flatMap(({ name }) => named.find(([, one]) => one.name === name)?.[0] ?? []),
  };
}
