import { beforeEach, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import {
  endOwnSubscription,
  getOwnSubscription,
  getSubscriber,
  subscribe,
  unsubscribe,
} from "#db/subscriptions/subscribers.server";
import { openEngine, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: number;
let bea: number;
const email = "ann@example.org";

beforeEach(async () => {
  db = await openEngine();
  [ann, bea] = [await person(db, "ann"), await person(db, "bea")];
});

const ask = (tags: string[], now: number, userId?: number) =>
  subscribe(db, { email, tags, userId }, now);
const own = () => getOwnSubscription(db, ann);

it("an account that asked for nothing has nothing, whoever typed its address", async () => {
  expect(await own()).toBeUndefined();
  await ask(["Letter"], 1);
  await ask(["Letter"], 2, bea);
  expect(await own()).toBeUndefined();
  expect(await getOwnSubscription(db, bea)).toBeUndefined();
});

it("an account has what it asked for, since it did so first", async () => {
  await ask(["Letter"], 1);
  await ask(["App Waitlist"], 2, ann);
  await ask(["Prayers"], 3, ann);
  const asked = { tags: ["App Waitlist", "Prayers"], isActive: true };
  expect(await own()).toMatchObject({ email, askedAt: new Date(2), ...asked });
});

it("an account whose address is confirmed has the whole entry", async () => {
  await ask(["Letter"], 1);
  await confirmAddress(db, { id: ann, email }, 2);
  expect(await own()).toMatchObject({
    email,
    askedAt: new Date(1),
    isActive: true,
    tags: ["Letter"],
  });
});

it("an account ends an entry that is its own, with all of it", async () => {
  await ask(["Letter"], 1, ann);
  await endOwnSubscription(db, ann);
  expect(await getSubscriber(db, email)).toMatchObject({ isActive: false, tags: [] });
  expect(await own()).toMatchObject({ isActive: false, tags: [] });
});

it.each([
  ["before", 1],
  ["after", 3],
])("an account ends nothing of what somebody else asked for %s it", async (_, at) => {
  const asks = [() => ask(["Letter"], 2, ann), () => ask(["App Waitlist"], at)];
  for (const one of at < 2 ? asks.reverse() : asks) await one();
  await endOwnSubscription(db, ann);
  expect(await own()).toMatchObject({ isActive: false, tags: [] });
  expect(await getSubscriber(db, email)).toMatchObject({
    isActive: true,
    tags: ["App Waitlist", "Letter"],
  });
});

it("what another account asks for is not this one's, who shares its entry then", async () => {
  await ask(["Letter"], 1, ann);
  await ask(["App Waitlist"], 2, bea);
  await endOwnSubscription(db, ann);
  expect((await getSubscriber(db, email))?.isActive).toBe(true);
  await endOwnSubscription(db, bea);
  expect((await getSubscriber(db, email))?.isActive).toBe(true);
});

it("an entry that was ended by its address is ended for the account as well", async () => {
  await ask(["Letter"], 1, ann);
  await unsubscribe(db, email);
  expect(await own()).toMatchObject({ isActive: false, tags: [] });
  await ask(["Letter"], 2, ann);
  expect(await own()).toMatchObject({
    isActive: true,
    tags: ["Letter"],
    askedAt: new Date(1),
  });
});

it("ending what was never asked for changes nothing", async () => {
  await ask(["Letter"], 1);
  await endOwnSubscription(db, ann);
  expect(await getSubscriber(db, email)).toMatchObject({ isActive: true, tags: ["Letter"] });
});
