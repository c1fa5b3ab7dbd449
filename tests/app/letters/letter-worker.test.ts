import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startCampaign } from "#db/letters/campaigns.server";
import { queueLetter } from "#db/letters/outbox.server";
import {
  callSenders,
  listHolds,
  listOutbox,
  listSenders,
  retryLetters,
} from "#db/letters/senders.server";
import { confirmEntry } from "#db/letters/subscription-letters.server";
import { newsletterSubscriptions, outbox, subscriptionLetters } from "#db/schema/letters";
import { startLetters } from "~/letters/letter-worker.server";
import { longestSending } from "~/letters/mail-server.server";
import { wakeLetters } from "~/letters/orders.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { type ScriptedServer, startScriptedServer } from "../../support/mail-server";
import { withSettings } from "../../support/settings";

/** What the mail server says at each step; nothing where it is as usual. */
let say: (step: string, line: string) => string | undefined = () => undefined;
let server: ScriptedServer;
let stop: () => Promise<void> = async () => {};

beforeEach(async () => {
  say = () => undefined;
  server = await startScriptedServer((step, line) => say(step, line));
  withSettings({ SMTP_URL: server.url, MAIL_FROM: "us@example.org" });
});

afterEach(async () => {
  await server.close();
  await stop();
  await database().close();
  vi.restoreAllMocks();
});

const start = () => {
  stop = startLetters(settings());
};

const words = [{ type: "paragraph", spans: ["Peace."] }];

async function campaign(blocks: unknown[] = words, subject = "May") {
  const fingerprint = subject.padEnd(43, "f");
  return (await startCampaign(database(), { fingerprint, subject, blocks }, 1)).id;
}

/** A reader who said yes, and a letter to them. */
async function letterTo(name: string, campaignId: number, dueAt = 1): Promise<void> {
  const email = `${name}@example.org`;
  await database().write(async (tx) => {
    const made = await tx
      .insert(newsletterSubscriptions)
      .values({ email, subscribedAt: new Date(1) })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { isActive: true } })
      .returning()
      .get();
    await confirmEntry(tx, { id: made.id, email }, 1);
    const of = { campaignId, subscriptionId: made.id, isBulk: true, dueAt };
    await queueLetter(tx, { kind: "campaign", ...of }, 1);
  });
}

const states = async () =>
  (await database().select().from(outbox).orderBy(outbox.id).all()).map(
    ({ state, attempts, reason }) => [state, attempts, reason],
  );

const trouble = async () => (await listSenders(database(), Date.now()))[0]?.reason ?? null;

/** As an operator does with "outbox retry", or time. */
async function tryAtOnce(): Promise<void> {
  await database().write(callSenders);
  wakeLetters();
}

const soon = { timeout: 10_000, interval: 20 };

describe("while the mail server takes nothing at all", () => {
  it.each([
    ["CONN", "554 5.7.1 Go away", "CONN 554 5.7.1"],
    ["AUTH", "535 5.7.8 Wrong", "AUTH 535 5.7.8"],
    ["AUTH", "554 Wrong", "AUTH 554"],
    ["MAIL", "550 5.1.8 Not you", "MAIL 550 5.1.8"],
    ["EHLO", "drop", "CONN ECONNECTION"],
  ])(
    "%s %s: letters wait as they are, it is told, and all go once one is taken",
    async (at, what, reason) => {
      const id = await campaign();
      for (const name of ["ann", "ben", "cara"]) await letterTo(name, id);
      say = (step) => (step === at ? what : undefined);
      start();
      await expect.poll(trouble, soon).toBe(reason);
      expect(await states()).toEqual(Array(3).fill(["waiting", 0, null]));
      await tryAtOnce();
      await expect
        .poll(async () => (await listSenders(database(), Date.now()))[0]?.tries, soon)
        .toBe(2);
      say = () => undefined;
      await tryAtOnce();
      await expect.poll(states, soon).toEqual(Array(3).fill(["sent", 1, null]));
      expect([await trouble(), server.taken.length]).toEqual([null, 3]);
    },
  );

  it("a machine that went away is known by its name, and what was in hand is sent when it is back", async () => {
    const id = await campaign();
    start();
    await letterTo("ann", id);
    wakeLetters();
    await expect.poll(states, soon).toEqual([["sent", 1, null]]);
    await server.close();
    await letterTo("ben", id);
    wakeLetters();
    await expect.poll(trouble, soon).toBe("CONN ECONNREFUSED");
    server = await startScriptedServer(() => undefined, server.port);
    await tryAtOnce();
    await expect.poll(async () => (await states())[1], soon).toEqual(["sent", 1, null]);
  });
});

