import { bad, type Finding, good } from "./finding.server";

/** Whether a database's schema is this program's. @param version migrations that it has taken. */
export function examineSchema(version: number, known: number): Finding {
  const found = `${version}, this program knows ${known}`;
  if (version === known) return good("Schema", found);
  if (version > known) return bad("Schema", found, "Run the newer program.");
  return bad("Schema", found, 'Restart the server, or run "prayer-life migrate".');
}
