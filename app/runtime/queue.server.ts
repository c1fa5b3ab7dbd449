import { AsyncLocalStorage } from "node:async_hooks";
import { FairQueue, type FairQueueOptions } from "./fair-queue.server";

/** Too many wait already: whoever comes should be told to come back. */
export class QueueFull extends Error {
  /** @param ownShare whether it is the owner's share that is used up, and others may still come. */
  constructor(readonly ownShare: boolean) {
    super("The queue is full");
  }
}

type QueueOptions = FairQueueOptions & {
  /** Milliseconds that a task may wait. */
  timeout: number;
};

/** A task's turn: left while it steps aside, and for good when it is over. */
type Turn = { owner: string; isRunning: boolean; isOver: boolean };

export type Queue = ReturnType<typeof createQueue>;

/**
 * Runs a few tasks at once and lets others wait. Owners take turns: however many tasks one of them
 * brings, another's waits for one of them at the most.
 */
export function createQueue({ timeout, ...options }: QueueOptions) {
  const turns = new FairQueue(options);
  const turnOfTask = new AsyncLocalStorage<Turn>();

  return { run, stepAside, isFull, counts: () => turns.counts() };

  /**
   * @param owner whose share the task takes.
   * @param mustRun only the owner's own share bounds it: what a person wrote is not sent back
   *   because others read.
   * @throws QueueFull at once, when too many wait already; or after `timeout`.
   */
  async function run<T>(owner: string, task: () => Promise<T>, mustRun = false): Promise<T> {
    if (isFull(owner)) throw new QueueFull(true);
    await (mustRun ? turnOf(turns, owner) : turnWithin(timeout, turns, owner));
    const turn = { owner, isRunning: true, isOver: false };
    try {
      return await turnOfTask.run(turn, task);
    } finally {
      turn.isOver = true;
      if (turn.isRunning) turns.leave(owner);
    }
  }

  /** Gives the turn of the task that calls this to others while it works on something that waits. */
  async function stepAside<T>(work: () => Promise<T>): Promise<T> {
    const turn = turnOfTask.getStore();
    if (!turn?.isRunning) return work();
    turn.isRunning = false;
    turns.leave(turn.owner);
    try {
      return await turnOfTask.exit(work);
    } finally {
      await takeUp(turn);
    }
  }

  /** A task whose asker has left may be over before what it stepped aside for: it needs no turn again. */
  async function takeUp(turn: Turn): Promise<void> {
    if (turn.isOver) return;
    await turnOf(turns, turn.owner, "first");
    turn.isRunning = !turn.isOver;
    if (turn.isOver) turns.leave(turn.owner);
  }

  /** Whether an owner would be refused for having brought too much. */
  function isFull(owner: string): boolean {
    return turns.isShareFull(owner);
  }
}

/** Waits as long as it takes. */
const turnOf = (turns: FairQueue, owner: string, where: "first" | "last" = "last") =>
  new Promise<void>((begin) => turns.wait(owner, begin, where));

/** Waits a while. @throws QueueFull at once, when too many wait already; or after `timeout`. */
async function turnWithin(timeout: number, turns: FairQueue, owner: string): Promise<void> {
  if (turns.isFull()) throw new QueueFull(false);
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      // Whoever has a task under way waited behind their own.
      const ownShare = turns.isShareRunning(owner);
      turns.withdraw(owner, begin);
      reject(new QueueFull(ownShare));
    }, timeout);
    turns.wait(owner, begin);
  });
}
