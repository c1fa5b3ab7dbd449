import { beforeEach, describe, expect, it, vi } from "vitest";
import { confirmAddress, unconfirmAddress } from "#db/accounts/confirmed-addresses.server";
import { saveTimeZone } from "#db/accounts/preferences.server";
import { deleteUser } from "#db/accounts/users.server";
import {
  deleteBell,
  dueBells,
  endBellLetters,
  getBell,
  type Ring,
  saveBell,
  wantedBell,
} from "#db/letters/bells.server";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { addPrayer, markPrayed } from "#db/prayers/prayers.server";
import { composeLetter, noteOutcome } from "~/letters/delivery.server";
import { letterText } from "~/letters/letter.server";
import { firstRing, nextRing, orderMornings } from "~/letters/mornings.server";
import { hourIn, weekdayIn } from "~/runtime/time-zone.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

const clock = vi.hoisted(() => ({ at: 0 }));
vi.mock("~/runtime/clock.server", () => ({ now: () => clock.at }));

const minute = 60_000;
const hour = 60 * minute;
const everyDay = "Sun Mon Tue Wed Thu Fri Sat";
const secret = "Nachtigallenschlag";

let db: TestEngine;
const zones = ["Europe/London", "America/New_York", "Asia/Kolkata", "Australia/Sydney"];

const change = (id: number, bell: Parameters<typeof saveBell>[2]) =>
  saveBell(db, id, bell, { now: clock.at, nextRing });

async function ringer(name: string, bell: Parameters<typeof saveBell>[2] = {}) {
  const id = await person(db, name);
  await confirmAddress(db, { id, email: `${name}@example.org` }, 1);
  const at = { day: "2020-01-01", now: 1, quota: 9 };
  await addPrayer(db, id, { text: `${secret} ${name}` }, at);
  const ring = { weekdays: everyDay, hours: "7 22", zone: "Etc/UTC", byLetter: true, ...bell };
  expect(await change(id, ring)).toBe(true);
  return id;
}

/** What the workers of two instances do at this moment. @returns whom letters went to, and what they say. */
async function work(outcomeOf = "sent" as "sent" | "refused") {
  await Promise.all([orderMornings(db), orderMornings(db)]);
  const got: { to: string; text: string }[] = [];
  for (;;) {
    const letter = await leaseLetter(db, 90_000, clock.at);
    if (!letter) return got;
    const composed = await composeLetter(db, letter);
    const outcome =
      "words" in composed
        ? ({ state: outcomeOf, reason: "RCPT 550 5.1.1" } as const)
        : ({ state: "dropped" } as const);
    await db.write(async (tx) => {
      await settleLetter(tx, letter, outcome, clock.at);
      await noteOutcome(tx, letter, outcome, clock.at);
    });
    if ("words" in composed) got.push({ to: composed.to, text: letterText(composed.words) });
  }
}

beforeEach(async () => {
  db = await openSealed();
  clock.at = Date.parse("2027-03-08T00:10:00Z");
});

describe("a week of bells in four zones, by two instances", () => {
  it.each([
    ["New York", "2027-03-12T00:00:00Z"],
    ["London", "2027-03-25T00:00:00Z"],
    ["Sydney", "2027-04-01T00:00:00Z"],
  ])("over the change of clocks in %s: each once, at its hour of the clock", async (_, begin) => {
    // In Kolkata whole hours are half ones of UTC.
    clock.at = Date.parse(begin) + 35 * minute;
    for (const [at, zone] of zones.entries()) await ringer(`zone${at}`, { zone });
    const rung: string[] = [];
    for (let step = 0; step < 7 * 24; step++) {
      clock.at += hour;
      for (const { to } of await work()) {
        const zone = zones[Number(to[4])];
        const at = new Date(clock.at);
        rung.push(`${to[4]} ${weekdayIn(zone, at)} ${hourIn(zone, at)}`);
      }
    }
    const whole = zones.flatMap((_, at) =>
      everyDay.split(" ").flatMap((day) => [`${at} ${day} 7`, `${at} ${day} 22`]),
    );
    expect(rung.toSorted()).toEqual(whole.toSorted());
  });

  it("an hour that is left out rings at the next there is; one that comes twice rings once", () => {
    const ring = { weekdays: everyDay, hours: "2", zone: "America/New_York", restsUntil: null };
    const iso = (after: string) => new Date(nextRing(ring, Date.parse(after))).toISOString();
    expect(iso("2027-03-14T00:00:00-05:00")).toBe("2027-03-14T07:00:00.000Z");
    const twice = { ...ring, hours: "1" };
    const first = nextRing(twice, Date.parse("2027-11-07T04:00:00Z"));
    expect(new Date(first).toISOString()).toBe("2027-11-07T05:00:00.000Z");
    expect(new Date(nextRing(twice, first)).toISOString()).toBe("2027-11-08T06:00:00.000Z");
  });
});

