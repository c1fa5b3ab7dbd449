import { beforeEach, describe, expect, it } from "vitest";
import { personalRows } from "#db/accounts/personal-data/kinds.server";
import { batchesOf } from "#db/accounts/personal-data/personal-rows.server";
import { deleteUser } from "#db/accounts/users.server";
import {
  askGroup,
  changeRequest,
  getGroupRequest,
  listGroupRequests,
  prayRequest,
  requestLimits,
  restsAfter,
  takeBackRequest,
  writeNote,
} from "#db/groups/group-requests.server";
import {
  addGroup,
  addInvitation,
  endGroup,
  endInvitation,
  eraseEnded,
  findInvitation,
  findMembership,
  groupLeft,
  groupLimits,
  invitationLasts,
  joinGroup,
  listGroups,
  listInvitations,
} from "#db/groups/groups.server";
import { countPraying } from "#db/groups/groups-to-pray.server";
import { changeMember, editMembership, leaveGroup, listMembers } from "#db/groups/members.server";
import {
  addReport,
  findReportable,
  listReports,
  longestReport,
  removeLine,
  settleReport,
} from "#db/groups/reports.server";
import { closeGroup, listAllGroups } from "#db/operator/groups.server";
import { eraseAbout } from "#db/operator/subjects.server";
import { isSealed } from "#db/seal/seal.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let now: number;
let days: number;
const ids: Record<string, number> = {};

const day = 86_400_000;
const names = ["ann", "ben", "cyn", "dan", "eve", "fay"] as const;

beforeEach(async () => {
  db = await openSealed();
  now = Date.UTC(2027, 0, 4, 8);
  days = 0;
  for (const name of names) ids[name] = await person(db, name);
});

const id = (name: string) => ids[name] ?? 0;
const today = () => ({ now, day: new Date(now).toISOString().slice(0, 10) });
const wait = (more: number) => {
  days += more;
  now += more * day;
};
const all = { limit: 100, offset: 0 };
const hash = (mark: string) => mark.padEnd(43, "h");
const own = (name: string, isUnder18 = false) => ({
  name: name.toUpperCase(),
  isUnder18,
  isNamed: false,
});

const begin = async (name = "ann", group = "Tuesday", asksFirst = false) =>
  (await addGroup(
    db,
    id(name),
    { words: { name: group, purpose: "For each other", asksFirst }, own: own(name) },
    now,
  )) ?? "";

const seat = async (name: string, group: string) => {
  const found = await findMembership(db, id(name), group, now);
  if (!found) throw new Error(`${name} is not in it`);
  return found.member;
};

const invite = async (group: string, mark: string, uses = 60, by = "ann") =>
  addInvitation(db, await seat(by, group), { tokenHash: hash(mark), uses }, now);

const join = (name: string, mark: string, facts = own(name)) =>
  joinGroup(db, id(name), { tokenHash: hash(mark), own: facts }, now);

/** Ann's group, with these in it. */
async function gathered(...others: string[]): Promise<string> {
  const group = await begin();
  await invite(group, "all");
  for (const name of others) expect(await join(name, "all")).toMatchObject({ end: "in" });
  return group;
}

const ask = async (name: string, group: string, words: string) =>
  (await askGroup(db, await seat(name, group), { words }, now)) ?? "";

const seen = async (
  name: string,
  group: string,
  list: "open" | "due" | "answered" | "resting" = "open",
) => (await listGroupRequests(db, await seat(name, group), list, today(), all)).requests;

