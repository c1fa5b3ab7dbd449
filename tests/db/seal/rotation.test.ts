import { beforeEach, describe, expect, it } from "vitest";
import { rotateSecret } from "#db/operator/copy.server";
import { addPrayer } from "#db/prayers/prayers.server";
import { addRequest } from "#db/requests/arrivals.server";
import { secondFactors, sessions } from "#db/schema/accounts";
import { findSealing, OtherSecretError } from "#db/seal/keys.server";
import { unreadable } from "#db/seal/seal.server";
import { Keys, secretIdOf } from "#db/seal/secret-keys.server";
import { openSealed, type TestEngine, testSecret } from "../engine";
import { person } from "../person";
import { canary, fields, quota, writer } from "./written";

const next = "0e77".repeat(16);
const at = { now: 1_000, day: "2026-11-28", quota };
const nothingElse = () => undefined;

let db: TestEngine;
let ann: number;
let handle: string;
let written: ReturnType<typeof writer>;

beforeEach(async () => {
  db = await openSealed();
  ann = await person(db, "ann");
  written = writer(db, ann);
  handle = await written.writeAll();
});

const withSecret = (secret: string): TestEngine & { keys: Keys } =>
  Object.assign(Object.create(db), { keys: new Keys(() => secret) });

const rotate = (to = next, reseal: (sealed: string) => string | undefined = nothingElse) =>
  rotateSecret(withSecret(testSecret), new Keys(() => to), reseal, 9_000);

describe("a new secret", () => {
  it("opens all that the old one did, and the old one nothing any more", async () => {
    const before = await written.readAll(handle);
    await rotate();
    expect(await written.readAll(handle, withSecret(next))).toBe(before);
    const old = await written.readAll(handle);
    for (const field of fields) expect(old).not.toContain(`${canary} ${field}`);
    const { secretId, copiedAt } = (await findSealing(db)) ?? {};
    expect([secretId, copiedAt]).toEqual([secretIdOf(next), new Date(9_000)]);
    expect(await written.everything()).not.toContain(canary);
  });

  it("leaves nothing behind that the old secret opens", async () => {
    const ids = (secret: string) => {
      const keys = new Keys(() => secret);
      return [keys.of("shared").id, keys.of("accounts").id];
    };
    const before = await written.everything();
    for (const id of ids(testSecret)) expect(before).toContain(id);
    await rotate();
    const after = await written.everything();
    for (const id of ids(testSecret)) expect(after).not.toContain(id);
    for (const id of ids(next)) expect(after).toContain(id);
  });

  it("signs everybody out, and seals what other rooms sealed", async () => {
    const [startedAt, expiresAt] = [new Date(1), new Date(9e9)];
    const session = { tokenHash: "s".repeat(43), userId: ann, startedAt, expiresAt };
    const factor = { userId: ann, sealedSecret: "o".repeat(80), createdAt: startedAt };
    await db.write(async (tx) => {
      await tx.insert(sessions).values(session).run();
      await tx
        .insert(secondFactors)
        .values({ ...factor, lastCounter: 0 })
        .run();
    });
    await rotate(next, (sealed) => sealed.replaceAll("o", "n"));
    expect(await db.select().from(sessions).all()).toEqual([]);
    const [{ sealedSecret } = { sealedSecret: "" }] = await db.select().from(secondFactors).all();
    expect(sealedSecret).toBe("n".repeat(80));
  });

  it("changes nothing where it is cut short, and is made when it is asked for again", async () => {
    const session = { tokenHash: "s".repeat(43), userId: ann };
    const times = { startedAt: new Date(1), expiresAt: new Date(9e9) };
    const factor = { userId: ann, sealedSecret: "o".repeat(80), createdAt: new Date(1) };
    await db.write(async (tx) => {
      await tx
        .insert(sessions)
        .values({ ...session, ...times })
        .run();
      await tx
        .insert(secondFactors)
        .values({ ...factor, lastCounter: 0 })
        .run();
    });
    const before = [await written.everything(), await written.readAll(handle)];
    const cut = rotate(next, () => {
      throw new Error("cut short");
    });
    await expect(cut).rejects.toThrow("cut short");
    expect([await written.everything(), await written.readAll(handle)]).toEqual(before);
    await rotate();
    expect(await written.readAll(handle, withSecret(next))).toBe(before[1]);
  });

  it("leaves what does not open as it stands, and names it so", async () => {
    await db.sql("UPDATE prayer_requests SET content = substr(content, 1, 60)");
    const content = async () => (await db.sql("SELECT content FROM prayer_requests"))[0]?.content;
    const before = await content();
    await rotate();
    expect(await content()).toBe(before);
    expect(await written.readAll(handle, withSecret(next))).toContain(unreadable);
  });

  it("is followed by a third", async () => {
    const before = await written.readAll(handle);
    const third = "7412".repeat(16);
    await rotate();
    await rotateSecret(withSecret(next), new Keys(() => third), nothingElse, 10_000);
    expect(await written.readAll(handle, withSecret(third))).toBe(before);
  });
});

describe("a process that still has the old secret", () => {
  it("writes nothing that nobody could read", async () => {
    await rotate();
    const ben = await person(db, "ben");
    for (const who of [ann, ben])
      await expect(addPrayer(db, who, { text: "late" }, at)).rejects.toThrow(OtherSecretError);
    const request = { fullName: "Ben", email: "ben@example.org", isPrivate: false };
    const late = { ...request, content: "late", userId: ben, isSuspected: false };
    await expect(addRequest(db, late, 20_000)).rejects.toThrow(OtherSecretError);
    expect(await written.everything()).not.toContain("late");
  });
});
