import { beforeEach, describe, expect, it } from "vitest";
import { type Arrival, addRequest } from "#db/requests/arrivals.server";
import { discardNote, releaseNote, writeNote } from "#db/requests/notes.server";
import { findReceipt, writeFromSender } from "#db/requests/receipts.server";
import {
  claimRequest,
  closeRequest,
  notePrayed,
  reopenRequest,
} from "#db/requests/request-actions.server";
import {
  countRequests,
  hasPrayed,
  listRequests,
  type RequestList,
} from "#db/requests/request-lists.server";
import { getRequest } from "#db/requests/request-page.server";
import { ConflictError, type Member, stateOf } from "#db/requests/request-states.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: Member;
let bea: Member;

beforeEach(async () => {
  db = await openSealed();
  ann = { userId: await person(db, "anna"), isLeader: false };
  bea = { userId: await person(db, "beate"), isLeader: false };
});

const hash = (letter: string) => letter.repeat(43);

/** Requests have the numbers 1, 2 … in the order they are sent. */
async function ask(content: string, arrival: Arrival = {}, more: { isSuspected?: boolean } = {}) {
  const email = `${content.replaceAll(" ", ".")}@example.org`;
  const request = { fullName: "Cy", email, content, isPrivate: false, isSuspected: false };
  await addRequest(db, { ...request, ...more }, 10_000, arrival);
}

const seen = async (who: Member, requestId: number) => ({
  ...who,
  requestId,
  version: (await stateOf(db, requestId))?.version ?? -1,
});

const listed = async (list: RequestList, who = ann, range = { limit: 9, offset: 0 }) => {
  const { items, count } = await listRequests(db, list, who, range);
  return [items.map(({ content }) => content).join(" "), count];
};

describe("the page of a request", () => {
  it("has who sent it, who has it, who prayed and what was written", async () => {
    await ask("rain");
    await claimRequest(db, await seen(ann, 1), 20_000);
    await notePrayed(db, { ...ann, requestId: 1 }, 21_000);
    await notePrayed(db, { ...bea, requestId: 1 }, 22_000);
    await writeNote(db, await seen(ann, 1), { kind: "note", text: "Hope" }, 23_000);
    const page = await getRequest(db, 1);
    expect(page).toMatchObject({
      request: { content: "rain" },
      sender: { fullName: "Cy", email: "rain@example.org", isSuspected: false },
      holder: "anna",
      notes: [{ note: { text: "Hope" }, writer: "anna", looker: null }],
    });
    expect(page?.prayers).toEqual([
      { name: "beate", prayedAt: new Date(22_000) },
      { name: "anna", prayedAt: new Date(21_000) },
    ]);
    expect(await getRequest(db, 2)).toBeUndefined();
  });

  it("shows the last ten prayers", async () => {
    await ask("rain");
    for (let times = 1; times <= 11; times++)
      await notePrayed(db, { ...ann, requestId: 1 }, times * 700_000);
    const prayers = (await getRequest(db, 1))?.prayers ?? [];
    expect(prayers).toHaveLength(10);
    expect(prayers[9]?.prayedAt).toEqual(new Date(1_400_000));
  });

  it("belongs to whoever has prayed for one before, or to a newcomer", async () => {
    await ask("rain");
    expect(await hasPrayed(db, ann.userId)).toBe(false);
    await notePrayed(db, { ...ann, requestId: 1 }, 20_000);
    expect([await hasPrayed(db, ann.userId), await hasPrayed(db, bea.userId)]).toEqual([
      true,
      false,
    ]);
  });
});