describe("a group", () => {
  it("is begun once, though its button is pressed twice, and by a person no more than twenty times", async () => {
    const group = await begin();
    expect(await begin()).toBe(group);
    for (let n = 1; n < groupLimits.groups; n++) await begin("ann", `Group ${n}`);
    expect(await begin("ann", "One more")).toBe("");
    expect(await listGroups(db, id("ann"), now)).toHaveLength(groupLimits.groups);
    expect(await begin("ben")).not.toBe("");
  });

  it("keeps what it is for sealed, and shows it to its members alone", async () => {
    const group = await begin();
    const [row] = await db.sql("SELECT purpose FROM prayer_groups");
    expect(isSealed(String(row?.purpose))).toBe(true);
    expect((await findMembership(db, id("ann"), group, now))?.group.purpose).toBe("For each other");
    expect(await findMembership(db, id("ben"), group, now)).toBeUndefined();
  });

  it("that ends may be brought back for a week, then it is gone with all in it", async () => {
    const group = await gathered("ben");
    await ask("ben", group, "For rain");
    const { groupId } = await seat("ann", group);
    await endGroup(db, groupId, true, now);
    expect(await findInvitation(db, hash("all"), now)).toBeUndefined();
    wait(6);
    await endGroup(db, groupId, true, now);
    expect(await eraseEnded(db, now)).toBe(0);
    await endGroup(db, groupId, false, now);
    wait(30);
    expect(await seen("ann", group)).toHaveLength(1);
    await endGroup(db, groupId, true, now);
    wait(7);
    expect(await findMembership(db, id("ann"), group, now)).toBeUndefined();
    expect(await eraseEnded(db, now)).toBe(1);
    for (const table of ["prayer_groups", "group_members", "group_requests"])
      expect(await db.sql(`SELECT * FROM ${table}`)).toEqual([]);
  });

  it("is closed by the operator at once, and may be opened again", async () => {
    const group = await gathered("ben");
    await ask("ben", group, "For rain");
    expect(await listAllGroups(db)).toMatchObject([{ name: "Tuesday", members: 2, requests: 1 }]);
    expect(await closeGroup(db, group, true, now)).toBe(true);
    expect(await findMembership(db, id("ann"), group, now)).toBeUndefined();
    expect(await listGroups(db, id("ann"), now)).toEqual([]);
    expect(await closeGroup(db, group, false, now)).toBe(true);
    expect(await seen("ann", group)).toHaveLength(1);
    expect(await closeGroup(db, "h".repeat(22), true, now)).toBe(false);
  });
});

describe("an invitation", () => {
  it("lets in once each, as many as it may, for a fortnight", async () => {
    const group = await begin();
    await invite(group, "two", 2);
    expect(await findInvitation(db, hash("two"), now)).toMatchObject({ by: "ANN" });
    expect(await join("ben", "two")).toEqual({ end: "in", handle: group });
    expect(await join("ben", "two")).toEqual({ end: "in", handle: group });
    wait(13);
    expect(await join("cyn", "two")).toEqual({ end: "in", handle: group });
    expect(await join("dan", "two")).toEqual({ end: "gone" });
    await invite(group, "late");
    now += invitationLasts;
    expect(await join("dan", "late")).toEqual({ end: "gone" });
    expect(await join("dan", "never")).toEqual({ end: "gone" });
    expect(await listMembers(db, (await seat("ann", group)).groupId)).toHaveLength(3);
  });

  it("is ended by hand, and goes with whoever made it", async () => {
    const group = await gathered("ben");
    const { groupId } = await seat("ann", group);
    await endInvitation(db, groupId, hash("all"));
    expect(await join("cyn", "all")).toEqual({ end: "gone" });
    await changeMember(db, await seat("ann", group), (await seat("ben", group)).handle, "promote");
    await invite(group, "bens", 9, "ben");
    expect(await listInvitations(db, groupId, now)).toHaveLength(1);
    await leaveGroup(db, await seat("ben", group));
    expect(await join("cyn", "bens")).toEqual({ end: "gone" });
  });

  it("of a group that asks first lets nobody see it until an owner says yes", async () => {
    const group = await begin("ann", "Quiet", true);
    await invite(group, "ask");
    expect(await join("ben", "ask")).toEqual({ end: "waiting", handle: group });
    expect(await findMembership(db, id("ben"), group, now)).toBeUndefined();
    expect(await listGroups(db, id("ben"), now)).toMatchObject([{ member: { state: "waiting" } }]);
    const owner = await seat("ann", group);
    const waiting = (await listMembers(db, owner.groupId))[1];
    expect(
      await changeMember(db, { ...owner, userId: id("ben") }, waiting?.handle ?? "", "admit"),
    ).toBe(false);
    expect(await changeMember(db, owner, waiting?.handle ?? "", "admit")).toBe(true);
    expect((await seat("ben", group)).state).toBe("member");
  });

  it("says when the group is full, and when somebody is in enough groups", async () => {
    const group = await gathered();
    const { groupId } = await seat("ann", group);
    for (let n = 1; n < groupLimits.members; n++) {
      const userId = await person(db, `m${n}x`);
      await joinGroup(db, userId, { tokenHash: hash("all"), own: own(`m${n}`) }, now);
    }
    expect(await listMembers(db, groupId)).toHaveLength(groupLimits.members);
    await invite(group, "more");
    expect(await join("ben", "more")).toEqual({ end: "full" });
    for (let n = 0; n < groupLimits.groups; n++) await begin("cyn", `Group ${n}`);
    const other = await begin("dan", "Other");
    await invite(other, "dans", 9, "dan");
    expect(await join("cyn", "dans")).toEqual({ end: "enough" });
  });
});

