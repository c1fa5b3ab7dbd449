import { beforeEach, expect, test } from "vitest";
import { addMessage, type ContactMessage } from "#db/messages/messages.server";
import { addRequest } from "#db/requests/arrivals.server";
import { contactMessages } from "#db/schema/messages";
import { prayerRequestSenders, prayerRequests } from "#db/schema/requests";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const message: ContactMessage = {
  firstName: "Ann",
  lastName: "",
  email: "ann@example.org",
  message: "General Inquiry\n\nGrüße 🙂\nzweite Zeile",
  isSuspected: false,
};

test("a message is saved word for word", async () => {
  await addMessage(db, message, 1_000);
  const [row] = await db.select().from(contactMessages).all();
  expect(row).toMatchObject({ ...message, phone: null, userId: null, createdAt: new Date(1_000) });
});

test("the same message within a minute is saved once, another or a later one anew", async () => {
  const saved = async () => (await db.select().from(contactMessages)).length;
  await addMessage(db, message, 1_000);
  await addMessage(db, message, 60_999);
  expect(await saved()).toBe(1);
  await addMessage(db, { ...message, phone: "123" }, 61_000);
  expect(await saved()).toBe(2);
  await addMessage(db, message, 61_001);
  expect(await saved()).toBe(3);
});

test("a prayer request is saved with its sender beside it, once within a minute", async () => {
  const request = {
    fullName: "Ann Lee",
    email: "ann@example.org",
    content: "For my mother.",
    isPrivate: true,
    isSuspected: true,
  };
  await addRequest(db, request, 1_000);
  await addRequest(db, request, 2_000);
  await addRequest(db, { ...request, isPrivate: false }, 2_000);
  const requests = await db.select().from(prayerRequests).all();
  expect(
    requests.map(({ content, isPrivate, userId }) => ({ content, isPrivate, userId })),
  ).toEqual([
    { content: "For my mother.", isPrivate: true, userId: null },
    { content: "For my mother.", isPrivate: false, userId: null },
  ]);
  const senders = await db.select().from(prayerRequestSenders).all();
  expect(senders).toHaveLength(2);
  expect(senders[0]).toMatchObject({ fullName: "Ann Lee", isSuspected: true, requestId: 1 });
});
