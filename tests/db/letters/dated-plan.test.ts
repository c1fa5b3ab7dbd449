import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { addDays } from "#content/year/days";
import { leaseLetter, settleLetter } from "#db/letters/outbox.server";
import { askForPlan, beginPlan, planLetterById } from "#db/letters/plan-letters.server";
import { noteOutcome } from "~/letters/delivery.server";
import { nextPlanMorning, orderMornings } from "~/letters/mornings.server";
import { planLetters } from "~/letters/reader-letters.server";
import { withSettings } from "../../support/settings";
import { openEngine, type TestEngine } from "../engine";

const key = "k".repeat(43);
const asked = { email: "ann@example.org", planId: "advent-plan", hour: 7, zone: "Europe/Berlin" };

let db: TestEngine;

beforeEach(async () => {
  withSettings({ LOG_LEVEL: "silent" });
  vi.useFakeTimers({ toFake: ["Date"] });
  db = await openEngine();
});
afterEach(() => void vi.useRealTimers());

/** Confirmed in the evening of a day. */
async function begin(day: string): Promise<void> {
  vi.setSystemTime(`${day}T20:00:00Z`);
  await askForPlan(db, asked, key, Date.now());
  await db.sql("DELETE FROM outbox");
  const dueAt = nextPlanMorning(asked.planId, asked, { after: Date.now() });
  await beginPlan(db, 1, { key, dueAt }, Date.now());
}

/** What comes in the mornings from one day to another. */
async function mornings(from: string, to: string): Promise<string[]> {
  const letters: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    vi.setSystemTime(`${day}T06:05:00Z`);
    await orderMornings(db);
    const letter = await leaseLetter(db, 90, Date.now());
    if (!letter) continue;
    const composed = await planLetters["plan-day"](db, letter);
    if ("dropped" in composed) throw new Error(composed.dropped);
    const isLast = JSON.stringify(composed).includes("This was the last day of Advent");
    letters.push(
      `${day.slice(5)} ${composed.words.subject.split(":")[0]}${isLast ? ", the last" : ""}`,
    );
    await db.write(async (tx) => {
      await settleLetter(tx, letter, { state: "sent" }, Date.now());
      await noteOutcome(tx, letter, { state: "sent" }, Date.now());
    });
  }
  return letters;
}

const state = async () => (await planLetterById(db, 1))?.state;

it.each([
  ["2023-12-03", 22],
  ["2026-11-29", 26],
  ["2022-11-27", 28],
])(
  "by email Advent of %s waits for its first day, has %i days and ends on its last",
  async (first, dayCount) => {
    await begin(addDays(first, -9));
    const letters = await mornings(addDays(first, -8), `${first.slice(0, 4)}-12-31`);
    expect(letters).toEqual(
      Array.from({ length: dayCount }, (_, at) => {
        const end = at + 1 === dayCount ? ", the last" : "";
        return `${addDays(first, at).slice(5)} Day ${at + 1}${end}`;
      }),
    );
    expect(await state()).toBe("ended");
  },
);

it.each([
  ["2023-12-13", "12-14 Day 12", 11],
  ["2022-12-13", "12-14 Day 18", 11],
  ["2022-12-23", "12-24 Day 28, the last", 1],
])(
  "begun late, on %s, it goes on with the day that is due, to the same end",
  async (begun, first, count) => {
    await begin(begun);
    const letters = await mornings(addDays(begun, 1), `${begun.slice(0, 4)}-12-31`);
    expect([letters[0], letters.length]).toEqual([first, count]);
    expect(letters.at(-1)).toMatch(/^12-24 Day \d+, the last$/);
    expect(await state()).toBe("ended");
  },
);

it("asked for after Christmas it waits for the next Advent", async () => {
  await begin("2022-12-26");
  expect(await mornings("2022-12-27", "2023-01-10")).toEqual([]);
  expect((await mornings("2023-12-01", "2023-12-31"))[0]).toBe("12-03 Day 1");
  expect(await state()).toBe("ended");
});
