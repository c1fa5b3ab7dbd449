import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";

export type Reader = Pick<SqliteRemoteDatabase, "select">;

/** May run twice (conflicts), so its work changes nothing but the database. */
export type Tx = Pick<SqliteRemoteDatabase, "select" | "insert" | "update" | "delete" | "run">;

export type Db = Reader & {
  /**
   * Runs a transaction in isolation; nothing slow in it, others wait. Resolves once it is on the disk.
   * @throws what `work` threw, with nothing written; what the engine refuses; for a `write` in a
   *   `write`.
   * @param deadline milliseconds after which it is undone; 5 s.
   */
  write<T>(work: (tx: Tx) => Promise<T>, deadline?: number): Promise<T>;
  /** Empties soon (at once, unless somebody reads) the logs that still hold deleted personal text. */
  forgetDeleted(atOnce?: boolean): void;
};

export type Engine = Db & {
  describe(): Promise<string>;
  schema(): Promise<number>;
  ping(): Promise<void>;
  /** Writes and syncs something. @throws when nothing can be written just now. */
  tryWrite(): Promise<void>;
  isInPlace(): boolean;
  /** A number that changes when another process has written. */
  foreignChanges(): number;
  announce(path: string): void;
  /** Calls back with the paths that other instances announce, until the engine is closed. */
  listen(changed: (path: string) => void): void;
  /** Makes deleted rows unreadable in every file, now. @returns whether nobody else prevented it. */
  scrub(): Promise<boolean>;
  counters(): Record<string, number>;
  close(): Promise<void>;
};
