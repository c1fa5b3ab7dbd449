import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress, unconfirmAddress } from "#db/accounts/confirmed-addresses.server";
import { personalRows } from "#db/accounts/personal-data/kinds.server";
import { batchesOf } from "#db/accounts/personal-data/personal-rows.server";
import { saveTimeZone } from "#db/accounts/preferences.server";
import { deleteUser } from "#db/accounts/users.server";
import {
  countNewRequests,
  dueGroupLetters,
  endGroupLetters,
  findGroupLetter,
  type GroupWishes,
  groupLetterSent,
  groupWishes,
  leaveGroupLetter,
  orderGroupLetters,
  saveGroupWishes,
  wantedLetter,
} from "#db/groups/group-letters.server";
import { askGroup, takeBackRequest, writeNote } from "#db/groups/group-requests.server";
import {
  addGroup,
  addInvitation,
  endGroup,
  findMembership,
  forgetInvitations,
  groupLimits,
  invitationBudgets,
  invitationLasts,
  joinGroup,
} from "#db/groups/groups.server";
import { changeMember, leaveGroup } from "#db/groups/members.server";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { closeGroup } from "#db/operator/groups.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

const day = 86_400_000;

let db: TestEngine;
let now: number;
let group: string;
const ids: Record<string, number> = {};
const id = (name: string) => ids[name] ?? 0;

const seat = async (name: string) => {
  const found = await findMembership(db, id(name), group, now);
  if (!found) throw new Error(`${name} is not in it`);
  return found.member;
};
const ask = async (name: string, words: string) =>
  (await askGroup(db, await seat(name), { words }, now)) ?? "";
const wish = async (name: string, wishes: GroupWishes) => {
  await saveGroupWishes(db, await seat(name), wishes, { dueAt: () => now + day, now });
  now += 1;
};
const waiting = () =>
  db.sql(`SELECT kind, "userId", item FROM outbox WHERE state = 'waiting' ORDER BY id`);

beforeEach(async () => {
  db = await openSealed();
  now = Date.UTC(2027, 0, 4, 8);
  for (const name of ["ann", "ben", "cyn"]) {
    ids[name] = await person(db, name);
    await confirmAddress(db, { id: id(name), email: `${name}@example.org` }, now);
  }
  const own = (name: string) => ({ name, isUnder18: false, isNamed: false });
  const words = { name: "Tuesdays", asksFirst: false };
  group = (await addGroup(db, id("ann"), { words, own: own("Ann") }, now)) ?? "";
  const tokenHash = "h".repeat(43);
  await addInvitation(db, await seat("ann"), { tokenHash, uses: 9 }, now);
  for (const name of ["ben", "cyn"])
    await joinGroup(db, id(name), { tokenHash, own: own(name) }, now);
});

/** A morning: what is due is ordered, as by so many instances that look at once. */
async function morning(instances = 1): Promise<void> {
  now += day;
  const due = await dueGroupLetters(db, now, 20);
  const on = new Date(now).toISOString().slice(0, 10);
  const orders = due.map((row) => ({ row, on, next: now + day }));
  await Promise.all(Array.from({ length: instances }, () => orderGroupLetters(db, orders, now)));
}

/** What waits goes out. @returns of how many requests each letter tells. */
async function send(): Promise<number[]> {
  const told: number[] = [];
  for (;;) {
    const letter = await leaseLetter(db, 90, now);
    if (!letter) return told;
    const wanted = await wantedLetter(db, letter.groupLetterId);
    told.push(wanted ? await countNewRequests(db, wanted.letter, letter.createdAt) : 0);
    await db.write(async (tx) => {
      await settleLetter(tx, letter, { state: "sent" }, now);
      await groupLetterSent(tx, letter.groupLetterId ?? 0, letter.createdAt);
    });
  }
}

