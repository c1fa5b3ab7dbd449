import { beforeEach, describe, expect, it } from "vitest";
import { endSession, findSession, startSession } from "#db/accounts/sessions.server";
import {
  countFailure,
  getFailures,
  knowsAddress,
  recordSignIn,
} from "#db/accounts/sign-ins.server";
import { createUser, findAccount, findInUse, type User } from "#db/accounts/users.server";
import {
  countPrayer,
  countSaves,
  getPrayed,
  isSaved,
  listSaved,
  removeItem,
  saveItem,
} from "#db/plans/saved-items.server";
import { openEngine, type TestEngine } from "../engine";

let db: TestEngine;
let ann: User;

beforeEach(async () => {
  db = await openEngine();
  ann = await makeUser("Ännchen", "ann@example.org");
});

async function makeUser(username: string, email: string): Promise<User> {
  const made = await createUser(db, { username, email, password: "scrypt$x" }, 1_000);
  if ("inUse" in made) throw new Error(`${made.inUse} is taken`);
  return made.user;
}

describe("users", () => {
  it("are found by name whatever its case, and never show the password by themselves", async () => {
    expect(ann).toEqual({
      id: 1,
      username: "Ännchen",
      email: "ann@example.org",
      createdAt: new Date(1_000),
    });
    expect(await findAccount(db, "äNNCHEN")).toMatchObject({ id: 1, password: "scrypt$x" });
    expect(await findAccount(db, "Annchen")).toBeUndefined();
  });

  it("have names and addresses of their own; a refused one leaves nothing behind", async () => {
    const other = { username: "ÄNNCHEN", email: "b@example.org", password: "scrypt$x" };
    expect(await createUser(db, other, 1)).toEqual({ inUse: "username" });
    expect(await createUser(db, { ...other, username: "Bea", email: ann.email }, 1)).toEqual({
      inUse: "email",
    });
    expect(await findInUse(db, other, 1)).toEqual(["username"]);
    expect(await findInUse(db, { username: "Bea", email: ann.email }, 1)).toEqual(["email"]);
    expect(await findInUse(db, { ...other, email: ann.email }, 1)).toEqual(["username", "email"]);
    expect(await findInUse(db, { username: "Bea", email: "b@example.org" }, 1)).toEqual([]);
    expect(await db.sql("SELECT username FROM users")).toHaveLength(1);
  });
});

it.each([
  ["Alice", "\u0410lice", true],
  ["Pope", "\u0420\u043e\u0440\u0435", true],
  ["maxx", "\u041c\u0410\u0425\u0425", true],
  ["Tina", "\u03a4\u0399\u039d\u0391", true],
  ["ALICE", "\u13aa\u13de\u13c6\u13df\u13ac", true],
  ["Alice", "\ua4ee\ua4e1\ua4f2\ua4da\ua4f0", true],
  ["Alice", "\u0410\u043d\u043d\u0430", false],
  ["Anna", "\u0410\u043d\u043d\u0430", false],
])("beside %s, %s is inUse: %s", async (has, wanted, isTaken) => {
  await makeUser(has, "has@example.org");
  const found = await findInUse(db, { username: wanted, email: "wants@example.org" }, 1);
  expect(found).toEqual(isTaken ? ["username"] : []);
});

describe("sessions", () => {
  const tokenHash = "t".repeat(43);

  it("run until they end or expire", async () => {
    await startSession(db, { tokenHash, userId: ann.id, lifetime: 500 }, 1_000);
    expect(await findSession(db, tokenHash, 1_499)).toEqual({
      user: ann,
      seen: null,
      sealedRoot: null,
    });
    expect(await findSession(db, tokenHash, 1_500)).toBeUndefined();
    expect(await findSession(db, "u".repeat(43), 1_000)).toBeUndefined();
    await endSession(db, tokenHash);
    expect(await findSession(db, tokenHash, 1_000)).toBeUndefined();
  });

  it("that have expired are forgotten when another starts", async () => {
    await startSession(db, { tokenHash, userId: ann.id, lifetime: 500 }, 1_000);
    await startSession(db, { tokenHash: "u".repeat(43), userId: ann.id, lifetime: 500 }, 2_000);
    expect(await db.sql("SELECT * FROM sessions")).toHaveLength(1);
  });
});

