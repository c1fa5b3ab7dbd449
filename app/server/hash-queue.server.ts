import { FormRefusal } from "./form-refusal.server";
import { makeQueue, QueueFull } from "./queue.server";
import { refuse } from "./refusal.server";
import { singleton } from "./singleton.server";

/** The server gives a silent connection up after twenty seconds; an answer must come before that. */
const patience = 10_000;

/**
 * Two hashes at a time keep reading pages quick on two cores; a hundred may wait.
 * @throws FormRefusal 503 when more come, or when waiting takes too long.
 */
export async function hashQueue<T>(task: () => Promise<T>): Promise<T> {
  const enqueue = singleton("hash-queue", () => makeQueue({ width: 2, depth: 100, patience }));
  try {
    return await enqueue(task);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new FormRefusal(refuse(503, { "Retry-After": "10" }));
  }
}
