import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { settings } from "./env.server";
import { once } from "./once.server";

export class QueueFull extends Error {
  /** @param ownShare the owner's share is used up; others may still come. */
  constructor(readonly ownShare: boolean) {
    super("The queue is full");
  }
}

type QueueOptions = {
  width: number;
  depth: number;
  /** At most this many for one owner. */
  share: { width: number; depth: number };
  timeout: number;
  /** Whether the next task should wait for another turn of the event loop. */
  isBusy?: () => boolean;
};

type Turn = { owner: string; isRunning: boolean; isOver: boolean };

export type Queue = ReturnType<typeof createQueue>;

/** Owners take turns: another's task waits for one of them at most, however many one brings. */
export function createQueue({ timeout, ...options }: QueueOptions) {
  const turns = new FairTurns(options);
  const turnOfTask = new AsyncLocalStorage<Turn>();
  const isFull = (owner: string) => turns.isShareFull(owner);

  return { run, stepAside, isFull, counts: () => turns.counts() };

  /** @param mustRun skips the common limit, for posts. @throws QueueFull at once, or after `timeout`. */
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

  /** Gives the task's turn to others while it waits for `work`. */
  async function stepAside<T>(work: () => Promise<T>): Promise<T> {
    const turn = turnOfTask.getStore();
    if (!turn?.isRunning) return work();
    turn.isRunning = false;
    turns.leave(turn.owner);
    try {
      return await turnOfTask.exit(work);
    } finally {
      // A task whose client has left may end before `work` does.
      if (!turn.isOver) {
        await turnOf(turns, turn.owner, "first");
        turn.isRunning = !turn.isOver;
        if (turn.isOver) turns.leave(turn.owner);
      }
    }
  }
}

const turnOf = (turns: FairTurns, owner: string, where: "first" | "last" = "last") =>
  new Promise<void>((begin) => turns.wait(owner, begin, where));

/** @throws QueueFull at once, when too many wait already; or after `timeout`. */
async function turnWithin(timeout: number, turns: FairTurns, owner: string): Promise<void> {
  if (turns.isFull()) throw new QueueFull(false);
  await new Promise<void>((resolve, reject) => {
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      // An owner with a task under way waited behind their own.
      const ownShare = turns.isShareRunning(owner);
      turns.withdraw(owner, begin);
      reject(new QueueFull(ownShare));
    }, timeout);
    turns.wait(owner, begin);
  });
}

const queues = new Map<string, () => Queue>();

/** @param name of its gauges. */
export function processQueue(name: string, options: () => QueueOptions): () => Queue {
  const queue = once(() => createQueue(options()));
  queues.set(name, queue);
  return queue;
}

export const queueLengths = () =>
  [...queues].map(([name, queue]) => [name, queue().counts()] as const);

/**
 * One at a time, for pages wait for nothing but the processor; several where loaders wait for PostgreSQL. A
 * post steps aside while it is written or hashed. The server closes a silent connection after twenty
 * seconds.
 */
export const renderingQueue = processQueue("rendering", () => ({
  width: settings().DATABASE_URL ? 6 : 1,
  depth: 5_000,
  share: { width: 1, depth: 300 },
  timeout: 10_000,
  isBusy: hasNewConnections,
}));

/** Lets others have their turns before something slow goes on, also who is only about to wait for one. */
export const giveWay = (): Promise<void> => renderingQueue().stepAside(() => nextTurn());

/** Node accepts one new connection in each turn of its event loop. */
let arrivals = 0;

export function noteConnection(): void {
  arrivals += 1;
}

function hasNewConnections(): boolean {
  const had = arrivals > 0;
  arrivals = 0;
  return had;
}

type Line = { running: number; waiting: (() => void)[] };

const longestRestMs = 10;

class FairTurns {
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;
  #isCalled = false;

  constructor(readonly options: Omit<QueueOptions, "timeout">) {}

  counts(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  isFull(): boolean {
    return this.#running + this.#waiting >= this.options.width + this.options.depth;
  }

  isShareFull(owner: string): boolean {
    const { share } = this.options;
    const line = this.#lines.get(owner);
    return line !== undefined && line.running + line.waiting.length >= share.width + share.depth;
  }

  isShareRunning(owner: string): boolean {
    return (this.#lines.get(owner)?.running ?? 0) >= this.options.share.width;
  }

  /** @param begin called once, at its turn. */
  wait(owner: string, begin: () => void, where: "first" | "last" = "last"): void {
    const { waiting } = this.#lineOf(owner);
    if (where === "first") waiting.unshift(begin);
    else waiting.push(begin);
    this.#waiting += 1;
    this.#callSoon();
  }

  withdraw(owner: string, begin: () => void): void {
    const line = this.#lineOf(owner);
    line.waiting.splice(line.waiting.indexOf(begin), 1);
    this.#waiting -= 1;
    this.#forget(owner, line);
  }

  /** Its owner goes behind all the others. */
  leave(owner: string): void {
    const line = this.#lineOf(owner);
    this.#running -= 1;
    line.running -= 1;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
    this.#forget(owner, line);
    this.#callSoon();
  }

  /** Each task in its own turn of the event loop, so that connections are accepted between them. */
  #callSoon(since = performance.now()): void {
    if (this.#isCalled || this.#waiting === 0 || this.#running >= this.options.width) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      if (performance.now() - since < longestRestMs && this.options.isBusy?.())
        this.#callSoon(since);
      else this.#callNext();
    });
  }

  #callNext(): void {
    const { width, share } = this.options;
    for (const line of this.#lines.values()) {
      if (this.#running >= width) return;
      if (line.running >= share.width) continue;
      const begin = line.waiting.shift();
      if (!begin) continue;
      this.#waiting -= 1;
      this.#running += 1;
      line.running += 1;
      begin();
    }
  }

  #lineOf(owner: string): Line {
    const line = this.#lines.get(owner) ?? { running: 0, waiting: [] };
    this.#lines.set(owner, line);
    return line;
  }

  #forget(owner: string, line: Line): void {
    if (line.running === 0 && line.waiting.length === 0) this.#lines.delete(owner);
  }
}
