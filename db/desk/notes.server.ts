import { and, eq, isNull } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import { requestNotes, requestStates } from "../schema/desk";
import { type Member, reachable } from "./acts.server";
import { MeanwhileError } from "./errors.server";
import { touched } from "./states.server";

type Waiting = Member & { requestId: number; noteId: number };

/**
 * Lets a note go to who asked, as a second person.
 * @returns false where it is one's own. @throws MeanwhileError where it waits no longer.
 */
export async function releaseNote(db: Db, looked: Waiting, now: number): Promise<boolean> {
  return db.write(async (tx) => {
    const note = await waitingNote(tx, looked);
    if (note.writtenBy === looked.userId) return false;
    const released = { releasedBy: looked.userId, releasedAt: new Date(now) };
    await tx.update(requestNotes).set(released).where(eq(requestNotes.id, note.id)).run();
    const state = await reachable(tx, looked.requestId, looked);
    await tx
      .update(requestStates)
      .set(touched(state, now))
      .where(eq(requestStates.requestId, looked.requestId))
      .run();
    return true;
  });
}

/** Sets a note aside that waits for a second look. @throws MeanwhileError where it waits no longer. */
export async function discardNote(db: Db, looked: Waiting): Promise<void> {
  await db.write(async (tx) => {
    const note = await waitingNote(tx, looked);
    await tx.delete(requestNotes).where(eq(requestNotes.id, note.id)).run();
  });
}

async function waitingNote(tx: Tx, { requestId, noteId, ...member }: Waiting) {
  const { state, version } = await reachable(tx, requestId, member);
  const { id, kind, releasedAt } = requestNotes;
  const waiting = and(
    eq(id, noteId),
    eq(requestNotes.requestId, requestId),
    eq(kind, "note"),
    isNull(releasedAt),
  );
  const note = await tx.select().from(requestNotes).where(waiting).get();
  if (!note) throw new MeanwhileError({ state, version });
  return note;
}
