import type { Sqlite } from "#db/engines/sqlite/files.server";
import { ageOf } from "~/ui/reading/age";
import { doubtful, type Finding, good } from "./finding.server";

/** Milliseconds that somebody may wait for a prayer before it is said: three days. */
const longestWait = 3 * 86_400_000;

/**
 * How many prayer requests nobody has prayed for, since when the oldest of them waits, in milliseconds
 * since 1970, and who is on the team.
 */
export type DeskCounts = {
  unprayed: number;
  oldest: number | null;
  leaders: number;
  intercessors: number;
};

/** What is to be said of those who asked for prayer and of those who pray. */
export function examineDesk(counts: DeskCounts, now = Date.now()): Finding[] {
  return [examineRequests(counts, now), examineTeam(counts)];
}

function examineRequests({ unprayed, oldest }: DeskCounts, now: number): Finding {
  if (oldest === null) return good("Prayer requests", "none is left that nobody prayed for");
  const found = `${unprayed} not prayed for yet, oldest waiting ${ageOf(new Date(oldest), now)}`;
  if (now - oldest < longestWait) return good("Prayer requests", found);
  const advice =
    'Is the team looking? "prayer-life user role NAME intercessor" opens the desk at /team to a person.';
  return doubtful("Prayer requests", found, advice);
}

function examineTeam({ leaders, intercessors }: DeskCounts): Finding {
  const found = `${counted(leaders, "leader")}, ${counted(intercessors, "intercessor")}`;
  if (leaders + intercessors === 0)
    return good("Prayer team", 'nobody yet: requests are read by "prayer-life inbox" alone');
  if (leaders > 1) return good("Prayer team", found);
  const why =
    leaders === 0
      ? "Nobody in a browser reads private requests, those handed on, and messages"
      : "A note on a private request waits for a second leader, and nobody stands in for the one";
  return doubtful("Prayer team", found, `${why}: "prayer-life user role NAME leader".`);
}

const counted = (n: number, what: string) => `${n || "no"} ${n === 1 ? what : `${what}s`}`;

/** The same by the database's file, whatever reads it. */
export function deskInFile(sqlite: Sqlite): DeskCounts {
  return sqlite.prepare<[], DeskCounts>(deskCounts).get() as DeskCounts;
}

const inRole = (role: string) => `(SELECT count(*) FROM team_members WHERE role = '${role}')`;

/** Requests that nobody has prayed for yet and that are not done, and the team, on either engine. */
export const deskCounts = `SELECT count(*) AS unprayed, min("createdAt") AS oldest,
  ${inRole("leader")} AS leaders, ${inRole("intercessor")} AS intercessors
  FROM prayer_requests
  WHERE NOT EXISTS (SELECT 1 FROM done_requests WHERE done_requests."requestId" = prayer_requests.id)
  AND NOT EXISTS (SELECT 1 FROM request_prayers WHERE request_prayers."requestId" = prayer_requests.id)`;
