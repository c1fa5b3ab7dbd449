import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { changeEmail } from "#db/accounts/email-changes.server";
import { createUser, type User } from "#db/accounts/users.server";
import { orderPlanDays } from "#db/letters/mornings.server";
import { type Letter, leaseLetter } from "#db/letters/outbox.server";
import { beginOwnPlan, planLetterById } from "#db/letters/plan-letters.server";
import {
  confirmSubscription,
  saveVerses,
  saveWishes,
  subscriptionById,
  versesOf,
} from "#db/letters/subscription-letters.server";
import { getSubscriber, subscribe } from "#db/subscriptions/subscribers.server";
import { composeLetter } from "~/letters/delivery.server";
import { letterLink } from "~/letters/letter-links.server";
import * as leave from "~/routes/letters/leave";
import * as plan from "~/routes/letters/plan";
import * as prayed from "~/routes/letters/prayed";
import * as preferences from "~/routes/letters/preferences";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../../support/settings";

const [old, present] = ["ann@example.org", "dora@example.net"];
const letterKey = "k".repeat(43);
const at = Date.now();
const pages = { leave, plan, prayed, preferences };

let ann: User;

beforeEach(async () => {
  withSettings({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "letters@example.org" });
  const made = await createUser(
    database(),
    { username: "Ann", email: old, password: "scrypt$x" },
    at,
  );
  if ("inUse" in made) throw new Error("taken");
  ann = made.user;
  await confirmAddress(database(), ann, at);
  await subscribe(database(), { email: old, tags: [], userId: ann.id, letterKey }, at);
  await saveVerses(database(), 1, { rhythm: "daily", zone: undefined, dueAt: at });
});

const move = (to: string) => changeEmail(database(), ann.id, { email: to, letterKey }, at);

/** The links of a letter that goes out now, by their pages. */
async function linksOf(letter: Partial<Letter>): Promise<Record<string, string>> {
  const composed = await composeLetter(database(), letter as Letter);
  const links = JSON.stringify(composed).matchAll(/\/letters\/(\w+)\/([\w.-]+)/g);
  return Object.fromEntries([...links].map(([, page = "", token = ""]) => [page, token]));
}
const verse = () => linksOf({ kind: "verse", subscriptionId: 1, item: "2026-01-01" });

/** What a link's page shows; undefined where the link leads no further. */
async function look(page: keyof typeof pages, token = "") {
  const request = new Request(`http://localhost/letters/${page}/${token}`);
  const args = { request, params: { token }, context: {} } as unknown as LoaderFunctionArgs;
  return (await pages[page].loader(args)).data ?? undefined;
}

/** Presses a button behind a link, or a mail program's own. @returns the status. */
async function press(page: keyof typeof pages, token = "", intent?: string) {
  const body = new URLSearchParams(intent ? { intent } : { "List-Unsubscribe": "One-Click" });
  const request = new Request(`http://localhost/letters/${page}/${token}`, {
    method: "POST",
    body,
  });
  const args = { request, params: { token }, context: {} } as unknown as ActionFunctionArgs;
  const result = await pages[page].action(args).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return result.status;
  return (result as { init?: { status?: number } | null }).init?.status ?? 200;
}

const isActive = async (email: string) => (await getSubscriber(database(), email))?.isActive;

