import { FormRefusal } from "~/forms/form-refusal.server";
import { refuse } from "~/http/refusal.server";
import { once } from "~/runtime/once.server";
import { createQueue, QueueFull } from "~/runtime/queue.server";
import { watchQueue } from "~/runtime/queue-lengths.server";

/** The server gives a silent connection up after twenty seconds; a response must come before that. */
const patience = 10_000;

/** Two hashes at a time keep reading pages quick on two cores; one of them for an address. */
const queue = once(() =>
  createQueue({ width: 2, depth: 100, share: { width: 1, depth: 20 }, patience }),
);

watchQueue("hashing", () => queue().counts());

/**
 * Makes or compares a hash when it is the turn of an address.
 * @throws FormRefusal 429 when too many of the address wait, 503 when too many of all do or waiting
 *   takes too long.
 */
export async function hashQueue<T>(address: string, task: () => Promise<T>): Promise<T> {
  try {
    return await queue().run(address, task);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new FormRefusal(refuse(error.ownShare ? 429 : 503, { "Retry-After": "10" }));
  }
}
