import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { secret } from "~/runtime/secret.server";
import { singleton } from "~/runtime/singleton.server";
import { isPostgres } from "../../../db/engines/postgres/is-postgres";

/** Posts an address may make to one public form, on its page and under /api together. */
const posts = { points: 60, duration: 600 };

/** How many may come in how many seconds, where that is not what public forms take. */
type Limit = Partial<typeof posts> & {
  /** Counted by each instance for itself: what it must bear alone, and too often to ask a database. */
  isPerProcess?: boolean;
};

/**
 * Counts a post.
 * @returns seconds to wait when there were too many, else undefined.
 */
export async function countPost(
  form: string,
  address: string,
  limit?: Limit,
): Promise<number | undefined> {
  if (settings().RATE_LIMIT === "off") return undefined;
  try {
    await limiterOf(form, limit).consume(hashOf(address));
    return undefined;
  } catch (refused) {
    return secondsOf(refused as RateLimiterRes);
  }
}

/** The seconds that `countPost` would return, where the post itself is not to be counted. */
export async function waitFor(
  form: string,
  address: string,
  limit?: Limit,
): Promise<number | undefined> {
  if (settings().RATE_LIMIT === "off") return undefined;
  const counted = await limiterOf(form, limit).get(hashOf(address));
  return counted && counted.remainingPoints === 0 ? secondsOf(counted) : undefined;
}

function limiterOf(form: string, { isPerProcess, ...limit }: Limit = {}): RateLimiterAbstract {
  return singleton(`rate-limit.${form}`, () => {
    const options = { ...posts, ...limit, keyPrefix: form };
    const inMemory = new RateLimiterMemory(options);
    const db = database();
    if (isPerProcess || !isPostgres(db)) return inMemory;
    const query = ({ text, values }: { text: string; values: unknown[] }) =>
      db.pool.run(text, values);
    return new RateLimiterPostgres({
      ...options,
      storeClient: { query },
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      // Who has used theirs up costs no query.
      inMemoryBlockOnConsumed: options.points + 1,
      // While the database is away each instance counts for itself.
      insuranceLimiter: inMemory,
    });
  });
}

/** No address is stored. */
const hashOf = (address: string) =>
  createHmac("sha256", secret()).update(`rate limit:${address}`).digest("base64url");

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
