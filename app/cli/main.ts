import { hasRoom } from "#db/engines/sqlite/files.server";
import { parseEnv, type Settings, settings } from "~/runtime/env.server";
import { reasonOf } from "~/runtime/error-reason.server";
import { giveToOwner, ownerAdvice } from "~/runtime/folder.server";
import { closeLog } from "~/runtime/log.server";
import { programName } from "~/runtime/version.server";
import { backup } from "./backup.server";
import {
  type Command,
  commandHelp,
  programHelp,
  readArguments,
  UsageError,
} from "./command.server";
import { copy } from "./copy.server";
import { doctor } from "./doctor/doctor.server";
import { applyOptions } from "./env-file.server";
import { erase } from "./erase.server";
import { exportCommand } from "./export.server";
import { group } from "./group.server";
import { importCommand } from "./import.server";
import { inbox } from "./inbox.server";
import { letter } from "./letter.server";
import { manual } from "./manual.server";
import { migrate } from "./migrate.server";
import { outbox } from "./outbox.server";
import { makeOutput, type Output, standardStreams } from "./output.server";
import { restore } from "./restore.server";
import { seal } from "./seal.server";
import { secret } from "./secret.server";
import { serve } from "./serve.server";
import { setup } from "./setup.server";
import { siteCommand } from "./site.server";
import { unsubscribe } from "./unsubscribe.server";
import { user } from "./user.server";

// Otherwise it opens Node's inspector, through which whoever may send a signal reads everything.
process.on("SIGUSR1", () => {});

export const commands: readonly Command[] = [
  serve,
  setup,
  migrate,
  backup,
  restore,
  copy,
  secret,
  seal,
  inbox,
  exportCommand,
  importCommand,
  erase,
  user,
  group,
  unsubscribe,
  letter,
  outbox,
  siteCommand,
  doctor,
  manual(() => commands),
];

const streams = standardStreams();

main(process.argv.slice(2)).then(
  () => {
    const trouble = streams.trouble();
    if (!trouble) return;
    complain(trouble);
    process.exitCode = 1;
  },
  async (error: unknown) => {
    complain(failureOf(error));
    await closeLog();
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);

async function main(args: string[]): Promise<void> {
  const typed = readArguments(args, commands);
  const { command, named, values, words } = typed;
  const { help, version: asked, json, quiet } = values as Record<string, boolean | undefined>;
  if (help || asked) {
    const text = named ? commandHelp(command) : programHelp(commands);
    return streams.write("out", `${asked ? `prayer-life ${programName}` : text}\n`);
  }
  const out = makeOutput(streams, { json: json === true, quiet: quiet === true });
  const settings = readSettings(typed, out);
  try {
    await command.run({ values, words, settings, out });
  } finally {
    giveToOwner(settings.DATA_DIR);
  }
}

function complain(sentence: string): void {
  streams.write("error", `prayer-life: ${sentence}\n`);
}

function readSettings(typed: Parameters<typeof applyOptions>[0], out: Output): Settings {
  for (const remark of applyOptions(typed, process.env)) out.say(`prayer-life: ${remark}`);
  const result = parseEnv(process.env);
  if ("settings" in result) return result.settings;
  const list = result.problems.map((line) => `  - ${line}`).join("\n");
  throw new UsageError(`These settings are wrong:\n${list}`);
}

export function failureOf(error: unknown): string {
  const { code = "", message = String(error), path, syscall } = error as NodeJS.ErrnoException;
  const fullDisk = /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code);
  // SQLite reports a full disk by the operation that failed: IOERR, CANTOPEN.
  if (fullDisk || (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && !hasRoom(settings().DATA_DIR))) {
    const where = path ?? `what DATA_DIR=${settings().DATA_DIR} names`;
    return `${where} could not be written: ${fullDisk ? reasonOf(error) : "the disk is full"}. Make room, then try again.`;
  }
  const owner = /^(EACCES|EPERM|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code)
    ? ownerAdvice(settings().DATA_DIR)
    : undefined;
  if (owner) return `${message}. ${owner}`;
  if (code === "SQLITE_READONLY" || code === "EROFS") {
    return `What DATA_DIR=${settings().DATA_DIR} names cannot be written by this user, only read.`;
  }
  if (syscall === "mkdir") return `No folder can be made at ${path} (${code}). Set DATA_DIR.`;
  return message;
}
