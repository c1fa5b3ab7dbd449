import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestStates,
} from "#db/schema/requests";
import { day } from "../time";

/**
 * Who sent a request: an account, or for whoever has none the address that they typed. Anybody can type
 * any address, so what strangers sent from an account's address doesn't count as the account's.
 */
type Sender = { userId: number | null; email: string };

/** Requests of one sender that wait among all others at the same time. */
const mostOfOneSender = 3;

/** Who sent a request; undefined where nobody knows. */
export async function senderOf(tx: Tx, requestId: number): Promise<Sender | undefined> {
  const { email } = prayerRequestSenders;
  return tx
    .select({ userId: prayerRequests.userId, email })
    .from(prayerRequests)
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .where(eq(prayerRequests.id, requestId))
    .get();
}

/** The next of a sender's requests come among the others, as far as earlier ones are dealt with. */
export async function moveUp(tx: Tx, sender: Sender | undefined): Promise<void> {
  const room = sender ? await roomFor(tx, sender) : 0;
  if (!sender || room <= 0) return;
  const next = await openOf(tx, sender, "repeated").limit(room).all();
  if (next.length === 0) return;
  const ids = next.map(({ requestId }) => requestId);
  const only = inArray(requestStates.requestId, ids);
  await tx.update(requestStates).set({ queue: "main" }).where(only).run();
}

export async function roomFor(tx: Tx, sender: Sender): Promise<number> {
  const open = await openOf(tx, sender, "main").limit(mostOfOneSender).all();
  return mostOfOneSender - open.length;
}

function openOf(tx: Tx, { userId, email }: Sender, queue: "main" | "repeated") {
  const { requestId, receivedAt, state } = requestStates;
  const account = prayerRequests.userId;
  const own =
    userId === null
      ? and(isNull(account), eq(prayerRequestSenders.email, email))
      : eq(account, userId);
  return tx
    .select({ requestId })
    .from(prayerRequests)
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .innerJoin(requestStates, eq(requestId, prayerRequests.id))
    .where(and(own, eq(requestStates.queue, queue), ne(state, "closed")))
    .orderBy(asc(receivedAt), asc(requestId));
}

/** There is no such request, or not for this person. */
export class RequestNotFoundError extends Error {
  override name = "RequestNotFoundError";
}

/** Somebody else did something to it since it was looked at. */
export class ConflictError extends Error {
  override name = "ConflictError";

  /** @param now how it stands, and who has it where another person has. */
  constructor(readonly now: Pick<RequestState, "state" | "version"> & { holder?: string }) {
    super("The request has changed meanwhile");
  }
}

export class ClaimLimitError extends Error {
  override name = "ClaimLimitError";
}

/** Its sender wants it read by leaders alone. */
export class PrivateRequestError extends Error {
  override name = "PrivateRequestError";
}

export type RequestState = typeof requestStates.$inferSelect;

/** What everything done with a request changes of it: nobody who saw it before may write over it unseen. */
export function nextVersion({ version, retentionDays }: RequestState, now: number) {
  return {
    version: version + 1,
    lastActivityAt: new Date(now),
    ...(retentionDays !== null && { expiresAt: new Date(now + retentionDays * day) }),
  };
}

export function stateOf(tx: Pick<Tx, "select">, requestId: number) {
  return tx.select().from(requestStates).where(eq(requestStates.requestId, requestId)).get();
}

/**
 * Closes a request, or lets it wait again, within a transaction: on the desk, and in the inbox.
 * @param doneAt undefined where it waits again.
 */
export async function setClosed(tx: Tx, requestId: number, doneAt: Date | undefined) {
  const state = await stateOf(tx, requestId);
  if (doneAt)
    await tx.insert(doneRequests).values({ requestId, doneAt }).onConflictDoNothing().run();
  else await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  if (!state || (state.state === "closed") === (doneAt !== undefined)) return;
  const owner = doneAt ? {} : { claimedBy: null, claimedAt: null };
  await tx
    .update(requestStates)
    .set({
      ...nextVersion(state, doneAt?.getTime() ?? state.lastActivityAt.getTime()),
      ...owner,
      state: doneAt ? "closed" : "waiting",
      hasNews: false,
    })
    .where(eq(requestStates.requestId, requestId))
    .run();
  if (doneAt && state.queue === "main") await moveUp(tx, await senderOf(tx, requestId));
}

/** What words of danger change of a request that stood there before: it comes before all others. */
export const urgentSince = (now: number) => ({
  isUrgent: true,
  urgentAt: new Date(now),
  queue: "main" as const,
});

/** Takes back one's claim on what another state brings. */
export const unclaimed = { state: "waiting" as const, claimedBy: null, claimedAt: null };

export type Member = { userId: number; isLeader: boolean };

/** What they do with a request, at the version they saw. */
export type RequestAction = Member & { requestId: number; version: number };

/** How a request stands for somebody who may read it. @throws RequestNotFoundError */
export async function requireRequest(
  tx: Pick<Tx, "select">,
  requestId: number,
  { isLeader }: Pick<Member, "isLeader">,
): Promise<RequestState> {
  const state = await stateOf(tx, requestId);
  if (!state || (state.forLeaders && !isLeader)) throw new RequestNotFoundError();
  return state;
}

/**
 * How a request stands, as it was seen, for somebody who may read it.
 * @param isDone whether it is done already: sent twice it counts once.
 * @returns undefined where it is. @throws ConflictError, RequestNotFoundError
 */
export async function requireUnchanged(
  tx: Tx,
  action: RequestAction,
  isDone: (state: RequestState) => boolean = () => false,
): Promise<RequestState | undefined> {
  const seen = await requireRequest(tx, action.requestId, action);
  if (isDone(seen)) return undefined;
  const isOthers = seen.state === "claimed" && seen.claimedBy !== action.userId;
  if (seen.version !== action.version || (isOthers && !action.isLeader))
    throw await conflict(tx, seen, action);
  return seen;
}

/** Says how a request stands, and who has it where that is somebody else. */
export async function conflict(
  tx: Tx,
  { state, version, claimedBy }: RequestState,
  { userId }: RequestAction,
) {
  const other = state === "claimed" && claimedBy !== userId ? claimedBy : null;
  const holder =
    other === null
      ? undefined
      : await tx.select({ name: users.username }).from(users).where(eq(users.id, other)).get();
  return new ConflictError({ state, version, holder: holder?.name });
}

export async function updateRequest(
  tx: Tx,
  state: RequestState,
  values: Partial<typeof requestStates.$inferInsert>,
  now: number,
): Promise<void> {
  await tx
    .update(requestStates)
    .set({ ...nextVersion(state, now), ...values })
    .where(eq(requestStates.requestId, state.requestId))
    .run();
}
