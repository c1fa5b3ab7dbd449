import { and, asc, desc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "#db/engines/database";
import { insertNew, updateRow } from "#db/engines/rows.server";
import { users } from "#db/schema/accounts";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestStates,
} from "#db/schema/requests";
import { day } from "#db/time";

/** By account, else by address. Anybody can type any address: it does not count as the account that has it. */
type Sender = { userId: number | null; email: string };

/** More of one sender's are listed apart. */
const mostOfOneSender = 3;

export async function senderOf(tx: Tx, requestId: number): Promise<Sender | undefined> {
  const { email } = prayerRequestSenders;
  return tx
    .select({ userId: prayerRequests.userId, email })
    .from(prayerRequests)
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .where(eq(prayerRequests.id, requestId))
    .get();
}

export async function moveUp(tx: Tx, sender: Sender | undefined): Promise<void> {
  const room = sender ? await roomFor(tx, sender) : 0;
  if (!sender || room <= 0) return;
  const next = await openOf(tx, sender, "repeated").limit(room).all();
  if (next.length === 0) return;
  const ids = next.map(({ requestId }) => requestId);
  await updateRow(tx, requestStates, inArray(requestStates.requestId, ids), { queue: "main" });
}

/** @param isUrgent among those with words of danger alone: calm ones never hold one back. */
export async function roomFor(tx: Tx, sender: Sender, isUrgent = false): Promise<number> {
  const open = await openOf(tx, sender, "main", isUrgent).limit(mostOfOneSender).all();
  return mostOfOneSender - open.length;
}

function openOf(tx: Tx, { userId, email }: Sender, queue: "main" | "repeated", only = false) {
  const { requestId, receivedAt, state, isUrgent } = requestStates;
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
    .where(
      and(
        own,
        eq(requestStates.queue, queue),
        ne(state, "closed"),
        only ? eq(isUrgent, true) : undefined,
      ),
    )
    .orderBy(desc(isUrgent), asc(receivedAt), asc(requestId));
}

/** Also for a request that this person may not see. */
export class RequestNotFoundError extends Error {
  override name = "RequestNotFoundError";
}

export class ConflictError extends Error {
  override name = "ConflictError";

  constructor(readonly now: Pick<RequestState, "state" | "version"> & { holder?: string }) {
    super("The request has changed meanwhile");
  }
}

export class ClaimLimitError extends Error {
  override name = "ClaimLimitError";
}

export class PrivateRequestError extends Error {
  override name = "PrivateRequestError";
}

export type RequestState = typeof requestStates.$inferSelect;

export function stateOf(tx: Pick<Tx, "select">, requestId: number) {
  return tx.select().from(requestStates).where(eq(requestStates.requestId, requestId)).get();
}

/** On the desk and in the inbox. @param doneAt undefined reopens it. */
export async function setClosed(tx: Tx, requestId: number, doneAt: Date | undefined) {
  const state = await stateOf(tx, requestId);
  if (doneAt) await insertNew(tx, doneRequests, { requestId, doneAt });
  else await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  if (!state || (state.state === "closed") === (doneAt !== undefined)) return;
  const owner = doneAt ? {} : { claimedBy: null, claimedAt: null };
  const values = { ...owner, state: doneAt ? "closed" : "waiting", hasNews: false } as const;
  await updateRequest(tx, state, values, (doneAt ?? state.lastActivityAt).getTime());
  if (doneAt && state.queue === "main") await moveUp(tx, await senderOf(tx, requestId));
}

export const urgentSince = (now: number, dangerKinds: string) => ({
  isUrgent: true,
  urgentAt: new Date(now),
  dangerKinds,
  queue: "main" as const,
});

export const unclaimed = { state: "waiting" as const, claimedBy: null, claimedAt: null };

/** Of danger the team is told anew. */
export const waitsAgain = ({ isUrgent }: RequestState, now: number) => ({
  ...unclaimed,
  ...(isUrgent && { urgentAt: new Date(now) }),
});

export type Member = { userId: number; isLeader: boolean };

/** At the version that the member saw. */
export type RequestAction = Member & { requestId: number; version: number };

/** @throws RequestNotFoundError */
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
 * What another has, only a leader touches, be it done already or not.
 * @returns undefined where `isDone` already: a repeated press. @throws ConflictError, RequestNotFoundError
 */
export async function requireUnchanged(
  tx: Tx,
  action: RequestAction,
  isDone: (state: RequestState) => boolean = () => false,
): Promise<RequestState | undefined> {
  const seen = await requireRequest(tx, action.requestId, action);
  const isOthers = seen.state === "claimed" && seen.claimedBy !== action.userId;
  if (isOthers && !action.isLeader) throw await conflict(tx, seen, action);
  if (isDone(seen)) return undefined;
  if (seen.version !== action.version) throw await conflict(tx, seen, action);
  return seen;
}

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

/** Raises the version, so that nobody overwrites what they have not seen, and restarts the time to keep. */
export async function updateRequest(
  tx: Tx,
  { requestId, version, retentionDays }: RequestState,
  values: Partial<typeof requestStates.$inferInsert>,
  now: number,
): Promise<void> {
  await updateRow(tx, requestStates, eq(requestStates.requestId, requestId), {
    version: version + 1,
    lastActivityAt: new Date(now),
    ...(retentionDays !== null && { expiresAt: new Date(now + retentionDays * day) }),
    ...values,
  });
}
