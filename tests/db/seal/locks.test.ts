import { beforeEach, describe, expect, it } from "vitest";
import { confirmOwnAddress } from "#db/accounts/confirmed-addresses.server";
import { takeBack } from "#db/accounts/email-changes.server";
import {
  beginAnew,
  closeWaysBack,
  completeLock,
  countLeft,
  deleteLeft,
  findLock,
  lockAccount,
  openWithCode,
  unlockAccount,
} from "#db/accounts/locks.server";
import { changePassword, setPassword } from "#db/accounts/passwords.server";
import { findSession, startSession } from "#db/accounts/sessions.server";
import { findAbout } from "#db/operator/subjects.server";
import { addDraft, newestDraft } from "#db/prayers/drafts.server";
import { findPrayers } from "#db/prayers/prayer-lists.server";
import { addPrayer, answerPrayer, editPrayer, getPrayer } from "#db/prayers/prayers.server";
import {
  LockedError,
  openByPassword,
  openBySession,
  wrapByPassword,
  wrapForSession,
} from "#db/seal/keys.server";
import { openedRoot, withOpenedLocks } from "#db/seal/opened.server";
import { lockedWords, unreadable } from "#db/seal/seal.server";
import { Keys } from "#db/seal/secret-keys.server";
import { day, week } from "#db/time";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let handle: string;

const at = { now: 1_000, day: "2026-11-28", quota: 999 };
const key = (letter: string) => Buffer.alloc(32, letter);
const token = (letter: string) => letter.repeat(43);
const code = Buffer.from("twelve words of ann");
const range = { limit: 9, offset: 0 };
const pause = async () => {};

const write = async (text: string, userId = ann) =>
  (await addPrayer(db, userId, { text, title: "a title" }, at))?.handle ?? "";

const session = (letter: string) => ({
  token: token(letter),
  tokenHash: `hash ${letter}`.padEnd(43, "."),
  lifetime: 60 * day,
});

const hashOf = async (userId: number) =>
  String((await db.sql(`SELECT password FROM users WHERE id = ${userId}`))[0]?.password);

/** Locks it as if she had typed her password and code, in a request of its own. */
async function lock(userId = ann, letter = "a", now = 2_000) {
  const before = await hashOf(userId);
  const made = { before, password: "scrypt-hkdf$1", passwordKey: key(letter), code };
  return withOpenedLocks(() => lockAccount(db, userId, { ...made, session: session(letter) }, now));
}

/** What a request sees that comes with this session. */
const asked = <T>(letter: string, work: () => Promise<T>, userId = ann) =>
  withOpenedLocks(async () => {
    const found = await findSession(db, session(letter).tokenHash, 3_000);
    openBySession(userId, token(letter), found?.sealedRoot ?? null);
    return work();
  });

/** What a request sees after the password was typed. */
const withPassword = <T>(letter: string, work: () => Promise<T>, of = db, userId = ann) =>
  withOpenedLocks(async () => {
    await openByPassword(of, userId, key(letter));
    return work();
  });

const textOf = async (of: string, from = db) => (await getPrayer(from, ann, of))?.text;

const afterSevenDays = 2_000 + week;

/** All that the worker and her next visit do once the way back is closed. */
async function sevenDaysLater() {
  await closeWaysBack(db, 2_000);
  await asked("a", () => completeLock(db, ann, afterSevenDays));
}

beforeEach(async () => {
  db = await openSealed();
  ann = await person(db, "ann");
  await db.write((tx) => confirmOwnAddress(tx, { id: ann, email: "ann@example.org" }, 1));
  handle = await write("for my sister");
  await startSession(db, { ...session("o"), userId: ann }, 1_500);
});

