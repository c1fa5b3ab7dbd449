import { DatabaseError } from "pg";

/** The database was written by a newer program than this one. */
export class NewerDatabaseError extends Error {
  constructor(version: number, known: number) {
    super(
      `The database has schema ${version}, this program knows ${known}. ` +
        "Run the newer program, or restore a backup made before the upgrade.",
    );
    this.name = "NewerDatabaseError";
  }
}

/** PostgreSQL's code for a connection that is gone, or was never made. */
const noConnection = "08006";

/**
 * What PostgreSQL refused, without its own words: these repeat what a visitor wrote. `code` is the
 * SQLSTATE of its manual's appendix A.
 */
export class PostgresError extends Error {
  override name = "PostgresError";

  constructor(
    readonly code: string,
    what: string,
    readonly constraint?: string,
  ) {
    super(`PostgreSQL ${code}: ${what}`);
  }
}

/** By its name: the server's bundle carries this file twice. */
const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && error.name === "PostgresError";

/** An error of the driver as one that can be logged. */
export function postgresError(error: unknown): PostgresError {
  if (isPostgresError(error)) return error;
  if (error instanceof DatabaseError) {
    const { code = "XX000", table, constraint, routine } = error;
    return new PostgresError(code, constraint ?? table ?? routine ?? "refused", constraint);
  }
  // Whatever else the driver throws is about the connection; it names hosts and ports only.
  return new PostgresError(noConnection, (error as Error).message);
}

/** The connection is gone, or does not answer. */
export const isDisconnection = (error: unknown): boolean =>
  isPostgresError(error) && error.code === noConnection;

/** Two transactions were in each other's way: one that is run again may succeed. */
export function isConflict(error: unknown): boolean {
  return isPostgresError(error) && /^40(001|P01)$/.test(error.code);
}

/** What SQLite says where it could not write or read just now: disk full, locked, read-only, damaged. */
const sqliteTrouble = /^SQLITE_(BUSY|FULL|IOERR|READONLY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/**
 * PostgreSQL's classes and codes for the same: connection, log-in, resources, an operator's stop, system
 * error; a read-only standby, a conflict that lasted, a time-out, damage.
 */
const postgresTrouble = /^(08|28|53|57|58)|^(25006|3D000|40001|40P01|55P03|XX001|XX002)$/;

/** Whether an engine could not do its work just now: a 503, and no fault of ours. */
export function isStorageTrouble(error: unknown): boolean {
  if (isPostgresError(error)) return postgresTrouble.test(error.code);
  // By its name, as above.
  if (error instanceof Error && error.name === "LateTransactionError") return true;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && sqliteTrouble.test(code);
}

/** What a unique index refused, in the engine's own words ("users.email", "users_email_key"); else undefined. */
export function refusedAsDouble(error: unknown): string | undefined {
  if (isPostgresError(error)) return error.code === "23505" ? error.constraint : undefined;
  const { code, message } = error as { code?: string; message?: string };
  return code === "SQLITE_CONSTRAINT_UNIQUE" ? message : undefined;
}
