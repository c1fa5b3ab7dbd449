/** The queue is full, or does not move: the caller should be told to come back. */
export class QueueFull extends Error {}

type QueueOptions = {
  /** Tasks that run at once. */
  width: number;
  /** Tasks that may wait, in order. */
  depth: number;
  /** Milliseconds that a task may wait. */
  patience: number;
};

/**
 * Runs a few tasks at once and lets others wait.
 * @throws QueueFull at once, when too many wait already; or after `patience`.
 */
export function makeQueue({ width, depth, patience }: QueueOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running >= width) {
      if (waiting.length >= depth) throw new QueueFull();
      await turn();
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

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(come), 1);
        reject(new QueueFull());
      }, patience);
      waiting.push(come);
    });
  }
}
