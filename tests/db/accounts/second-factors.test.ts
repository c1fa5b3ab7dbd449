import { beforeEach, describe, expect, it } from "vitest";
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  getFactor,
  getVerification,
  removeFactor,
  renewRecoveryCodes,
  takeCounter,
  takeRecoveryCode,
} from "#db/accounts/second-factors.server";
import { findSession, startSession } from "#db/accounts/sessions.server";
import { claimTry, forgetTries } from "#db/accounts/sign-ins.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let bea: number;

const hash = (letter: string) => letter.repeat(43);
const [sealedSecret, otherSeed] = ["s".repeat(64), "o".repeat(64)];

beforeEach(async () => {
  db = await openEngine();
  [ann, bea] = [await person(db, "annabeth"), await person(db, "beatrice")];
});

const remove = (userId: number) => removeFactor(db, { userId }, 3_000);

const begin = (userId = ann, sealed = sealedSecret) =>
  beginFactor(db, { userId, sealedSecret: sealed }, 1_000);

function confirm(userId = ann, sealed = sealedSecret) {
  const session = { tokenHash: hash("n"), lifetime: 9_000_000 };
  const codeHashes = [hash("a"), hash("b")];
  return confirmFactor(
    db,
    { userId, sealedSecret: sealed, counter: 100, codeHashes, session },
    2_000,
  );
}

describe("a second factor", () => {
  it("is asked for once it is confirmed, and cannot be begun over then", async () => {
    expect(await getFactor(db, ann)).toBeUndefined();
    expect([await begin(), await begin(ann, otherSeed), await begin()]).toEqual([true, true, true]);
    expect(await getFactor(db, ann)).toMatchObject({ sealedSecret, confirmedAt: null });
    expect(await confirm(ann, otherSeed)).toBe(false);
    expect(await confirm(bea)).toBe(false);
    expect([await confirm(), await confirm()]).toEqual([true, false]);
    expect(await getFactor(db, ann)).toMatchObject({ confirmedAt: new Date(2_000) });
    expect(await begin(ann, otherSeed)).toBe(false);
    expect(await getFactor(db, ann)).toMatchObject({ sealedSecret });
  });

  it("ends every session but the one that goes on, which has shown a code", async () => {
    const before = { tokenHash: hash("o"), userId: ann, lifetime: 9_000_000 };
    await startSession(db, before, 1_000);
    await startSession(db, { ...before, tokenHash: hash("p"), userId: bea }, 1_000);
    await begin();
    await confirm();
    const running = (letter: string) => findSession(db, hash(letter), 3_000);
    expect(await running("o")).toBeUndefined();
    expect(await running("n")).toMatchObject({ user: { id: ann } });
    expect(await running("p")).toMatchObject({ user: { id: bea } });
    expect(await getVerification(db, hash("n"), ann)).toMatchObject({ passedAt: new Date(2_000) });
    expect(await getVerification(db, hash("n"), bea)).toBeUndefined();
    expect(await getVerification(db, hash("p"), bea)).toBeUndefined();
  });

  it("takes no step twice, nor one before, also of many at once; nor an unconfirmed one", async () => {
    await begin();
    expect(await takeCounter(db, ann, 101)).toBe(false);
    await confirm();
    const taken = (counter: number) => takeCounter(db, ann, counter);
    expect([await taken(99), await taken(100)]).toEqual([false, false]);
    const together = await Promise.all(Array.from({ length: 8 }, () => taken(101)));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect([await taken(101), await taken(100), await taken(102)]).toEqual([false, false, true]);
    expect(await takeCounter(db, bea, 200)).toBe(false);
  });

  it("goes with its codes and with what sessions had shown", async () => {
    await begin();
    await confirm();
    expect([await remove(bea), await remove(ann)]).toEqual([false, true]);
    expect([await getFactor(db, ann), await countRecoveryCodes(db, ann)]).toEqual([undefined, 0]);
    expect(await getVerification(db, hash("n"), ann)).toBeUndefined();
    expect(await begin(ann, otherSeed)).toBe(true);
  });
});

describe("a recovery code", () => {
  const take = (letter: string, userId = ann) =>
    takeRecoveryCode(db, { userId, codeHash: hash(letter) }, 5_000);

  it("is good once, for its own account, also of many at once", async () => {
    await begin();
    await confirm();
    expect([await take("x"), await take("a", bea)]).toEqual([false, false]);
    const together = await Promise.all(Array.from({ length: 8 }, () => take("a")));
    expect(together.filter(Boolean)).toHaveLength(1);
    expect([await take("a"), await countRecoveryCodes(db, ann)]).toEqual([false, 1]);
  });

  it("is good until there are others", async () => {
    await begin();
    await confirm();
    await renewRecoveryCodes(db, ann, [hash("c")]);
    expect([await take("b"), await take("c")]).toEqual([false, true]);
  });
});

describe("tries", () => {
  const limit = { window: 1_000, delayAfter: (tries: number) => (tries < 3 ? 0 : 100) };
  const claim = (now: number, key = hash("k")) => claimTry(db, key, limit, now);

  it("are counted before they are judged: of many at once no more than are free go on", async () => {
    const together = await Promise.all(Array.from({ length: 8 }, () => claim(5_000)));
    expect(together.filter((until) => until === undefined)).toHaveLength(3);
    expect(new Set(together)).toEqual(new Set([undefined, 5_100]));
    expect(await claim(5_000, hash("l"))).toBeUndefined();
  });

  it("wait, and start anew after their time, or once they are forgotten", async () => {
    for (const now of [5_000, 5_001, 5_002]) expect(await claim(now)).toBeUndefined();
    expect([await claim(5_101), await claim(5_102), await claim(5_103)]).toEqual([
      5_102,
      undefined,
      5_202,
    ]);
    expect([await claim(6_200), await claim(6_200)]).toEqual([undefined, undefined]);
    await forgetTries(db, hash("k"));
    expect([await claim(6_200), await claim(6_200), await claim(6_200)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
