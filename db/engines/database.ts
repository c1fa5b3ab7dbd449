import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";

/** What can be read: the database as it stands, or as a transaction sees it. */
export type Reader = Pick<SqliteRemoteDatabase, "select">;

/** A transaction that writes. It may run twice, so nothing but the database changes in it. */
export type Tx = Pick<SqliteRemoteDatabase, "select" | "insert" | "update" | "delete" | "run">;

/** What is kept, whichever engine keeps it. */
export type Db = Reader & {
  /**
   * Runs a transaction as if no other ran beside it. Nothing slow belongs into one: others wait.
   * @returns what `work` returned, once it is on the disk.
   * @throws what `work` threw, with nothing written; what the engine refuses; an error for a
   *   `write` inside a `write`, which would wait for itself.
   * @param deadline milliseconds after which it is undone; 5 s.
   */
  write<T>(work: (tx: Tx) => Promise<T>, deadline?: number): Promise<T>;
  /**
   * After words of a person were deleted or written over: what still holds them is emptied soon.
   * @param atOnce unless somebody is in the way; then soon.
   */
  forgetDeleted(atOnce?: boolean): void;
};

/** What keeps the data, with all that the server and the operator need of it besides. */
export type Engine = Db & {
  /** Its name and version, such as "SQLite 3.51.0". */
  describe(): Promise<string>;
  /** How many migrations it has taken. */
  schema(): Promise<number>;
  /** Reads something. @throws when nothing can be read. */
  ping(): Promise<void>;
  /** Writes something and has it synced. @throws when nothing can be written just now. */
  tryWrite(): Promise<void>;
  /** Whether what is written reaches the database that others open. */
  isInPlace(): boolean;
  /** A number that is another one once another process has written. */
  foreignChanges(): number;
  /** Tells other instances that a page has changed. */
  announce(path: string): void;
  /**
   * Hears what other instances announce, until the engine is closed.
   * @param changed told the path of a page. Where anything may have changed, `foreignChanges` has.
   */
  listen(changed: (path: string) => void): void;
  /**
   * Makes deleted rows unreadable in whatever holds them, now.
   * @returns whether nobody else kept that from happening.
   */
  scrub(): Promise<boolean>;
  /** What its operator may want to watch, by name. */
  counters(): Record<string, number>;
  /** Ends every connection, with all that is written in its place. */
  close(): Promise<void>;
};
