import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { migrate } from "#db/engines/sqlite/client.server";

it("the desk's lists are read off an index, however many requests there are", () => {
  const sqlite = new Database(":memory:");
  migrate(sqlite);
  const plan = sqlite
    .prepare(
      `EXPLAIN QUERY PLAN SELECT requestId FROM request_states
        WHERE state = 'waiting' AND queue = 'main' AND forLeaders = 0
        ORDER BY isUrgent DESC, receivedAt, requestId LIMIT 20`,
    )
    .all() as { detail: string }[];
  const details = plan.map(({ detail }) => detail);
  expect(details).toEqual([expect.stringContaining("COVERING INDEX request_states_list")]);
});
