import { join } from "node:path";
import Database from "better-sqlite3";
import { onUntimedConnection } from "#db/engines/postgres/connections.server";
import type { TestServer } from "../../support/server";

/** How many there are of each; every account has as many prayers, and a hundredth of the requests wait. */
export type Sizes = { accounts: number; prayers: number; requests: number };

/** Runs statements on a server's database, whichever engine has it, as fast as it can. */
export async function run(server: TestServer, statements: string[]): Promise<void> {
  if (server.database) {
    await onUntimedConnection(server.database, async (client) => {
      for (const each of ["BEGIN", ...statements, "COMMIT", "ANALYZE"]) await client.query(each);
    });
    return;
  }
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  for (const each of ["BEGIN", ...statements, "COMMIT"]) sqlite.exec(each);
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
}

/** Fills a server's database. What is there already stays. */
export async function fill(server: TestServer, { accounts, prayers, requests }: Sizes) {
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  // Beside each other in no index, as what is random is not.
  const text = (length: number) => {
    const zeros = "0".repeat(length);
    const scattered = `((i * 2654435761) % 4294967296) || '_' || i`;
    return server.database
      ? `right('${zeros}' || ${scattered}, ${length})`
      : `substr('${zeros}' || ${scattered}, -${length})`;
  };
  await run(server, [
    `INSERT INTO users (id, username, password, email, "createdAt")
      ${numbers(accounts)} SELECT i + 1000, 'user' || i, 'no password', i || '@example.net', 0 FROM n`,
    `INSERT INTO usernames ("userId", folded)
      ${numbers(accounts)} SELECT i + 1000, 'user' || i FROM n`,
    `INSERT INTO sessions ("tokenHash", "userId", "startedAt", "expiresAt")
      ${numbers(accounts)} SELECT ${text(43)}, i + 1000, 0, 9000000000000 FROM n`,
    `INSERT INTO prayers (id, handle, "userId", title, text, "writtenOn", "createdAt", "updatedAt")
      ${numbers(prayers)} SELECT i + 1000, ${text(22)}, 1001 + i % ${accounts}, 'For ' || i,
      'For patience, and for those who wait. ' || i, '2026-11-22', i, i FROM n`,
    `INSERT INTO prayer_requests (id, content, "isPrivate", "createdAt")
      ${numbers(requests)} SELECT i + 1000, 'For patience. ' || i, 0, i FROM n`,
    `INSERT INTO prayer_request_senders ("requestId", "fullName", email, "isSuspected", fingerprint)
      ${numbers(requests)} SELECT i + 1000, 'Ann', 'ann@example.org', 0, ${text(43)} FROM n`,
    `INSERT INTO done_requests ("requestId", "doneAt")
      ${numbers(requests)} SELECT i + 1000, 0 FROM n WHERE i <= ${requests} - 10`,
  ]);
}
