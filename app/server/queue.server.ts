/** The queue is full: the caller should be told to come back. */
export class QueueFull extends Error {}

/**
 * Runs at most `width` tasks at once and lets `depth` wait, in order.
 * @throws QueueFull at once, when that many wait already.
 */
export function makeQueue({ width, depth }: { width: number; depth: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= depth) throw new QueueFull();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
