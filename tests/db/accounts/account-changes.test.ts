import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { confirmAddress, confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { changeEmail } from "#db/accounts/email-changes.server";
import { addPasswordReset, changePassword, findReset } from "#db/accounts/passwords.server";
import { getPreferences, savePreferences } from "#db/accounts/preferences.server";
import {
  endOtherSessions,
  endOwnSession,
  findSession,
  listSessions,
  noteSeen,
  startSession,
} from "#db/accounts/sessions.server";
import { createUser, deleteAccount, findAccount, type User } from "#db/accounts/users.server";
import { addMessage } from "#db/messages/messages.server";
import { markDay } from "#db/plans/plan-progress.server";
import { saveItem } from "#db/plans/saved-items.server";
import { addPrayer } from "#db/prayers/prayers.server";
import { addRequest } from "#db/requests/arrivals.server";
import {
  endOwnSubscription,
  getOwnSubscription,
  getSubscriber,
  subscribe,
  unsubscribe,
} from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../../support/folder";
import { openEngine, type TestEngine } from "../engine";

/** What PostgreSQL holds on its disk is not ours to read. */
const onFile = inject("postgres") === undefined;

let folder: string;
let db: TestEngine;
let ann: User;
let bea: User;

beforeEach(async () => {
  folder = temporaryFolder();
  db = await openEngine(folder);
  ann = await makeUser("Annabeth", "annabeth@example.org");
  bea = await makeUser("Beatrice", "beatrice@example.org");
});

async function makeUser(username: string, email: string): Promise<User> {
  const made = await createUser(db, { username, email, password: "scrypt$x" }, 1_000);
  if ("inUse" in made) throw new Error(`${made.inUse} is taken`);
  return made.user;
}

const hash = (letter: string) => letter.repeat(43);
const begin = (user: User, letter: string, at = 1_000) =>
  startSession(db, { tokenHash: hash(letter), userId: user.id, lifetime: 9_000_000 }, at);

const userOf = async (...session: Parameters<typeof findSession>) =>
  (await findSession(...session))?.user;

describe("another address", () => {
  const ask = (tags: string[]) => subscribe(db, { email: ann.email, tags, userId: ann.id }, 1);

  it("is the account's from then on, and gets what the account asked for", async () => {
    await ask(["App Waitlist"]);
    expect(await changeEmail(db, ann.id, { email: "new@example.org" }, 5)).toBe(true);
    expect(await findAccount(db, "annabeth")).toMatchObject({ email: "new@example.org" });
    expect(await getSubscriber(db, ann.email)).toBeUndefined();
    expect(await getSubscriber(db, "new@example.org")).toMatchObject({
      subscribedAt: new Date(1),
      tags: ["App Waitlist"],
    });
  });

  it("does not take along what anybody asked for the old one", async () => {
    await subscribe(db, { email: ann.email, tags: ["App Waitlist"] }, 1);
    await changeEmail(db, ann.id, { email: "new@example.org" }, 5);
    expect((await getSubscriber(db, ann.email))?.tags).toEqual(["App Waitlist"]);
    expect(await getSubscriber(db, "new@example.org")).toBeUndefined();
  });

  it("that has an entry of its own waits for what the account waited for, and is not the account's", async () => {
    await ask(["App Waitlist", "Both"]);
    await subscribe(db, { email: "new@example.org", tags: ["Both"] }, 2);
    await changeEmail(db, ann.id, { email: "new@example.org" }, 5);
    expect(await getSubscriber(db, ann.email)).toBeUndefined();
    const both = { isActive: true, tags: ["App Waitlist", "Both"] };
    expect(await getSubscriber(db, "new@example.org")).toMatchObject(both);
    await endOwnSubscription(db, ann.id);
    expect(await getSubscriber(db, "new@example.org")).toMatchObject(both);
  });

  it("that left the newsletter before is not put on it again", async () => {
    await subscribe(db, { email: "new@example.org", tags: [] }, 1);
    await unsubscribe(db, "new@example.org");
    await ask(["App Waitlist"]);
    await changeEmail(db, ann.id, { email: "new@example.org" }, 5);
    expect(await getSubscriber(db, ann.email)).toBeUndefined();
    const left = await getSubscriber(db, "new@example.org");
    expect(left).toMatchObject({ isActive: false, tags: [] });
  });

  it("gets what the account asked for also where the old one keeps it for somebody else", async () => {
    await ask(["App Waitlist"]);
    await subscribe(db, { email: ann.email, tags: [] }, 2);
    await changeEmail(db, ann.id, { email: "new@example.org" }, 5);
    for (const email of [ann.email, "new@example.org"])
      expect((await getSubscriber(db, email))?.tags).toEqual(["App Waitlist"]);
    await deleteAccount(db, ann.id);
    expect(await getSubscriber(db, ann.email)).toBeDefined();
    expect(await getSubscriber(db, "new@example.org")).toBeUndefined();
  });

  it("takes along the whole entry of one that was confirmed, and is not confirmed itself", async () => {
    await subscribe(db, { email: ann.email, tags: ["App Waitlist"] }, 1);
    await confirmAddress(db, ann, 2);
    await changeEmail(db, ann.id, { email: "new@example.org" }, 5);
    expect(await getSubscriber(db, ann.email)).toBeUndefined();
    expect(await getOwnSubscription(db, ann.id)).toMatchObject({ tags: ["App Waitlist"] });
    expect(await confirmedAddress(db, ann.id)).toBeUndefined();
  });

  it("that is somebody else's changes nothing, not even the newsletter", async () => {
    await subscribe(db, { email: ann.email, tags: [] }, 1);
    expect(await changeEmail(db, ann.id, { email: bea.email }, 5)).toBe(false);
    expect(await findAccount(db, "annabeth")).toMatchObject({ email: ann.email });
    expect(await getSubscriber(db, ann.email)).toBeDefined();
    expect(await changeEmail(db, ann.id, { email: ann.email }, 5)).toBe(true);
  });
});

describe("sessions", () => {
  it("end with a new password, but for the one that begins with it", async () => {
    await begin(ann, "a");
    await begin(ann, "b");
    await begin(bea, "c");
    const changed = { password: "scrypt$y", tokenHash: hash("n"), lifetime: 5_000 };
    await changePassword(db, ann.id, changed, 2_000);
    expect((await listSessions(db, ann.id, 2_000)).map(({ tokenHash }) => tokenHash)).toEqual([
      hash("n"),
    ]);
    expect(await userOf(db, hash("c"), 2_000)).toEqual(bea);
    expect(await findAccount(db, "annabeth")).toMatchObject({ password: "scrypt$y" });
  });

  it("and a new password leave no way to choose another by a link made before", async () => {
    for (const [user, letter] of [
      [ann, "r"],
      [bea, "s"],
    ] as const) {
      await addPasswordReset(
        db,
        { userId: user.id, tokenHash: hash(letter), lifetime: 9_000 },
        1_000,
      );
    }
    const changed = { password: "scrypt$y", tokenHash: hash("n"), lifetime: 5_000 };
    await changePassword(db, ann.id, changed, 2_000);
    expect(await findReset(db, hash("r"), 2_000)).toBeUndefined();
    expect(await findReset(db, hash("s"), 2_000)).toMatchObject({ username: "Beatrice" });
  });

  it("are listed to their owner, newest first, while they run", async () => {
    await begin(ann, "a", 1_000);
    await begin(ann, "b", 2_000);
    await begin(bea, "c", 3_000);
    const shown = await listSessions(db, ann.id, 9_000_500);
    expect(shown.map(({ startedAt }) => startedAt)).toEqual([new Date(2_000), new Date(1_000)]);
    expect(await listSessions(db, ann.id, 9_001_500)).toHaveLength(1);
  });

  it("are twenty at the most: with one more the oldest ends, of that person alone", async () => {
    const letters = "abcdefghijklmnopqrstuvwxyz".split("");
    await begin(bea, "B", 1);
    for (const [i, letter] of letters.entries()) await begin(ann, letter, 1_000 + i);
    const shown = await listSessions(db, ann.id, 2_000);
    expect(shown.map(({ tokenHash }) => tokenHash[0])).toEqual(letters.slice(-20).reverse());
    expect(await userOf(db, hash("f"), 2_000)).toBeUndefined();
    expect(await userOf(db, hash("g"), 2_000)).toEqual(ann);
    expect(await userOf(db, hash("B"), 2_000)).toEqual(bea);
  });

  it("that begin in the same moment, or while the clock goes back, are not the ones that go", async () => {
    for (const letter of "zyxwvutsrqponmlkjihgf") await begin(ann, letter, 5_000);
    expect(await userOf(db, hash("f"), 5_000)).toEqual(ann);
    await begin(ann, "e", 1_000);
    expect(await userOf(db, hash("e"), 5_000)).toEqual(ann);
    expect(await listSessions(db, ann.id, 5_000)).toHaveLength(20);
  });

  it("are ended by their owner alone", async () => {
    await begin(ann, "a");
    await begin(ann, "b");
    await begin(bea, "c");
    expect(await endOwnSession(db, ann.id, hash("c"))).toBe(false);
    expect(await endOwnSession(db, ann.id, hash("a"))).toBe(true);
    expect(await endOwnSession(db, ann.id, hash("a"))).toBe(false);
    await begin(ann, "d");
    await endOtherSessions(db, ann.id, hash("d"));
    expect((await listSessions(db, ann.id, 2_000)).map((one) => one.tokenHash)).toEqual([
      hash("d"),
    ]);
    expect(await listSessions(db, bea.id, 2_000)).toHaveLength(1);
  });

  it("note to the hour when they were last seen", async () => {
    await begin(ann, "a");
    const seen = async () => (await listSessions(db, ann.id, 1_000))[0]?.lastSeenAt?.getTime();
    expect(await seen()).toBeUndefined();
    const note = async (at: number) => {
      const { seen = null } = (await findSession(db, hash("a"), 1_000)) ?? {};
      await noteSeen(db, { tokenHash: hash("a"), seen, lifetime: 9_000_000 }, at);
    };
    await note(5_000);
    await note(3_604_999);
    expect(await seen()).toBe(5_000);
    await note(3_605_000);
    expect(await seen()).toBe(3_605_000);
    await noteSeen(db, { tokenHash: hash("z"), seen: null, lifetime: 1 }, 5_000);
  });

  it("last from when they were last seen, and end when nobody comes", async () => {
    await begin(ann, "a");
    await noteSeen(db, { tokenHash: hash("a"), seen: null, lifetime: 9_000_000 }, 8_000_000);
    expect(await userOf(db, hash("a"), 16_999_999)).toEqual(ann);
    expect(await userOf(db, hash("a"), 17_000_000)).toBeUndefined();
  });
});

it("a person's choice of looks is theirs, and the last one holds", async () => {
  const dark = { colorScheme: "dark", textSize: "large", calm: true } as const;
  await savePreferences(db, ann.id, { ...dark, calm: false }, 1);
  await savePreferences(db, ann.id, dark, 2);
  expect(await getPreferences(db, ann.id)).toEqual(dark);
  expect(await getPreferences(db, bea.id)).toBeUndefined();
});

it("an address that leaves the newsletter stays known as off, and waits for nothing", async () => {
  await subscribe(db, { email: ann.email, tags: ["App Waitlist"] }, 1);
  await unsubscribe(db, ann.email);
  expect(await getSubscriber(db, ann.email)).toMatchObject({ isActive: false, tags: [] });
  await unsubscribe(db, "nobody@example.org");
});

describe("a deleted account", () => {
  /** Words of one person, in every table that can hold them. */
  async function live(user: User, mark: string) {
    const { id: userId, email } = user;
    const isSuspected = false;
    for (let i = 0; i < 8; i++) {
      const text = `${mark} asks ${i} ${"for patience and rest ".repeat(1 + ((i * 7) % 30))}`;
      await addRequest(
        db,
        { userId, fullName: mark, email, content: text, isPrivate: true, isSuspected },
        i * 100_000,
      );
      await addMessage(
        db,
        { userId, firstName: mark, lastName: "", email, message: text, isSuspected },
        i * 100_000,
      );
    }
    await saveItem(db, userId, { kind: "plan", item: "faith-plan" }, 1);
    const plan = { userId, planId: "faith-plan", dayCount: 7 };
    await markDay(db, plan, 1, { at: 1, on: "1970-01-01" });
    await addPrayer(
      db,
      userId,
      {
        title: `${mark} prays`,
        text: `${mark} prays for rain`,
        source: "theme/theme-1",
      },
      { now: 1, day: "1970-01-01", quota: 9 },
    );
    await subscribe(db, { email, tags: ["App Waitlist"], userId }, 1);
    await savePreferences(db, userId, { colorScheme: "dark", textSize: "large", calm: true }, 1);
  }

  const bytes = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString("latin1").toLowerCase())
      .join();

  it("leaves no row and no byte of its words; others keep all of theirs", async () => {
    const others: User[] = [];
    for (let i = 0; i < 6; i++) {
      others.push(await makeUser(`Other${i}`, `other${i}@example.org`));
    }
    await live(bea, "Beatrice");
    await begin(bea, "b");
    await begin(ann, "a");
    for (const other of others.slice(0, 3)) await live(other, other.username);
    await live(ann, "Annabeth");
    for (const other of others.slice(3)) await live(other, other.username);
    if (onFile) expect(bytes()).toContain("annabeth asks 7");

    await deleteAccount(db, ann.id);
    if (onFile) {
      await expect.poll(() => bytes().match(/annabeth.{0,30}/g), { timeout: 3_000 }).toBeNull();
      expect(bytes()).toContain("beatrice asks 7");
    }
    expect(await userOf(db, hash("a"), 2_000)).toBeUndefined();
    expect(await userOf(db, hash("b"), 2_000)).toEqual(bea);
    const rows = async (table: string) => (await db.sql(`SELECT * FROM ${table}`)).length;
    expect(await rows("prayer_requests")).toBe(7 * 8);
    expect(await rows("contact_messages")).toBe(7 * 8);
    expect(await rows("newsletter_subscriptions")).toBe(7);
  });

  it("is gone once; a second time nothing happens, and no session comes back to it", async () => {
    await deleteAccount(db, ann.id);
    await deleteAccount(db, ann.id);
    const changed = { password: "scrypt$y", tokenHash: hash("n"), lifetime: 5_000 };
    await changePassword(db, ann.id, changed, 2_000);
    expect(await userOf(db, hash("n"), 2_000)).toBeUndefined();
    expect(await findAccount(db, "Beatrice")).toBeDefined();
  });
});
