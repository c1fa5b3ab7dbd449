import { ageOf } from "~/ui/reading/age";
import type { Sqlite } from "../../../db/engines/sqlite/open.server";
import { doubtful, type Finding, good } from "./finding.server";

/** Milliseconds that somebody may wait for a prayer before it is said: three days. */
const longestWait = 3 * 86_400_000;

/** How many prayer requests wait, and since when the oldest does, in milliseconds since 1970. */
export type WaitingRequests = { waiting: number; oldest: number | null };

/** What is to be said of those who asked for prayer and still wait. */
export function examineDesk({ waiting, oldest }: WaitingRequests, now = Date.now()): Finding {
  if (oldest === null) return good("Prayer requests", "none waits");
  const found = `${waiting} waiting, oldest waiting ${ageOf(new Date(oldest), now)}`;
  if (now - oldest < longestWait) return good("Prayer requests", found);
  const advice =
    'Is the team looking? "prayer-life user role NAME intercessor" opens the desk at /team to a person.';
  return doubtful("Prayer requests", found, advice);
}

/** The same by the database's file, whatever reads it. */
export function waitingInFile(sqlite: Sqlite): WaitingRequests {
  return sqlite.prepare<[], WaitingRequests>(waitingRequests).get() ?? { waiting: 0, oldest: null };
}

/** Those that nobody has prayed for yet and that are not done, on either engine. */
export const waitingRequests = `SELECT count(*) AS waiting, min("createdAt") AS oldest
  FROM prayer_requests
  WHERE NOT EXISTS (SELECT 1 FROM done_requests WHERE done_requests."requestId" = prayer_requests.id)
  AND NOT EXISTS (SELECT 1 FROM request_prayers WHERE request_prayers."requestId" = prayer_requests.id)`;