describe("a bell", () => {
  const atSeven = Date.parse("2027-03-08T07:00:00Z");

  it("rings on its days alone, and rests until the day that is said", async () => {
    const id = await ringer("ann", { weekdays: "Mon Fri", hours: "7 12" });
    const next = async () => (await getBell(db, id))?.dueAt?.toISOString().slice(0, 13);
    expect(await next()).toBe("2027-03-08T07");
    clock.at = atSeven;
    expect(await work()).toHaveLength(1);
    expect(await next()).toBe("2027-03-08T12");
    await change(id, { restsUntil: "2027-03-15" });
    expect(await next()).toBe("2027-03-15T07");
    clock.at += 5 * hour;
    expect(await work()).toEqual([]);
    await change(id, { restsUntil: null });
    expect(await next()).toBe("2027-03-12T07");
    const bell = await getBell(db, id);
    expect(bell && firstRing(bell)).toBe("2027-03-12");
  });

  it("that was ordered says nothing once it rests, is off, is late, or all is prayed", async () => {
    const [ann, ben, cyn, dan, eve] = [
      await ringer("ann"),
      await ringer("ben"),
      await ringer("cyn"),
      await ringer("dan"),
      await ringer("eve"),
    ];
    clock.at = atSeven;
    expect(await orderMornings(db)).toBe(5);
    await change(ann, { restsUntil: "2027-03-15" });
    await deleteBell(db, ben);
    await change(cyn, { byLetter: false });
    const [{ handle = "" } = {}] = await db.sql(
      `SELECT handle FROM prayers WHERE "userId" = ${dan}`,
    );
    await markPrayed(db, dan, String(handle), { day: "2027-03-08", now: clock.at });
    expect((await work()).map(({ to }) => to)).toEqual(["eve@example.org"]);
    expect(await db.sql("SELECT * FROM outbox WHERE state = 'waiting'")).toEqual([]);
    expect(await wantedBell(db, eve)).toBeDefined();
  });

  it("whose hour passed while no server ran is let go, not rung in the night", async () => {
    await ringer("ann");
    await ringer("ben", { hours: "22" });
    clock.at = atSeven + hour;
    expect(await work()).toEqual([]);
    clock.at = Date.parse("2027-03-08T22:59:59Z");
    expect(await work()).toHaveLength(2);
    // Ordered in time, and sent by a mail server that was away.
    clock.at = Date.parse("2027-03-09T07:30:00Z");
    await orderMornings(db);
    clock.at += hour + 1;
    expect(await work()).toEqual([]);
  });

  it("says no word of a prayer, but to whom it was told to, while no lock is on", async () => {
    await ringer("ann");
    const ben = await ringer("ben", { withWords: true });
    clock.at = atSeven;
    const [ann, withWords] = (await work()).toSorted((a, b) => a.to.localeCompare(b.to));
    expect(ann?.text).not.toMatch(new RegExp(`${secret}|ann`));
    expect(ann?.text).toMatch(/Pray my list:\n\S+\/account\/prayers\/pray\n/);
    expect(withWords?.text).toContain(`${secret} ben`);
    await db.sql(`INSERT INTO account_locks ("userId", "keyId", "wrappedBy", "byPassword", "byCode", "dataKey", "lockedAt")
      SELECT ${ben}, "keyId", "wrappedBy", wrapped, wrapped, wrapped, 1 FROM account_keys WHERE "userId" = ${ben}`);
    clock.at = Date.parse("2027-03-08T22:00:00Z");
    for (const { text } of await work()) expect(text).not.toContain(secret);
  });

  it("goes to a confirmed address alone, and no more to one that is none", async () => {
    const ann = await ringer("ann");
    const ben = await ringer("ben");
    await unconfirmAddress(db, ben);
    clock.at = atSeven;
    expect(await work("refused")).toHaveLength(1);
    expect(await getBell(db, ann)).toMatchObject({ byLetter: false, dueAt: null });
    await confirmAddress(db, { id: ben, email: "ben@example.org" }, clock.at);
    clock.at += 2 * hour;
    expect(await work()).toEqual([]);
    expect(await getBell(db, ben)).toMatchObject({ byLetter: true });
    const ended = () => db.write((tx) => endBellLetters(tx, { email: "ben@example.org" }));
    expect([await ended(), await ended()]).toEqual([true, false]);
    await deleteUser(db, ben);
    expect(await getBell(db, ben)).toBeUndefined();
  });

  it("moves with its person to another zone, where the same date and hour ring no second time", async () => {
    const id = await ringer("ann", { zone: "Europe/Berlin", hours: "7" });
    const moved = (zone: string) => ({
      letter: () => 0,
      rest: () => 0,
      bell: (ring: Ring) => nextRing({ ...ring, zone }),
    });
    const go = (zone: string) =>
      saveTimeZone(db, id, { zone, isChosen: true }, { now: clock.at, moved: moved(zone) });
    await go("Europe/Berlin");
    clock.at = Date.parse("2027-03-08T06:00:00Z");
    expect(await work()).toHaveLength(1);
    await go("America/New_York");
    expect(await getBell(db, id)).toMatchObject({
      zone: "America/New_York",
      dueAt: new Date("2027-03-08T12:00:00Z"),
    });
    clock.at = Date.parse("2027-03-08T12:00:00Z");
    expect(await work()).toEqual([]);
    clock.at += 24 * hour;
    expect(await work()).toHaveLength(1);
    // Chosen apart from the day's zone, it stays.
    await change(id, { zone: "Asia/Tokyo" });
    await go("Europe/Rome");
    expect((await getBell(db, id))?.zone).toBe("Asia/Tokyo");
  });

  it("is made by the form alone, and keeps its name through every change", async () => {
    const id = await person(db, "ann");
    expect(await change(id, { calendarAt: new Date(5) })).toBe(false);
    expect(await getBell(db, id)).toBeUndefined();
    await change(id, { weekdays: "Mon", hours: "7", zone: "Etc/UTC" });
    const { handle = "", ...bell } = (await getBell(db, id)) ?? {};
    expect(bell).toMatchObject({
      byLetter: false,
      withWords: false,
      dueAt: null,
      calendarAt: null,
    });
    await change(id, { calendarAt: new Date(5), hours: "8" });
    expect(await getBell(db, handle)).toMatchObject({ userId: id, calendarAt: new Date(5) });
    expect(await dueBells(db, Number.MAX_SAFE_INTEGER / 1_000, 9)).toEqual([]);
  });
});