describe("failed sign-ins", () => {
  const key = "k".repeat(43);
  const window = 180_000;

  it("are counted under their key, anew after a pause", async () => {
    await countFailure(db, [{ key, window }], 1_000);
    await countFailure(db, [{ key, window }], 2_000);
    expect(await getFailures(db, key, 0)).toEqual({ failures: 2, lastAt: 2_000 });
    await countFailure(db, [{ key, window }], 2_001 + window);
    expect(await getFailures(db, key, 0)).toEqual({ failures: 1, lastAt: 2_001 + window });
    expect(await getFailures(db, key, 3_000 + window)).toEqual({ failures: 0, lastAt: 0 });
  });

  it("are clear after a success, which makes the address known", async () => {
    const addressHash = "a".repeat(43);
    await countFailure(db, [{ key, window }], 1_000);
    expect(await knowsAddress(db, ann.id, addressHash)).toBe(false);
    await recordSignIn(db, { key, userId: ann.id, addressHash }, 2_000);
    expect(await getFailures(db, key, 0)).toEqual({ failures: 0, lastAt: 0 });
    expect(await knowsAddress(db, ann.id, addressHash)).toBe(true);
    expect(await knowsAddress(db, ann.id + 1, addressHash)).toBe(false);
  });
});

describe("what sign-ins leave behind", () => {
  const day = 86_400_000;
  const signIn = (userId: number, letter: string, now: number) =>
    recordSignIn(db, { key: letter.repeat(43), userId, addressHash: letter.repeat(43) }, now);
  const count = async (table: string) => (await db.sql(`SELECT * FROM ${table}`)).length;

  it("a place is forgotten 180 days after the last sign-in from there, whoever signs in then", async () => {
    const bea = await makeUser("Bea", "bea@example.org");
    await signIn(ann.id, "a", 1_000);
    await signIn(bea.id, "b", 1_000);
    await signIn(bea.id, "b", 10 * day);
    await signIn(bea.id, "c", 1_000 + 180 * day);
    expect(await knowsAddress(db, ann.id, "a".repeat(43))).toBe(true);
    await signIn(bea.id, "c", 1_001 + 180 * day);
    expect(await knowsAddress(db, ann.id, "a".repeat(43))).toBe(false);
    expect(await knowsAddress(db, bea.id, "b".repeat(43))).toBe(true);
    expect(await count("sign_in_addresses")).toBe(2);
  });

  it("many that are due go in parts, so that no sign-in is held up", async () => {
    const hash = (i: number) => String(i).padStart(43, "0");
    const rows = Array.from({ length: 1_500 }, (_, i) => `(${ann.id}, '${hash(i)}', 1)`);
    await db.sql(`INSERT INTO sign_in_addresses VALUES ${rows}`);
    const left = [];
    for (let turn = 0; turn < 3; turn++) {
      await signIn(ann.id, "n", 181 * day);
      left.push(await count("sign_in_addresses"));
    }
    expect(left).toEqual([501, 1, 1]);
  });

  it("a failure is forgotten a day later, when the next one comes", async () => {
    const window = 180_000;
    await countFailure(db, [{ key: "f".repeat(43), window }], 1_000);
    await countFailure(db, [{ key: "g".repeat(43), window }], 1_000 + day);
    expect(await count("sign_in_failures")).toBe(2);
    await countFailure(db, [{ key: "g".repeat(43), window }], 1_001 + day);
    expect(await count("sign_in_failures")).toBe(1);
  });
});

describe("what a person saves", () => {
  const plan = { kind: "plan", item: "anxiety-plan" } as const;

  it("is theirs alone, once, until they let go", async () => {
    const bea = await makeUser("Bea", "bea@example.org");
    const theme = { kind: "theme", item: "theme-1" } as const;
    await saveItem(db, ann.id, plan, 1);
    await saveItem(db, ann.id, plan, 2);
    await saveItem(db, bea.id, plan, 3);
    await saveItem(db, ann.id, theme, 4);
    expect(await listSaved(db, ann.id)).toEqual([theme, plan]);
    expect(await listSaved(db, bea.id)).toEqual([plan]);
    expect(await countSaves(db, plan)).toBe(2);
    expect(await countSaves(db, { ...plan, kind: "theme" })).toBe(0);
    await removeItem(db, ann.id, plan);
    expect(await isSaved(db, ann.id, plan)).toBe(false);
    expect(await isSaved(db, bea.id, plan)).toBe(true);
  });

  it("times prayed are counted, and name nobody", async () => {
    expect(await getPrayed(db, "theme-1")).toBe(0);
    await countPrayer(db, "theme-1");
    await countPrayer(db, "theme-1");
    expect(await getPrayed(db, "theme-1")).toBe(2);
    expect(await getPrayed(db, "theme-2")).toBe(0);
  });
});
