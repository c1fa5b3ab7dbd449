import { getTableName } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import { addMessage, changeMessage } from "#db/messages/messages.server";
import { eraseAbout, findAbout, findSubject } from "#db/operator/subjects.server";
import { saveItem } from "#db/plans/saved-items.server";
import { addRequest } from "#db/requests/arrivals.server";
import { writeNote } from "#db/requests/notes.server";
import { stateOf } from "#db/requests/request-states.server";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;

beforeEach(async () => {
  db = await openSealed();
});

/** Tables that name nobody. */
const impersonal = [
  "campaigns",
  "letter_holds",
  "letter_senders",
  "prayer_groups",
  "sealing",
  "theme_prayers",
];

it("every table is known as one that holds something of a person, or of nobody", async () => {
  const tables = await db.tables();
  expect([...personalTables.map(({ table }) => getTableName(table)), ...impersonal].sort()).toEqual(
    tables.sort(),
  );
});

describe("a person who asks what is kept", () => {
  const email = "ann@example.org";
  let ann: number;
  let bea: number;

  beforeEach(async () => {
    [ann, bea] = [await person(db, "ann"), await person(db, "bea")];
    for (const userId of [ann, bea])
      await saveItem(db, userId, { kind: "plan", item: "faith-plan" }, 7);
    const name = { firstName: "Ann", lastName: "", isSuspected: false };
    await addMessage(db, { ...name, email, message: "Hello" }, 8);
    await addMessage(db, { ...name, email: "cy@example.org", message: "Others" }, 8);
    const request = { fullName: "Ann", isPrivate: false, isSuspected: false };
    await addRequest(db, { ...request, email, content: "For rain" }, 9);
  });

  it("is an account by its address, or nobody's", async () => {
    expect(await findSubject(db, email)).toEqual({ email, userId: ann });
    expect(await findSubject(db, "cy@example.org")).toEqual({
      email: "cy@example.org",
      userId: undefined,
    });
  });

  it("is shown every row of theirs alone, without keys and hashes", async () => {
    const found = await findAbout(db, await findSubject(db, email));
    expect(found.users).toMatchObject([{ id: ann, email }]);
    expect(found.saved_items).toEqual([
      { userId: ann, kind: "plan", item: "faith-plan", savedAt: new Date(7) },
    ]);
    expect(found.contact_messages).toMatchObject([{ message: "Hello" }]);
    expect(found.prayer_requests).toMatchObject([{ content: "For rain" }]);
    expect(found.users?.[0]).not.toHaveProperty("password");
    expect(found.contact_messages?.[0]).not.toHaveProperty("fingerprint");
    expect(Object.keys(found)).not.toContain("plan_days");
  });

  it("without an account is shown what carries the address", async () => {
    const found = await findAbout(db, { email: "cy@example.org" });
    expect(Object.keys(found)).toEqual(["contact_messages"]);
    expect(found.contact_messages).toMatchObject([{ message: "Others" }]);
  });

  it("is shown what the team wrote to them, not what it wrote among itself", async () => {
    const leader = { userId: bea, isLeader: true, requestId: 1 };
    for (const kind of ["help", "note"] as const) {
      const version = (await stateOf(db, 1))?.version ?? 0;
      await writeNote(db, { ...leader, version }, { kind, text: kind }, 20);
    }
    await changeMessage(db, { userId: bea, id: 1, version: 0, note: "Odd", state: "taken" }, 20);
    const texts = async (whole?: boolean) =>
      (await findAbout(db, { email, userId: ann }, whole)).request_notes?.map(({ text }) => text);
    expect(await texts()).toEqual(["help"]);
    expect(await texts(true)).toEqual(["help", "note"]);
  });

  it("is forgotten, and nobody else is", async () => {
    await eraseAbout(db, await findSubject(db, email));
    expect(await findAbout(db, { email, userId: ann }, true)).toEqual({});
    expect(await findSubject(db, "bea@example.org")).toMatchObject({ userId: bea });
    const others = await findAbout(db, { email: "bea@example.org", userId: bea });
    expect(others.saved_items).toHaveLength(1);
    expect(await findAbout(db, { email: "cy@example.org" })).toHaveProperty("contact_messages");
  });
});
