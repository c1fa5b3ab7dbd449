import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import { settings } from "./env.server";
import { singleton } from "./singleton.server";

/** Posts of an address within ten minutes: of all kinds, and those that came to nothing. */
const limits = {
  all: { points: 1_200, duration: 600 },
  refused: { points: 120, duration: 600 },
} as const;

/**
 * Counts a post as it arrives, before anybody reads it. Forms have limits of their own; this one is
 * for posts to nowhere, of nothing, or of what no form takes, which none of these counts.
 * @returns seconds to wait when the address has sent too many, else undefined.
 */
export async function countArrival(address: string): Promise<number | undefined> {
  if (settings().RATE_LIMIT === "off") return undefined;
  const refused = await limiter("refused").get(address);
  if (refused && refused.consumedPoints >= limits.refused.points) return secondsOf(refused);
  try {
    await limiter("all").consume(address);
    return undefined;
  } catch (all) {
    return secondsOf(all as RateLimiterRes);
  }
}

/** Counts a post that was refused, or was not valid. */
export async function countRefused(address: string): Promise<void> {
  if (settings().RATE_LIMIT === "on") await limiter("refused").penalty(address);
}

function limiter(name: keyof typeof limits): RateLimiterAbstract {
  return singleton(
    `post-limit.${name}`,
    () => new RateLimiterMemory({ ...limits[name], keyPrefix: name }),
  );
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