describe("a refusal", () => {
  const reader = async () =>
    database()
      .select({
        confirmed: subscriptionLetters.confirmedEmail,
        unreachable: subscriptionLetters.unreachableAt,
      })
      .from(subscriptionLetters)
      .get();

  it.each([
    ["BODY", "550 No"],
    ["BODY", "550 5.7.1 Spam"],
    ["RCPT", "550 No"],
    ["RCPT", "550 5.1.8 Bad sender"],
    ["RCPT", "554 5.7.1 Relay access denied"],
    ["BODY", "550 5.1.1 Whoever"],
  ])("at %s with %s loses no reader", async (at, what) => {
    await letterTo("ann", await campaign());
    say = (step) => (step === at ? what : undefined);
    start();
    await expect.poll(async () => (await states())[0]?.[1], soon).toBe(1);
    await expect.poll(async () => (await states())[0]?.[2], soon).not.toBeNull();
    expect(await reader()).toEqual({ confirmed: "ann@example.org", unreachable: null });
  });

  it("of an address that does not exist ends what comes to it, and that is kept", async () => {
    await letterTo("ann", await campaign());
    say = (step) => (step === "RCPT" ? "550 5.1.1 Nobody" : undefined);
    start();
    await expect.poll(states, soon).toEqual([["refused", 1, "RCPT 550 5.1.1"]]);
    expect(await reader()).toEqual({ confirmed: null, unreachable: expect.any(Date) });
    const { id } = (await database().select().from(newsletterSubscriptions).get()) ?? { id: 0 };
    await database().write((tx) => confirmEntry(tx, { id, email: "ann@example.org" }, 2));
    expect(await reader()).toEqual({ confirmed: "ann@example.org", unreachable: null });
  });

  it("of five alike in a row holds the rest of them alone, and one that is taken brings all back", async () => {
    const [disliked, liked] = [await campaign(), await campaign(words, "June")];
    for (let at = 0; at < 8; at += 1) await letterTo(`reader${at}`, disliked);
    say = (step, line) => (step === "BODY" && /reader/.test(line) ? "550 5.7.1 Spam" : undefined);
    start();
    await expect.poll(() => listHolds(database()), soon).toHaveLength(1);
    await letterTo("ann", liked);
    wakeLetters();
    await expect.poll(() => server.taken, soon).toHaveLength(1);
    const count = async (...wanted: string[]) =>
      (await states()).filter(([one]) => wanted.includes(one as string)).length;
    // The one that was taken is said to be sent a moment later.
    await expect.poll(() => count("waiting", "refused"), soon).toBe(8);
    // Two senders may have had one in hand each.
    expect(await count("waiting")).toBeGreaterThanOrEqual(2);
    say = () => undefined;
    await database().write((tx) => tx.update(outbox).set({ leasedUntil: null }).run());
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 30 * 60_000);
    wakeLetters();
    await expect
      .poll(async () => (await states()).every(([state]) => state === "sent"), soon)
      .toBe(true);
    expect(await listHolds(database())).toEqual([]);
  });

  it("of the moment that is over for one is over for all that wait for it", async () => {
    const id = await campaign();
    for (const name of ["ann", "ben", "cara"]) await letterTo(name, id);
    say = (step) => (step === "BODY" ? "451 4.3.0 Later" : undefined);
    start();
    await expect.poll(states, soon).toEqual(Array(3).fill(["waiting", 1, "DATA 451 4.3.0"]));
    say = () => undefined;
    await database().write((tx) =>
      tx
        .update(outbox)
        .set({ dueAt: new Date(1) })
        .where(eq(outbox.id, 1))
        .run(),
    );
    wakeLetters();
    await expect.poll(states, soon).toEqual(Array(3).fill(["sent", 2, null]));
  });
});

it("what was put off or refused is tried at once when the operator says so", async () => {
  const id = await campaign();
  await letterTo("ann", id);
  await letterTo("ben", id);
  await letterTo("cara", id, Date.now() + 3_600_000);
  say = (step, line) =>
    step === "RCPT" ? (/ann/.test(line) ? "451 4.7.1 Later" : "550 5.2.1 Off") : undefined;
  start();
  await expect.poll(states, soon).toEqual([
    ["waiting", 1, "RCPT 451 4.7.1"],
    ["refused", 1, "RCPT 550 5.2.1"],
    ["waiting", 0, null],
  ]);
  say = () => undefined;
  expect(await retryLetters(database(), Date.now())).toBe(2);
  wakeLetters();
  const sent = ["sent", 1, null];
  await expect.poll(states, soon).toEqual([sent, sent, ["waiting", 0, null]]);
});

it("a letter whose words cannot be made is put off, and the others go", async () => {
  await letterTo("ann", await campaign([{ type: "paragraph" }]));
  await letterTo("ben", await campaign(words, "June"));
  start();
  await expect.poll(states, soon).toEqual([
    ["waiting", 1, "COMPOSE TypeError"],
    ["sent", 1, null],
  ]);
  expect((await listOutbox(database(), 1, true))[0]?.dueAt).toBeInstanceOf(Date);
});

describe("a letter in hand", () => {
  it("is one sender's for longer than it may take to be sent", async () => {
    await letterTo("ann", await campaign());
    say = (step) => (step === "BODY" ? "" : undefined);
    start();
    const lease = async () =>
      (await database().select().from(outbox).get())?.leasedUntil?.getTime();
    await expect.poll(lease, soon).toBeGreaterThan(Date.now() + longestSending);
  });

  it("is given up in time, whatever the mail server does, and put off", async () => {
    const late = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
    await letterTo("ann", await campaign());
    let isSilent = false;
    say = (step) => {
      if (step !== "BODY") return undefined;
      isSilent = true;
      return "";
    };
    start();
    await expect.poll(() => isSilent, soon).toBe(true);
    late.abort();
    await expect.poll(states, soon).toEqual([["waiting", 1, "EABORT"]]);
  });
});
