import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { settings } from "./env.server";
import { singleton } from "./singleton.server";

/** Posts an address may make to one public form, on its page and under /api together. */
const posts = { points: 60, duration: 600 };

/**
 * Counts a post. @param limit how many may come in how many seconds, where that is not what public
 *   forms take.
 * @returns seconds to wait when there were too many, else undefined.
 */
export async function countPost(
  form: string,
  address: string,
  limit: Partial<typeof posts> = {},
): Promise<number | undefined> {
  if (settings().RATE_LIMIT === "off") return undefined;
  const limiter = singleton(
    `rate-limit.${form}`,
    () => new RateLimiterMemory({ ...posts, ...limit, keyPrefix: form }),
  );
  try {
    await limiter.consume(address);
    return undefined;
  } catch (refused) {
    return Math.max(1, Math.ceil((refused as RateLimiterRes).msBeforeNext / 1000));
  }
}
