import { beforeEach, expect, it } from "vitest";
import { addMessage } from "#db/messages/messages.server";
import { countWaiting, getInboxItem, listInbox, markDone } from "#db/operator/inbox.server";
import { addRequest } from "#db/requests/arrivals.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;
const from = { email: "ann@example.org", isSuspected: false };

/** A message and a request each second, two of each in the same moment. */
beforeEach(async () => {
  db = await openEngine();
  for (let i = 0; i < 6; i++) {
    const at = 1_000_000 + Math.floor(i / 2) * 1_000;
    await addMessage(db, { ...from, firstName: "Ann", lastName: "", message: `m ${i}` }, at);
    const content = `r ${i}`;
    await addRequest(db, { ...from, fullName: "Ann", content, isPrivate: false }, at);
  }
});

const ids = (items: { id: string }[]) => items.map(({ id }) => id).join(" ");

it("is the same page by page as at once, the oldest first", async () => {
  const all = await listInbox(db, {});
  expect(ids(all)).toBe("m1 m2 r1 r2 m3 m4 r3 r4 m5 m6 r5 r6");
  for (const limit of [1, 2, 3, 5]) {
    const found = [];
    for (let after = undefined as (typeof all)[number] | undefined; ; after = found.at(-1)) {
      const page = await listInbox(db, {}, { limit, after });
      if (page.length === 0) break;
      found.push(...page);
    }
    expect([limit, ids(found)]).toEqual([limit, ids(all)]);
  }
});

it("lets through what waits, what is done, what is suspected, and what came since", async () => {
  await markDone(db, "m1", new Date(5));
  await markDone(db, "r6", new Date(5));
  await addMessage(
    db,
    { ...from, firstName: "B", lastName: "", message: "x", isSuspected: true },
    9,
  );
  const listed = async (filter: Parameters<typeof listInbox>[1]) =>
    ids(await listInbox(db, filter));
  expect(await listed({ done: true })).toBe("m1 r6");
  expect(await listed({ suspected: true })).toBe("m7");
  expect(await listed({ done: false, suspected: false, since: new Date(1_002_000) })).toBe(
    "m5 m6 r5",
  );
  expect(await listed({ kind: "request", done: false })).toBe("r1 r2 r3 r4 r5");
  expect(await countWaiting(db, { suspected: false })).toEqual({
    message: { waiting: 5, oldest: new Date(1_000_000) },
    request: { waiting: 5, oldest: new Date(1_000_000) },
  });
  expect((await getInboxItem(db, "m1"))?.doneAt).toEqual(new Date(5));
});
