import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { setRole, setTeamWishes, teamMember } from "#db/accounts/team.server";
import { createUser, deleteUser } from "#db/accounts/users.server";
import {
  addMessage,
  changeMessage,
  countMessages,
  findMessages,
  getMessage,
  listMessages,
} from "#db/messages/messages.server";
import { countWaiting, getInboxItem, listInbox, markDone } from "#db/operator/inbox.server";
import { type Arrival, addRequest, adoptRequests, lookThrough } from "#db/requests/arrivals.server";
import { handToLeaders, releaseNote, returnToTeam, writeNote } from "#db/requests/notes.server";
import {
  eraseExpired,
  findReceipt,
  withdrawRequest,
  writeFromSender,
} from "#db/requests/receipts.server";
import {
  calmRequest,
  claimRequest,
  closeRequest,
  notePrayed,
  releaseForgotten,
  releaseRequest,
  reopenRequest,
  setClaimLimit,
} from "#db/requests/request-actions.server";
import {
  countRequests,
  findRequests,
  listRequests,
  type RequestList,
} from "#db/requests/request-lists.server";
import {
  countOfSender,
  getRequest,
  hasSecondReader,
  listViews,
  recordView,
} from "#db/requests/request-page.server";
import {
  ClaimLimitError,
  ConflictError,
  type Member,
  PrivateRequestError,
  RequestNotFoundError,
  stateOf,
} from "#db/requests/request-states.server";
import { prayerRequests, requestNotes, requestStates } from "#db/schema/requests";
import { openSealed, type TestEngine } from "../engine";

let db: TestEngine;
let ann: Member;
let bea: Member;
let leader: Member;

const day = 86_400_000;
const hash = (letter: string) => letter.repeat(43);

async function member(username: string, isLeader = false): Promise<Member> {
  const account = { username, email: `${username}@example.org`, password: "scrypt$x" };
  const made = await createUser(db, account, 1_000);
  if ("inUse" in made) throw new Error("taken");
  return { userId: made.user.id, isLeader };
}

beforeEach(async () => {
  db = await openSealed();
  ann = await member("anna");
  bea = await member("beate");
  leader = await member("lena", true);
});

const aMessage = {
  ...{ firstName: "Cy", lastName: "", email: "cy@example.org", message: "Hello" },
  isSuspected: false,
};

let sent = 0;

async function ask(
  words: string,
  more: Partial<Parameters<typeof addRequest>[1]> = {},
  arrival: Arrival = {},
  now = 10_000,
): Promise<number> {
  sent += 1;
  const email = `s${sent}@example.org`;
  const request = { fullName: "Cy", email, content: words, isPrivate: false, isSuspected: false };
  await addRequest(db, { ...request, ...more }, now, arrival);
  const newest = db.select().from(prayerRequests).orderBy(desc(prayerRequests.id));
  return (await newest.limit(1).get())?.id ?? 0;
}

const version = async (requestId: number) => (await stateOf(db, requestId))?.version ?? -1;

const action = async (who: Member, requestId: number) => ({
  ...who,
  requestId,
  version: await version(requestId),
});

const listed = async (list: RequestList, who: Member) => {
  const { items } = await listRequests(db, list, who, { limit: 20, offset: 0 });
  return items.map(({ content }) => content);
};

