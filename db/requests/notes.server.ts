import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { sameWithin } from "#db/engines/fingerprint.server";
import { hasRow } from "#db/engines/rows.server";
import { prayerRequests, requestNotes } from "#db/schema/requests";
import { sharedKey, sharedKeyToSeal } from "#db/seal/keys.server";
import { type Key, open } from "#db/seal/seal.server";
import { insertSealed } from "#db/seal/sealed-rows.server";
import * as states from "./request-states.server";

/** From then on leaders alone read it. A leader who has claimed one of theirs gives it to the other leaders. */
export async function handToLeaders(
  db: Db,
  action: states.RequestAction,
  why: string | undefined,
  now: number,
): Promise<void> {
  const key = await sharedKeyToSeal(db);
  await db.write(async (tx) => {
    if (await hasHandedOn(tx, action)) return;
    const state = await states.requireUnchanged(
      tx,
      action,
      ({ forLeaders, claimedBy }) => forLeaders && claimedBy !== action.userId,
    );
    if (!state) return;
    const handedAt = state.forLeaders ? state.handedAt : new Date(now);
    const waits = states.waitsAgain(state, now);
    await states.updateRequest(tx, state, { ...waits, forLeaders: true, handedAt }, now);
    const text = why ?? "Handed to the leaders.";
    await addNote(tx, key, action, { kind: "handover", text }, now);
  });
}

/** A repeated press of an intercessor, who may no longer read the request. */
async function hasHandedOn(tx: Tx, { requestId, userId, isLeader }: states.RequestAction) {
  const state = isLeader ? undefined : await states.stateOf(tx, requestId);
  if (!state?.forLeaders) return false;
  const { kind, writtenBy, writtenAt } = requestNotes;
  const own = and(
    eq(requestNotes.requestId, requestId),
    eq(kind, "handover"),
    eq(writtenBy, userId),
    eq(writtenAt, state.handedAt ?? new Date(0)),
  );
  return hasRow(tx, requestNotes, own);
}

/** Notes to the leaders stay hidden. @throws PrivateRequestError where its sender sent it in private. */
export async function returnToTeam(
  db: Db,
  action: states.RequestAction,
  word: string | undefined,
  now: number,
): Promise<void> {
  const key = await sharedKeyToSeal(db);
  await db.write(async (tx) => {
    const state = await states.requireUnchanged(tx, action, ({ forLeaders }) => !forLeaders);
    if (!state) return;
    const asked = await requestOf(tx, action);
    if (asked?.isPrivate !== false) throw new states.PrivateRequestError();
    const waits = states.waitsAgain(state, now);
    await states.updateRequest(tx, state, { ...waits, forLeaders: false, handedAt: null }, now);
    const text = word ?? "The whole team can pray for it again.";
    await addNote(tx, key, action, { kind: "handover", text, isForTeam: true }, now);
  });
}

function requestOf(tx: Tx, { requestId }: states.RequestAction) {
  const { id, userId, isPrivate } = prayerRequests;
  return tx.select({ userId, isPrivate }).from(prayerRequests).where(eq(id, requestId)).get();
}

type Waiting = states.Member & { requestId: number; noteId: number };

/**
 * To a sender without an account only after a second member's look, except help lines.
 * @returns whether the sender sees it already.
 */
export async function writeNote(
  db: Db,
  action: states.RequestAction,
  { kind, text }: { kind: "note" | "help"; text: string },
  now: number,
): Promise<boolean> {
  const key = await sharedKeyToSeal(db);
  return db.write(async (tx) => {
    const twin = await sentTwice(tx, db, action, { kind, text }, now);
    if (twin) return twin.releasedAt !== null;
    const state = await states.requireUnchanged(tx, action);
    if (!state) return false;
    const asked = await requestOf(tx, action);
    const isFree = kind === "help" || asked?.userId != null;
    await addNote(tx, key, action, { kind, text, isFree }, now);
    await states.updateRequest(tx, state, { hasNews: false }, now);
    return isFree;
  });
}

/** The same note within the last minute. */
async function sentTwice(
  tx: Tx,
  db: Db,
  action: states.RequestAction,
  { kind, text }: { kind: "note" | "help"; text: string },
  now: number,
) {
  await states.requireRequest(tx, action.requestId, action);
  const { requestId, writtenBy, writtenAt } = requestNotes;
  const same = and(
    eq(requestId, action.requestId),
    eq(requestNotes.kind, kind),
    eq(writtenBy, action.userId),
    gt(writtenAt, new Date(now - sameWithin)),
  );
  const recent = await tx.select().from(requestNotes).where(same).all();
  return recent.find((note) => noteText(db, note) === text);
}

/** @returns false for one's own note. @throws ConflictError where it waits no longer. */
export async function releaseNote(db: Db, looked: Waiting, now: number): Promise<boolean> {
  return db.write(async (tx) => {
    const note = await waitingNote(tx, looked);
    if (note.writtenBy === looked.userId) return false;
    const released = { releasedBy: looked.userId, releasedAt: new Date(now) };
    await tx.update(requestNotes).set(released).where(eq(requestNotes.id, note.id)).run();
    const state = await states.requireRequest(tx, looked.requestId, looked);
    await states.updateRequest(tx, state, {}, now);
    return true;
  });
}

/** @throws ConflictError where it waits no longer. */
export async function discardNote(db: Db, looked: Waiting): Promise<void> {
  await db.write(async (tx) => {
    const note = await waitingNote(tx, looked);
    await tx.delete(requestNotes).where(eq(requestNotes.id, note.id)).run();
  });
}

async function waitingNote(tx: Tx, { requestId, noteId, ...member }: Waiting) {
  const { state, version } = await states.requireRequest(tx, requestId, member);
  const { id, kind, releasedAt } = requestNotes;
  const waiting = and(
    eq(id, noteId),
    eq(requestNotes.requestId, requestId),
    eq(kind, "note"),
    isNull(releasedAt),
  );
  const note = await tx.select().from(requestNotes).where(waiting).get();
  if (!note) throw new states.ConflictError({ state, version });
  return note;
}

type Words = {
  kind: "note" | "help" | "handover";
  text: string;
  /** Needs no second look. */
  isFree?: boolean;
  isForTeam?: boolean;
};

export const noteText = (db: Db, { id, text }: { id: number; text: string }): string =>
  open(sharedKey(db), requestNotes.text, [id], text);

async function addNote(
  tx: Tx,
  key: Key | undefined,
  { requestId, userId }: states.RequestAction,
  words: Words,
  now: number,
) {
  const { isFree = false, isForTeam = false, ...note } = words;
  const moment = new Date(now);
  const released = {
    ...((isFree || isForTeam) && { releasedBy: userId }),
    ...(isFree && { releasedAt: moment }),
  };
  const row = { ...note, ...released, requestId, writtenBy: userId, writtenAt: moment };
  await insertSealed(tx, key, requestNotes, "text", row);
}
