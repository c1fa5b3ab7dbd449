import { countPost, waitFor } from "./rate-limit.server";

/** Posts of an address within ten minutes: of all kinds, and those that came to nothing. */
const all = { points: 1_200, isPerProcess: true };
const refused = { points: 120, isPerProcess: true };

/**
 * Counts a post as it arrives, before anybody reads it. Forms have limits of their own; this one is
 * for posts to nowhere, of nothing, or of what no form takes, which none of these counts.
 * @returns seconds to wait when the address has sent too many, else undefined.
 */
export async function countArrival(address: string): Promise<number | undefined> {
  const wait = await waitFor("refused posts", address, refused);
  return wait ?? countPost("all posts", address, all);
}

/** Counts a post that was refused, or was not valid. */
export async function countRefused(address: string): Promise<void> {
  await countPost("refused posts", address, refused);
}