describe("who goes", () => {
  it("takes their requests along and sees nothing from then on", async () => {
    const group = await gathered("ben", "cyn");
    await ask("ben", group, "For rain");
    const ben = await seat("ben", group);
    expect(await leaveGroup(db, ben)).toBe(true);
    expect(await seen("ann", group)).toEqual([]);
    expect(await findMembership(db, id("ben"), group, now)).toBeUndefined();
    expect(await askGroup(db, ben, { words: "Still here" }, now)).toBeUndefined();
    expect(await join("ben", "all")).toMatchObject({ end: "in" });
  });

  it("by an owner's will finds the invitation gone, until the owner forgives", async () => {
    const group = await gathered("ben");
    await ask("ben", group, "Buy this");
    const [owner, ben] = [await seat("ann", group), await seat("ben", group)];
    expect(await changeMember(db, owner, ben.handle, "remove")).toBe(true);
    expect(await seen("ann", group)).toEqual([]);
    expect(await prayRequest(db, ben, "h".repeat(22), today())).toBe(false);
    expect(await join("ben", "all")).toEqual({ end: "gone" });
    expect(await changeMember(db, owner, ben.handle, "forgive")).toBe(true);
    expect(await join("ben", "all")).toMatchObject({ end: "in" });
  });

  it("as the only owner hands the group over first", async () => {
    const group = await gathered("ben");
    const [owner, ben] = [await seat("ann", group), await seat("ben", group)];
    expect(await leaveGroup(db, owner)).toBe(false);
    expect(await changeMember(db, ben, owner.handle, "remove")).toBe(false);
    await changeMember(db, owner, ben.handle, "promote");
    expect(await changeMember(db, await seat("ben", group), owner.handle, "remove")).toBe(true);
    expect((await seat("ann", group)).state).toBe("owner");
    expect(await leaveGroup(db, owner)).toBe(true);
    expect((await seat("ben", group)).state).toBe("owner");
  });

  it.each([
    ["their account", (userId: number) => deleteUser(db, userId)],
    ["the operator's help", (userId: number) => eraseAbout(db, { userId })],
  ])(
    "with %s leaves the group to who is there longest, and takes every word along",
    async (_, erase) => {
      const group = await gathered("ben", "cyn");
      const handle = await ask("ann", group, "For rain");
      await writeNote(db, await seat("ben", group), handle, { kind: "line", words: "A line" }, now);
      await erase(id("ann"));
      expect((await seat("ben", group)).state).toBe("owner");
      expect((await seat("cyn", group)).state).toBe("member");
      for (const table of ["group_requests", "group_notes"])
        expect(await db.sql(`SELECT * FROM ${table}`)).toEqual([]);
      await erase(id("ben"));
      await erase(id("cyn"));
      expect(await db.sql("SELECT * FROM prayer_groups")).toEqual([]);
    },
  );
});

