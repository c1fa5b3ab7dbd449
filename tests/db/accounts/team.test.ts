import { beforeEach, describe, expect, it } from "vitest";
import {
  beginFactor,
  confirmFactor,
  getFactor,
  getVerification,
  noteTeamVisit,
  noteVerification,
} from "#db/accounts/second-factors.server";
import { endSession, startSession } from "#db/accounts/sessions.server";
import { changeTeam, listTeam, listTeamChanges, roleOf, setRole } from "#db/accounts/team.server";
import { deleteUser, listUsers } from "#db/accounts/users.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;

beforeEach(async () => {
  db = await openEngine();
  ann = await person(db, "annabeth");
});

it("a role is given, changed and taken, and goes with the account", async () => {
  const bea = await person(db, "beatrice");
  expect(await roleOf(db, ann)).toBeUndefined();
  await setRole(db, ann, "intercessor", 1);
  await setRole(db, bea, "leader", 1);
  await setRole(db, ann, "leader", 2);
  expect([await roleOf(db, ann), await roleOf(db, bea)]).toEqual(["leader", "leader"]);
  await setRole(db, ann, undefined, 3);
  expect((await listUsers(db)).map(({ role }) => role)).toEqual([null, "leader"]);
  await deleteUser(db, bea);
  expect(await db.sql("SELECT * FROM team_members")).toEqual([]);
});

it("a leader changes others while they lead, never themselves; each change is a line that stays", async () => {
  const [bea, cleo] = [await person(db, "beatrice"), await person(db, "cleopatra")];
  await setRole(db, ann, "leader", 1);
  const change = (
    by: number,
    userId: number,
    change: "leader" | "intercessor" | "none" | "factor",
  ) => changeTeam(db, { changedBy: by, userId, change, notifies: false }, 2);
  expect(await change(bea, cleo, "leader")).toBe(false);
  expect(await change(ann, ann, "none")).toBe(false);
  expect(await change(ann, bea, "none")).toBe(false);
  expect(await change(ann, 999, "factor")).toBe(false);
  expect(await change(ann, bea, "leader")).toBe(true);
  expect(await change(ann, bea, "intercessor")).toBe(false);
  expect(await change(ann, cleo, "intercessor")).toBe(true);
  expect(await change(ann, cleo, "factor")).toBe(false);
  const session = { tokenHash: "t".repeat(43), lifetime: 9_000_000 };
  const factor = { userId: cleo, sealedSecret: "s".repeat(80) };
  await beginFactor(db, factor, 3);
  await confirmFactor(db, { ...factor, counter: 1, codeHashes: ["c".repeat(43)], session }, 3);
  expect(await listTeam(db)).toMatchObject([
    { username: "annabeth", role: "leader", factorAt: null, lastAt: null },
    { username: "beatrice", role: "leader", factorAt: null },
    { username: "cleopatra", role: "intercessor", factorAt: new Date(3) },
  ]);
  expect(await change(ann, cleo, "factor")).toBe(true);
  expect([await getFactor(db, cleo), await db.sql("SELECT * FROM recovery_codes")]).toEqual([
    undefined,
    [],
  ]);
  expect(await db.sql("SELECT * FROM sessions")).toEqual([]);
  // Two leaders at once: who is off the team takes nobody off.
  expect([await change(bea, ann, "none"), await change(ann, bea, "none")]).toEqual([true, false]);
  await deleteUser(db, cleo);
  const lines = (await listTeamChanges(db, 9)).map(({ line, name, by }) => [name, line.change, by]);
  expect(lines).toEqual([
    ["annabeth", "none", "beatrice"],
    [null, "factor", "annabeth"],
    [null, "intercessor", "annabeth"],
    ["beatrice", "leader", "annabeth"],
    ["annabeth", "leader", null],
  ]);
  await expect(db.sql("DELETE FROM team_changes")).rejects.toThrow();
  await expect(db.sql("UPDATE team_changes SET change = 'none'")).rejects.toThrow();
});

describe("a session that has shown a code", () => {
  const tokenHash = "t".repeat(43);

  beforeEach(async () => {
    await startSession(db, { tokenHash, userId: ann, lifetime: 9_000_000 }, 1_000);
    await noteVerification(db, { tokenHash, userId: ann }, 2_000);
  });

  it("is noted as seen to the minute, and may show another", async () => {
    const seen = async () => (await getVerification(db, tokenHash, ann))?.lastSeenAt ?? new Date(0);
    await noteTeamVisit(db, { tokenHash, lastSeenAt: await seen() }, 61_999);
    expect(await seen()).toEqual(new Date(2_000));
    await noteTeamVisit(db, { tokenHash, lastSeenAt: await seen() }, 62_000);
    expect(await getVerification(db, tokenHash, ann)).toEqual({
      passedAt: new Date(2_000),
      lastSeenAt: new Date(62_000),
    });
    await noteVerification(db, { tokenHash, userId: ann }, 90_000);
    expect(await getVerification(db, tokenHash, ann)).toEqual({
      passedAt: new Date(90_000),
      lastSeenAt: new Date(90_000),
    });
  });

  it("takes that with it when it ends", async () => {
    await endSession(db, tokenHash);
    expect(await getVerification(db, tokenHash, ann)).toBeUndefined();
  });
});
