import { existsSync } from "node:fs";
import { join } from "node:path";
import { databaseFile, isWritable } from "#db/engines/sqlite/client.server";
import { filesOf } from "#db/engines/sqlite/files.server";
import { isLocked, servesAnotherFile } from "#db/engines/sqlite/lock.server";
import type { Settings } from "~/runtime/env.server";
import { addon } from "~/runtime/sqlite-addon.server";
import { programName } from "~/runtime/version.server";
import { command } from "../command.server";
import { dataFolder } from "../data-folder.server";
import { paint } from "../output.server";
import { examineFolder } from "./doctor-folder.server";
import { examineLetters } from "./doctor-letters.server";
import { examinePostgres } from "./doctor-postgres.server";
import { examineEnvFile, examineNode, examineSettings } from "./doctor-settings.server";
import { examineSqlite } from "./doctor-sqlite.server";
import { bad, doubtful, type Finding, good } from "./finding.server";

export const doctor = command({
  name: "doctor",
  summary: "Look over settings, files and data, and say what to do",
  usage: ["doctor"],
  about: `Changes nothing. Exit code 1 when something is wrong; what is merely doubtful is said, and
the exit code stays 0. No secret is shown.`,
  examples: [
    { call: "doctor", does: "after an installation, or when something is odd" },
    { call: "doctor --json", does: "for a monitor" },
  ],
  async run({ settings, out, values: { env } }) {
    const found = await examine(settings, env);
    out.results(found, found.map(line).join("\n"));
    const count = (state: Finding["state"]) => found.filter((one) => one.state === state).length;
    out.say(`\n${count("bad")} wrong, ${count("doubtful")} doubtful, ${count("good")} good`);
    return count("bad") > 0 ? 1 : 0;
  },
});

/** @param env the file of settings, where one is named. */
async function examine(settings: Settings, env: string | undefined): Promise<Finding[]> {
  const program = good("Program", programName);
  const node = examineNode(process.version, Date.now());
  const file = env === undefined ? [] : examineEnvFile(env);
  const general = [
    program,
    node,
    ...file,
    ...examineSettings(settings),
    ...(await examineLetters(settings)),
  ];
  const { DATABASE_URL } = settings;
  return DATABASE_URL
    ? [...general, ...(await examinePostgres(DATABASE_URL))]
    : examineFile(settings, general);
}

async function examineFile(settings: Settings, general: Finding[]): Promise<Finding[]> {
  const folder = dataFolder(settings);
  const replaced = servesAnotherFile(folder, addon());
  if (replaced && !existsSync(databaseFile(folder))) return [onAnotherFile, ...general];
  const server = replaced ? onAnotherFile : examineServer(folder);
  // The files first: looking into the database leaves a journal beside it.
  const files = examineFolder(folder);
  const file = databaseFile(folder);
  // A look makes no secret.
  const hasSecret = Boolean(settings.SECRET) || existsSync(join(folder, "secret"));
  const data = filesOf(file).length > 0 ? await examineSqlite(file, hasSecret) : [none];
  return [server, ...general, ...files, ...data];
}

const none = doubtful(
  "Database",
  "none yet",
  'The server makes it when it starts, "prayer-life migrate" at once. Is DATA_DIR right?',
);

const onAnotherFile = bad(
  "Server",
  "runs, but its database file was replaced or removed under it; nothing is kept",
  "Put the file back, or restart the server if what stands there now is right.",
);

function examineServer(folder: string): Finding {
  if (!isWritable(folder)) {
    const advice = "Whether a server runs on it cannot be told. Run this as the folder's owner.";
    return doubtful("Server", "the data folder cannot be written by this user", advice);
  }
  const runs = isLocked(folder, addon());
  return good("Server", runs ? "runs on this folder" : "does not run on this folder");
}

const marks = { good: "ok", doubtful: "look", bad: "WRONG" };

function line({ what, state, found, advice }: Finding): string {
  const head = `${paint(state, marks[state].padEnd(5))}  ${what}: ${found}`;
  return advice ? `${head}\n       ${advice}` : head;
}
