import { and, count, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import { users } from "../schema/accounts";
import { requestNotes, requestPrayers, requestStates } from "../schema/desk";
import { prayerRequests } from "../schema/inbox";
import { ceilingOf } from "./ceilings.server";
import { MeanwhileError, NoRequestError, TooManyError } from "./errors.server";
import { type RequestState, setClosed, stateOf, touched } from "./states.server";

/** Somebody of the team. */
export type Member = { userId: number; isLeader: boolean };

/** An act of theirs on a request, as they saw it. */
export type Act = Member & { requestId: number; version: number };

/** Milliseconds in which the same person's prayer for the same request is one. */
const samePrayer = 600_000;

const day = 86_400_000;

/**
 * Takes a request on oneself.
 * @throws MeanwhileError where somebody else did, TooManyError where it is enough for a day.
 */
export async function claimRequest(db: Db, act: Act, now: number): Promise<void> {
  await db.write(async (tx) => {
    const isMine = (state: RequestState) =>
      state.state === "claimed" && state.claimedBy === act.userId;
    const state = await demand(tx, act, isMine);
    if (!state) return;
    if (state.state !== "waiting") throw await changed(tx, state, act);
    await demandRoom(tx, act.userId, now);
    const claimed = { state: "claimed" as const, claimedBy: act.userId, claimedAt: new Date(now) };
    await change(tx, state, { ...claimed, hasNews: false }, now);
  });
}

/** Gives a request back to all. */
export async function releaseRequest(db: Db, act: Act, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await demand(tx, act, ({ state }) => state === "waiting");
    if (state) await change(tx, state, unclaimed, now);
  });
}

/**
 * Notes that somebody prayed. Whatever happened to the request meanwhile: a prayer is never too late.
 * @throws NoRequestError
 */
export async function notePrayed(
  db: Db,
  { requestId, ...member }: Member & { requestId: number },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const state = await reachable(tx, requestId, member);
    const { userId, prayedAt, requestId: prayedFor } = requestPrayers;
    const same = and(
      eq(prayedFor, requestId),
      eq(userId, member.userId),
      gt(prayedAt, new Date(now - samePrayer)),
    );
    if (await tx.select().from(requestPrayers).where(same).limit(1).get()) return;
    const prayed = { requestId, userId: member.userId, prayedAt: new Date(now) };
    await tx.insert(requestPrayers).values(prayed).run();
    const { version, ...act } = touched(state, now);
    const times = { prayedTimes: state.prayedTimes + 1, lastPrayedAt: new Date(now) };
    await tx
      .update(requestStates)
      .set({ ...act, ...times, hasNews: false })
      .where(eq(requestStates.requestId, requestId))
      .run();
  });
}

/** Hands a request to the leaders: from then on they alone read it. @param why for them. */
export async function handToLeaders(
  db: Db,
  act: Act,
  why: string | undefined,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const state = await demand(tx, act, ({ handedAt }) => handedAt !== null);
    if (!state) return;
    const handed = { ...unclaimed, forLeaders: true, handedAt: new Date(now) };
    await change(tx, state, handed, now);
    if (why) await addNote(tx, act, { kind: "handover", text: why }, now);
  });
}

/** Closes a request. */
export async function closeRequest(db: Db, act: Act, now: number): Promise<void> {
  await db.write(async (tx) => {
    const state = await demand(tx, act, ({ state }) => state === "closed");
    if (state) await setClosed(tx, act.requestId, new Date(now));
  });
}

/** Lets a closed request wait again. */
export async function reopenRequest(db: Db, act: Act): Promise<void> {
  await db.write(async (tx) => {
    const state = await demand(tx, act, ({ state }) => state !== "closed");
    if (state) await setClosed(tx, act.requestId, undefined);
  });
}

/**
 * Writes a note to who asked. Somebody without an account gets it once a second person has looked at
 * it; help lines, which are always the same words, go at once.
 * @returns whether it is with them already.
 */
export async function writeNote(
  db: Db,
  act: Act,
  { kind, text }: { kind: "note" | "help"; text: string },
  now: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    const state = await demand(tx, act);
    if (!state) return false;
    const asked = await tx
      .select({ userId: prayerRequests.userId })
      .from(prayerRequests)
      .where(eq(prayerRequests.id, act.requestId))
      .get();
    const isFree = kind === "help" || asked?.userId != null;
    await addNote(tx, act, { kind, text, isFree }, now);
    await change(tx, state, { hasNews: false }, now);
    return isFree;
  });
}

/** Takes back one's claim on what another state brings. */
const unclaimed = { state: "waiting" as const, claimedBy: null, claimedAt: null };

/** How a request stands for somebody who may read it. @throws NoRequestError */
export async function reachable(
  tx: Pick<Tx, "select">,
  requestId: number,
  { isLeader }: Pick<Member, "isLeader">,
): Promise<RequestState> {
  const state = await stateOf(tx, requestId);
  if (!state || (state.forLeaders && !isLeader)) throw new NoRequestError();
  return state;
}

/**
 * How a request stands, as it was seen.
 * @param isDone whether the act is done already: sent twice it counts once.
 * @returns undefined where it is. @throws MeanwhileError, NoRequestError
 */
async function demand(
  tx: Tx,
  act: Act,
  isDone: (state: RequestState) => boolean = () => false,
): Promise<RequestState | undefined> {
  const state = await stateOf(tx, act.requestId);
  if (state && isDone(state)) return undefined;
  const seen = await reachable(tx, act.requestId, act);
  const isOthers = seen.state === "claimed" && seen.claimedBy !== act.userId;
  if (seen.version !== act.version || (isOthers && !act.isLeader))
    throw await changed(tx, seen, act);
  return seen;
}

/** Says how a request stands, and who has it where that is somebody else. */
async function changed(tx: Tx, { state, version, claimedBy }: RequestState, { userId }: Act) {
  const other = state === "claimed" && claimedBy !== userId ? claimedBy : null;
  const holder =
    other === null
      ? undefined
      : await tx.select({ name: users.username }).from(users).where(eq(users.id, other)).get();
  return new MeanwhileError({ state, version, holder: holder?.name });
}

/** @throws TooManyError */
async function demandRoom(tx: Tx, userId: number, now: number): Promise<void> {
  const { claimedBy, claimedAt } = requestStates;
  const today = and(eq(claimedBy, userId), gt(claimedAt, new Date(now - day)));
  const taken = await tx.select({ n: count() }).from(requestStates).where(today).get();
  if ((taken?.n ?? 0) >= (await ceilingOf(tx, userId))) throw new TooManyError();
}

async function change(
  tx: Tx,
  state: RequestState,
  values: Partial<typeof requestStates.$inferInsert>,
  now: number,
): Promise<void> {
  await tx
    .update(requestStates)
    .set({ ...touched(state, now), ...values })
    .where(eq(requestStates.requestId, state.requestId))
    .run();
}

type Words = { kind: "note" | "help" | "handover"; text: string; isFree?: boolean };

async function addNote(tx: Tx, { requestId, userId }: Act, words: Words, now: number) {
  const { isFree = false, ...note } = words;
  const moment = new Date(now);
  const released = isFree ? { releasedBy: userId, releasedAt: moment } : {};
  await tx
    .insert(requestNotes)
    .values({ ...note, ...released, requestId, writtenBy: userId, writtenAt: moment })
    .run();
}
