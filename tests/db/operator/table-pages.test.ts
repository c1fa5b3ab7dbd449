import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import { pagesOf } from "#db/operator/copy.server";
import { openEngine } from "../engine";

it("a table is read whole, whatever its columns are called in the program", async () => {
  const db = await openEngine();
  await db.sql('CREATE TABLE many ("shortName" INTEGER PRIMARY KEY, words TEXT)');
  const many = sqliteTable("many", {
    itsNumber: integer("shortName").primaryKey(),
    words: text("words"),
  });
  for (const from of [0, 1_000, 2_000])
    await db.sql(
      `INSERT INTO many VALUES ${Array.from({ length: 1_000 }, (_, i) => `(${from + i}, 'x')`)}`,
    );
  const sizes: number[] = [];
  for await (const rows of pagesOf(db, many)) {
    sizes.push(rows.length);
    if (sizes.length > 4) break;
  }
  expect(sizes).toEqual([1_000, 1_000, 1_000]);
});
