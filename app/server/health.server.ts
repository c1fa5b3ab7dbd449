import { database, isStorageTrouble } from "./database.server";

/** The answer of /healthz: the process runs and its database can be read. */
export function health(): Response {
  const headers = { "Cache-Control": "no-store" };
  try {
    database().$client.prepare("SELECT 1").get();
    return Response.json({ status: "ok" }, { headers });
  } catch (error) {
    const reason = isStorageTrouble(error) ? "storage" : "database";
    return Response.json({ status: "unwell", reason }, { status: 503, headers });
  }
}
