/** How many tasks run and wait, of all and of one owner. */
export type FairQueueOptions = {
  /** Tasks that run at once. */
  width: number;
  /** Tasks that may wait. */
  depth: number;
  /** How many of these may be one owner's. */
  share: { width: number; depth: number };
  /** Whether the next task should wait for another turn of the event loop. */
  isBusy?: () => boolean;
};

/** The tasks of one owner: how many run, and how each that waits is begun. */
type Line = { running: number; waiting: (() => void)[] };

/** Milliseconds that a task waits at the most for what else is going on. */
const longestRest = 10;

/** Whose task is next: owners take turns, and each has one line for its own. */
export class FairQueue {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line>();
  #running = 0;
  #waiting = 0;
  #isCalled = false;

  constructor(readonly options: FairQueueOptions) {}

  /** Tasks that run and that wait. */
  counts(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting };
  }

  /** Whether as many tasks run and wait as may. */
  isFull(): boolean {
    return this.#running + this.#waiting >= this.options.width + this.options.depth;
  }

  /** Whether as many of an owner's tasks run and wait as may. */
  isShareFull(owner: string): boolean {
    const { share } = this.options;
    const line = this.#lines.get(owner);
    return line !== undefined && line.running + line.waiting.length >= share.width + share.depth;
  }

  /** Whether as many of an owner's tasks run as may, so that its next one waits for them. */
  isShareRunning(owner: string): boolean {
    return (this.#lines.get(owner)?.running ?? 0) >= this.options.share.width;
  }

  /** Lines a task up, behind the owner's others or before them. @param begin once, at its turn. */
  wait(owner: string, begin: () => void, where: "first" | "last" = "last"): void {
    const line = this.#lineOf(owner);
    if (where === "first") line.waiting.unshift(begin);
    else line.waiting.push(begin);
    this.#waiting += 1;
    this.#callSoon();
  }

  /** Gives up on a task that still waits. @param begin as it was lined up. */
  withdraw(owner: string, begin: () => void): void {
    const line = this.#lineOf(owner);
    line.waiting.splice(line.waiting.indexOf(begin), 1);
    this.#waiting -= 1;
    this.#forget(owner, line);
  }

  /** A task that ran makes room, and its owner goes behind all the others. */
  leave(owner: string): void {
    const line = this.#lineOf(owner);
    this.#running -= 1;
    line.running -= 1;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
    this.#forget(owner, line);
    this.#callSoon();
  }

  /**
   * No task begins but in a turn of the event loop of its own: between two, connections are heard, and
   * who has come meanwhile takes part.
   */
  #callSoon(since = performance.now()): void {
    if (this.#isCalled || this.#waiting === 0 || this.#running >= this.options.width) return;
    this.#isCalled = true;
    setImmediate(() => {
      this.#isCalled = false;
      if (performance.now() - since < longestRest && this.options.isBusy?.()) this.#callSoon(since);
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