describe("the lists", () => {
  it("have what is one's own, what is taken, and what is closed, the last first", async () => {
    for (const words of ["one", "two", "three", "four"]) await ask(words);
    await claimRequest(db, await seen(ann, 1), 20_000);
    await claimRequest(db, await seen(bea, 2), 20_001);
    for (const id of [3, 4]) await closeRequest(db, await seen(ann, id), 20_000);
    expect(await listed("mine")).toEqual(["one", 1]);
    expect(await listed("mine", bea)).toEqual(["two", 1]);
    expect(await listed("taken")).toEqual(["one two", 2]);
    expect(await listed("closed")).toEqual(["four three", 2]);
    expect(await listed("closed", ann, { limit: 1, offset: 1 })).toEqual(["three", 2]);
    const counts = await countRequests(db, ann);
    expect(counts.taken).toEqual({ count: 2, oldest: new Date(10_000) });
    expect([counts.mine.count, counts.waiting.count]).toEqual([1, 0]);
  });

  it("have the last answer first", async () => {
    for (const [at, letter] of ["a", "b", "c"].entries()) {
      await ask(letter, { receiptHash: hash(letter) });
      const answer = { kind: "answer", text: "It came" } as const;
      await writeFromSender(db, hash(letter), answer, [30_000, 50_000, 40_000][at] ?? 0);
    }
    expect(await listed("answered")).toEqual(["b c a", 3]);
  });

  it("are counted: what is repeated, suspected, urgent, and what waits for a second look", async () => {
    await ask("danger", { isUrgent: true });
    await ask("machine", {}, { isSuspected: true });
    await ask("calm");
    await writeNote(db, await seen(bea, 3), { kind: "note", text: "Hope" }, 20_000);
    const counts = await countRequests(db, ann);
    const oldest = new Date(10_000);
    expect(counts).toMatchObject({
      ...{ waiting: { count: 2, oldest }, danger: { count: 1, oldest } },
      ...{ suspected: { count: 1, oldest }, repeated: { count: 0, oldest: undefined } },
      ...{ notes: { count: 1 }, mine: { count: 0 }, taken: { count: 0 }, leaders: { count: 0 } },
    });
    expect((await countRequests(db, bea)).notes.count).toBe(0);
  });
});

describe("a claim", () => {
  it("pressed twice is one, ends the news, and is nobody else's to take", async () => {
    await ask("rain", { receiptHash: hash("a") });
    await writeFromSender(db, hash("a"), { kind: "update", text: "Still here" }, 15_000);
    expect(await stateOf(db, 1)).toMatchObject({ hasNews: true, answeredAt: null });
    const before = await seen(ann, 1);
    await claimRequest(db, before, 20_000);
    await claimRequest(db, before, 20_001);
    expect(await stateOf(db, 1)).toMatchObject({
      ...{ claimedBy: ann.userId, claimedAt: new Date(20_000), hasNews: false },
      version: before.version + 1,
    });
    const late = await claimRequest(db, { ...before, ...bea }, 20_002).catch((error) => error);
    expect(late.now).toEqual({ state: "claimed", version: before.version + 1, holder: "anna" });
  });

  it("of a closed request is refused, and tells of nobody", async () => {
    await ask("rain");
    await claimRequest(db, await seen(ann, 1), 20_000);
    await closeRequest(db, await seen(ann, 1), 20_001);
    const refused = await claimRequest(db, await seen(bea, 1), 20_002).catch((error) => error);
    expect(refused).toBeInstanceOf(ConflictError);
    expect(refused.now).toMatchObject({ state: "closed", holder: undefined });
    await reopenRequest(db, await seen(bea, 1));
    await claimRequest(db, await seen(bea, 1), 20_003);
    const stale = { ...bea, requestId: 1, version: 0 };
    const own = await closeRequest(db, stale, 20_004).catch((error) => error);
    expect(own.now).toMatchObject({ state: "claimed", holder: undefined });
  });
});

describe("a note that waits for a second look", () => {
  it("is discarded, once, and goes to nobody", async () => {
    await ask("rain", { receiptHash: hash("a") });
    await writeNote(db, await seen(ann, 1), { kind: "note", text: "Hope" }, 20_000);
    const [waiting] = (await getRequest(db, 1))?.notes ?? [];
    const looked = { ...bea, requestId: 1, noteId: waiting?.note.id ?? 0 };
    await expect(discardNote(db, { ...looked, requestId: 1, noteId: 99 })).rejects.toThrow(
      ConflictError,
    );
    await discardNote(db, looked);
    await expect(discardNote(db, looked)).rejects.toThrow(ConflictError);
    await expect(releaseNote(db, looked, 21_000)).rejects.toThrow(ConflictError);
    expect((await getRequest(db, 1))?.notes).toEqual([]);
    expect((await findReceipt(db, hash("a"), 22_000))?.notes).toEqual([]);
    expect(await findReceipt(db, hash("b"), 22_000)).toBeUndefined();
  });
});
