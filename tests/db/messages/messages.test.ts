import { beforeEach, describe, expect, it, test } from "vitest";
import {
  addMessage,
  type ContactMessage,
  changeMessage,
  countMessages,
  findMessages,
  getMessage,
  listMessages,
  type messageLists,
} from "#db/messages/messages.server";
import { addRequest } from "#db/requests/arrivals.server";
import { getRequest } from "#db/requests/request-page.server";
import { ConflictError, RequestNotFoundError } from "#db/requests/request-states.server";
import { contactMessages, prayerRequestSenders } from "#db/schema/requests";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;

beforeEach(async () => {
  db = await openSealed();
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
  const row = (await getMessage(db, 1))?.message;
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
  const requests = [await getRequest(db, 1), await getRequest(db, 2)];
  expect(
    requests.map((found) => {
      const { content, isPrivate, userId } = found?.request ?? {};
      return { content, isPrivate, userId };
    }),
  ).toEqual([
    { content: "For my mother.", isPrivate: true, userId: null },
    { content: "For my mother.", isPrivate: false, userId: null },
  ]);
  const senders = await db.select().from(prayerRequestSenders).all();
  expect(senders).toHaveLength(2);
  expect(senders[0]).toMatchObject({ fullName: "Ann Lee", isSuspected: true, requestId: 1 });
});

type List = (typeof messageLists)[number];

const whole = { limit: 9, offset: 0 };
const words = (messages: { message: { message: string } }[]) =>
  messages.map(({ message }) => message.message);

async function listed(list: List, range = whole) {
  const { messages, count } = await listMessages(db, list, range);
  return [words(messages).join(" "), count];
}

async function found(list: List, searched: string, range = whole) {
  const { messages, count } = await findMessages(db, list, searched, range, async () => {});
  return [words(messages).join(" "), count];
}

describe("what the team sees of the messages", () => {
  let ann: number;

  beforeEach(async () => {
    ann = await person(db, "anna");
    const sent: [string, Partial<ContactMessage>][] = [
      ["second", {}],
      ["danger", { isUrgent: true }],
      ["first", { isUrgent: false }],
      ["machine", { isSuspected: true }],
      ["calm-machine", { isSuspected: true, isUrgent: false }],
      ["urgent-machine", { isSuspected: true, isUrgent: true }],
    ];
    for (const [at, [text, more]] of sent.entries()) {
      const now = text === "first" ? 1_000 : (at + 2) * 1_000;
      await addMessage(db, { ...message, message: text, ...more }, now);
    }
  });

  const change = (
    id: number,
    version: number,
    state: "waiting" | "taken" | "done",
    note?: string,
  ) => changeMessage(db, { userId: ann, id, version, state, note }, 90_000);

  it("is danger first, whoever sent it, then the oldest, and what a machine filled apart", async () => {
    expect(await listed("waiting")).toEqual(["danger urgent-machine first second", 4]);
    expect(await listed("suspected")).toEqual(["machine calm-machine", 2]);
    expect(await listed("done")).toEqual(["", 0]);
    expect(await listed("waiting", { limit: 2, offset: 1 })).toEqual(["urgent-machine first", 4]);
  });

  it("is apart what is done, the newest first, be it suspected or not", async () => {
    for (const id of [1, 4, 3]) await change(id, 0, "done");
    expect(await listed("waiting")).toEqual(["danger urgent-machine", 2]);
    expect(await listed("suspected")).toEqual(["calm-machine", 1]);
    expect(await listed("done")).toEqual(["machine second first", 3]);
  });

  it("is counted while it waits: all, what tells of danger, and the oldest", async () => {
    expect(await countMessages(db)).toEqual({ count: 4, danger: 2, oldest: new Date(1_000) });
    for (const id of [1, 2, 3, 6]) await change(id, 0, "done");
    expect(await countMessages(db)).toEqual({ count: 0, danger: 0, oldest: undefined });
  });

  it("is found in its own list, the newest first, page by page", async () => {
    for (const id of [3, 4, 5]) await change(id, 0, "done");
    expect(await found("waiting", "general")).toEqual(["", 0]);
    expect(await found("waiting", "ann")).toEqual(["urgent-machine danger second", 3]);
    expect(await found("waiting", "ann", { limit: 2, offset: 1 })).toEqual(["danger second", 3]);
    expect(await found("done", "machine")).toEqual(["calm-machine machine", 2]);
    expect(await found("suspected", "machine")).toEqual(["", 0]);
  });

  it("is each by itself", async () => {
    expect((await getMessage(db, 3))?.message.message).toBe("first");
    expect(await getMessage(db, 99)).toBeUndefined();
  });

  it("says who took it and what they noted, until it is given back or done", async () => {
    await change(3, 0, "taken", "I call her");
    const taken = { note: "I call her", claimedBy: ann, version: 1 };
    expect(await getMessage(db, 3)).toMatchObject({ notes: taken, holder: "anna", doneAt: null });
    expect((await getMessage(db, 2))?.notes).toBeNull();
    await change(3, 1, "done", "I call her");
    const done = { note: "I call her", claimedBy: null, version: 2 };
    expect(await getMessage(db, 3)).toMatchObject({ notes: done, doneAt: new Date(90_000) });
    await change(3, 2, "waiting");
    const open = { note: null, claimedBy: null, version: 3 };
    expect(await getMessage(db, 3)).toMatchObject({ notes: open, holder: null, doneAt: null });
  });

  it("is saved once when the same form is sent twice, and not as what is different", async () => {
    const version = async () => (await getMessage(db, 3))?.notes?.version;
    for (let times = 0; times < 2; times++) await change(3, 0, "done", "Called");
    expect(await version()).toBe(1);
    for (let times = 0; times < 2; times++) await change(3, 1, "taken", "Called");
    expect(await version()).toBe(2);
    for (let times = 0; times < 2; times++) await change(3, 2, "waiting", "Called");
    expect(await version()).toBe(3);
    for (let times = 0; times < 2; times++) await change(3, 3, "waiting");
    expect(await version()).toBe(4);
  });

  it("is changed by nobody who has not seen the last change: they learn who made it", async () => {
    const refused = (version: number) => change(3, version, "done", "Mine").catch((error) => error);
    const early = await refused(1);
    expect(early).toBeInstanceOf(ConflictError);
    expect(early.now).toEqual({ state: "claimed", version: 0, holder: undefined });
    await change(3, 0, "taken", "I call her");
    expect((await refused(0)).now).toEqual({ state: "claimed", version: 1, holder: "anna" });
    await change(3, 1, "done", "Called");
    expect((await refused(1)).now).toEqual({ state: "closed", version: 2, holder: undefined });
    expect((await getMessage(db, 3))?.notes).toMatchObject({ note: "Called", version: 2 });
    await expect(change(99, 0, "done")).rejects.toThrow(RequestNotFoundError);
  });
});