describe("a request", () => {
  it("is sealed, sent once, changed and taken back by its writer alone", async () => {
    const group = await gathered("ben");
    const handle = await ask("ben", group, "For rain");
    expect(await ask("ben", group, "For rain")).toBe(handle);
    const [row] = await db.sql("SELECT words FROM group_requests");
    expect(isSealed(String(row?.words))).toBe(true);
    expect(await seen("ann", group)).toMatchObject([
      { words: "For rain", writer: "BEN", isMine: false },
    ]);
    const [ann, ben] = [await seat("ann", group), await seat("ben", group)];
    expect(await changeRequest(db, ann, handle, { words: "Mine" }, now)).toBe(false);
    expect(await changeRequest(db, ben, handle, { words: "For sun", person: "Mum" }, now)).toBe(
      true,
    );
    expect(await seen("ann", group)).toMatchObject([{ words: "For sun", person: "Mum" }]);
    expect(await takeBackRequest(db, ann, handle)).toBe(false);
    expect(await takeBackRequest(db, ben, handle)).toBe(true);
    expect(await seen("ben", group)).toEqual([]);
  });

  it("is one of twenty at the most", async () => {
    const group = await gathered();
    for (let n = 0; n < requestLimits.open; n++) await ask("ann", group, `For ${n}`);
    expect(await ask("ann", group, "One more")).toBe("");
    const [first] = await seen("ann", group);
    await takeBackRequest(db, await seat("ann", group), first?.handle ?? "");
    expect(await ask("ann", group, "One more")).not.toBe("");
  });

  it("is prayed once a day by each; its writer alone learns how often, and by whom of those who are named", async () => {
    const group = await gathered("cyn");
    await join("ben", "all", { ...own("ben"), isNamed: true });
    const handle = await ask("ann", group, "For rain");
    const [ben, cyn] = [await seat("ben", group), await seat("cyn", group)];
    const ann = await seat("ann", group);
    // What its writer prays of it themselves is nobody else's prayer for them.
    for (const member of [ben, ben, cyn, ann])
      expect(await prayRequest(db, member, handle, today())).toBe(true);
    const counts = [ann, ben].map((member) => countPraying(db, member, today().day));
    expect(await Promise.all(counts)).toEqual([2, 2]);
    expect(await seen("ben", group, "due")).toEqual([]);
    wait(1);
    expect(await seen("ben", group, "due")).toHaveLength(1);
    await prayRequest(db, ben, handle, today());
    const request = await getGroupRequest(db, ann, handle, today());
    expect(request).toMatchObject({ names: ["BEN"] });
    await writeNote(db, ben, handle, { kind: "line", words: "With you" }, now);
    expect(await seen("ann", group)).toMatchObject([
      { times: 3, lines: [{ words: "With you", by: "BEN" }] },
    ]);
    expect(await seen("ben", group)).toMatchObject([{ times: 0, names: [], lines: [], notes: [] }]);
  });

  it("rests sixty days after its last word; its writer is asked, others see it no more", async () => {
    const group = await gathered("ben");
    const handle = await ask("ann", group, "For rain");
    wait(restsAfter - 1);
    await writeNote(
      db,
      await seat("ann", group),
      handle,
      { kind: "update", words: "Still dry" },
      now,
    );
    wait(restsAfter - 1);
    expect(await seen("ben", group)).toMatchObject([{ notes: [{ words: "Still dry" }] }]);
    wait(1);
    expect(await seen("ben", group)).toEqual([]);
    expect(await getGroupRequest(db, await seat("ben", group), handle, today())).toBeUndefined();
    expect(await seen("ann", group, "resting")).toHaveLength(1);
    expect(await seen("ben", group, "resting")).toEqual([]);
    await changeRequest(db, await seat("ann", group), handle, "keep", now);
    expect(await seen("ben", group)).toHaveLength(1);
  });

  it("is answered with thanks, and may be asked again", async () => {
    const group = await gathered("ben");
    const handle = await ask("ann", group, "For rain");
    const ann = await seat("ann", group);
    const thanks = { kind: "thanks", words: "It rained" } as const;
    expect(await writeNote(db, await seat("ben", group), handle, thanks, now)).toBeUndefined();
    expect(await writeNote(db, ann, handle, thanks, now)).toBe("saved");
    expect(await seen("ben", group)).toEqual([]);
    expect(await seen("ben", group, "answered")).toMatchObject([{ notes: [thanks] }]);
    expect(await prayRequest(db, await seat("ben", group), handle, today())).toBe(false);
    await changeRequest(db, ann, handle, "again", now);
    expect(await seen("ben", group)).toHaveLength(1);
  });
});