describe("a list of the desk", () => {
  it("has danger first, then the oldest, and private requests for leaders alone", async () => {
    await ask("second", {}, {}, 2_000);
    await ask("first", {}, {}, 1_000);
    await ask("urgent", {}, { isUrgent: true }, 3_000);
    await ask("private", { isPrivate: true });
    await ask("machine", { isSuspected: true });
    expect(await listed("waiting", ann)).toEqual(["urgent", "first", "second"]);
    expect(await listed("waiting", leader)).toEqual(["urgent", "first", "second"]);
    expect(await listed("leaders", leader)).toEqual(["private"]);
    expect(await listed("leaders", ann)).toEqual([]);
    expect(await listed("suspected", ann)).toEqual(["machine"]);
    const counts = await countRequests(db, ann);
    expect(counts.waiting).toEqual({ count: 3, oldest: new Date(1_000) });
    expect(counts.leaders.count).toBe(0);
  });

  it("has three of one sender; the next comes when one is dealt with", async () => {
    const email = "flood@example.org";
    for (let n = 1; n <= 5; n += 1) await ask(`flood ${n}`, { email }, {}, n * 1_000);
    await ask("true", {}, {}, 9_000);
    expect(await listed("waiting", ann)).toEqual(["flood 1", "flood 2", "flood 3", "true"]);
    expect(await listed("repeated", ann)).toEqual(["flood 4", "flood 5"]);
    const [first] = await db.select().from(prayerRequests).orderBy(prayerRequests.id).all();
    await closeRequest(db, await action(ann, first?.id ?? 0), 10_000);
    expect(await listed("waiting", ann)).toEqual(["flood 2", "flood 3", "flood 4", "true"]);
  });

  it("has danger first whatever stands in an address's name, or was filled by a machine", async () => {
    const email = "ann@example.org";
    for (let n = 1; n <= 3; n += 1) await ask(`dummy ${n}`, { email }, {}, n * 1_000);
    await ask("danger", { email }, { isUrgent: true }, 4_000);
    await ask("machine in danger", { isSuspected: true }, { isUrgent: true }, 5_000);
    await ask("hidden danger", { email, isPrivate: true }, { isUrgent: true }, 6_000);
    expect((await listed("waiting", ann)).slice(0, 2)).toEqual(["danger", "machine in danger"]);
    expect(await listed("repeated", ann)).toEqual([]);
    expect(await listed("suspected", leader)).toEqual([]);
    expect((await countRequests(db, leader)).dangerForLeaders.count).toBe(1);
    const open = await listInbox(db, { suspected: false, done: false });
    expect(open.map(({ text }) => text)).toContain("machine in danger");
    expect((await countWaiting(db, { suspected: false })).request.waiting).toBe(6);
  });

  it("counts an account's requests by the account: strangers may type its address", async () => {
    const email = "ann@example.org";
    for (let n = 1; n <= 3; n += 1) await ask(`dummy ${n}`, { email }, {}, n * 1_000);
    await ask("a stranger's", { email });
    await ask("ann's own", { email, userId: ann.userId });
    expect(await listed("repeated", bea)).toEqual(["a stranger's"]);
    expect(await listed("waiting", bea)).toContain("ann's own");
  });

  it("is found by words and names, but never by what is private", async () => {
    await ask("for my Mother", { fullName: "Émile" });
    await ask("for my mother, quietly", { isPrivate: true });
    const find = async (words: string) =>
      (await findRequests(db, words, { limit: 5, offset: 0 }, async () => {})).items.map(
        ({ content }) => content,
      );
    expect(await find("MOTHER")).toEqual(["for my Mother"]);
    expect(await find("mother émile")).toEqual(["for my Mother"]);
    expect(await find("EMILE")).toEqual(["for my Mother"]);
    expect(await find("100%")).toEqual([]);
  });

  it("is found among messages the same way", async () => {
    const message = { firstName: "Zoë", lastName: "O’Brien", email: "zoe@example.org" };
    await addMessage(db, { ...message, message: "A question", isSuspected: false }, 10_000);
    const find = async (words: string) =>
      (await findMessages(db, "waiting", words, { limit: 5, offset: 0 }, async () => {})).count;
    expect([await find("o'brien zoe"), await find("question"), await find("answer")]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("two at once", () => {
  it("one takes it, the other is told who", async () => {
    const id = await ask("one");
    const seen = await version(id);
    const claims = [ann, bea].map((who) =>
      claimRequest(db, { ...who, requestId: id, version: seen }, 20_000),
    );
    const outcomes = await Promise.allSettled(claims);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [lost] = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(lost).toBeInstanceOf(ConflictError);
    expect(["anna", "beate"]).toContain(lost.now.holder);
  });

  it("what another has is neither closed nor answered over their head, but prayed for", async () => {
    const id = await ask("one");
    await claimRequest(db, await action(ann, id), 20_000);
    await expect(closeRequest(db, await action(bea, id), 20_000)).rejects.toThrow(ConflictError);
    await expect(releaseRequest(db, await action(bea, id), 20_000)).rejects.toThrow(ConflictError);
    await notePrayed(db, { ...bea, requestId: id }, 20_000);
    await notePrayed(db, { ...bea, requestId: id }, 30_000);
    expect(await stateOf(db, id)).toMatchObject({ prayedTimes: 1, claimedBy: ann.userId });
    await releaseRequest(db, await action(leader, id), 20_000);
    expect(await stateOf(db, id)).toMatchObject({ state: "waiting", claimedBy: null });
  });

  it("a claim that was forgotten for a week ends, as does one of somebody who left", async () => {
    const id = await ask("one");
    await claimRequest(db, await action(ann, id), 20_000);
    await releaseForgotten(db, 20_000 + 6 * day);
    expect((await stateOf(db, id))?.state).toBe("claimed");
    await releaseForgotten(db, 20_000 + 7 * day);
    expect((await stateOf(db, id))?.state).toBe("waiting");
  });

  it("whoever leaves the team, or reads private ones no longer, gives back what they took at once", async () => {
    const [open, quiet] = [await ask("open"), await ask("quiet", { isPrivate: true })];
    await setRole(db, leader.userId, "leader", 1);
    for (const id of [open, quiet]) await claimRequest(db, await action(leader, id), 20_000);
    await addMessage(db, aMessage, 10_000);
    const message = { userId: leader.userId, id: 1, version: 0, note: undefined };
    await changeMessage(db, { ...message, state: "taken" }, 20_000);
    await setRole(db, leader.userId, "intercessor", 1);
    expect(await stateOf(db, quiet)).toMatchObject({ state: "waiting", claimedBy: null });
    expect((await getMessage(db, 1))?.notes).toMatchObject({ claimedBy: null, version: 2 });
    expect((await stateOf(db, open))?.claimedBy).toBe(leader.userId);
    await setRole(db, leader.userId, undefined, 1);
    expect((await stateOf(db, open))?.state).toBe("waiting");
    await claimRequest(db, await action(ann, open), 20_000);
    await deleteUser(db, ann.userId);
    expect((await stateOf(db, open))?.state).toBe("waiting");
  });

  it("whoever is away gives back what they took, and is nobody's second reader", async () => {
    for (const who of [ann, bea]) await setRole(db, who.userId, "intercessor", 1);
    const id = await ask("one");
    await claimRequest(db, await action(bea, id), 20_000);
    const away = { letters: "daily", awayUntil: new Date(day) } as const;
    await setTeamWishes(db, bea.userId, away, 30_000);
    expect((await stateOf(db, id))?.state).toBe("waiting");
    expect(await teamMember(db, bea.userId)).toMatchObject(away);
    expect(await hasSecondReader(db, ann, { forLeaders: false }, 40_000)).toBe(false);
    expect(await hasSecondReader(db, ann, { forLeaders: false }, day)).toBe(true);
  });
});

it("enough is enough in a day", async () => {
  await setClaimLimit(db, ann.userId, 1);
  const [one, two] = [await ask("one"), await ask("two")];
  await claimRequest(db, await action(ann, one), 20_000);
  await closeRequest(db, await action(ann, one), 20_000);
  await expect(claimRequest(db, await action(ann, two), 20_001)).rejects.toThrow(ClaimLimitError);
  await claimRequest(db, await action(ann, two), 20_001 + day);
});

it("of a sender's other requests nobody learns of one that they may not read", async () => {
  const email = "cy@example.org";
  await ask("open", { email });
  await ask("quiet", { email, isPrivate: true });
  expect(await countOfSender(db, email, ann)).toBe(1);
  expect(await countOfSender(db, email, leader)).toBe(2);
});

it("a note to a stranger needs somebody else who may read it", async () => {
  for (const [who, role] of [
    [leader, "leader"],
    [ann, "intercessor"],
  ] as const)
    await setRole(db, who.userId, role, 1);
  expect(await hasSecondReader(db, leader, { forLeaders: true }, 2)).toBe(false);
  expect(await hasSecondReader(db, leader, { forLeaders: false }, 2)).toBe(true);
  await setRole(db, bea.userId, "leader", 1);
  expect(await hasSecondReader(db, leader, { forLeaders: true }, 2)).toBe(true);
});

it("what is handed to the leaders is theirs alone", async () => {
  const id = await ask("one");
  await handToLeaders(db, await action(ann, id), "It is beyond me", 20_000);
  await expect(notePrayed(db, { ...ann, requestId: id }, 20_000)).rejects.toThrow(
    RequestNotFoundError,
  );
  expect(await listed("waiting", ann)).toEqual([]);
  expect(await listed("leaders", leader)).toEqual(["one"]);
});

describe("a leader", () => {
  it("gives what was handed over back to the whole team, once, and the story says so", async () => {
    const id = await ask("one");
    await handToLeaders(db, await action(ann, id), "It is beyond me", 20_000);
    const seen = await action(leader, id);
    const early = { ...seen, version: seen.version - 1 };
    await expect(returnToTeam(db, early, undefined, 30_000)).rejects.toThrow(ConflictError);
    await expect(returnToTeam(db, await action(bea, id), "Mine", 30_000)).rejects.toThrow(
      RequestNotFoundError,
    );
    await returnToTeam(db, seen, "Pray with us", 30_000);
    await returnToTeam(db, seen, "Pray with us", 30_000);
    expect(await listed("waiting", ann)).toEqual(["one"]);
    expect(await stateOf(db, id)).toMatchObject({ forLeaders: false, handedAt: null });
    const notes = (await getRequest(db, id))?.notes.map(({ note }) => note);
    expect(notes).toMatchObject([
      { kind: "handover", text: "It is beyond me", releasedBy: null, releasedAt: null },
      { text: "Pray with us", writtenBy: leader.userId, releasedBy: leader.userId },
    ]);
    // Handed over again, it is the leaders' again.
    await handToLeaders(db, await action(ann, id), undefined, 40_000);
    expect(await listed("waiting", ann)).toEqual([]);
  });

  it("gives nothing away that was asked in private", async () => {
    const id = await ask("quiet", { isPrivate: true });
    const seen = await action(leader, id);
    await expect(returnToTeam(db, seen, undefined, 20_000)).rejects.toThrow(PrivateRequestError);
    expect(await stateOf(db, id)).toMatchObject({ forLeaders: true });
  });

  it("for whom a private one is too heavy leaves it to the others, who are told", async () => {
    const id = await ask("quiet", { isPrivate: true });
    await claimRequest(db, await action(leader, id), 20_000);
    await handToLeaders(db, await action(leader, id), "Too heavy for me", 30_000);
    expect(await stateOf(db, id)).toMatchObject({ state: "waiting", claimedBy: null });
    expect(await listed("leaders", leader)).toEqual(["quiet"]);
    const notes = (await getRequest(db, id))?.notes.map(({ note }) => note);
    expect(notes).toMatchObject([{ kind: "handover", text: "Too heavy for me", releasedBy: null }]);
  });

  it("is told of danger among what is theirs alone", async () => {
    await ask("quiet", { isPrivate: true }, { isUrgent: true }, 1_000);
    await ask("calm", { isPrivate: true }, {}, 500);
    await ask("open", {}, { isUrgent: true }, 700);
    const counted = async (who: Member) => (await countRequests(db, who)).dangerForLeaders;
    expect(await counted(leader)).toEqual({ count: 1, oldest: new Date(1_000) });
    expect((await counted(ann)).count).toBe(0);
    expect((await countRequests(db, leader)).leaders).toEqual({ count: 2, oldest: new Date(500) });
  });
});

describe("a note", () => {
  it("to a stranger goes once a second person has looked at it", async () => {
    const id = await ask("one", {}, { receiptHash: hash("a") });
    expect(await writeNote(db, await action(ann, id), { kind: "note", text: "Hope" }, 20_000)).toBe(
      false,
    );
    const shown = async () => (await findReceipt(db, hash("a"), 20_001))?.notes.map((n) => n.text);
    expect(await shown()).toEqual([]);
    expect(await listed("notes", bea)).toEqual(["one"]);
    expect(await listed("notes", ann)).toEqual([]);
    const note = await db.select().from(requestNotes).get();
    const looked = { requestId: id, noteId: note?.id ?? 0 };
    expect(await releaseNote(db, { ...ann, ...looked }, 20_001)).toBe(false);
    expect(await releaseNote(db, { ...bea, ...looked }, 20_001)).toBe(true);
    expect(await shown()).toEqual(["Hope"]);
  });

  it("that is sent twice is written once, and so is what is noted on a message", async () => {
    const id = await ask("one");
    const seen = await action(ann, id);
    for (const kind of ["note", "note", "help", "help"] as const)
      await writeNote(db, kind === "note" ? seen : await action(ann, id), { kind, text: "988" }, 1);
    const notes = await db.select().from(requestNotes).all();
    expect(notes.map(({ kind }) => kind)).toEqual(["note", "help"]);
    await addMessage(db, aMessage, 10_000);
    const change = { userId: leader.userId, id: 1, version: 0, note: "Called." } as const;
    for (let times = 0; times < 2; times += 1)
      await changeMessage(db, { ...change, state: "taken" }, 20_000);
    expect((await getMessage(db, 1))?.notes?.version).toBe(1);
    await expect(changeMessage(db, { ...change, state: "done" }, 20_000)).rejects.toThrow(
      ConflictError,
    );
  });

  it("to somebody with an account goes at once, and so do help lines", async () => {
    const own = await ask("one", { userId: ann.userId });
    expect(await writeNote(db, await action(bea, own), { kind: "note", text: "Hope" }, 1)).toBe(
      true,
    );
    const id = await ask("two");
    expect(await writeNote(db, await action(bea, id), { kind: "help", text: "988" }, 1)).toBe(true);
  });
});

describe("who asked", () => {
  it("writes news, which opens a closed request, and how it was answered", async () => {
    const id = await ask("one", {}, { receiptHash: hash("a") });
    await closeRequest(db, await action(ann, id), 20_000);
    const news = { kind: "update", text: "Still here" } as const;
    expect(await writeFromSender(db, hash("a"), news, 30_000)).toBe("saved");
    expect(await writeFromSender(db, hash("a"), news, 30_001)).toBe("saved");
    expect(await db.select().from(requestNotes).all()).toHaveLength(1);
    expect(await stateOf(db, id)).toMatchObject({ state: "waiting", hasNews: true });
    expect((await getInboxItem(db, `r${id}`))?.doneAt).toBeUndefined();
    await writeFromSender(db, hash("a"), { kind: "answer", text: "It came" }, 40_000);
    expect(await listed("answered", ann)).toEqual(["one"]);
    expect(await writeFromSender(db, hash("b"), news, 1)).toBeUndefined();
  });

  it("writes of danger: it waits again before all others, whoever had it", async () => {
    const id = await ask("one", { isSuspected: true }, { receiptHash: hash("a") });
    await ask("two");
    await claimRequest(db, await action(ann, id), 20_000);
    const news = { kind: "update", text: "I want to die", isUrgent: true } as const;
    expect(await writeFromSender(db, hash("a"), news, 30_000)).toBe("saved");
    expect(await stateOf(db, id)).toMatchObject({ claimedBy: null, isUrgent: true, hasNews: true });
    expect(await listed("waiting", bea)).toEqual(["one", "two"]);
    await closeRequest(db, await action(ann, id), 40_000);
    const answer = { kind: "answer", text: "I want to die", isUrgent: true } as const;
    await writeFromSender(db, hash("a"), answer, 50_000);
    expect(await listed("waiting", bea)).toEqual(["one", "two"]);
    expect((await getInboxItem(db, `r${id}`))?.doneAt).toBeUndefined();
  });

  it("withdraws it, and nothing is left but the log's numbers", async () => {
    const id = await ask("one", { isPrivate: true }, { receiptHash: hash("a") });
    await writeNote(db, await action(leader, id), { kind: "note", text: "Hope" }, 20_000);
    await notePrayed(db, { ...leader, requestId: id }, 20_000);
    await recordView(db, { requestId: id, userId: leader.userId, way: "desk" }, 20_000);
    expect(await withdrawRequest(db, hash("a"), 30_000)).toBe(true);
    expect(await withdrawRequest(db, hash("a"), 30_000)).toBe(false);
    for (const table of ["prayer_requests", "request_states", "request_notes", "request_prayers"])
      expect(await db.sql(`SELECT * FROM ${table}`)).toEqual([]);
    const { views } = await listViews(db, { limit: 5, offset: 0 });
    expect(views).toMatchObject([{ requestId: id, stands: null, name: "lena" }]);
  });

  it("is forgotten so many days after the last thing done where they were told so, others never", async () => {
    await ask("for good");
    const id = await ask("for a while", {}, { retentionDays: 90 });
    await notePrayed(db, { ...ann, requestId: id }, 10_000 + 30 * day);
    expect(await eraseExpired(db, 10_000 + 119 * day)).toBe(0);
    expect(await eraseExpired(db, 10_000 + 120 * day)).toBe(1);
    expect(await eraseExpired(db, 10_000 + 5_000 * day)).toBe(0);
    expect(await listed("waiting", ann)).toEqual(["for good"]);
  });

  it("whose three were erased by age has the next among the others", async () => {
    const email = "cy@example.org";
    for (let n = 1; n <= 3; n += 1) await ask(`old ${n}`, { email }, { retentionDays: 1 });
    for (let n = 4; n <= 7; n += 1) await ask(`new ${n}`, { email }, {}, n * 10_000);
    expect(await eraseExpired(db, 10_000 + day)).toBe(3);
    expect(await listed("waiting", ann)).toEqual(["new 4", "new 5", "new 6"]);
    expect(await listed("repeated", ann)).toEqual(["new 7"]);
  });
});

it("the inbox and the desk are one", async () => {
  const id = await ask("one");
  await claimRequest(db, await action(ann, id), 20_000);
  expect((await getInboxItem(db, `r${id}`))?.desk).toMatchObject({ claimedBy: "anna" });
  await markDone(db, `r${id}`, new Date(30_000));
  expect(await listed("closed", ann)).toEqual(["one"]);
  await markDone(db, `r${id}`, undefined);
  expect(await listed("waiting", ann)).toEqual(["one"]);
  await closeRequest(db, await action(bea, id), 40_000);
  expect((await getInboxItem(db, `r${id}`))?.doneAt).toEqual(new Date(40_000));
});

const dangerIn = (words: string) => ({
  isUrgent: words.includes("die"),
  dangerKinds: words.includes("die") ? "suicide" : "",
});

it("what came before the desk is put on it, once", async () => {
  const id = await ask("before");
  await markDone(db, `r${id}`, new Date(30_000));
  await ask("I want to die");
  await db.write((tx) => tx.delete(requestStates).run());
  expect(await adoptRequests(db, dangerIn)).toBe(2);
  expect(await adoptRequests(db, dangerIn)).toBe(0);
  expect(await listed("closed", ann)).toEqual(["before"]);
  expect(
    (await listRequests(db, "waiting", ann, { limit: 1, offset: 0 })).items[0]?.state,
  ).toMatchObject({ isUrgent: true, retentionDays: null });
});

it("what an older program saved without looking through is looked through", async () => {
  const id = await ask("one", {}, { receiptHash: hash("a") });
  await writeFromSender(db, hash("a"), { kind: "update", text: "I want to die" }, 20_000);
  const message = { firstName: "Cy", lastName: "", email: "cy@example.org", isSuspected: true };
  await addMessage(db, { ...message, message: "I want to die" }, 10_000);
  await addMessage(db, { ...message, message: "Buy" }, 10_000);
  await lookThrough(db, dangerIn, 30_000);
  expect(await stateOf(db, id)).toMatchObject({ isUrgent: true, urgentAt: new Date(30_000) });
  const found = await listMessages(db, "waiting", { limit: 5, offset: 0 });
  expect(found.messages.map(({ message }) => message.message)).toEqual(["I want to die"]);
  expect(await countMessages(db)).toMatchObject({ count: 1, danger: 1 });
});

it("what stands there unread gets its kinds, and comes first; what is closed stays closed", async () => {
  const unread = await ask("I want to die", { isSuspected: true });
  const closed = await ask("I would die");
  await markDone(db, `r${closed}`, new Date(20_000));
  await lookThrough(db, dangerIn, 30_000);
  const marked = { isUrgent: true, dangerKinds: "suicide", queue: "main" };
  expect(await stateOf(db, unread)).toMatchObject({ ...marked, urgentAt: new Date(30_000) });
  const calm = { isUrgent: false, dangerKinds: "", state: "closed" };
  expect(await stateOf(db, closed)).toMatchObject(calm);
});

it("a wrong mark that was taken back never returns for those words; new words mark anew", async () => {
  const receiptHash = hash("a");
  const id = await ask("I want to die", {}, { ...dangerIn("die"), receiptHash });
  const update = { kind: "update", text: "I could die laughing", ...dangerIn("die") } as const;
  await writeFromSender(db, receiptHash, update, 20_000);
  await calmRequest(db, await action(ann, id), 30_000);
  await calmRequest(db, await action(bea, id), 31_000);
  const calm = { isUrgent: false, urgentAt: null, dangerKinds: "", calmedBy: ann.userId };
  expect(await stateOf(db, id)).toMatchObject({ ...calm, calmedAt: new Date(30_000) });
  await writeFromSender(db, receiptHash, { kind: "update", text: "Thank you" }, 35_000);
  await lookThrough(db, dangerIn, 40_000);
  expect(await stateOf(db, id)).toMatchObject(calm);
  const more = { kind: "update", text: "I will die", ...dangerIn("die") } as const;
  await writeFromSender(db, receiptHash, more, 50_000);
  expect(await stateOf(db, id)).toMatchObject({ isUrgent: true, dangerKinds: "suicide" });
});

it("many of one sender's with words of danger stand behind, and none is lost", async () => {
  const email = "flood@example.org";
  for (let n = 1; n <= 5; n += 1) await ask(`die ${n}`, { email }, dangerIn("die"), n * 1_000);
  await ask("true", { email: "eve@example.org" }, dangerIn("die"), 9_000);
  expect(await listed("waiting", ann)).toEqual(["die 1", "die 2", "die 3", "true"]);
  expect(await listed("repeated", ann)).toEqual(["die 4", "die 5"]);
  expect(await countRequests(db, ann)).toMatchObject({
    danger: { count: 4 },
    dangerRepeated: { count: 2 },
  });
});

describe("an intercessor", () => {
  it("learns no more of a private request than of one that never was, whatever they press", async () => {
    const id = await ask("quiet", { isPrivate: true });
    const seen = { ...ann, requestId: id, version: 0 };
    for (const press of [
      () => releaseRequest(db, seen, 20_000),
      () => reopenRequest(db, seen),
      () => closeRequest(db, seen, 20_000),
      () => claimRequest(db, seen, 20_000),
      () => handToLeaders(db, seen, "Too heavy", 20_000),
      () => returnToTeam(db, seen, undefined, 20_000),
      () => notePrayed(db, seen, 20_000),
    ])
      await expect(press()).rejects.toThrow(RequestNotFoundError);
    expect((await stateOf(db, id))?.version).toBe(0);
  });

  it("who presses twice what hands a request on has handed it on once", async () => {
    const id = await ask("one");
    const seen = await action(ann, id);
    await handToLeaders(db, seen, undefined, 20_000);
    await handToLeaders(db, seen, undefined, 20_001);
    expect(await db.select().from(requestNotes).all()).toHaveLength(1);
    await expect(handToLeaders(db, { ...seen, ...bea }, undefined, 20_002)).rejects.toThrow(
      RequestNotFoundError,
    );
  });
});

it("every look is a line, the same person's at the same request too", async () => {
  const look = { requestId: 1, userId: leader.userId, way: "desk" } as const;
  for (const at of [1, 2]) await recordView(db, look, at);
  await recordView(db, { requestId: 1, way: "shell" }, 3);
  const { views } = await listViews(db, { limit: 20, offset: 0 });
  expect(views.map(({ name, way }) => [name, way])).toEqual([
    [null, "shell"],
    ["lena", "desk"],
    ["lena", "desk"],
  ]);
});

it("the log of looks is only added to", async () => {
  await recordView(db, { requestId: 1, userId: ann.userId, way: "desk" }, 1);
  await expect(db.sql('UPDATE request_looks SET "userId" = 2')).rejects.toThrow();
  await expect(db.sql("DELETE FROM request_looks")).rejects.toThrow();
  expect(await db.sql("SELECT way FROM request_looks")).toEqual([{ way: "desk" }]);
});
