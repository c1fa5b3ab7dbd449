import { isStorageTrouble } from "#db/engines/errors.server";
import { isPostgres } from "#db/engines/postgres/client.server";
import { database } from "~/runtime/database.server";
import { program } from "~/runtime/version.server";
import { SlowDatabaseError, withinDeadline } from "./deadline.server";

const replaced = {
  status: "unwell",
  reason: "replaced",
  message:
    "The database file was replaced or removed under the server, so nothing is kept. " +
    "Put it back, or restart the server if what stands there now is right.",
};

const headers = { "Cache-Control": "no-store" };

/**
 * The response of /healthz: the process runs, and so does what a new start of it would mend. A database
 * on another machine would not be mended, and pages are read while it is away.
 * @param isOperator who asks is told which build it is, too.
 */
export async function health(isOperator = false): Promise<Response> {
  return isPostgres(database()) ? ok(isOperator) : databaseHealth(isOperator);
}

/** Whether the database can be read and stands in its place. @param isOperator as for `health`. */
export async function databaseHealth(isOperator = false): Promise<Response> {
  try {
    await withinDeadline(database().ping());
    if (!database().isInPlace()) return Response.json(replaced, { status: 503, headers });
    return ok(isOperator);
  } catch (error) {
    const isStorage = isStorageTrouble(error) || error instanceof SlowDatabaseError;
    const reason = isStorage ? "storage" : "database";
    return Response.json({ status: "unwell", reason }, { status: 503, headers });
  }
}

function ok(isOperator: boolean): Response {
  return Response.json({ status: "ok", ...(isOperator && program) }, { headers });
}
