import { parseEnv, type Settings } from "~/runtime/env.server";
import { flushLog } from "~/runtime/log.server";
import { version } from "../../package.json";
import { readArguments } from "./arguments.server";
import { UsageError } from "./command.server";
import { commands } from "./commands.server";
import { commandHelp, programHelp } from "./help.server";
import { makeOutput } from "./output.server";

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => {
    process.stderr.write(
      `prayer-life: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    await flushLog();
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);

async function main(args: string[]): Promise<number> {
  const { command, named, values, words } = readArguments(args, commands);
  const { help, version: asked, json, quiet } = values as Record<string, boolean | undefined>;
  if (help || asked) {
    const text = named ? commandHelp(command) : programHelp(commands);
    process.stdout.write(`${asked ? `prayer-life ${version}` : text}\n`);
    return 0;
  }
  const out = makeOutput({ json: json === true, quiet: quiet === true });
  const settings = readSettings();
  // Whoever reads a result may stop reading (`| head`): that is no fault. A server serves on.
  process.stdout.on("error", () => command.name === "serve" || process.exit(0));
  return command.run({ values, words, settings, out });
}

function readSettings(): Settings {
  const result = parseEnv(process.env);
  if ("settings" in result) return result.settings;
  const list = result.problems.map((line) => `  - ${line}`).join("\n");
  throw new UsageError(`These settings are wrong:\n${list}`);
}
