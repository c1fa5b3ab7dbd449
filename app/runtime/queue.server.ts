import { AsyncLocalStorage } from "node:async_hooks";

/** Too many wait already: whoever comes should be told to come back. */
export class QueueFull extends Error {
  /** @param ownShare whether it is the owner's share that is used up, and others may still come. */
  constructor(readonly ownShare: boolean) {
    super("The queue is full");
  }
}

type QueueOptions = {
  /** Tasks that run at once. */
  width: number;
  /** Tasks that may wait. */
  depth: number;
  /** How many of these may be one owner's. */
  share: { width: number; depth: number };
  /** Milliseconds that a task may wait. */
  patience: number;
  /** Whether the next task should wait for another turn of the event loop. */
  isBusy?: () => boolean;
};

/** Milliseconds that a task waits at the most for what else is going on. */
const longestRest = 10;

/** The tasks of one owner. */
type Line = { running: number; waiting: (() => void)[] };

export type Queue = ReturnType<typeof makeQueue>;

/**
 * Runs a few tasks at once and lets others wait. Owners take turns: however many tasks one of them
 * brings, another's waits for one of them at the most.
 */
export function makeQueue(options: QueueOptions) {
  const { width, depth, share, patience, isBusy = () => false } = options;
  /** In the order of their turns. */
  const lines = new Map<string, Line>();
  const ownerOfTask = new AsyncLocalStorage<string>();
  let running = 0;
  let waiting = 0;
  let isCalled = false;

  return { run, stepAside, isFull };

  /**
   * @param owner whose share the task takes.
   * @param mustRun only the owner's own share bounds it: what a person wrote is not sent back
   *   because others read.
   * @throws QueueFull at once, when too many wait already; or after `patience`.
   */
  async function run<T>(owner: string, task: () => Promise<T>, mustRun = false): Promise<T> {
    await (mustRun && !isFull(owner) ? wait(owner, "last") : enter(owner));
    try {
      return await ownerOfTask.run(owner, task);
    } finally {
      leave(owner);
    }
  }

  /** Gives the turn of the task that calls this to others while it works on something that waits. */
  async function stepAside<T>(work: () => Promise<T>): Promise<T> {
    const owner = ownerOfTask.getStore();
    if (owner === undefined) return work();
    leave(owner);
    try {
      return await ownerOfTask.exit(work);
    } finally {
      await wait(owner, "first");
    }
  }

  /** Whether an owner would be refused for having brought too much. */
  function isFull(owner: string): boolean {
    const line = lines.get(owner);
    return line !== undefined && line.running + line.waiting.length >= share.width + share.depth;
  }

  function enter(owner: string): Promise<void> {
    if (isFull(owner)) return Promise.reject(new QueueFull(true));
    if (running + waiting >= width + depth) return Promise.reject(new QueueFull(false));
    return new Promise((resolve, reject) => {
      const line = lineOf(owner);
      const come = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.waiting.splice(line.waiting.indexOf(come), 1);
        waiting -= 1;
        // Whoever has a task under way waited behind their own.
        const ownShare = line.running >= share.width;
        forget(owner, line);
        reject(new QueueFull(ownShare));
      }, patience);
      line.waiting.push(come);
      waiting += 1;
      callSoon();
    });
  }

  /** Waits as long as it takes, behind the owner's other tasks or before them. */
  function wait(owner: string, where: "first" | "last"): Promise<void> {
    return new Promise((resolve) => {
      const line = lineOf(owner);
      if (where === "first") line.waiting.unshift(resolve);
      else line.waiting.push(resolve);
      waiting += 1;
      callSoon();
    });
  }

  function leave(owner: string): void {
    const line = lineOf(owner);
    running -= 1;
    line.running -= 1;
    lines.delete(owner);
    lines.set(owner, line);
    forget(owner, line);
    callSoon();
  }

  /**
   * No task begins but in a turn of the event loop of its own: between two, connections are heard, and
   * who has come meanwhile takes part.
   */
  function callSoon(since = performance.now()): void {
    if (isCalled || waiting === 0 || running >= width) return;
    isCalled = true;
    setImmediate(() => {
      isCalled = false;
      if (performance.now() - since < longestRest && isBusy()) callSoon(since);
      else callNext();
    });
  }

  function callNext(): void {
    for (const line of lines.values()) {
      if (running >= width) return;
      if (line.running >= share.width) continue;
      const come = line.waiting.shift();
      if (!come) continue;
      waiting -= 1;
      running += 1;
      line.running += 1;
      come();
    }
  }

  function lineOf(owner: string): Line {
    const line = lines.get(owner) ?? { running: 0, waiting: [] };
    lines.set(owner, line);
    return line;
  }

  function forget(owner: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) lines.delete(owner);
  }
}
