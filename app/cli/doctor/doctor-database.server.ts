import { dirname } from "node:path";
import { openPostgres } from "#db/engines/postgres/client.server";
import { type PostgresState, readState } from "#db/engines/postgres/state.server";
import { findDamage, newestMoment } from "#db/engines/sqlite/backup.server";
import { connectToRead, isWritable, versionOf } from "#db/engines/sqlite/client.server";
import { queriesOn } from "#db/engines/sqlite/executor.server";
import { openSqlite, requireNoRemains } from "#db/engines/sqlite/files.server";
import { migrations as postgresMigrations } from "#db/migrations/postgres-migrations";
import { migrations } from "#db/migrations/sqlite-migrations";
import { minute } from "#db/time";
import { addon } from "~/runtime/database.server";
import { isLocal } from "~/runtime/env.server";
import { ownerAdvice } from "~/runtime/folder.server";
import {
  type DeskCounts,
  deskCounts,
  deskInFile,
  examineDesk,
  examineFactors,
  examineOutbox,
  examineSchema,
  sealedSecrets,
} from "./doctor-data.server";
import { bad, badIf, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

/** Only the host and the name of the address are shown. */
export async function examinePostgres(url: string): Promise<Finding[]> {
  const { hostname, host, pathname } = new URL(url.replace("@/", "@localhost/"));
  const db = openPostgres(url, { isCommand: true });
  try {
    const asked = Date.now();
    const state = await readState(db.pool.run);
    const skew = state.now - (asked + Date.now()) / 2;
    const schema = await db.schema();
    const isNewest = schema === postgresMigrations.length;
    const desk = isNewest ? examineDesk(await deskIn(db)) : [];
    const factors = isNewest ? [examineFactors((await db.pool.run(sealedSecrets)).rows)] : [];
    const outbox = isNewest ? await examineOutbox(db, Date.now()) : [];
    return [
      good("Database", `${pathname.slice(1)} on ${host} (${megabytes(state.size)})`),
      ...examineServer(state),
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
      ...outbox,
    ];
  } catch (error) {
    const advice = "Is DATABASE_URL right, does PostgreSQL run, and may this machine reach it?";
    return [bad("Database", `${host}: ${(error as Error).message}`, advice)];
  } finally {
    await db.close();
  }
}

async function deskIn({ pool }: ReturnType<typeof openPostgres>): Promise<DeskCounts> {
  const { rows } = await pool.run(deskCounts);
  return rows[0];
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

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
      const isNewest = version === migrations.length;
      const outbox = isNewest ? await examineOutbox(queriesOn(sqlite), Date.now()) : [];
      const desk = isNewest ? examineDesk(deskInFile(sqlite)) : [];
      const factors =
        isNewest && hasSecret ? [examineFactors(sqlite.prepare(sealedSecrets).all())] : [];
      const schema = examineSchema(version, migrations.length);
      const clock = doubtfulIf(
        newestMoment(sqlite) > Date.now() + minute,
        "Clock",
        new Date().toISOString(),
        "Something was kept later than that. Is the machine's time right?",
      );
      return [sound, schema, clock, ...outbox, ...desk, ...factors];
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
