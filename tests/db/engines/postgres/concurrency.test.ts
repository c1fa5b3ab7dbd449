import { beforeEach, expect, it } from "vitest";
import { createUser } from "#db/accounts/users.server";
import { addMessage } from "#db/messages/messages.server";
import { listProgress, markDay } from "#db/plans/plan-progress.server";
import { addRequest } from "#db/requests/arrivals.server";
import { openEngine, type TestEngine } from "../../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const register = (username: string, email: string) =>
  createUser(db, { username, email, password: "scrypt$x" }, 1);

it("of 32 identical messages at once one is saved, and all are thanked", async () => {
  const message = {
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@example.org",
    message: "For rain.",
    isSuspected: false,
  };
  await times(32, () => addMessage(db, message, 1_000));
  expect(await db.sql("SELECT id FROM contact_messages")).toHaveLength(1);
  const request = { ...message, fullName: "Ann Lee", content: "For rain.", isPrivate: true };
  await times(32, () => addRequest(db, request, 1_000));
  expect(await db.sql("SELECT id FROM prayer_requests")).toHaveLength(1);
});

it("21 marks of one day at once are one, and none is refused", async () => {
  const made = await register("ann", "ann@example.org");
  if ("inUse" in made) throw new Error("taken");
  const own = { userId: made.user.id, planId: "anxiety-plan", dayCount: 7 };
  await times(21, () => markDay(db, own, 1, { at: 1_000, on: "2026-11-22" }));
  expect(await listProgress(db, own.userId)).toMatchObject([{ days: [{ day: 1 }] }]);
});

it("of 40 registrations of one name one is made, and the others are told", async () => {
  const made = await times(40, (at) => register("Ann", `ann${at}@example.org`));
  expect(made.filter((one) => "user" in one)).toHaveLength(1);
  expect(made.filter((one) => "inUse" in one && one.inUse === "username")).toHaveLength(39);
});
