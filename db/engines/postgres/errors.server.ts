import { DatabaseError } from "pg";

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
export const isPostgresError = (error: unknown): error is PostgresError =>
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

/** Whether the connection is of no use any more: it is gone, or does not answer. */
export const isDisconnection = (error: unknown): boolean =>
  isPostgresError(error) && error.code === noConnection;

/** Whether two transactions were in each other's way: one that is run again may succeed. */
export function isConflict(error: unknown): boolean {
  return isPostgresError(error) && /^40(001|P01)$/.test(error.code);
}
