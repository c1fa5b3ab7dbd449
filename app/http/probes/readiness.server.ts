import { database } from "~/runtime/database.server";
import { withinDeadline } from "./deadline.server";
import { databaseHealth } from "./health.server";

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
