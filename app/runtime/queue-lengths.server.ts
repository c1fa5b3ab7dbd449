/** How many tasks of a queue run, and how many wait. */
export type QueueLength = { running: number; waiting: number };

const queues = new Map<string, () => QueueLength>();

/** Has a queue's length told to whoever watches the server. @param name of a gauge, such as "hashing". */
export function watchQueue(name: string, length: () => QueueLength): void {
  queues.set(name, length);
}

/** The length of each queue that is watched, at this moment. */
export function queueLengths(): [name: string, length: QueueLength][] {
  return [...queues].map(([name, length]) => [name, length()]);
}
