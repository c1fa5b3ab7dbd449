import { DatabaseError } from "pg";

export class NewerDatabaseError extends Error {
  constructor(version: number, known: number) {
    super(
      `The database has schema ${version}, this program knows ${known}. ` +
        "Run the newer program, or restore a backup made before the upgrade.",
    );
    this.name = "NewerDatabaseError";
  }
}

const noConnection = "08006";

/** Without PostgreSQL's own words, which repeat what a visitor wrote. `code` is the SQLSTATE. */
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

/** By name: the server's bundle contains this file twice. */
const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && error.name === "PostgresError";

export function postgresError(error: unknown): PostgresError {
  if (isPostgresError(error)) return error;
  if (error instanceof DatabaseError) {
    const { code = "XX000", table, constraint, routine } = error;
    return new PostgresError(code, constraint ?? table ?? routine ?? "refused", constraint);
  }
  // Whatever else the driver throws is about the connection; it names hosts and ports only.
  return new PostgresError(noConnection, (error as Error).message);
}

export const isDisconnection = (error: unknown): boolean =>
  isPostgresError(error) && error.code === noConnection;

export function isConflict(error: unknown): boolean {
  return isPostgresError(error) && /^40(001|P01)$/.test(error.code);
}

/** Disk full, locked, read-only, damaged. */
const sqliteTrouble = /^SQLITE_(BUSY|FULL|IOERR|READONLY|LOCKED|CANTOPEN|CORRUPT|NOTADB)/;

/** Connection, log-in, resources, operator's stop, system error; read-only, conflict, time-out, damage. */
const postgresTrouble = /^(08|28|53|57|58)|^(25006|3D000|40001|40P01|55P03|XX001|XX002)$/;

export function isStorageTrouble(error: unknown): boolean {
  if (isPostgresError(error)) return postgresTrouble.test(error.code);
  if (error instanceof Error && error.name === "LateTransactionError") return true;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" && sqliteTrouble.test(code);
}

/** What a unique index refused, in the engine's words ("users.email", "users_email_key"). */
export function refusedAsDouble(error: unknown): string | undefined {
  if (isPostgresError(error)) return error.code === "23505" ? error.constraint : undefined;
  const { code, message } = error as { code?: string; message?: string };
  return code === "SQLITE_CONSTRAINT_UNIQUE" ? message : undefined;
}
