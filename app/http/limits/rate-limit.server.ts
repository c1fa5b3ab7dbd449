import { createHmac } from "node:crypto";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { once } from "~/runtime/once.server";
import { secret } from "~/runtime/secret.server";
import { countRateLimitRefusal } from "../probes/request-counts.server";

/** Per ten minutes (seconds), a form's page and its /api together. */
const posts = { points: 60, duration: 600 };

type Limit = Partial<typeof posts> & {
  /** Not in the database: a limit of one instance, or one asked too often. */
  isPerProcess?: boolean;
};

/** A whole IPv6 /48 against one /64, which is one household. */
const networkFactor = 10;

function countedFor(form: string, address: string, limit?: Limit): [RateLimiterAbstract, string][] {
  const own: [RateLimiterAbstract, string] = [limiterOf(form, limit), address];
  if (!address.endsWith("::/64")) return [own];
  const points = networkFactor * (limit?.points ?? posts.points);
  return [
    own,
    [limiterOf(`${form}, /48`, { ...limit, points }), `${address.split(":", 3).join(":")}::/48`],
  ];
}

export async function countPost(form: string, address: string, limit?: Limit) {
  if (settings().RATE_LIMIT === "off") return undefined;
  try {
    for (const [limiter, key] of countedFor(form, address, limit)) await limiter.consume(key);
    return undefined;
  } catch (refused) {
    countRateLimitRefusal(form);
    return secondsOf(refused as RateLimiterRes);
  }
}

export async function waitFor(form: string, address: string, limit?: Limit) {
  if (settings().RATE_LIMIT === "off") return undefined;
  for (const [limiter, key] of countedFor(form, address, limit)) {
    const counted = await limiter.get(key);
    if (!counted || counted.remainingPoints > 0) continue;
    countRateLimitRefusal(form);
    return secondsOf(counted);
  }
  return undefined;
}

const limiters = once(() => new Map<string, RateLimiterAbstract>());

function limiterOf(form: string, limit?: Limit): RateLimiterAbstract {
  const limiter = limiters().get(form) ?? makeLimiter(form, limit);
  limiters().set(form, limiter);
  return limiter;
}

function makeLimiter(form: string, { isPerProcess, ...limit }: Limit = {}): RateLimiterAbstract {
  const options = { ...posts, ...limit, keyPrefix: form };
  const inMemory = new RateLimiterMemory(options);
  const db = database();
  if (isPerProcess || !isPostgres(db)) return inMemory;
  const query = ({ text, values }: { text: string; values: unknown[] }) =>
    db.pool.run(text, values);
  return new HashingLimiter({
    ...options,
    storeClient: { query },
    storeType: "client",
    tableName: "rate_limits",
    tableCreated: true,
    inMemoryBlockOnConsumed: options.points + 1,
    // While the database is away each instance counts for itself.
    insuranceLimiter: inMemory,
  });
}

// rate-limiter-flexible 11.4.0: its keys are made by `getKey`, and of a client it asks `query` alone.
/** Stores no address. */
class HashingLimiter extends RateLimiterPostgres {
  override getKey(address: string | number): string {
    const hash = createHmac("sha256", secret()).update(`rate limit:${address}`);
    return super.getKey(hash.digest("base64url"));
  }
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}

/** Posts of all kinds, and those answered with an error. */
const all = { points: 1_200, isPerProcess: true };
const refused = { points: 120, isPerProcess: true };

/** Counts a post before its body is read, also one to no form. @returns seconds to wait. */
export async function countArrival(address: string): Promise<number | undefined> {
  const wait = await waitFor("refused posts", address, refused);
  return wait ?? countPost("all posts", address, all);
}

export async function countRefused(address: string): Promise<void> {
  await countPost("refused posts", address, refused);
}
