import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";

const sqlite = new Database(":memory:");
migrate(sqlite);

it.each([
  [
    "the desk's lists, however many requests there are",
    "COVERING INDEX request_states_list",
    `SELECT requestId FROM request_states
      WHERE state = 'waiting' AND queue = 'main' AND forLeaders = 0
      ORDER BY isUrgent DESC, receivedAt, requestId LIMIT 20`,
  ],
  [
    "what is due of a person's prayers, however long they are",
    "COVERING INDEX prayers_turn",
    `SELECT id, count(*) OVER () FROM prayers
      WHERE userId = 1 AND answeredOn IS NULL AND (wakesAt IS NULL OR wakesAt <= 1)
        AND (rhythm IS NULL OR rhythm <> 'saved') AND (prayUntil IS NULL OR prayUntil >= '2026-11-30')
        AND (prayedOn IS NULL OR prayedOn < '2026-11-30')
        AND (weekdays LIKE '%Mon%' OR birthday = '11-30' OR anniversary = '11-30')
      ORDER BY prayedAt ASC NULLS FIRST, createdAt DESC, id DESC LIMIT 20`,
  ],
])("reads off an index %s", (_, index, query) => {
  const plan = sqlite.prepare(`EXPLAIN QUERY PLAN ${query}`).all() as { detail: string }[];
  const read = plan.map(({ detail }) => detail).filter((detail) => /prayers|request/.test(detail));
  expect(read).toEqual([expect.stringContaining(index)]);
});
