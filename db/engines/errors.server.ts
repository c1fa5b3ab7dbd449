import { isPostgresError } from "./postgres/errors.server";

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
  // By its name: the server's bundle carries that file twice.
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
