import type { Reader } from "#db/engines/database";
import type { Sqlite } from "#db/engines/sqlite/files.server";
import { countOutbox, countReasons, listHolds, listSenders } from "#db/letters/senders.server";
import { day, hour } from "#db/time";
import { openTotpSecret } from "~/accounts/second-factor.server";
import { openMailServer } from "~/letters/mail-server.server";
import { explain, faultOf } from "~/letters/refusals.server";
import { isLocal, type Settings, settings } from "~/runtime/env.server";
import { ageOf } from "~/ui/reading/age";
import { minuteOf } from "../output.server";
import { bad, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

export async function examineLetters(env: Settings): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM = "", OPERATOR_EMAIL } = env;
  if (!SMTP_URL) return [good("SMTP_URL", "not set: no letters are sent")];
  const { protocol, host } = new URL(SMTP_URL);
  return [
    good("SMTP_URL", `${protocol}//${host}`),
    await askServer({ ...env, SMTP_URL, MAIL_FROM }),
    good("MAIL_FROM", MAIL_FROM),
    OPERATOR_EMAIL
      ? good("OPERATOR_EMAIL", "set")
      : doubtful("OPERATOR_EMAIL", "not set", "Nobody is told when somebody writes."),
  ];
}

async function askServer(
  server: Settings & { SMTP_URL: string; MAIL_FROM: string },
): Promise<Finding> {
  const what = "Mail server";
  const { hostname, username, protocol } = new URL(server.SMTP_URL);
  const url = new URL(server.SMTP_URL);
  // Else a name and password are left out in silence where none are asked for.
  if (username) url.searchParams.set("forceAuth", "true");
  const reason = await check({ ...server, SMTP_URL: url.href });
  const isUnasked = reason !== undefined && /^AUTH 50\d/.test(reason);
  if (reason && !isUnasked) {
    const { why, advice } = explain(reason, server.SMTP_URL);
    return bad(what, `takes no letters from here: ${why}`, advice);
  }
  if (isUnasked) {
    const advice =
      "Is the port right (587, 465)? What is not asked for may be left out of SMTP_URL.";
    return doubtful(what, "asks for no user name and password, and SMTP_URL has them", advice);
  }
  const isOpen =
    protocol === "smtp:" &&
    !isLocal(hostname) &&
    /^(STARTTLS|EHLO)/.test((await check({ ...server, SMTP_TLS: "required" })) ?? "");
  if (isOpen || (server.SMTP_TLS === "off" && !isLocal(hostname))) {
    const advice =
      "Passwords and the links of letters travel in the open. Try smtps:// or port 587.";
    return doubtful(what, "answers, without encryption", advice);
  }
  return good(what, username ? "answers, and takes the user name and password" : "answers");
}

async function check(server: Parameters<typeof openMailServer>[0]): Promise<string | undefined> {
  const opened = openMailServer(server);
  const reason = await opened.check();
  opened.close();
  return reason;
}

export async function examineOutbox(db: Reader, now: number): Promise<Finding[]> {
  const { SMTP_URL } = settings();
  const url = SMTP_URL ?? "smtp://it";
  const senders = await listSenders(db, now);
  const stuck = senders.flatMap(({ instance, reason, since }) => {
    if (!reason || !since) return [];
    const { why, advice } = explain(reason, url);
    return [bad("Letters", `${instance} sends none since ${minuteOf(since)}: ${why}`, advice)];
  });
  const held = (await listHolds(db)).map(({ subject, reason, tries, since }) => {
    const { why, advice } = explain(reason, url);
    const found = `those of "${subject}" wait since ${minuteOf(since)}: ${tries} were refused alike, for ${why}`;
    return bad("Letters to many", found, `${advice} "prayer-life outbox retry" has them go on.`);
  });
  const none = "no server that runs sends them";
  const asleep =
    SMTP_URL && senders.length === 0
      ? [doubtful("Letters", none, "Start it; one from before SMTP_URL was set, restart.")]
      : [];
  return [await waiting(db, now), ...asleep, ...stuck, ...(await ofSite(db, url)), ...held];
}