describe("news of a group by letter", () => {
  it("comes to who asked for it, of what others asked since, once by however many instances", async () => {
    await ask("ann", "Before anybody wanted to know");
    await wish("ben", { news: "daily" });
    await morning();
    expect(await waiting()).toEqual([]);
    await ask("ann", "For rain");
    await ask("cyn", "For sun");
    await ask("ben", "His own");
    await morning(3);
    expect(await waiting()).toEqual([
      { kind: "group-news", userId: id("ben"), item: "2027-01-06" },
    ]);
    now += 1;
    await ask("cyn", "Asked while the letter waits");
    expect(await send()).toEqual([2]);
    await morning();
    expect(await send()).toEqual([1]);
    await morning();
    expect(await waiting()).toEqual([]);
  });

  it("tells nothing of what was taken back or answered, and loses nothing that was not sent", async () => {
    await wish("ben", { news: "daily" });
    await ask("ann", "For rain");
    const back = await ask("ann", "Taken back");
    const answered = await ask("ann", "Answered");
    await takeBackRequest(db, await seat("ann"), back);
    await writeNote(db, await seat("ann"), answered, { kind: "thanks", words: "It is" }, now);
    await morning();
    // The letter still waits the next morning: no other comes beside it.
    await ask("cyn", "For sun");
    await morning();
    expect(await waiting()).toHaveLength(1);
    const letter = await leaseLetter(db, 90, now);
    await db.write((tx) => settleLetter(tx, letter as never, { state: "refused" }, now));
    await morning();
    expect(await send()).toEqual([2]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["who left", async () => leaveGroup(db, await seat("ben"))],
    [
      "who was removed",
      async () => changeMember(db, await seat("ann"), (await seat("ben")).handle, "remove"),
    ],
    ["whose address is not confirmed any more", () => unconfirmAddress(db, id("ben"))],
    ["whose group ends", async () => endGroup(db, (await seat("ann")).groupId, true, now)],
    ["whose group is closed", () => closeGroup(db, group, true, now)],
    ["who is deleted", () => deleteUser(db, id("ben"))],
    ["who left it by its link", async () => leaveGroupLetter(db, await handle())],
    ["who asked for none any more", () => wish("ben", {})],
  ])("comes no more to one %s, not even what was ordered", async (_, change) => {
    await wish("ben", { news: "daily" });
    await ask("ann", "For rain");
    await morning();
    const [ordered] = await db.sql('SELECT "groupLetterId" AS id FROM outbox');
    await change();
    expect(await wantedLetter(db, Number(ordered?.id))).toBeUndefined();
    await morning();
    expect((await waiting()).length).toBeLessThanOrEqual(1);
    expect(await dueGroupLetters(db, now + 99 * day, 9)).toEqual([]);
  });

  const handle = async () =>
    String((await db.sql("SELECT handle FROM group_letters ORDER BY id"))[0]?.handle);

  it("names its group on the page of its link, and ends all of who has no mailbox", async () => {
    await wish("ben", { news: "weekly", plan: "daily" });
    expect(await groupWishes(db, await seat("ben"))).toEqual({ news: "weekly", plan: "daily" });
    expect(await findGroupLetter(db, await handle())).toEqual({ kind: "news", group: "Tuesdays" });
    await wish("ben", { news: "daily", plan: "daily" });
    expect(await groupWishes(db, await seat("ben"))).toEqual({ news: "daily", plan: "daily" });
    await db.write((tx) => endGroupLetters(tx, 1));
    expect(await groupWishes(db, await seat("ben"))).toEqual({});
    expect(await findGroupLetter(db, "x".repeat(22))).toBeUndefined();
  });

  it("is asked for by members alone, and does not come back with one who was removed", async () => {
    const ben = await seat("ben");
    await wish("ben", { news: "daily" });
    await changeMember(db, await seat("ann"), ben.handle, "remove");
    await saveGroupWishes(db, ben, { news: "daily" }, { dueAt: () => now, now });
    expect(await db.sql("SELECT * FROM group_letters")).toEqual([]);
  });

  it("moves with its reader to another time zone, and is in the copy of their data", async () => {
    await wish("ben", { news: "daily" });
    const moved = { letter: () => now + 5, rest: () => 0, bell: () => 0 };
    const zone = { zone: "Asia/Tokyo", isChosen: false };
    await saveTimeZone(db, id("ben"), zone, { now, moved });
    const [due] = await dueGroupLetters(db, now + 5, 9);
    expect(due).toMatchObject({ zone: "Asia/Tokyo", email: "ben@example.org" });
    const found: unknown[] = [];
    for await (const batch of batchesOf(db, personalRows.groupLetters, id("ben"), 9))
      found.push(...batch);
    expect(found).toMatchObject([{ group: "Tuesdays", kind: "news", rhythm: "daily" }]);
  });
});

describe("an invitation by letter", () => {
  const invite = async (mark: string, keys: { person?: string; mailbox?: string } = {}) => {
    const { person = "p", mailbox = mark } = keys;
    const [inviter, box] = [person, mailbox].map((key) => key.padEnd(43, "k"));
    const letter = { sealed: `sealed ${mark}`, person: inviter ?? "", mailbox: box ?? "" };
    const tokenHash = mark.padEnd(43, "m");
    return addInvitation(db, await seat("ann"), { tokenHash, uses: 1, letter }, now);
  };

  it("goes from one person ten times a day, and to one mailbox three times, which nobody learns", async () => {
    for (let n = 0; n < 5; n++) expect(await invite(`a${n}`, { mailbox: "one" })).toBe("made");
    expect(await waiting()).toHaveLength(invitationBudgets.mailbox);
    for (let n = 5; n < invitationBudgets.person; n++) expect(await invite(`a${n}`)).toBe("made");
    expect(await invite("too-many")).toBe("enough");
    now += day;
    expect(await invite("next-day")).toBe("made");
    await invite("again", { mailbox: "one" });
    expect(await waiting()).toHaveLength(invitationBudgets.mailbox + 6);
  });

  it("counts among the links of its group", async () => {
    for (let n = 1; n < groupLimits.invitations; n++) await invite(`a${n}`, { person: `p${n}` });
    expect(await invite("one-more", { person: "q" })).toBe("full");
  });

  it("that never went is forgotten with its invitation, and goes with whoever sent it", async () => {
    await invite("late");
    await forgetInvitations(db, now);
    expect(await waiting()).toHaveLength(1);
    await forgetInvitations(db, now + invitationLasts);
    expect(await waiting()).toEqual([]);
    expect(await db.sql("SELECT * FROM group_invitations")).toEqual([]);
    await invite("gone");
    await deleteUser(db, id("ann"));
    expect(await waiting()).toEqual([]);
  });
});