describe("locked", () => {
  beforeEach(async () => {
    const draft = { handle: "d".repeat(22), form: "prayer" as const, prayer: null };
    await addDraft(db, ann, { ...draft, words: { text: "begun" } }, 1_000);
    expect(await lock()).toBe(true);
  });

  it("opens in its own session alone: reads, finds, writes, and keeps drafts", async () => {
    expect(await textOf(handle)).toBe(lockedWords);
    expect(await newestDraft(db, ann, undefined, 2_000)).toMatchObject({ words: {} });
    await asked("a", async () => {
      expect(await textOf(handle)).toBe("for my sister");
      expect((await findPrayers(db, ann, "sister", range, pause)).count).toBe(1);
      expect(await newestDraft(db, ann, undefined, 2_000)).toMatchObject({
        words: { text: "begun" },
      });
      const second = await write("for my brother");
      await editPrayer(db, ann, second, { text: "for both" }, 3_000);
      expect(await textOf(second)).toBe("for both");
    });
    expect(await findSession(db, session("o").tokenHash, 2_000)).toBeUndefined();
  });

  it("writes nothing where it is not open", async () => {
    await expect(write("plain")).rejects.toThrow(LockedError);
    await expect(editPrayer(db, ann, handle, { text: lockedWords }, 3_000)).rejects.toThrow();
    await expect(answerPrayer(db, ann, handle, { answeredOn: at.day })).rejects.toThrow();
    expect(await asked("a", () => textOf(handle))).toBe("for my sister");
  });

  it("opens by its password, and by no other, nor by hers for another", async () => {
    expect(await withPassword("a", () => textOf(handle))).toBe("for my sister");
    expect(await withPassword("b", () => textOf(handle))).toBe(lockedWords);
    const ben = await person(db, "ben");
    await write("his", ben);
    await lock(ben, "b");
    for (const column of ["byPassword", "byCode"])
      await db.sql(
        `UPDATE account_locks SET "${column}" = (SELECT "${column}" FROM account_locks WHERE "userId" = ${ann}) WHERE "userId" = ${ben}`,
      );
    const swapped = await withPassword("a", async () => openedRoot(ben), db, ben);
    expect(swapped).toBeUndefined();
    const given = {
      before: "scrypt-hkdf$1",
      password: "scrypt-hkdf$7",
      passwordKey: key("b"),
      code,
    };
    expect(
      await withOpenedLocks(() => openWithCode(db, ben, { ...given, session: session("b") })),
    ).toBe(false);
  });

  it("the right password guessed from the file alone opens nothing without the secret", async () => {
    const file = Object.assign(Object.create(db), { keys: new Keys(() => "0".repeat(64)) });
    expect(await withPassword("a", () => textOf(handle, file), file)).toBe(lockedWords);
    expect(await withPassword("a", () => textOf(handle))).toBe("for my sister");
  });

  it("a copied session row opens nothing: neither with its hash nor with another's token", async () => {
    await startSession(db, { ...session("t"), userId: ann }, 2_500);
    await db.sql(
      `UPDATE sessions SET "sealedRoot" = (SELECT "sealedRoot" FROM sessions WHERE "tokenHash" = '${session("a").tokenHash}') WHERE "tokenHash" = '${session("t").tokenHash}'`,
    );
    expect(await asked("t", () => textOf(handle))).toBe(lockedWords);
    const row = await findSession(db, session("a").tokenHash, 2_500);
    const stolen = withOpenedLocks(() => {
      openBySession(ann, session("a").tokenHash, row?.sealedRoot ?? null);
      return openedRoot(ann);
    });
    expect(stolen).toBeUndefined();
  });

  it("the key of before opens nothing that is there now, and nobody else's lock is touched", async () => {
    const rows = await db.sql("SELECT text FROM prayers");
    const [{ keyId = "" } = {}] = await db.sql('SELECT "keyId" FROM account_locks');
    expect(String(rows[0]?.text)).toContain(`.${keyId}.`);
    const about = await findAbout(db, { email: "ann@example.org", userId: ann });
    expect(JSON.stringify(about.prayers)).toContain(lockedWords);
    expect(about.account_locks).toHaveLength(1);
    expect(JSON.stringify(about)).not.toContain("sister");
  });

  it("a new session, a changed password and a new hash keep it open", async () => {
    await asked("a", async () => {
      const sealedRoot = wrapForSession(ann, token("n"));
      await startSession(db, { ...session("n"), userId: ann, sealedRoot }, 2_600);
      const byPassword = wrapByPassword(db, ann, key("n"));
      const root = wrapForSession(ann, token("m"));
      const changed = { password: "scrypt-hkdf$2", byPassword, sealedRoot: root };
      await changePassword(db, ann, { ...changed, ...session("m") }, 2_700);
    });
    expect(await asked("m", () => textOf(handle))).toBe("for my sister");
    expect(await withPassword("n", () => textOf(handle))).toBe("for my sister");
    expect(await withPassword("a", () => textOf(handle))).toBe(lockedWords);
  });

  it("an older wrapping, put back, opens with the password of then, until it is locked anew", async () => {
    const wrapping = async () =>
      (await db.sql('SELECT "byPassword" FROM account_locks'))[0]?.byPassword;
    const older = await wrapping();
    const putBack = () => db.sql(`UPDATE account_locks SET "byPassword" = '${older}'`);
    await asked("a", async () => {
      const byPassword = wrapByPassword(db, ann, key("n"));
      const changed = { password: "scrypt-hkdf$2", byPassword, ...session("m") };
      const sealedRoot = wrapForSession(ann, token("m"));
      await changePassword(db, ann, { ...changed, sealedRoot }, 2_700);
    });
    expect(await withPassword("a", () => textOf(handle))).toBe(lockedWords);
    await putBack();
    expect(await withPassword("a", () => textOf(handle))).toBe("for my sister");
    expect(await asked("m", () => unlockAccount(db, ann))).toBe(true);
    expect(await lock(ann, "n", 2_800)).toBe(true);
    await putBack();
    expect(await withPassword("a", () => textOf(handle))).toBe(lockedWords);
    expect(await asked("n", () => textOf(handle))).toBe("for my sister");
  });

  it("after a reset the code alone opens it, with the new password from then on", async () => {
    await setPassword(db, ann, "scrypt$reset");
    await startSession(db, { ...session("r"), userId: ann }, 2_600);
    expect(await asked("r", () => textOf(handle))).toBe(lockedWords);
    expect(await withPassword("a", () => textOf(handle))).toBe(lockedWords);
    const given = { before: "scrypt$reset", password: "scrypt-hkdf$3", passwordKey: key("r") };
    const open = (words: string, before = given.before) =>
      withOpenedLocks(() =>
        openWithCode(db, ann, {
          ...given,
          before,
          code: Buffer.from(words),
          session: session("r"),
        }),
      );
    expect(await open("twelve other words")).toBe(false);
    expect(await open(String(code), "changed meanwhile")).toBe(false);
    expect(await open(String(code))).toBe(true);
    expect(await asked("r", () => textOf(handle))).toBe("for my sister");
    expect(await withPassword("r", () => textOf(handle))).toBe("for my sister");
  });

  it("the code opens it without the secret", async () => {
    const other = Object.assign(Object.create(db), { keys: new Keys(() => "0".repeat(64)) });
    const given = { before: "scrypt-hkdf$1", password: "scrypt-hkdf$4", passwordKey: key("z") };
    await withOpenedLocks(async () => {
      expect(await openWithCode(other, ann, { ...given, code, session: session("a") })).toBe(true);
      expect(await textOf(handle, other)).toBe("for my sister");
    });
  });

  it.each([
    ["within seven days", 3_000],
    ["after them", afterSevenDays],
  ])("unlocked %s it opens with the secret again", async (_, now) => {
    if (now === afterSevenDays) await sevenDaysLater();
    expect(await unlockAccount(db, ann)).toBe(false);
    expect(await asked("a", () => unlockAccount(db, ann))).toBe(true);
    expect(await textOf(handle)).toBe("for my sister");
    expect(await write("in clear")).toBeTruthy();
    expect(await findLock(db, ann)).toBeUndefined();
  });

  it("a thief's lock is taken off by the letter within seven days, without any words lost", async () => {
    await asked("a", () => write("the thief's"));
    const [{ id = 0 } = {}] = await db.sql("SELECT id FROM email_changes WHERE kind = 'lock'");
    expect(await db.sql("SELECT kind FROM outbox WHERE kind = 'locked'")).toHaveLength(1);
    const taken = { id: Number(id), voided: "scrypt$void" };
    expect(await db.write((tx) => takeBack(tx, taken, 3_000))).toBe(true);
    expect(await textOf(handle)).toBe("for my sister");
    expect(await findSession(db, session("a").tokenHash, 3_000)).toBeUndefined();
    expect(await write("mine again")).toBeTruthy();
  });

  it("after seven days neither letter nor secret brings it back, and a backup of those days opens nothing new", async () => {
    const [row] = await db.sql("SELECT * FROM account_keys");
    await closeWaysBack(db, 1_999);
    expect(await db.sql("SELECT * FROM account_keys")).toHaveLength(1);
    await sevenDaysLater();
    expect(await db.sql("SELECT * FROM account_keys")).toHaveLength(0);
    expect(await asked("a", () => textOf(handle))).toBe("for my sister");
    const later = await asked("a", () => write("written later"));
    const [{ id = 0 } = {}] = await db.sql("SELECT id FROM email_changes WHERE kind = 'lock'");
    const taken = { id: Number(id), voided: "scrypt$void" };
    await db.write((tx) => takeBack(tx, taken, afterSevenDays));
    expect(await textOf(handle)).toBe(lockedWords);
    // The backup's key, with the secret, in place of the lock.
    await db.sql("DELETE FROM account_locks");
    await db.sql(
      `INSERT INTO account_keys ("userId", "keyId", wrapped, "wrappedBy") VALUES (${ann}, '${row?.keyId}', '${row?.wrapped}', '${row?.wrappedBy}')`,
    );
    expect(await textOf(handle)).toBe(unreadable);
    expect(await textOf(later)).toBe(unreadable);
  });

  it("begun anew only once the way back is closed, and then the locked ones wait for the code", async () => {
    expect(await beginAnew(db, ann, 3_000)).toBe(false);
    await sevenDaysLater();
    expect(await beginAnew(db, ann, afterSevenDays)).toBe(true);
    const fresh = await write("anew");
    expect(await textOf(fresh)).toBe("anew");
    expect(await textOf(handle)).toBe(lockedWords);
    // What its form shows would be saved in place of the words.
    expect(await editPrayer(db, ann, handle, { text: lockedWords }, 4_000)).toBe(false);
    expect(await answerPrayer(db, ann, handle, { answeredOn: at.day, answer: "yes" })).toBe(true);
    const keyId = (await findLock(db, ann))?.keyId ?? "";
    expect(await countLeft(db, ann, keyId)).toBe(1);
    const given = { before: "scrypt-hkdf$1", password: "scrypt-hkdf$5", passwordKey: key("q") };
    const open = { ...given, code, session: session("a") };
    expect(await withOpenedLocks(() => openWithCode(db, ann, open))).toBe(true);
    const back = await getPrayer(db, ann, handle);
    expect(back).toMatchObject({ text: "for my sister", title: "a title", answer: "yes" });
    expect(await textOf(fresh)).toBe("anew");
    expect(await findLock(db, ann)).toBeUndefined();
  });

  it("begun anew with nothing written yet, the code unlocks them", async () => {
    await sevenDaysLater();
    await beginAnew(db, ann, afterSevenDays);
    const given = {
      before: "scrypt-hkdf$1",
      password: "scrypt-hkdf$6",
      passwordKey: key("q"),
      code,
    };
    await withOpenedLocks(() => openWithCode(db, ann, { ...given, session: session("a") }));
    expect(await textOf(handle)).toBe("for my sister");
  });

  it("the locked ones are deleted alone", async () => {
    await sevenDaysLater();
    await beginAnew(db, ann, afterSevenDays);
    const fresh = await write("anew");
    await deleteLeft(db, ann);
    expect(await textOf(handle)).toBeUndefined();
    expect(await newestDraft(db, ann, undefined, 2_000)).toBeUndefined();
    expect(await textOf(fresh)).toBe("anew");
    expect(await lock(ann, "b", afterSevenDays)).toBe(true);
    expect(await asked("b", () => textOf(fresh))).toBe("anew");
  });

  it("an older value of the same row and column, under the same key, is not noticed", async () => {
    const [older] = await db.sql("SELECT text FROM prayers");
    await asked("a", () => editPrayer(db, ann, handle, { text: "newer" }, 3_000));
    await db.sql(`UPDATE prayers SET text = '${older?.text}'`);
    expect(await asked("a", () => textOf(handle))).toBe("for my sister");
  });
});

