import { beforeEach, describe, expect, it, test } from "vitest";
import { personalRows } from "#db/accounts/personal-data/kinds.server";
import { listRows } from "#db/accounts/personal-data/personal-rows.server";
import { sameWithin } from "#db/engines/fingerprint.server";
import { findAbout } from "#db/operator/subjects.server";
import { addDraft } from "#db/prayers/drafts.server";
import { findPrayers } from "#db/prayers/prayer-lists.server";
import { addPrayer, editPrayer, getPrayer } from "#db/prayers/prayers.server";
import { addRequest, forgetFingerprints } from "#db/requests/arrivals.server";
import { getRequest } from "#db/requests/request-page.server";
import { beginSealing, OtherSecretError, ownKey } from "#db/seal/keys.server";
import { unreadable } from "#db/seal/seal.server";
import { countPlainAccounts, hasPlainRows, sealOldRows } from "#db/seal/sealed-rows.server";
import { Keys } from "#db/seal/secret-keys.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";
import { canary, fields, pause, quota, writer } from "./written";

let db: TestEngine;
let ann: number;

type Written = ReturnType<typeof writer>;

let writeAll: Written["writeAll"];
let readAll: Written["readAll"];
let everything: Written["everything"];

beforeEach(async () => {
  db = await openEngine();
  ann = await person(db, "ann");
  ({ writeAll, readAll, everything } = writer(db, ann));
});

describe("once sealing has begun", () => {
  beforeEach(() => beginSealing(db, 500));

  it("no word of a prayer, draft, request, update, message or note stands in the database", async () => {
    const handle = await writeAll();
    expect(await everything()).not.toContain(canary);
    const read = await readAll(handle);
    for (const field of fields) expect(read).toContain(`${canary} ${field}`);
  });

  it("the words are found, shown among what is kept, and exported", async () => {
    await writeAll();
    const range = { limit: 9, offset: 0 };
    expect((await findPrayers(db, ann, "person", range, pause)).count).toBe(0);
    expect((await findPrayers(db, ann, `${canary} answer`, range, pause)).count).toBe(1);
    const kinds = ["prayers", "drafts", "prayerRequests", "requestNotes", "messages"] as const;
    const shown = await Promise.all(
      kinds.map((kind) => listRows(db, personalRows[kind], ann, range)),
    );
    for (const rows of shown) expect(JSON.stringify(rows)).toContain(canary);
    const about = await findAbout(db, { email: "ann@example.org", userId: ann });
    const tables = ["prayers", "drafts", "prayer_requests", "request_notes", "contact_messages"];
    for (const table of tables) expect(JSON.stringify(about[table]), table).toContain(canary);
    expect(JSON.stringify(about)).not.toContain("\\u0001");
  });

  it("a value copied to another's row, or another column, cannot be read there", async () => {
    const [handle, ben] = [await writeAll(), await person(db, "ben")];
    const at = { now: 1, day: "2026-11-28", quota };
    const his = (await addPrayer(db, ben, { text: "his", title: "x" }, at))?.handle ?? "";
    await db.sql(
      `UPDATE prayers SET text = (SELECT text FROM prayers WHERE handle = '${handle}') WHERE handle = '${his}'`,
    );
    await db.sql(`UPDATE prayers SET title = answer WHERE handle = '${handle}'`);
    expect((await getPrayer(db, ben, his))?.text).toBe(unreadable);
    expect((await getPrayer(db, ann, handle))?.title).toBe(unreadable);
    const found = await findPrayers(db, ann, `${canary} answer`, { limit: 9, offset: 0 }, pause);
    expect(found.prayers.map(({ title }) => title)).toEqual([unreadable]);
  });

  it("another's key does not open as one's own", async () => {
    await writeAll();
    const ben = await person(db, "ben");
    await db.sql(
      `INSERT INTO account_keys ("userId", "keyId", wrapped, "wrappedBy")
       SELECT ${ben}, "keyId", wrapped, "wrappedBy" FROM account_keys WHERE "userId" = ${ann}`,
    );
    expect(await ownKey(db, ben)).toBeUndefined();
    const at = { now: 1, day: "2026-11-28", quota };
    await expect(addPrayer(db, ben, { text: "his" }, at)).rejects.toThrow(OtherSecretError);
  });

  it("another secret opens nothing", async () => {
    const handle = await writeAll();
    const other = Object.assign(Object.create(db), { keys: new Keys(() => "0".repeat(64)) });
    expect((await getPrayer(other, ann, handle))?.text).toBe(unreadable);
    expect((await getRequest(other, 1))?.request.content).toBe(unreadable);
  });

  it("two first words at once make one key", async () => {
    const at = { now: 1, day: "2026-11-28", quota };
    const texts = ["one", "two", "three", "four"];
    const added = await Promise.all(texts.map((text) => addPrayer(db, ann, { text }, at)));
    const read = await Promise.all(added.map((one) => getPrayer(db, ann, one?.handle ?? "")));
    expect(read.map((prayer) => prayer?.text)).toEqual(texts);
    expect(await db.sql('SELECT "keyId" FROM account_keys')).toHaveLength(1);
  });
});

