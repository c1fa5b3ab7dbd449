import { describe, expect, it } from "vitest";
import { ask, form, newsletter, textOf } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { linkIn, startMailServer } from "../support/mail-server";
import { startServer, type TestServer } from "../support/server";
import { rows, withServer } from "../support/with-server";
import { account, cookieOf, enter, register } from "./support/account";

const mail = await startMailServer();
const MAIL_FROM = "letters@pray.example.org";
const server = withServer({ SMTP_URL: mail.url, MAIL_FROM });

let number = 0;
const newAddress = () => {
  number += 1;
  return `plan${number}.${Date.now()}@example.org`;
};

const plan = "/plan/anxiety-plan";
const wanted = { form: "plan-letters", hour: "7", zone: "America/New_York" };
const askFor = (on: TestServer, email: string, more = {}, headers = {}) =>
  ask(on, plan, form({ ...wanted, email, ...more }, headers));
const press = (on: TestServer, path: string, intent: string, more = {}) =>
  ask(on, path, form({ intent, ...more }));
const state = (on: TestServer, email: string) =>
  rows(on, "SELECT state, day, hour, zone FROM plan_letters WHERE email = ?", email);

describe("a plan's page", () => {
  it("offers it by email, and takes the form as any other", async () => {
    const page = await ask(server, plan);
    expect(page.text).toContain("Get this plan by email");
    const wrong = await askFor(server, "nobody", { hour: "3", zone: "" });
    expect(wrong.status).toBe(400);
    for (const said of [
      "Please enter a valid email address",
      "Please choose an hour",
      "Please choose your time zone",
    ])
      expect(wrong.text).toContain(said);
    expect((await askFor(server, newAddress(), { zone: "Mars/Olympus" })).status).toBe(400);
    const taken = await ask(server, `${plan}?day=3`, form({ ...wanted, email: newAddress() }));
    expect([taken.status, taken.headers.get("Location")]).toEqual([
      303,
      `${plan}?day=3&done=plan-letters#plan-letters`,
    ]);
    expect((await ask(server, `${plan}?day=3&done=plan-letters`)).text).toContain(
      "Check your email",
    );
    const button = form({ intent: "start" });
    expect((await ask(server, plan, button)).headers.get("Location")).toContain("done=start");
  });

  it("says the same whatever is known of an address, and writes to a stranger once", async () => {
    const email = newAddress();
    const first = await askFor(server, email);
    for (let again = 0; again < 3; again += 1) {
      const next = await askFor(server, email, { hour: String(5 + again) });
      expect(next.headers.get("Location")).toBe(first.headers.get("Location"));
    }
    await ask(server, "/plan/grief-plan", form({ ...wanted, email }));
    const later = newAddress();
    await askFor(server, later);
    await mail.to(later);
    expect(await mail.to(email)).toHaveLength(1);
  });

  it("thanks a machine, and drops what it wrote", async () => {
    const email = newAddress();
    const trapped = await askFor(server, email, { "leave-this-empty": "x" });
    expect(trapped.status).toBe(303);
    expect(await state(server, email)).toEqual([]);
  });
});

/** @returns the path of the page where a plan is confirmed and changed. */
async function askedBack(on: TestServer, email: string, more = {}): Promise<string> {
  await askFor(on, email, more);
  const [letter] = await mail.to(email);
  return linkIn(letter as never, "/letters/plan");
}

describe("the page behind its letters", () => {
  it("begins it by a button alone; then pauses it, changes its hour, goes on and leaves", async () => {
    const email = newAddress();
    const path = await askedBack(server, email);
    const looked = await ask(server, path);
    expect([looked.status, textOf(looked.text, "h1")]).toEqual([200, "One day each morning?"]);
    expect(looked.headers.get("Cache-Control")).toBe("private, no-store");
    expect(looked.text).not.toContain(email);
    expect(await state(server, email)).toMatchObject([{ state: "asked" }]);
    const steps: [string, Record<string, string>, object][] = [
      ["plan-begin", {}, { state: "running", day: 1 }],
      ["plan-week", {}, { state: "paused" }],
      ["plan-hour", { hour: "9", zone: "Asia/Tokyo" }, { state: "paused", hour: 9 }],
      ["plan-pause", {}, { state: "paused", zone: "Asia/Tokyo" }],
      ["plan-hour", { hour: "8", zone: "Asia/Tokyo" }, { state: "paused", hour: 8 }],
      ["plan-go-on", {}, { state: "running", day: 1 }],
      ["plan-leave", {}, { state: "ended" }],
      ["plan-begin", {}, { state: "running", day: 1 }],
    ];
    for (const [intent, more, after] of steps) {
      expect([intent, (await press(server, path, intent, more)).status]).toEqual([intent, 303]);
      expect([intent, await state(server, email)]).toMatchObject([intent, [after]]);
      expect((await ask(server, path)).status).toBe(200);
    }
    const wrong = { hour: "99", zone: "Asia/Tokyo" };
    expect((await press(server, path, "plan-hour", wrong)).status).toBe(400);
  });

  it("opens for nobody without its token, and not for that of another page", async () => {
    const email = newAddress();
    const path = await askedBack(server, email);
    const token = path.split("/").at(-1) ?? "";
    for (const page of ["prayed", "preferences", "leave", "confirm"])
      expect((await ask(server, `/letters/${page}/${token}`)).status).toBe(404);
    const forged = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    expect((await ask(server, forged)).status).toBe(404);
    expect((await press(server, forged, "plan-begin")).status).toBe(404);
    expect(await state(server, email)).toMatchObject([{ state: "asked" }]);
  });

  it("is left by a mail provider's one click", async () => {
    const email = newAddress();
    const path = await askedBack(server, email);
    await press(server, path, "plan-begin");
    const click = {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    };
    expect((await ask(server, path, click)).status).toBe(200);
    expect(await state(server, email)).toMatchObject([{ state: "ended" }]);
  });
});