it("locks nothing where the password was changed meanwhile, and not twice", async () => {
  const made = { password: "scrypt-hkdf$1", passwordKey: key("a"), code, session: session("a") };
  const changed = () => lockAccount(db, ann, { ...made, before: "another" }, 2_000);
  expect(await withOpenedLocks(changed)).toBe(false);
  expect(await textOf(handle)).toBe("for my sister");
  expect(await lock()).toBe(true);
  expect(await lock(ann, "b")).toBe(false);
  expect(await asked("a", () => textOf(handle))).toBe("for my sister");
});

it("what is written while it locks is sealed with the key that opens it", async () => {
  const texts = Array.from({ length: 12 }, (_, at) => `prayer ${at}`);
  const writing = texts.map((text) => write(text).catch((error) => error));
  const locking = lock();
  const more = texts.map((text) => write(`late ${text}`).catch((error) => error));
  const written = [...(await Promise.all(writing)), ...(await Promise.all(more))];
  expect(await locking).toBe(true);
  for (const one of written) {
    if (one instanceof Error) expect(one).toBeInstanceOf(LockedError);
    else expect(await asked("a", () => textOf(one))).toMatch(/prayer \d/);
  }
});

it("many prayers are locked, some of them still in clear", async () => {
  const handles: string[] = [];
  for (let at = 0; at < 120; at += 1) handles.push(await write(`p ${at}`));
  await db.sql(`UPDATE prayers SET text = 'in clear' WHERE handle = '${handles[7]}'`);
  expect(await lock()).toBe(true);
  expect(JSON.stringify(await db.sql("SELECT text FROM prayers"))).not.toContain("in clear");
  for (const [at, one] of handles.entries())
    expect(await asked("a", () => textOf(one))).toBe(at === 7 ? "in clear" : `p ${at}`);
});