async function waiting(db: Reader, now: number): Promise<Finding> {
  const { waiting, refused, oldest, held } = await countOutbox(db, now);
  const found = `${waiting} letters waiting, ${refused} refused`;
  if (held > 0) {
    const advice = "Somebody may be typing addresses of others: these go out one by one.";
    return doubtful("Outbox", `${found}, ${held} held back`, advice);
  }
  const advice = 'Some wait for more than an hour. "prayer-life outbox" says why.';
  return doubtfulIf(oldest !== null && now - oldest.getTime() >= hour, "Outbox", found, advice);
}

async function ofSite(db: Reader, url: string): Promise<Finding[]> {
  const reasons = await countReasons(db);
  const found = reasons.filter(({ state, reason }) => {
    const fault = faultOf(reason);
    return fault === "sender" || fault === "us" || (state === "refused" && fault !== "recipient");
  });
  return found.map(({ state, reason, all }) => {
    const isOurs = faultOf(reason) === "us";
    const { why, advice } = isOurs
      ? { why: `the program could not make them (${reason})`, advice: "The log says more." }
      : explain(reason, url);
    const what = state === "refused" ? "Refused letters" : "Letters put off";
    return doubtful(what, `${all}, for ${why}`, `${advice} Then "prayer-life outbox retry".`);
  });
}

/** Three days. */
const longestWait = 3 * day;

export type DeskCounts = {
  unprayed: number;
  oldest: number | null;
  leaders: number;
  intercessors: number;
};

export function examineDesk(counts: DeskCounts, now = Date.now()): Finding[] {
  return [examineRequests(counts, now), examineTeam(counts)];
}

function examineRequests({ unprayed, oldest }: DeskCounts, now: number): Finding {
  if (oldest === null) return good("Prayer requests", "none is left that nobody prayed for");
  const found = `${unprayed} not prayed for yet, oldest waiting ${ageOf(new Date(oldest), now)}`;
  const advice =
    'Is the team looking? "prayer-life user role NAME intercessor" opens the desk at /team to a person.';
  return doubtfulIf(now - oldest >= longestWait, "Prayer requests", found, advice);
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

export function deskInFile(sqlite: Sqlite): DeskCounts {
  return sqlite.prepare<[], DeskCounts>(deskCounts).get() as DeskCounts;
}

const inRole = (role: string) => `(SELECT count(*) FROM team_members WHERE role = '${role}')`;

export const deskCounts = `SELECT count(*) AS unprayed, min("createdAt") AS oldest,
  ${inRole("leader")} AS leaders, ${inRole("intercessor")} AS intercessors
  FROM prayer_requests
  WHERE NOT EXISTS (SELECT 1 FROM done_requests WHERE done_requests."requestId" = prayer_requests.id)
  AND NOT EXISTS (SELECT 1 FROM request_prayers WHERE request_prayers."requestId" = prayer_requests.id)`;

/** Of every account that signs in with a code, the secret of its app, sealed. */
export const sealedSecrets = `SELECT "sealedSecret" FROM second_factors WHERE "confirmedAt" IS NOT NULL`;

export function examineFactors(rows: readonly unknown[]): Finding {
  const lost = rows.filter(
    (row) => openTotpSecret((row as { sealedSecret: string }).sealedSecret) === undefined,
  ).length;
  const found = `${rows.length} accounts sign in with a code`;
  if (lost === 0) return good("Two-step sign-in", found);
  const advice =
    'The secret is another one than theirs. Put it back, or "prayer-life user factor NAME --reset" for each.';
  return bad("Two-step sign-in", `${found}; those of ${lost} cannot be checked`, advice);
}

export function examineSchema(version: number, known: number): Finding {
  const found = `${version}, this program knows ${known}`;
  if (version === known) return good("Schema", found);
  if (version > known) return bad("Schema", found, "Run the newer program.");
  return bad("Schema", found, 'Restart the server, or run "prayer-life migrate".');
}