it("who is signed in with a confirmed address needs no letter to begin", async () => {
  const ann = await enter(server);
  const [letter] = await mail.to(ann.email);
  await press(server, linkIn(letter as never, "/letters/address"), "confirm-address");
  const begun = await askFor(server, ann.email, {}, { Cookie: ann.Cookie });
  expect(begun.headers.get("Location")).toMatch(/^\/letters\/plan\//);
  expect(await state(server, ann.email)).toMatchObject([{ state: "running" }]);
  const other = newAddress();
  await askFor(server, other, {}, { Cookie: ann.Cookie });
  expect(await state(server, other)).toMatchObject([{ state: "asked" }]);
  expect(await mail.to(ann.email)).toHaveLength(1);
});

it("a day comes at its hour, is marked by a button and stays with its reader; a verse comes to who chose it", async () => {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder, SMTP_URL: mail.url, MAIL_FROM };
  const today = await startServer(env);
  const [email, reader] = [newAddress(), newAddress()];
  const zone = "Europe/Berlin";
  await press(today, await askedBack(today, email, { hour: "6", zone }), "plan-begin");
  await ask(today, "/?index", newsletter(reader));
  const confirm = linkIn((await mail.to(reader))[0] as never, "/letters/confirm");
  await press(today, confirm, "confirm-letters");
  const { text } = await ask(today, confirm);
  const preferences = /"(\/letters\/preferences\/[\w.-]+)"/.exec(text)?.[1] ?? "";
  await press(today, preferences, "verse-daily", { zone });
  expect((await ask(today, preferences)).text).toContain("One each morning");
  const [due] = (await rows(today, "SELECT dueAt FROM verse_letters")) as [{ dueAt: number }];
  expect(await rows(today, "SELECT dueAt FROM plan_letters")).toEqual([due]);
  expect(await today.stop()).toBe(0);

  const CLOCK_OFFSET = String(Number(due.dueAt) - Date.now() + 60_000);
  const tomorrow = await startServer({ ...env, CLOCK_OFFSET });
  const [, verse] = await mail.to(reader, 2);
  expect(verse?.subject).toMatch(/^A verse for today: /);
  const [, first] = await mail.to(email, 2);
  expect(first?.subject).toMatch(/^Day 1: /);
  expect(first?.headers.get("list")).toMatchObject({ unsubscribe: { url: expect.anything() } });
  const prayed = linkIn(first as never, "/letters/prayed");
  const marked = () => rows(tomorrow, "SELECT day FROM plan_letter_days");
  for (let scans = 0; scans < 2; scans += 1) expect((await ask(tomorrow, prayed)).status).toBe(200);
  expect(await marked()).toEqual([]);
  for (let again = 0; again < 2; again += 1)
    expect((await press(tomorrow, prayed, "prayed")).status).toBe(303);
  expect(await marked()).toEqual([{ day: 1 }]);
  expect((await ask(tomorrow, prayed)).text).toContain("Day 1 is marked");
  await expect.poll(() => state(tomorrow, email)).toMatchObject([{ state: "running", day: 2 }]);

  const Cookie = cookieOf(await register(tomorrow, { ...account(), email }));
  const held = async () => {
    const { text } = await ask(tomorrow, "/account/privacy/everything.json", {
      headers: { Cookie },
    });
    return JSON.parse(text).daysByLetter;
  };
  expect(await held()).toEqual([]);
  const [, , address] = await mail.to(email, 3);
  await press(tomorrow, linkIn(address as never, "/letters/address"), "confirm-address");
  expect(await held()).toMatchObject([{ title: "Dealing with Anxiety", day: 1 }]);
  await tomorrow.stop();
});
