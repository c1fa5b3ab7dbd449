import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "~/runtime/env.server";
import { singleton } from "~/runtime/singleton.server";

/** Posts an address may make to one public form, on its page and under /api together. */
const posts = { points: 60, duration: 600 };

/** How many may come in how many seconds, where that is not what public forms take. */
type Limit = Partial<typeof posts>;

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
    await limiterOf(form, limit).consume(address);
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
  const counted = await limiterOf(form, limit).get(address);
  return counted && counted.remainingPoints === 0 ? secondsOf(counted) : undefined;
}

function limiterOf(form: string, limit?: Limit): RateLimiterMemory {
  return singleton(
    `rate-limit.${form}`,
    () => new RateLimiterMemory({ ...posts, ...limit, keyPrefix: form }),
  );
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
