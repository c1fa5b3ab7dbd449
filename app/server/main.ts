import { type ParseArgsConfig, parseArgs } from "node:util";
import { version } from "../../package.json";
import { type Call, type Command, UsageError } from "./commands/command.server";
import { commands } from "./commands/commands.server";
import { commandHelp, common, programHelp } from "./commands/help.server";
import { makeOutput } from "./commands/output.server";
import { suggest } from "./commands/suggestion.server";
import { parseEnv, type Settings } from "./env.server";
import { flushLog } from "./log.server";

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(
      `prayer-life: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    const code = error instanceof UsageError ? 2 : 1;
    void flushLog().then(() => process.exit(code));
  },
);

async function main(args: string[]): Promise<number> {
  const [first] = args;
  const named = first === undefined || first.startsWith("-") ? undefined : first;
  if (named === "help") return main([...args.slice(1), "--help"]);
  const command = findCommand(named ?? "serve");
  const { values, positionals } = readArguments(named ? args.slice(1) : args, command, !named);
  const { help, version: asked, json, quiet } = values as Record<string, boolean | undefined>;
  if (help || asked) {
    const text = named ? commandHelp(command) : programHelp(commands);
    process.stdout.write(`${asked ? `prayer-life ${version}` : text}\n`);
    return 0;
  }
  const [extra] = positionals.slice(command.takes ?? 0);
  if (extra !== undefined) throw new UsageError(`${command.name} takes no "${extra}".`);
  const out = makeOutput({ json: json === true, quiet: quiet === true });
  const settings = readSettings();
  // Whoever reads a result may stop reading (`| head`): that is no fault. A server serves on.
  process.stdout.on("error", () => command.name === "serve" || process.exit(0));
  return command.run({ values: values as Call["values"], words: positionals, settings, out });
}

function findCommand(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const near = suggest(
    name,
    commands.map(({ name }) => name),
  );
  const hint = near ? `Did you mean "${near}"?` : "Try --help.";
  throw new UsageError(`There is no command "${name}". ${hint}`);
}

function readArguments(args: string[], command: Command, bare: boolean) {
  const options: NonNullable<ParseArgsConfig["options"]> = {
    ...command.options,
    ...common,
    ...(bare && { version: { type: "boolean" } }),
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw new UsageError(message);
    const wrong = /'(-[^']*)'/.exec(message)?.[1] ?? "";
    const near = suggest(wrong.replace(/^-+/, ""), Object.keys(options));
    const hint = near ? `Did you mean "--${near}"?` : `Try "prayer-life ${command.name} --help".`;
    throw new UsageError(`There is no option "${wrong}". ${hint}`);
  }
}

function readSettings(): Settings {
  const result = parseEnv(process.env);
  if ("settings" in result) return result.settings;
  const list = result.problems.map((line) => `  - ${line}`).join("\n");
  throw new UsageError(`These settings are wrong:\n${list}`);
}
