import { beforeEach, describe, expect, it } from "vitest";
import {
  getVerification,
  noteTeamVisit,
  noteVerification,
} from "#db/accounts/second-factors.server";
import { endSession, startSession } from "#db/accounts/sessions.server";
import { roleOf, setRole } from "#db/accounts/team.server";
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
