import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { User } from "#db/accounts/users.server";
import { markDay } from "#db/plans/plan-progress.server";
import { saveItem } from "#db/plans/saved-items.server";
import { addPrayer, answerPrayer, markPrayed } from "#db/prayers/prayers.server";
import { todayOf } from "~/prayers/today.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";
import { userOf } from "../user";

const day = "2026-11-22";
const now = Date.parse(`${day}T12:00Z`);
let ann: User;

beforeEach(async () => {
  withSettings();
  vi.useFakeTimers({ toFake: ["Date"], now });
  ann = await userOf("anna");
});
afterEach(() => {
  vi.useRealTimers();
});

async function pray(text: string, user = ann): Promise<string> {
  const at = { now: now - 1_000, day: "2026-11-21", quota: 99 };
  return (await addPrayer(database(), user.id, { text }, at))?.handle ?? "";
}

it("is new to somebody who has begun nothing", async () => {
  const today = await todayOf(ann);
  const nothing = { prayers: [], count: 0, prayed: undefined, finished: [], answered: undefined };
  expect(today).toMatchObject({ isNew: true, day, ...nothing });
  await pray("For rain", await userOf("beate"));
  expect((await todayOf(ann)).isNew).toBe(true);
});

it("is not new to somebody who saved, prayed, began or was answered", async () => {
  await saveItem(database(), ann.id, { kind: "plan", item: "anxiety-plan" }, 1);
  expect((await todayOf(ann)).isNew).toBe(false);
  const bea = await userOf("beate");
  const own = { userId: bea.id, planId: "anxiety-plan", dayCount: 7 };
  await markDay(database(), own, 1, { at: now, on: day });
  expect(await todayOf(bea)).toMatchObject({ isNew: false, progress: { plans: [{}] } });
  const cy = await userOf("cyrill");
  await pray("For rain", cy);
  expect((await todayOf(cy)).isNew).toBe(false);
});

it("remembers the plan finished last, and names another near it", async () => {
  expect((await todayOf(ann)).ended.next).toBeUndefined();
  const own = { userId: ann.id, planId: "anxiety-plan", dayCount: 7 };
  for (let number = 1; number <= 7; number++)
    await markDay(database(), own, number, { at: now, on: day });
  const { ended, progress } = await todayOf(ann);
  expect(progress.plans).toEqual([]);
  expect(ended).toMatchObject({
    words: "You finished Dealing with Anxiety today. Next, if you like:",
  });
  expect(ended.next?.to).toMatch(/^\/plan\/(?!anxiety-plan)/);
});

it("shows three prayers of many, and four of four", async () => {
  const names = ["one", "two", "three", "four"];
  for (const name of names) await pray(name);
  const four = await todayOf(ann);
  expect(four.prayers.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(four).toMatchObject({ count: 4, prayed: undefined });
  await pray("five");
  const five = await todayOf(ann);
  expect([five.prayers.length, five.count]).toEqual([3, 5]);
  expect(five.prayers[0]).toEqual({ handle: expect.stringMatching(/^[\w-]{22}$/), name: "five" });
});

it("says that it is done once all that was due is prayed", async () => {
  const handle = await pray("For rain");
  expect((await todayOf(ann)).prayed).toBeUndefined();
  await markPrayed(database(), ann.id, handle, { now, day });
  expect(await todayOf(ann)).toMatchObject({
    count: 0,
    prayed: expect.stringContaining("today"),
    isNew: false,
  });
  vi.setSystemTime(now + 86_400_000);
  expect(await todayOf(ann)).toMatchObject({ count: 1, prayed: undefined });
});

it("recalls an answered prayer, and how many years ago on its day", async () => {
  const handle = await pray("For a long rain");
  const answer = "It came ".repeat(40).trim();
  const answeredOn = (on: string) =>
    answerPrayer(database(), ann.id, handle, { answeredOn: on, answer });
  await answeredOn("2024-11-22");
  const { answered, isNew } = await todayOf(ann);
  expect(isNew).toBe(false);
  expect(answered).toEqual({
    ...{ handle, name: "For a long rain", on: "2 years ago today" },
    answer: `${"It came ".repeat(20).trim()} …`,
  });
  await answeredOn("2024-11-21");
  expect((await todayOf(ann)).answered?.on).toBe("November 21, 2024");
  await answeredOn("2025-11-22");
  expect((await todayOf(ann)).answered?.on).toBe("a year ago today");
  await answeredOn("2026-11-22");
  expect((await todayOf(ann)).answered).toMatchObject({ on: "November 22" });
});

it("recalls another answered prayer on another day, and the same all day", async () => {
  for (const name of ["one", "two", "three"]) {
    const handle = await pray(name);
    await answerPrayer(database(), ann.id, handle, { answeredOn: "2026-05-01" });
  }
  const recalled: (string | undefined)[] = [];
  for (let days = 0; days < 6; days++) {
    vi.setSystemTime(now + days * 86_400_000);
    recalled.push((await todayOf(ann)).answered?.name);
    vi.setSystemTime(now + days * 86_400_000 + 3_600_000);
    expect((await todayOf(ann)).answered?.name).toBe(recalled.at(-1));
  }
  expect(new Set(recalled)).toEqual(new Set(["one", "two", "three"]));
});
