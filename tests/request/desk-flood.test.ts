import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { addRequest } from "#db/requests/arrivals.server";
import { dangerIn } from "~/care/recogniser.server";
import { ask, type Page } from "../support/ask";
import { withServer } from "../support/with-server";
import { beside, enterTeam } from "./support/team";
import { wordsOf } from "./support/visitor";

// It counts what waits.
const server = withServer({}, undefined, { canary: false });

const day = 86_400_000;

/** Requests of two months that were prayed for and closed, and some that wait. */
const fill = (count: number) =>
  beside(server, (db) =>
    db.write(async (tx) => {
      const numbers = sql.raw(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`,
      );
      const from = Date.now() - 60 * day;
      await tx.run(sql`INSERT INTO prayer_requests (id, content, "isPrivate", "createdAt")
        ${numbers} SELECT i + 1000, 'For patience, and for those who wait. ' || i, 0, ${from} + i FROM n`);
      await tx.run(sql`INSERT INTO prayer_request_senders ("requestId", "fullName", email, "isSuspected", fingerprint)
        ${numbers} SELECT i + 1000, 'Cy', i || '@example.net', 0,
        substr('0000000000000000000000000000000000000000000' || i, -43) FROM n`);
      await tx.run(sql`INSERT INTO request_states ("requestId", state, "forLeaders", "isUrgent", "receivedAt", "lastActivityAt")
        ${numbers} SELECT i + 1000, CASE WHEN i % 10 = 0 THEN 'waiting' ELSE 'closed' END, 0, 0, ${from} + i, ${from} + i FROM n`);
    }),
  );

/** Requests that come at once, looked through as those of the form are. */
const send = (email: string, words: string[]) =>
  beside(server, async (db) => {
    const request = { fullName: "Dora Lake", email, isPrivate: false, isSuspected: false };
    const sent = words.map((content) =>
      addRequest(db, { ...request, content }, Date.now(), dangerIn(content)),
    );
    await Promise.all(sent);
  });

/** The middle of some, in milliseconds. */
async function timed(read: () => Promise<Page>): Promise<number> {
  const found = [];
  for (let i = 0; i < 9; i += 1) {
    const from = performance.now();
    expect((await read()).status).toBe(200);
    found.push(performance.now() - from);
  }
  return found.sort((one, other) => one - other)[4] ?? 0;
}

it("stays quick with ten thousand requests, and the true ones are found in a flood", async () => {
  const { Cookie } = await enterTeam(server, "leader");
  const read = (path: string) => () => ask(server, path, { headers: { Cookie } });
  await send("ada@example.org", ["For my mother in the hospital"]);
  const pages = ["/team", "/team?list=closed", "/team?list=answered", "/team/print", "/team/log"];
  const few = [];
  for (const path of pages) few.push(await timed(read(path)));
  await fill(10_000);
  const many = [];
  for (const path of pages) many.push(await timed(read(path)));
  // As a page of twenty takes longer than one of a single request; a list read whole takes seconds.
  for (const [at, path] of pages.entries())
    expect([path, (many[at] ?? 0) < 10 * (few[at] ?? 0) + 50]).toEqual([path, true]);

  const flood = Array.from({ length: 300 }, (_, i) => `Buy now, ${i}`);
  await send("flood@example.org", flood);
  await send("eve@example.org", ["For rain on the fields"]);
  const last = wordsOf(await read("/team?page=51")());
  expect(last).toContain("For my mother in the hospital");
  expect(last).toContain("For rain on the fields");
  expect(last.match(/>Buy now/g)).toHaveLength(3);
  expect(wordsOf(await read("/team?list=repeated")())).toContain("(297)");
  const found = wordsOf(await read("/team?find=rain")());
  expect(found).toContain("1 with “rain” in them");
  expect(await timed(read("/team?find=rain"))).toBeLessThan(1_500);
});

it("of fifty false dangers from one address three stand among the true ones; none is lost, and paper goes on", async () => {
  const { Cookie } = await enterTeam(server, "leader");
  const read = async (path: string) => wordsOf(await ask(server, path, { headers: { Cookie } }));
  await send("before@example.org", ["I took the whole bottle of pills an hour ago"]);
  const flood = Array.from({ length: 50 }, (_, n) => `I want to kill myself tonight, number ${n}`);
  await send("liar@example.org", flood);
  await send("after@example.org", ["My husband choked me last night and I am afraid of him"]);
  const first = await read("/team");
  for (const words of [">I took the whole bottle", ">My husband choked me"])
    expect(first.includes(words), words).toBe(true);
  expect(first.match(/>I want to kill myself tonight, number/g)).toHaveLength(3);
  expect(first).toContain("47 requests marked “May be in danger” wait behind others from the same");
  expect((await read("/team?list=repeated")).match(/May be in danger: /g)).toHaveLength(20);
  expect(await read("/team?find=choked")).toContain("1 with “choked” in them");
  expect(await read("/team/print")).not.toMatch(/kill myself|whole bottle|choked me/);
});
