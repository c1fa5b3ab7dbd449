import { dirname } from "node:path";
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
import { megabytes, minuteOf } from "../output.server";
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
    const advice = "Is DATABASE_URL right, does PostgreSQL run, and may this machine reach it?";
    return [bad("Database", `${host}: ${(error as Error).message}`, advice)];
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
  const tried = "The site was tried on PostgreSQL 15 to 18.";
  const template = "Make the database with ENCODING 'UTF8' TEMPLATE template0.";
  const standby = "Name the primary: a standby takes no forms.";
  const readOnly = "Take default_transaction_read_only off: no form is kept.";
  return [
    doubtfulIf(major < 15 || major > 18, "PostgreSQL", version, tried),
    badIf(encoding !== "UTF8", "Encoding", encoding, template),
    isStandby
      ? bad("Primary", "this is a standby", standby)
      : badIf(isReadOnly, "Primary", isReadOnly ? "read-only" : "takes writes", readOnly),
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
  const advice = "A power cut loses what visitors were thanked for. Set both to on.";
  if (fsync !== "on") return bad("Durability", found, advice);
  return doubtfulIf(synchronousCommit === "off", "Durability", found, advice);
}

export async function examineSqlite(file: string, hasSecret: boolean): Promise<Finding[]> {
  const restore =
    'Stop the server and put the last backup in its place: "prayer-life restore FILE".';
  try {
    requireNoRemains(file);
    const sqlite = isWritable(dirname(file))
      ? openSqlite(file, addon(), { readonly: true, fileMustExist: true })
      : connectToRead(dirname(file), addon()).$client;
    try {
      const damage = findDamage(sqlite);
      if (damage) return [bad("Integrity", damage, restore)];
      const sound = good("Integrity", "every page is sound");
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
    return [bad("Integrity", message, ownerAdvice(dirname(file)) ?? restore)];
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
  oldest: number | null;
  leaders: number;
  intercessors: number;
};

export function examineDesk(counts: DeskCounts, now = Date.now()): Finding[] {
  return [examineRequests(counts, now), examineTeam(counts, settings().secure)];
}

function examineRequests({ unprayed, oldest }: DeskCounts, now: number): Finding {
  if (oldest === null) return good("Prayer requests", "none is left that nobody prayed for");
  const found = `${unprayed} not prayed for yet, oldest waiting ${ageOf(new Date(oldest), now)}`;
  const advice =
    'Is the team looking? "prayer-life user role NAME intercessor" opens the desk at /team to a person.';
  return doubtfulIf(now - oldest >= longestWait, "Prayer requests", found, advice);
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

const counted = (n: number, what: string) => `${n || "no"} ${n === 1 ? what : `${what}s`}`;

const inRole = (role: string) => `(SELECT count(*) FROM team_members WHERE role = '${role}')`;

const deskCounts = `SELECT count(*) AS unprayed, min("createdAt") AS oldest,
  ${inRole("leader")} AS leaders, ${inRole("intercessor")} AS intercessors
  FROM prayer_requests
  WHERE NOT EXISTS (SELECT 1 FROM done_requests WHERE done_requests."requestId" = prayer_requests.id)
  AND NOT EXISTS (SELECT 1 FROM request_prayers WHERE request_prayers."requestId" = prayer_requests.id)`;

const sealedSecrets = `SELECT "sealedSecret" FROM second_factors WHERE "confirmedAt" IS NOT NULL`;

export function examineFactors(rows: readonly unknown[]): Finding {
  const lost = rows.filter(
    (row) => openTotpSecret((row as { sealedSecret: string }).sealedSecret) === undefined,
  ).length;
  const found = `${rows.length} accounts sign in with a code`;
  if (lost === 0) return good("Two-step login", found);
  const advice =
    'The secret is another one than theirs. Put it back, or "prayer-life user factor NAME --reset" for each.';
  return bad("Two-step login", `${found}; those of ${lost} cannot be checked`, advice);
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
