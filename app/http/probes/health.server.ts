import { database } from "~/runtime/database.server";
import { program } from "~/runtime/version.server";
import { isStorageTrouble } from "../../../db/engines/errors.server";
import { SlowDatabaseError, withinDeadline } from "./deadline.server";

const replaced = {
  status: "unwell",
  reason: "replaced",
  message:
    "The database file was replaced or removed under the server, so nothing is kept. " +
    "Put it back, or restart the server if what stands there now is right.",
};

/**
 * The response of /healthz: the process runs, and its database can be read and stands in its place.
 * @param isOperator who asks is told which build it is, too.
 */
export async function health(isOperator = false): Promise<Response> {
  const headers = { "Cache-Control": "no-store" };
  try {
    await withinDeadline(database().ping());
    if (!database().isInPlace()) return Response.json(replaced, { status: 503, headers });
    return Response.json({ status: "ok", ...(isOperator && program) }, { headers });
  } catch (error) {
    const isStorage = isStorageTrouble(error) || error instanceof SlowDatabaseError;
    const reason = isStorage ? "storage" : "database";
    return Response.json({ status: "unwell", reason }, { status: 503, headers });
  }
}