describe("a line back", () => {
  it("is one from each, for the writer alone, who may block whoever sent it", async () => {
    const group = await gathered("ben", "cyn");
    const handle = await ask("ann", group, "For rain");
    const [ann, ben] = [await seat("ann", group), await seat("ben", group)];
    const line = (words: string) => ({ kind: "line", words }) as const;
    expect(await writeNote(db, ann, handle, line("Mine"), now)).toBeUndefined();
    expect(await writeNote(db, ben, handle, line("Thinking of you"), now)).toBe("saved");
    expect(await writeNote(db, ben, handle, line("Thinking of you"), now)).toBe("saved");
    expect(await writeNote(db, ben, handle, line("And another"), now)).toBe("full");
    expect(await seen("cyn", group)).toMatchObject([{ notes: [] }]);
    const request = await getGroupRequest(db, ann, handle, today());
    const [first] = request?.lines ?? [];
    expect(first).toMatchObject({ words: "Thinking of you", by: "BEN" });
    const note = first?.handle ?? "";
    expect(await removeLine(db, ben, note, { blocks: true, now })).toBe(false);
    expect(await removeLine(db, ann, note, { blocks: true, now })).toBe(true);
    expect(await writeNote(db, ben, handle, line("Again"), now)).toBeUndefined();
    const second = await ask("ann", group, "For sun");
    expect(await writeNote(db, ben, second, line("Again"), now)).toBeUndefined();
  });

  it("goes to nobody who wants none, and neither to nor from who is under 18", async () => {
    const group = await gathered("ben");
    await join("cyn", "all", own("cyn", true));
    const handle = await ask("ann", group, "For rain");
    const young = await ask("cyn", group, "For school");
    const line = { kind: "line", words: "A line" } as const;
    expect(await writeNote(db, await seat("ben", group), young, line, now)).toBeUndefined();
    expect(await writeNote(db, await seat("cyn", group), handle, line, now)).toBeUndefined();
    const cyn = await seat("cyn", group);
    const asked = { ...own("cyn", true), isNamed: true, takesLines: true, weekdays: null };
    await editMembership(db, cyn, asked);
    expect((await seat("cyn", group)).takesLines).toBe(false);
    const quiet = { ...own("ann"), isNamed: true, takesLines: false, weekdays: null };
    await editMembership(db, await seat("ann", group), quiet);
    expect(await writeNote(db, await seat("ben", group), handle, line, now)).toBeUndefined();
  });
});

describe("a report", () => {
  it("takes along what the reporter saw, sealed, and loses the words with their writer's account", async () => {
    const group = await gathered("ben");
    const handle = await ask("ben", group, "Buy this");
    await writeNote(db, await seat("ben", group), handle, { kind: "update", words: "Cheap" }, now);
    const membership = await findMembership(db, id("ann"), group, now);
    if (!membership) throw new Error("nobody");
    const about = await findReportable(db, membership.member, { kind: "request", handle }, today());
    if (!about) throw new Error("nothing");
    expect(await addReport(db, membership, { ...about, reason: "He sells" }, now)).toBe(true);
    const [row] = await db.sql("SELECT words, reason FROM group_reports");
    expect([row?.words, row?.reason].map(String).every(isSealed)).toBe(true);
    const words = "Buy this\n\nCheap";
    const shown = { words, reason: "He sells", by: "ann", aboutName: "BEN", groupName: "Tuesday" };
    expect(await listReports(db)).toMatchObject([shown]);
    await deleteUser(db, id("ben"));
    expect(await listReports(db)).toMatchObject([{ ...shown, words: null }]);
    const [report] = await listReports(db);
    expect(await settleReport(db, id("cyn"), report?.handle ?? "", now)).toBe(true);
    expect(await listReports(db)).toEqual([]);
  });

  it("of a long request takes as much as a report holds", async () => {
    const group = await gathered("ben");
    const handle = await ask("ben", group, "🙏".repeat(2000));
    for (const mark of ["🕊", "🌿"]) {
      const words = mark.repeat(2000);
      await writeNote(db, await seat("ben", group), handle, { kind: "update", words }, now);
    }
    const membership = await findMembership(db, id("ann"), group, now);
    if (!membership) throw new Error("nobody");
    const about = await findReportable(db, membership.member, { kind: "request", handle }, today());
    if (!about) throw new Error("nothing");
    expect(await addReport(db, membership, about, now)).toBe(true);
    expect((await listReports(db))[0]?.words).toHaveLength(longestReport);
  });

  it("is about what one sees: a person, a line to oneself, no request of one's own", async () => {
    const group = await gathered("ben");
    const handle = await ask("ann", group, "For rain");
    const [ann, ben] = [await seat("ann", group), await seat("ben", group)];
    await writeNote(db, ben, handle, { kind: "line", words: "A line" }, now);
    const request = await getGroupRequest(db, ann, handle, today());
    const line = request?.lines[0]?.handle ?? "";
    const found = (by: typeof ann, kind: "request" | "line" | "person", of: string) =>
      findReportable(db, by, { kind, handle: of }, today());
    expect(await found(ann, "line", line)).toMatchObject({ words: "A line", aboutId: id("ben") });
    expect(await found(ben, "line", line)).toBeUndefined();
    expect(await found(ann, "request", handle)).toBeUndefined();
    expect(await found(ben, "person", ann.handle)).toMatchObject({ words: null, aboutName: "ANN" });
    expect(await found(ben, "person", ben.handle)).toBeUndefined();
  });
});

