import { beforeEach, describe, expect, it } from "vitest";
import {
  getSubscriber,
  listSubscribers,
  listTagged,
  subscribe,
  unsubscribe,
} from "#db/subscriptions/subscribers.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

const email = "ann@example.org";
const rows = (table: string) => db.sql(`SELECT * FROM ${table}`);

describe("subscribing", () => {
  it("saves an address, when, and that it is active", async () => {
    await subscribe(db, { email, tags: [] }, 1_700_000_000_123);
    expect(await rows("newsletter_subscriptions")).toEqual([
      { id: 1, email, subscribedAt: 1_700_000_000_123, isActive: 1 },
    ]);
  });

  it("twice saves one row, with the day of the first", async () => {
    await subscribe(db, { email, tags: ["Letter"] }, 1);
    await subscribe(db, { email, tags: ["Letter"] }, 2);
    expect(await rows("newsletter_subscriptions")).toHaveLength(1);
    expect(await getSubscriber(db, email)).toMatchObject({
      subscribedAt: new Date(1),
      tags: ["Letter"],
    });
    expect(await rows("subscription_tags")).toEqual([
      { subscriptionId: 1, tag: "Letter", taggedAt: 1 },
    ]);
  });

  it("adds tags to those that are there", async () => {
    await subscribe(db, { email, tags: ["Letter"] }, 1);
    await subscribe(db, { email, tags: ["App Waitlist", "Letter"] }, 2);
    await subscribe(db, { email, tags: [] }, 3);
    expect((await getSubscriber(db, email))?.tags).toEqual(["App Waitlist", "Letter"]);
  });

  it("brings back who had left, and leaves the others as they are", async () => {
    await subscribe(db, { email, tags: [] }, 1);
    await subscribe(db, { email: "bob@example.org", tags: [] }, 1);
    await db.sql('UPDATE newsletter_subscriptions SET "isActive" = 0');
    await subscribe(db, { email, tags: [] }, 2);
    expect((await getSubscriber(db, email))?.isActive).toBe(true);
    expect((await getSubscriber(db, "bob@example.org"))?.isActive).toBe(false);
  });

  it("saves all of it or nothing", async () => {
    const tags = ["Letter", "a".repeat(51)];
    await expect(subscribe(db, { email, tags }, 1)).rejects.toThrow(/CHECK|check/);
    expect(await rows("newsletter_subscriptions")).toEqual([]);
    expect(await rows("subscription_tags")).toEqual([]);
  });

  it("takes an address for words, never for a command", async () => {
    const odd = "'; DROP TABLE users; --@example.org";
    await subscribe(db, { email: odd, tags: ["'"] }, 1);
    expect(await getSubscriber(db, odd)).toMatchObject({ email: odd, tags: ["'"] });
    expect(await rows("users")).toEqual([]);
  });

  it("tells in its error nothing of the subscriber", async () => {
    const trouble = await subscribe(db, { email, tags: ["\u0000"] }, 1).catch((error) => error);
    expect(`${trouble} ${JSON.stringify(trouble)} ${trouble.stack}`).not.toContain(email);
  });
});

describe("a subscriber", () => {
  it("is nobody until subscribed", async () => {
    expect(await getSubscriber(db, email)).toBeUndefined();
  });

  it("leaves with the tags", async () => {
    await subscribe(db, { email, tags: ["Letter"] }, 1);
    await db.sql("DELETE FROM newsletter_subscriptions");
    expect(await rows("subscription_tags")).toEqual([]);
  });

  it("leaves once, by themselves alone", async () => {
    await subscribe(db, { email, tags: ["Letter"] }, 1);
    await subscribe(db, { email: "bob@example.org", tags: ["Letter"] }, 1);
    expect(await unsubscribe(db, email)).toBe(true);
    expect(await unsubscribe(db, email)).toBe(false);
    expect(await unsubscribe(db, "nobody@example.org")).toBe(false);
    expect(await getSubscriber(db, email)).toMatchObject({ isActive: false, tags: [] });
    expect(await getSubscriber(db, "bob@example.org")).toMatchObject({
      isActive: true,
      tags: ["Letter"],
    });
  });
});

describe("the list", () => {
  beforeEach(async () => {
    await subscribe(db, { email, tags: ["Letter"] }, 2);
    await subscribe(db, { email: "bob@example.org", tags: [] }, 3);
    await subscribe(db, { email: "cy@example.org", tags: ["Letter", "App Waitlist"] }, 4);
    await subscribe(db, { email, tags: ["App Waitlist"] }, 5);
  });

  const emails = (rows: { email: string }[]) => rows.map((row) => row.email.split("@")[0]);

  it("has each with their tags, in the order they came", async () => {
    const listed = await listSubscribers(db);
    expect(listed).toEqual([
      {
        email,
        subscribedAt: new Date(2),
        isActive: true,
        unreachableAt: null,
        tags: listed[0]?.tags,
      },
      expect.objectContaining({ email: "bob@example.org", tags: [] }),
      expect.objectContaining({ email: "cy@example.org" }),
    ]);
    for (const row of [listed[0], listed[2]])
      expect(row?.tags.toSorted()).toEqual(["App Waitlist", "Letter"]);
  });

  it("leaves out who left, but for somebody who wants them too", async () => {
    await unsubscribe(db, "bob@example.org");
    expect(emails(await listSubscribers(db))).toEqual(["ann", "cy"]);
    expect(emails(await listSubscribers(db, { inactive: true }))).toEqual(["ann", "bob", "cy"]);
  });

  it("of a tag has the first that took it first", async () => {
    const [first, ...others] = await listTagged(db, "App Waitlist");
    expect(first).toEqual({
      ...{ email: "cy@example.org", tag: "App Waitlist" },
      ...{ taggedAt: new Date(4), isActive: true },
    });
    expect(emails(others)).toEqual(["ann"]);
    expect(emails(await listTagged(db, "Letter"))).toEqual(["ann", "cy"]);
    expect(await listTagged(db, "Other")).toEqual([]);
  });

  it("of a tag has who is no longer active only for somebody who wants them", async () => {
    await db.sql(`UPDATE newsletter_subscriptions SET "isActive" = 0 WHERE email = '${email}'`);
    expect(emails(await listTagged(db, "Letter"))).toEqual(["cy"]);
    expect(emails(await listTagged(db, "Letter", { inactive: true }))).toEqual(["ann", "cy"]);
  });
});
