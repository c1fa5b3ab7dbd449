import { eq } from "drizzle-orm";
import type { Tx } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { requestStates } from "#db/schema/requests";
import { ConflictError, RequestNotFoundError } from "./errors.server";
import { nextVersion, type RequestState, stateOf } from "./states.server";

/** Somebody on the team. */
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
