import type { SqliteRemoteDatabase } from "drizzle-orm/sqlite-proxy";
import type { Keys } from "#db/seal/secret-keys.server";

export type Reader = Pick<SqliteRemoteDatabase, "select">;

/** May run twice (conflicts), so its work changes nothing but the database. */
export type Tx = Pick<SqliteRemoteDatabase, "select" | "insert" | "update" | "delete" | "run">;

export type Db = Reader & {
  /** Without them nothing is sealed, and sealed words cannot be read. */
  readonly keys?: Keys;
  /** Isolated. A nested `write` throws. Resolves once it is on the disk. @param deadline ms; 5 s. */
  write<T>(work: (tx: Tx) => Promise<T>, deadline?: number): Promise<T>;
  /** Empties soon (at once, unless somebody reads) the logs that still hold deleted personal text. */
  forgetDeleted(atOnce?: boolean): void;
};

export type Engine = Db & {
  describe(): Promise<string>;
  schema(): Promise<number>;
  ping(): Promise<void>;
  tryWrite(): Promise<void>;
  isInPlace(): boolean;
  /** A number that changes when another process has written. */
  foreignChanges(): number;
  announce(path: string): void;
  /** @param site the hash of what this instance's folder says */
  listen(changed: (path: string) => void, site: () => string): void;
  /** Makes deleted rows unreadable in every file, now. @returns whether nobody else prevented it. */
  scrub(): Promise<boolean>;
  counters(): Record<string, number>;
  close(): Promise<void>;
};

export type PageRange = { limit: number; offset: number };

export type Id = number | null | undefined;
