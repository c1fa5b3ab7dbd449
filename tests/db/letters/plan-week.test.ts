import { expect, it, vi } from "vitest";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { askForPlan, beginPlan, changePlan, planLetterById } from "#db/letters/plan-letters.server";
import { confirmSubscription, saveVerses, versesOf } from "#db/letters/subscription-letters.server";
import { subscribe } from "#db/subscriptions/subscribers.server";
import { composeLetter, noteOutcome } from "~/letters/delivery.server";
import { letterText } from "~/letters/letter.server";
import { nextMorning, orderMornings } from "~/letters/mornings.server";
import { dayIn } from "~/runtime/time-zone.server";
import { openEngine, type TestEngine } from "../engine";

const clock = vi.hoisted(() => ({ at: 0 }));
vi.mock("~/runtime/clock.server", () => ({ now: () => clock.at }));

const hour = 3_600_000;
const key = "k".repeat(43);

type Got = { at: string; subject: string; text: string };

/** What the two workers of two instances do at this moment. @returns the letters that went. */
async function work(db: TestEngine): Promise<Got[]> {
  await Promise.all([orderMornings(db), orderMornings(db)]);
  const got: Got[] = [];
  for (;;) {
    const letter = await leaseLetter(db, 90_000, clock.at);
    if (!letter) return got;
    const composed = await composeLetter(db, letter);
    const outcome = { state: "words" in composed ? "sent" : "dropped" } as const;
    await db.write(async (tx) => {
      await settleLetter(tx, letter, outcome, clock.at);
      await noteOutcome(tx, letter, outcome, clock.at);
    });
    if (!("words" in composed)) continue;
    const { words } = composed;
    const at = new Date(clock.at).toISOString().slice(0, 16);
    got.push({ at, subject: words.subject, text: letterText(words) });
  }
}

it("a plan by letter: a pause, a change of clocks, two journeys, and nothing after the last day", async () => {
  const db = await openEngine();
  const got: Got[] = [];
  /** Lets time pass, an hour at a time. */
  const until = async (moment: string) => {
    for (; clock.at <= Date.parse(moment); clock.at += hour) got.push(...(await work(db)));
  };
  const plan = async () => {
    const found = await planLetterById(db, 1);
    if (!found) throw new Error("It is not there");
    return found;
  };
  const change = async (state: "running" | "paused", zone?: string) => {
    const row = { ...(await plan()), ...(zone && { zone }) };
    const dueAt = state === "running" ? nextMorning(row, { after: clock.at, ...row }) : undefined;
    await changePlan(db, 1, { state, zone: row.zone, dueAt });
  };

  // Sunday evening in New York, a week before clocks change there.
  clock.at = Date.parse("2026-10-26T00:00:00Z");
  const morning = { hour: 7, zone: "America/New_York" };
  const asked = { email: "ann@example.org", planId: "anxiety-plan", ...morning };
  await askForPlan(db, asked, key, clock.at);
  await until("2026-10-26T01:00:00Z");
  expect(got.map(({ subject }) => subject)).toEqual(["Shall we send you “Dealing with Anxiety”?"]);
  await beginPlan(db, 1, { key, dueAt: nextMorning(morning, { after: clock.at }) }, clock.at);
  got.length = 0;

  await until("2026-10-27T16:00:00Z");
  await change("paused");
  await until("2026-10-30T16:00:00Z");
  await change("running");
  await until("2026-11-01T20:00:00Z");
  await change("running", "Asia/Tokyo");
  await until("2026-11-02T00:00:00Z");
  await change("running", "Pacific/Honolulu");
  await until("2026-11-08T00:00:00Z");

  expect(got.map(({ at, subject }) => [at, subject.split(":")[0]])).toEqual([
    ["2026-10-26T11:00", "Day 1"],
    ["2026-10-27T11:00", "Day 2"],
    ["2026-10-31T11:00", "Day 3"],
    // An hour later by UTC, at the same hour of the clock.
    ["2026-11-01T12:00", "Day 4"],
    ["2026-11-01T22:00", "Day 5"],
    ["2026-11-03T17:00", "Day 6"],
    ["2026-11-04T17:00", "Day 7"],
  ]);
  const zones = [...Array(4).fill("America/New_York"), "Asia/Tokyo", "Pacific/Honolulu"];
  const days = got.map(({ at }, index) => dayIn(zones[Math.min(index, 5)], new Date(`${at}:00Z`)));
  expect(new Set(days).size).toBe(7);
  expect(got.at(-1)?.text).toContain("This was the last day");
  expect(got.slice(0, -1).some(({ text }) => text.includes("This was the last day"))).toBe(false);
  expect(await plan()).toMatchObject({ state: "ended", dueAt: null });
});

it("what is six hours late waits for a morning after the last one's day", async () => {
  const db = await openEngine();
  const zone = "Pacific/Honolulu";
  const dueAt = Date.parse("2026-11-23T16:00:00Z");
  await subscribe(db, { email: "ben@example.org", tags: [], letterKey: key }, 1);
  await confirmSubscription(db, { id: 1, email: "ben@example.org" }, key, 2);
  await askForPlan(db, { email: "ben@example.org", planId: "anxiety-plan", hour: 6, zone }, key, 1);
  await beginPlan(db, 1, { key, dueAt }, 2);
  await db.sql("DELETE FROM outbox");
  /** @returns the letters' kinds, and what stands of both afterwards. */
  const look = async (late: number) => {
    await saveVerses(db, 1, { rhythm: "daily", zone, dueAt });
    await changePlan(db, 1, { state: "running", zone, dueAt });
    // A journey west: the 24th has been, and is still to come.
    for (const table of ["verse_letters", "plan_letters"])
      await db.sql(`UPDATE ${table} SET "lastOn" = '2026-11-24'`);
    clock.at = dueAt + late;
    expect(await orderMornings(db)).toBe(2);
    const letters = await db.sql("SELECT kind FROM outbox ORDER BY kind");
    const both = [await versesOf(db, 1), await planLetterById(db, 1)];
    const next = new Set(both.map((row) => `${row?.lastOn} ${row?.dueAt?.toISOString()}`));
    return [letters.map(({ kind }) => kind), ...next];
  };

  expect(await look(6 * hour)).toEqual([[], "2026-11-24 2026-11-25T16:00:00.000Z"]);
  expect(await look(6 * hour - 1)).toEqual([
    ["plan-day", "verse"],
    "2026-11-23 2026-11-24T16:00:00.000Z",
  ]);
});
