import { isStorageTrouble } from "#db/engines/errors.server";
import { isPostgres } from "#db/engines/postgres/client.server";
import { within } from "#db/time";
import { database } from "~/runtime/database.server";
import { program } from "~/runtime/version.server";

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

/** Milliseconds for which a result stands: not every request writes. */
const standing = { ok: 5_000, unwell: 1_000 };

const known = { until: 0, canWrite: false };

/** The response of /readyz: whether the database can be read, and whether forms can be saved just now. */
export async function readiness(): Promise<Response> {
  const healthy = await databaseHealth();
  if (!healthy.ok || (await canWrite())) return healthy;
  const message =
    "Nothing can be written, so forms ask to come back. Is the disk full, or the file damaged? See the log, and ask the doctor.";
  const body = { status: "unwell", reason: "storage", message };
  return Response.json(body, { status: 503, headers: { "Cache-Control": "no-store" } });
}

async function canWrite(): Promise<boolean> {
  if (performance.now() < known.until) return known.canWrite;
  try {
    await withinDeadline(database().tryWrite());
    known.canWrite = true;
  } catch {
    known.canWrite = false;
  }
  known.until = performance.now() + (known.canWrite ? standing.ok : standing.unwell);
  return known.canWrite;
}

/** Milliseconds; a probe may ask twice, and whoever watches gives it up after a few seconds. */
const deadline = 1_400;

/** The database has not answered yet; whoever watches wants a response all the same. */
export class SlowDatabaseError extends Error {
  override name = "SlowDatabaseError";

  constructor() {
    super(`The database has not answered within ${deadline} ms`);
  }
}

/** What a probe asks of the database. @throws SlowDatabaseError, or what `work` threw. */
export const withinDeadline = <T>(work: Promise<T>): Promise<T> =>
  within(deadline, work, () => new SlowDatabaseError());