describe("an entry whose address is another by now", () => {
  it("is governed by no link of a letter to the address before, whatever the present one says", async () => {
    const { preferences: link } = await verse();
    expect(await look("preferences", link)).toBeDefined();
    await move(present);
    expect(await look("preferences", link)).toBeUndefined();
    await subscribe(database(), { email: present, tags: [], letterKey: "p".repeat(43) }, at);
    await confirmSubscription(database(), { id: 1, email: present }, "p".repeat(43), at);
    expect(await look("preferences", link)).toBeUndefined();
    expect(await press("preferences", link, "no-news")).toBe(404);
    expect((await subscriptionById(database(), 1))?.letters.wantsNews).toBe(true);
  });

  it("is governed by none even where it kept its handle", async () => {
    const { preferences: link } = await verse();
    await database().write((tx) => tx.run("UPDATE newsletter_subscriptions SET email = 'x@y.zz'"));
    expect(await look("preferences", link)).toBeUndefined();
  });

  it("still leaves by an old link, until the present address said yes itself", async () => {
    const { leave: link } = await verse();
    await move(present);
    const shown = await look("leave", link);
    expect(shown).toMatchObject({ isActive: true, plans: [] });
    expect(JSON.stringify(shown)).not.toContain("example.net");
    expect(await press("leave", link)).toBe(200);
    expect(await isActive(present)).toBe(false);
    await subscribe(database(), { email: present, tags: [], letterKey: "p".repeat(43) }, at);
    await confirmSubscription(database(), { id: 1, email: present }, "p".repeat(43), at);
    expect(await look("leave", link)).toMatchObject({ isActive: false });
    expect([await press("leave", link), await press("leave", link, "leave")]).toEqual([200, 303]);
    expect(await isActive(present)).toBe(true);
    expect(await press("leave", (await verse()).leave)).toBe(200);
  });

  it("brings its new reader nothing that the one before had chosen", async () => {
    const wishes = { wantsNews: true, isMonthly: true, pausedUntil: new Date(at + 9_999) };
    await saveWishes(database(), 1, wishes);
    await move(present);
    await subscribe(database(), { email: present, tags: [], letterKey: "p".repeat(43) }, at);
    await confirmSubscription(database(), { id: 1, email: present }, "p".repeat(43), at);
    const { letters } = (await subscriptionById(database(), 1)) ?? {};
    expect(letters).toMatchObject({ isMonthly: false, pausedUntil: null });
    expect(await versesOf(database(), 1)).toBeUndefined();
  });

  it("keeps what its reader chose who moves and confirms the address as their account's", async () => {
    await move(present);
    await confirmAddress(database(), { id: ann.id, email: present }, at);
    expect(await versesOf(database(), 1)).toBeDefined();
    expect(await look("preferences", (await verse()).preferences)).toMatchObject({
      verses: "daily",
    });
  });

  it("is confirmed no more when it comes back", async () => {
    await move(present);
    await move(old);
    expect(await subscriptionById(database(), 1)).toMatchObject({
      email: old,
      isConfirmed: false,
    });
  });
});

it("links of letters from before they named their address speak for it all the same", async () => {
  const { handle } = (await subscriptionById(database(), 1))?.letters ?? { handle: "" };
  const link = letterLink("preferences", { handle, until: 0 }).split("/").at(-1);
  expect(await look("preferences", link)).toBeDefined();
});

describe("a plan whose address is another by now", () => {
  const wanted = { email: old, planId: "anxiety-plan", hour: 7, zone: "UTC" };

  /** The links of a day's letter. */
  async function day(): Promise<Record<string, string>> {
    const row = await planLetterById(database(), 1);
    if (!row) throw new Error("not there");
    await orderPlanDays(database(), [{ row, on: "2026-01-01", next: at + 86_400_000 }], at);
    return linksOf((await leaseLetter(database(), 90_000, Date.now())) ?? {});
  }

  it("is neither changed, begun again, listed nor marked by links to the address before", async () => {
    await beginOwnPlan(database(), { ...wanted, userId: ann.id, dueAt: at }, at);
    const links = await day();
    expect([await look("plan", links.plan), await look("prayed", links.prayed)]).toEqual([
      expect.anything(),
      expect.anything(),
    ]);
    await move(present);
    await confirmAddress(database(), { id: ann.id, email: present }, at);
    expect(await planLetterById(database(), 1)).toMatchObject({ email: present });
    expect([await look("plan", links.plan), await look("prayed", links.prayed)]).toEqual([
      undefined,
      undefined,
    ]);
    for (const intent of ["plan-leave", "plan-begin"])
      expect(await press("plan", links.plan, intent)).toBe(404);
    expect(await press("plan", links.plan)).toBe(200);
    expect(await planLetterById(database(), 1)).toMatchObject({ state: "running" });
  });

  it("of an account is only left by a link from before they named their address", async () => {
    const { handle } = await beginOwnPlan(database(), { ...wanted, userId: ann.id, dueAt: at }, at);
    const link = letterLink("plan", { handle, until: 0 }).split("/").at(-1);
    expect(await look("plan", link)).toBeUndefined();
    expect(await press("plan", link)).toBe(200);
    expect(await planLetterById(database(), 1)).toMatchObject({ state: "ended" });
  });
});
