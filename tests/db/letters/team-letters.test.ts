import { beforeEach, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { type Role, setRole, setTeamWishes } from "#db/accounts/team.server";
import { createUser } from "#db/accounts/users.server";
import {
  digestCounts,
  queueDigest,
  queueTeamLetters,
  teamLetterTo,
} from "#db/letters/notices.server";
import { addMessage } from "#db/messages/messages.server";
import { addRequest } from "#db/requests/arrivals.server";
import { claimRequest, releaseRequest } from "#db/requests/request-actions.server";
import { outbox } from "#db/schema/letters";
import { requestStates } from "#db/schema/requests";
import { openEngine, type TestEngine } from "../engine";

const minute = 60_000;
const day = 86_400_000;
const start = 100 * day;

let db: TestEngine;

beforeEach(async () => {
  db = await openEngine();
});

async function member(username: string, role: Role, letters: "danger" | "daily" | "none") {
  const email = `${username}@example.org`;
  const made = await createUser(db, { username, email, password: "scrypt$x" }, 1_000);
  if ("inUse" in made) throw new Error("taken");
  const { id } = made.user;
  await confirmAddress(db, { id, email }, 1_000);
  await setRole(db, id, role, 1_000);
  await setTeamWishes(db, id, { letters, awayUntil: null }, 1_000);
  return id;
}

let asked = 0;

async function ask(isUrgent: boolean, isPrivate: boolean, now: number) {
  asked += 1;
  const request = { fullName: "Cy", email: `${asked}@example.org`, content: `Words ${asked}` };
  await addRequest(db, { ...request, isPrivate, isSuspected: false }, now, { isUrgent });
}

/** The kinds of the letters that wait, by whom they go to. */
async function ordered(now: number) {
  await queueTeamLetters(db, now);
  const letters = await db.select().from(outbox).orderBy(outbox.id).all();
  return letters.map(({ kind, userId }) => `${kind} ${userId}`);
}

it("of danger each is told at once who wants to be and may read it, once in ten minutes", async () => {
  const ann = await member("anna", "intercessor", "danger");
  const lena = await member("lena", "leader", "daily");
  await member("mute", "leader", "none");
  const away = await member("away", "leader", "danger");
  await setTeamWishes(db, away, { letters: "danger", awayUntil: new Date(start + day) }, start);
  await ask(true, true, start);
  expect(await ordered(start + minute)).toEqual([`team-danger ${lena}`, `team-daily ${lena}`]);
  await ask(true, false, start + 2 * minute);
  const both = [`team-danger ${lena}`, `team-daily ${lena}`, `team-danger ${ann}`];
  expect(await ordered(start + 3 * minute)).toEqual(both);
  expect(await ordered(start + 10 * minute)).toEqual(both);
  expect(await ordered(start + 11 * minute)).toEqual([...both, `team-danger ${lena}`]);
  expect(await ordered(start + 5 * 3_600_000)).toHaveLength(4);
  expect(await teamLetterTo(db, ann, "team-danger", start)).toMatchObject({
    email: "anna@example.org",
    danger: 1,
  });
  expect(await teamLetterTo(db, lena, "team-danger", start)).toMatchObject({ danger: 2 });
  await claimRequest(db, { userId: ann, isLeader: false, requestId: 2, version: 0 }, start);
  // Who came first has it: the letter of the others need not go.
  expect(await teamLetterTo(db, ann, "team-danger", start)).toBeUndefined();
  await setRole(db, lena, undefined, start);
  expect(await teamLetterTo(db, lena, "team-danger", start)).toBeUndefined();
});

it("whoever takes danger ends the letters about it, and gives it back with a new one", async () => {
  const ann = await member("anna", "intercessor", "danger");
  await ask(true, false, start);
  const [{ requestId = 0 } = {}] = await db.select().from(requestStates).all();
  const seen = { userId: ann, isLeader: false, requestId };
  const danger = `team-danger ${ann}`;
  expect(await ordered(start + minute)).toEqual([danger]);
  await claimRequest(db, { ...seen, version: 0 }, start + 2 * minute);
  expect(await ordered(start + 20 * minute)).toEqual([danger]);
  await releaseRequest(db, { ...seen, version: 1 }, start + 21 * minute);
  expect(await ordered(start + 22 * minute)).toEqual([danger, danger]);
});

it("what waits is told once a day to who wants that, and a message's danger to leaders alone", async () => {
  const ann = await member("anna", "intercessor", "daily");
  const lena = await member("lena", "leader", "danger");
  expect(await ordered(start)).toEqual([]);
  await ask(false, false, start);
  expect(await ordered(start + minute)).toEqual([`team-daily ${ann}`]);
  expect(await ordered(start + 23 * 3_600_000)).toHaveLength(1);
  expect(await ordered(start + day + 2 * minute)).toHaveLength(2);
  const message = { firstName: "Cy", lastName: "", email: "cy@example.org", message: "Die" };
  await addMessage(db, { ...message, isSuspected: true, isUrgent: true }, start + day);
  expect(await ordered(start + day + 3 * minute)).toContain(`team-danger ${lena}`);
  expect(await teamLetterTo(db, lena, "team-danger", start)).toMatchObject({ danger: 1 });
  expect(await teamLetterTo(db, ann, "team-daily", start)).toMatchObject({ requests: 1 });
});

it("every operator is told what came, of danger within a minute, once in ten", async () => {
  const tell = (now: number) => queueDigest(db, 2, now);
  await ask(false, false, start);
  expect(await tell(start + minute)).toBe(true);
  await ask(false, false, start + 2 * minute);
  expect(await tell(start + 3 * minute)).toBe(false);
  await ask(true, false, start + 4 * minute);
  expect(await tell(start + 5 * minute)).toBe(true);
  await ask(true, false, start + 6 * minute);
  expect(await tell(start + 14 * minute)).toBe(false);
  expect(await tell(start + 15 * minute)).toBe(true);
  const letters = await db.select().from(outbox).orderBy(outbox.id).all();
  expect(letters.map(({ item }) => item)).toEqual(["0", "1", "0", "1", "0", "1"]);
  for (const letter of letters.slice(2, 4))
    expect(await digestCounts(db, letter)).toMatchObject({ requests: 2, danger: 1 });
});
