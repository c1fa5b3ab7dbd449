import { isStorageTrouble } from "#db/engines/errors.server";
import { isPostgres } from "#db/engines/postgres/connections.server";
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

/** With PostgreSQL always ok: restarting this process would not mend another machine's database. */
export async function health(isOperator = false): Promise<Response> {
  return isPostgres(database()) ? ok(isOperator) : databaseHealth(isOperator);
}

async function databaseHealth(isOperator = false): Promise<Response> {
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

const standingMs = { ok: 5_000, unwell: 1_000 };

const known = { until: 0, canWrite: false };

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
  known.until = performance.now() + (known.canWrite ? standingMs.ok : standingMs.unwell);
  return known.canWrite;
}

/** Milliseconds; a probe may ask twice, and monitors give up after a few seconds. */
const deadline = 1_400;

class SlowDatabaseError extends Error {
  override name = "SlowDatabaseError";

  constructor() {
    super(`The database has not answered within ${deadline} ms`);
  }
}

export const withinDeadline = <T>(work: Promise<T>): Promise<T> =>
  within(deadline, work, () => new SlowDatabaseError());
