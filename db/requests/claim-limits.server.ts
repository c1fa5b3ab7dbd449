import { and, count, eq, gt } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { claimLimits, requestStates } from "#db/schema/requests";
import { day } from "../time";
import { ClaimLimitError } from "./errors.server";

/** Requests that are enough for a person in a day, unless they say otherwise. */
export const usualClaimLimit = 12;

/** How many requests are enough for a person in a day. */
export async function claimLimitOf(db: Reader, userId: number): Promise<number> {
  const own = eq(claimLimits.userId, userId);
  return (await db.select().from(claimLimits).where(own).get())?.requests ?? usualClaimLimit;
}

/** Lets a person take one more request today. @throws ClaimLimitError where it is enough. */
export async function requireCapacity(db: Reader, userId: number, now: number): Promise<void> {
  const { claimedBy, claimedAt } = requestStates;
  const today = and(eq(claimedBy, userId), gt(claimedAt, new Date(now - day)));
  const taken = await db.select({ n: count() }).from(requestStates).where(today).get();
  if ((taken?.n ?? 0) >= (await claimLimitOf(db, userId))) throw new ClaimLimitError();
}

/** Notes how many a person finds enough. */
export async function setClaimLimit(db: Db, userId: number, requests: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(claimLimits)
      .values({ userId, requests })
      .onConflictDoUpdate({ target: claimLimits.userId, set: { requests } })
      .run(),
  );
}
