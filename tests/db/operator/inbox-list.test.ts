import { beforeEach, expect, it } from "vitest";
import { addMessage } from "#db/messages/messages.server";
import { countWaiting, getInboxItem, listInbox, markDone } from "#db/operator/inbox.server";
import { addRequest } from "#db/requests/arrivals.server";
import { claimRequest, notePrayed } from "#db/requests/request-actions.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
const from = { email: "ann@example.org", isSuspected: false };

/** A message and a request each second, two of each in the same moment. */
beforeEach(async () => {
  db = await openSealed();
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

it("knows a kind, and what is suspected of both kinds", async () => {
  const message = { ...from, firstName: "Cy", lastName: "Day", message: "x" };
  await addMessage(db, { ...message, isSuspected: true }, 9);
  await addRequest(
    db,
    { ...from, fullName: "Cy", content: "y", isPrivate: false, isSuspected: true },
    9,
  );
  const listed = async (filter: Parameters<typeof listInbox>[1]) =>
    ids(await listInbox(db, filter));
  expect(await listed({ kind: "message" })).toBe("m7 m1 m2 m3 m4 m5 m6");
  expect(await listed({ kind: "request" })).toBe("r7 r1 r2 r3 r4 r5 r6");
  expect(await listed({ suspected: true })).toBe("m7 r7");
  expect(await listed({ kind: "request", suspected: false })).toBe("r1 r2 r3 r4 r5 r6");
  await markDone(db, "m1", new Date(5));
  expect(await listed({ kind: "message" })).toContain("m1");
  expect((await countWaiting(db)).message.waiting).toBe(6);
});

it("shows all of an item", async () => {
  const message = { ...from, firstName: "Cy", lastName: "Day", phone: "123", message: "x" };
  await addMessage(db, { ...message, isSuspected: true, isUrgent: true }, 9);
  const shared = { email: from.email, createdAt: new Date(9), isSuspected: true, isUrgent: true };
  expect(await getInboxItem(db, "m7")).toEqual({
    ...shared,
    ...{ id: "m7", kind: "message", name: "Cy Day", phone: "123", text: "x" },
    ...{ isPrivate: false, doneAt: undefined },
  });
  const request = { ...from, fullName: "Cy", content: "y", isPrivate: true };
  await addRequest(db, { ...request, isSuspected: true }, 9, { isUrgent: true });
  expect(await getInboxItem(db, "r7")).toEqual({
    ...shared,
    ...{ id: "r7", kind: "request", name: "Cy", text: "y", isPrivate: true, doneAt: undefined },
    desk: { claimedBy: undefined, prayedTimes: 0, forLeaders: true },
  });
  expect(await getInboxItem(db, "m1")).toMatchObject({
    ...{ name: "Ann", phone: undefined, isSuspected: false, isUrgent: false },
  });
  expect(await getInboxItem(db, "r1")).toMatchObject({ isSuspected: false, isUrgent: false });
  expect(await getInboxItem(db, "r99")).toBeUndefined();
});

it("says of a request who has it while they do, and how often it was prayed for", async () => {
  const ann = { userId: await person(db, "anna"), isLeader: false, requestId: 2 };
  await claimRequest(db, { ...ann, version: 0 }, 2_000_000);
  await notePrayed(db, ann, 2_000_000);
  const desk = async () => (await getInboxItem(db, "r2"))?.desk;
  expect(await desk()).toEqual({ claimedBy: "anna", prayedTimes: 1, forLeaders: false });
  await markDone(db, "r2", new Date(3_000_000));
  expect((await desk())?.claimedBy).toBeUndefined();
});

it("shows what an older program kept without its sender, or without a state", async () => {
  await db.sql("DELETE FROM request_states");
  await db.sql('DELETE FROM prayer_request_senders WHERE "requestId" = 3');
  const unknown = { name: "", email: "", isSuspected: false, isUrgent: false, desk: undefined };
  expect(await getInboxItem(db, "r3")).toMatchObject(unknown);
  expect(ids(await listInbox(db, { kind: "request", suspected: false }))).toBe("r1 r2 r3 r4 r5 r6");
});

it("marks what is there as done, and takes it back", async () => {
  for (const id of ["m1", "r1"]) {
    expect(await markDone(db, id, new Date(5))).toBe(true);
    expect(await markDone(db, id, new Date(6))).toBe(true);
    expect((await getInboxItem(db, id))?.doneAt).toEqual(new Date(5));
    expect(await markDone(db, id, undefined)).toBe(true);
    expect((await getInboxItem(db, id))?.doneAt).toBeUndefined();
  }
  expect(await markDone(db, "m99", new Date(5))).toBe(false);
  expect(await markDone(db, "r99", new Date(5))).toBe(false);
});