it("two at once lose nothing: an edit and the way back, an answer and an update, an owner who leaves while one joins", async () => {
  const group = await gathered("ben");
  const [ann, ben] = [await seat("ann", group), await seat("ben", group)];
  const handle = await ask("ann", group, "For rain");
  await Promise.all([
    writeNote(db, ann, handle, { kind: "update", words: "Clouds" }, now),
    writeNote(db, ann, handle, { kind: "thanks", words: "It rained" }, now),
  ]);
  const [answered] = await seen("ben", group, "answered");
  expect(answered?.notes.map(({ words }) => words).sort()).toEqual(["Clouds", "It rained"]);
  await Promise.all([
    changeRequest(db, ann, handle, { words: "For snow" }, now),
    takeBackRequest(db, ann, handle),
  ]);
  expect(await db.sql("SELECT * FROM group_requests")).toEqual([]);
  await changeMember(db, ann, ben.handle, "promote");
  const left = await Promise.all([leaveGroup(db, ann), leaveGroup(db, ben), join("cyn", "all")]);
  expect(left.slice(0, 2).filter(Boolean)).toHaveLength(1);
  const members = await listMembers(db, ann.groupId);
  expect(members.filter(({ state }) => state === "owner")).toHaveLength(1);
});

it("six live in one group for four weeks, and the one who harasses is stopped by what writer and owner can do", async () => {
  const group = await gathered("ben", "cyn", "dan", "eve");
  const written: string[] = [];
  for (const name of ["ann", "ben", "cyn", "dan"])
    written.push(await ask(name, group, `Of ${name}`));
  for (let week = 0; week < 4; week++) {
    for (const name of ["ann", "ben", "cyn"])
      for (const request of await seen(name, group, "due"))
        await prayRequest(db, await seat(name, group), request.handle, today());
    wait(7);
  }
  const [first = ""] = written;
  const eve = await seat("eve", group);
  for (const handle of written)
    await writeNote(db, eve, handle, { kind: "line", words: "Call me" }, now);
  const ann = await seat("ann", group);
  const request = await getGroupRequest(db, ann, first, today());
  if (!request) throw new Error("lost");
  expect(request).toMatchObject({ times: 8, names: [] });
  await removeLine(db, ann, request.lines[0]?.handle ?? "", { blocks: true, now });
  await changeMember(db, ann, eve.handle, "remove");
  expect(await join("eve", "all")).toEqual({ end: "gone" });
  const removed = ["eve", "ben"].map((name) => groupLeft(db, id(name), group, now));
  expect(await Promise.all(removed)).toEqual(["Tuesday", undefined]);
  await invite(group, "new", 1);
  await endInvitation(db, ann.groupId, hash("all"));
  expect(await join("fay", "all")).toEqual({ end: "gone" });
  expect(await join("fay", "new")).toMatchObject({ end: "in" });
  expect((await seen("fay", group)).map(({ words }) => words).sort()).toEqual([
    "Of ann",
    "Of ben",
    "Of cyn",
    "Of dan",
  ]);
  expect(days).toBe(28);
});

it("what a person takes along holds their own words, opened", async () => {
  const group = await gathered("ben");
  const handle = await ask("ben", group, "For rain");
  await writeNote(db, await seat("ben", group), handle, { kind: "update", words: "Clouds" }, now);
  await prayRequest(db, await seat("ann", group), handle, today());
  const rows = async (name: keyof typeof personalRows, of: string) => {
    const found: unknown[] = [];
    for await (const batch of batchesOf(db, personalRows[name], id(of), 50)) found.push(...batch);
    return found;
  };
  expect(await rows("groups", "ben")).toMatchObject([{ group: "Tuesday", knownAs: "BEN" }]);
  expect(await rows("groupRequests", "ben")).toMatchObject([
    { words: "For rain", group: "Tuesday" },
  ]);
  expect(await rows("groupNotes", "ben")).toMatchObject([{ words: "Clouds", kind: "update" }]);
  expect(await rows("groupPrayers", "ann")).toMatchObject([{ day: today().day }]);
  expect(await rows("groupRequests", "ann")).toEqual([]);
});
