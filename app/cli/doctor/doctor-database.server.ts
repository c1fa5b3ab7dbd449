import { dirname } from "node:path";
import { hints } from "#content/commands-doctor";
import { listUsers } from "#db/accounts/users.server";
import type { Reader } from "#db/engines/database";
import { openPostgres } from "#db/engines/postgres/client.server";
import { type PostgresState, readState } from "#db/engines/postgres/state.server";
import { findDamage, newestMoment } from "#db/engines/sqlite/backup.server";
import { connectToRead, isWritable, versionOf } from "#db/engines/sqlite/client.server";
import { queriesOn } from "#db/engines/sqlite/executor.server";
import { openSqlite, requireNoRemains } from "#db/engines/sqlite/files.server";
import { countOutbox, countReasons, listHolds, listSenders } from "#db/letters/senders.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { day, hour, minute } from "#db/time";
import { openTotpSecret } from "~/accounts/second-factor.server";
import { explain, faultOf } from "~/letters/mail-server.server";
import { addon } from "~/runtime/database.server";
import { isLocal, settings } from "~/runtime/env.server";
import { ownerAdvice } from "~/runtime/folder.server";
import { ageOf } from "~/ui/reading/moment";
import { counted, megabytes, minuteOf, plain } from "../output.server";
import { examineWords } from "./doctor-words.server";
import { bad, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

/** Shows host and name of the address only. */
export async function examinePostgres(url: string): Promise<Finding[]> {
  const { hostname, host, pathname } = new URL(url.replace("@/", "@localhost/"));
  const db = openPostgres(url, { isCommand: true });
  try {
    const asked = Date.now();
    const state = await readState(db.pool.run);
    const skew = state.now - (asked + Date.now()) / 2;
    const schema = await db.schema();
    const isNewest = schema === postgresMigrations.length;
    const desk = isNewest ? examineDesk((await db.pool.run(deskCounts)).rows[0]) : [];
    const factors = isNewest ? [examineFactors((await db.pool.run(sealedSecrets)).rows)] : [];
    const outbox = isNewest ? await examineOutbox(db, Date.now()) : [];
    const words = isNewest ? await examineWords(db) : [];
    return [
      good("Database", `${pathname.slice(1)} on ${host} (${megabytes(state.size)})`),
      ...examineServer(state),
      ...(state.sites.length > 1 ? [differing(state.sites)] : []),
      examineSchema(schema, postgresMigrations.length),
      ...desk,
      ...examineUse(state, isLocal(hostname)),
      doubtfulIf(
        Math.abs(skew) >= minute,
        "Clock",
        `${(Math.abs(skew) / 1_000).toFixed(1)} s apart from the database's`,
        "Is the machine's time right? Instances must agree on it.",
      ),
      ...factors,
      ...words,
      ...outbox,
    ];
  } catch (error) {
    return [bad("Database", `${host}: ${(error as Error).message}`, hints.postgresAway)];
  } finally {
    await db.close();
  }
}

const differing = (hashes: readonly string[]) =>
  doubtful(
    "Site on instances",
    hashes.map((hash) => hash || "built in").join(", "),
    "They say different things. Copy one folder to all; doctor shows on each what it has.",
  );

const badIf = (isSo: boolean, what: string, found: string, advice: string): Finding =>
  isSo ? bad(what, found, advice) : good(what, found);

function examineServer(state: PostgresState): Finding[] {
  const { version, major, encoding, isStandby, isReadOnly } = state;
  return [
    doubtfulIf(major < 15 || major > 18, "PostgreSQL", version, hints.postgresVersion),
    badIf(encoding !== "UTF8", "Encoding", encoding, hints.encoding),
    isStandby
      ? bad("Primary", "this is a standby", hints.standby)
      : badIf(isReadOnly, "Primary", isReadOnly ? "read-only" : "takes writes", hints.readOnly),
  ];
}

function examineUse(state: PostgresState, isOnThisMachine: boolean): Finding[] {
  const { standbyNames, standbys, connections, mostConnections, isSuperuser, isEncrypted } = state;
  const inTheOpen = !isEncrypted && !isOnThisMachine;
  const unencrypted = isOnThisMachine ? "within this machine" : "not encrypted";
  return [
    durability(state),
    badIf(
      standbyNames !== "" && standbys === 0,
      "Standbys",
      `${standbys} follow, commits wait for: ${standbyNames || "none"}`,
      "Every form waits for a standby that is gone. Start it, or take its name away.",
    ),
    doubtfulIf(
      connections >= 0.8 * mostConnections,
      "Connections",
      `${connections} of ${mostConnections}`,
      "Each instance takes up to 11. Raise max_connections.",
    ),
    doubtfulIf(
      isSuperuser,
      "Role",
      isSuperuser ? "superuser" : "no superuser",
      "The site needs no such rights: give it a role of its own.",
    ),
    doubtfulIf(
      inTheOpen,
      "Connection",
      isEncrypted ? "encrypted" : unencrypted,
      "Prayers travel in the open. Add ?sslmode=verify-full, unless the network is yours.",
    ),
  ];
}

function durability({ fsync, synchronousCommit }: PostgresState): Finding {
  const found = `fsync ${fsync}, synchronous_commit ${synchronousCommit}`;
  if (fsync !== "on") return bad("Durability", found, hints.durability);
  return doubtfulIf(synchronousCommit === "off", "Durability", found, hints.durability);
}

export async function examineSqlite(file: string, hasSecret: boolean): Promise<Finding[]> {
  try {
    requireNoRemains(file);
    const sqlite = isWritable(dirname(file))
      ? openSqlite(file, addon(), { readonly: true, fileMustExist: true })
      : connectToRead(dirname(file), addon()).$client;
    try {
      const damage = findDamage(sqlite);
      if (damage) return [bad("Integrity", damage, hints.restore)];
      const sound = good("Integrity", "every page of the database is sound");
      const version = versionOf(sqlite);
      const isNewest = version === sqliteMigrations.length;
      const outbox = isNewest ? await examineOutbox(queriesOn(sqlite), Date.now()) : [];
      const desk = isNewest ? examineDesk(sqlite.prepare(deskCounts).get() as DeskCounts) : [];
      const factors =
        isNewest && hasSecret ? [examineFactors(sqlite.prepare(sealedSecrets).all())] : [];
      const words = isNewest ? await examineWords(queriesOn(sqlite), dirname(file)) : [];
      const schema = examineSchema(version, sqliteMigrations.length);
      const clock = doubtfulIf(
        newestMoment(sqlite) > Date.now() + minute,
        "Clock",
        new Date().toISOString(),
        "Something was kept later than that. Is the machine's time right?",
      );
      return [sound, schema, clock, ...outbox, ...desk, ...factors, ...words];
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === "SQLITE_READONLY_ROLLBACK") return [cutShort];
    return [bad("Integrity", message, ownerAdvice(dirname(file)) ?? hints.restore)];
  }
}

const cutShort = doubtful(
  "Integrity",
  "not known: a change was cut short, and is undone when the database is opened next",
  'Start the server, or run "prayer-life migrate"; then ask again.',
);

const longestWait = 3 * day;

export type DeskCounts = {
  unprayed: number;
  /** Requests and messages that may be of somebody in danger, and are open. */
  urgent: number;
  oldest: number | null;
  leaders: number;
  intercessors: number;
};

export function examineDesk(counts: DeskCounts, now = Date.now()): Finding[] {
  return [examineRequests(counts, now), examineTeam(counts, settings().secure)];
}

function examineRequests({ unprayed, oldest, urgent }: DeskCounts, now: number): Finding {
  if (urgent > 0) {
    const found = `${urgent} of what people wrote may be of somebody in danger, and ${urgent === 1 ? "is" : "are"} open`;
    return doubtful("Prayer requests", found, 'Read that now: "prayer-life inbox".');
  }
  if (oldest === null) return good("Prayer requests", "none is left that nobody prayed for");
  const found = `${unprayed} not prayed for yet, oldest waiting ${ageOf(new Date(oldest), now)}`;
  return doubtfulIf(now - oldest >= longestWait, "Prayer requests", found, hints.unprayed);
}

function examineTeam({ leaders, intercessors }: DeskCounts, isPublic: boolean): Finding {
  const found = `${counted(leaders, "leader")}, ${counted(intercessors, "intercessor")}`;
  if (leaders + intercessors === 0)
    return doubtfulIf(
      isPublic,
      "Prayer team",
      'nobody yet: requests are read by "prayer-life inbox" alone',
      'Forms promise that a team prays: "prayer-life user role NAME leader".',
    );
  if (leaders > 1) return good("Prayer team", found);
  const why =
    leaders === 0
      ? "Nobody in a browser reads private requests, those handed on, and messages"
      : "A note on a private request waits for a second leader, and nobody stands in for the one";
  return doubtful("Prayer team", found, `${why}: "prayer-life user role NAME leader".`);
}

const inRole = (role: string) => `(SELECT count(*) FROM team_members WHERE role = '${role}')`;

const deskCounts = `SELECT count(*) AS unprayed, min("createdAt") AS oldest,
  (SELECT count(*) FROM request_states WHERE "isUrgent" = 1 AND state <> 'closed') +
  (SELECT count(*) FROM contact_messages WHERE "isUrgent" = 1 AND NOT EXISTS
    (SELECT 1 FROM done_messages WHERE done_messages."messageId" = contact_messages.id)) AS urgent,
  ${inRole("leader")} AS leaders, ${inRole("intercessor")} AS intercessors
  FROM prayer_requests
  WHERE NOT EXISTS (SELECT 1 FROM done_requests WHERE done_requests."requestId" = prayer_requests.id)
  AND NOT EXISTS (SELECT 1 FROM request_prayers WHERE request_prayers."requestId" = prayer_requests.id)`;

/** A warning of danger goes to a confirmed address only. */
async function examineLeaders(db: Reader): Promise<Finding[]> {
  const leaders = (await listUsers(db)).filter(({ role }) => role === "leader");
  const names = leaders.flatMap(({ username, confirmedAt }) => (confirmedAt ? [] : [username]));
  if (names.length === 0) return [];
  return [
    doubtful(
      "Leaders' addresses",
      `not confirmed: ${plain(names.join(", "))}`,
      hints.unconfirmedLeaders,
    ),
  ];
}

const sealedSecrets = `SELECT "sealedSecret" FROM second_factors WHERE "confirmedAt" IS NOT NULL`;

export function examineFactors(rows: readonly unknown[]): Finding {
  const lost = rows.filter(
    (row) => openTotpSecret((row as { sealedSecret: string }).sealedSecret) === undefined,
  ).length;
  const found = `${counted(rows.length, "account")} with a code at sign-in`;
  if (lost === 0) return good("Two-step login", found);
  return bad("Two-step login", `${found}; those of ${lost} cannot be checked`, hints.lostFactors);
}

function examineSchema(version: number, known: number): Finding {
  const found = `${version}, this program knows ${known}`;
  if (version === known) return good("Schema", found);
  if (version > known) return bad("Schema", found, "Run the newer program.");
  return bad("Schema", found, 'Restart the server, or run "prayer-life migrate".');
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
  const leaders = SMTP_URL ? await examineLeaders(db) : [];
  const general = [await waiting(db, now), ...asleep, ...leaders];
  return [...general, ...stuck, ...(await ofSite(db, url)), ...held];
}

async function waiting(db: Reader, now: number): Promise<Finding> {
  const { waiting, refused, oldest, held } = await countOutbox(db, now);
  const found = `${counted(waiting, "letter")} waiting, ${refused} refused`;
  if (held > 0) {
    return doubtful("Outbox", `${found}, ${held} held back`, hints.heldBack);
  }
  return doubtfulIf(
    oldest !== null && now - oldest.getTime() >= hour,
    "Outbox",
    found,
    hints.lateLetters,
  );
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