describe("what was kept before", () => {
  it("is read as it is, and sealed with everything else by one walk through the tables", async () => {
    const handle = await writeAll();
    const before = await readAll(handle);
    expect(await everything()).toContain(canary);
    expect(await sealOldRows(db, pause)).toBe(0);
    await beginSealing(db, 4_000);
    expect(await readAll(handle)).toBe(before);
    expect(await hasPlainRows(db)).toBe(true);
    expect(await sealOldRows(db, pause)).toBe(12);
    expect(await hasPlainRows(db)).toBe(false);
    expect(await everything()).not.toContain(canary);
    expect(await readAll(handle)).toBe(before);
    expect(await sealOldRows(db, pause)).toBe(0);
  });

  it("is sealed where an edit came between, with the words of the edit", async () => {
    const handle = await writeAll();
    await beginSealing(db, 4_000);
    await editPrayer(db, ann, handle, { text: `${canary} new` }, 4_500);
    await sealOldRows(db, pause);
    expect(await everything()).not.toContain(canary);
    const prayer = await getPrayer(db, ann, handle);
    expect(prayer).toMatchObject({
      text: `${canary} new`,
      title: null,
      answer: `${canary} answer`,
    });
  });

  it("goes on where it was stopped", async () => {
    const at = { day: "2026-11-28", quota: 999 };
    for (let n = 0; n < 120; n++)
      await addPrayer(db, ann, { text: `${canary} ${n}` }, { ...at, now: n });
    await beginSealing(db, 4_000);
    let turns = 0;
    const stopped = sealOldRows(db, async () => {
      turns += 1;
      if (turns === 2) throw new Error("stopped");
    });
    await expect(stopped).rejects.toThrow("stopped");
    expect(await sealOldRows(db, pause)).toBe(20);
    expect(await everything()).not.toContain(canary);
  });
});

test("the same words within a minute are known again, sealed or not", async () => {
  const at = { now: 1_000, day: "2026-11-28", quota };
  const first = await addPrayer(db, ann, { text: "twice" }, at);
  await beginSealing(db, 1_500);
  expect(await addPrayer(db, ann, { text: "twice" }, { ...at, now: 2_000 })).toEqual({
    handle: first?.handle,
    before: true,
  });
  const second = await addPrayer(db, ann, { text: "another" }, { ...at, now: 2_000 });
  expect(await addPrayer(db, ann, { text: "another" }, { ...at, now: 3_000 })).toEqual({
    handle: second?.handle,
    before: true,
  });
});

test("fingerprints go once their minute is over, and the twin within it is known all the same", async () => {
  const { writeAll } = writer(db, ann);
  await writeAll();
  const kept = async () =>
    (
      await db.sql(
        "SELECT fingerprint FROM prayer_request_senders UNION ALL SELECT fingerprint FROM contact_messages",
      )
    ).map(({ fingerprint }) => fingerprint);
  const before = await kept();
  await forgetFingerprints(db, 1_000 + sameWithin - 1);
  expect(await kept()).toEqual(before);
  await forgetFingerprints(db, 1_000 + sameWithin);
  expect(await kept()).toEqual(["-".repeat(43), "-".repeat(43)]);
  const from = { email: "ann@example.org", isSuspected: false, userId: ann };
  const request = { ...from, fullName: "Ann", content: "again", isPrivate: false };
  const at = 1_000 + sameWithin;
  expect(await addRequest(db, request, at)).toBe(true);
  await forgetFingerprints(db, at + 1);
  expect(await addRequest(db, request, at + 2)).toBe(false);
});

test("accounts whose words stand as they were written are counted", async () => {
  const [ben, cid] = [await person(db, "ben"), await person(db, "cid")];
  const at = { now: 1_000, day: "2026-11-28", quota };
  const draft = { handle: "e".repeat(22), form: "prayer" as const, prayer: null };
  await addPrayer(db, ann, { text: '"quoted"' }, at);
  await addDraft(db, ben, { ...draft, words: { text: "begun" } }, 1_000);
  expect(await countPlainAccounts(db)).toBe(2);
  await beginSealing(db, 1_500);
  await addDraft(db, cid, { ...draft, handle: "f".repeat(22), words: { text: "begun" } }, 1_000);
  expect(await countPlainAccounts(db)).toBe(2);
  await sealOldRows(db, pause);
  expect(await countPlainAccounts(db)).toBe(0);
});
