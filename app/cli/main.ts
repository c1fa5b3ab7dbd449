import { parseEnv, type Settings } from "~/runtime/env.server";
import { giveToOwner } from "~/runtime/folder-owner.server";
import { closeLog } from "~/runtime/log.server";
import { programName } from "~/runtime/version.server";
import { type Arguments, readArguments } from "./arguments.server";
import { UsageError } from "./command.server";
import { commands } from "./commands.server";
import { applyOptions } from "./env-file.server";
import { failureOf } from "./failure.server";
import { commandHelp, programHelp } from "./help.server";
import { makeOutput, type Output } from "./output.server";
import { standardStreams } from "./standard-streams.server";

// Else it opens Node's inspector, through which whoever may send it a signal reads everything.
process.on("SIGUSR1", () => {});

const streams = standardStreams();

main(process.argv.slice(2)).then(
  (code) => {
    const trouble = streams.trouble();
    if (trouble) complain(trouble);
    process.exitCode = trouble ? 1 : code;
  },
  async (error: unknown) => {
    complain(failureOf(error));
    await closeLog();
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);

async function main(args: string[]): Promise<number> {
  const { command, named, values, words } = readArguments(args, commands);
  const { help, version: asked, json, quiet } = values as Record<string, boolean | undefined>;
  if (help || asked) {
    const text = named ? commandHelp(command) : programHelp(commands);
    streams.write("out", `${asked ? `prayer-life ${programName}` : text}\n`);
    return 0;
  }
  const out = makeOutput(streams, { json: json === true, quiet: quiet === true });
  const settings = readSettings(values, out);
  try {
    return await command.run({ values, words, settings, out });
  } finally {
    giveToOwner(settings.DATA_DIR);
  }
}

function complain(sentence: string): void {
  streams.write("error", `prayer-life: ${sentence}\n`);
}

function readSettings(values: Arguments["values"], out: Output): Settings {
  for (const remark of applyOptions(values, process.env)) out.say(`prayer-life: ${remark}`);
  const result = parseEnv(process.env);
  if ("settings" in result) return result.settings;
  const list = result.problems.map((line) => `  - ${line}`).join("\n");
  throw new UsageError(`These settings are wrong:\n${list}`);
}
