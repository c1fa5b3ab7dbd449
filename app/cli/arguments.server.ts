import { parseArgs } from "node:util";
import { productName } from "#content/product";
import { settingNames } from "~/runtime/env.server";
import {
  type Call,
  type Command,
  entryOf,
  type Option,
  type Options,
  suggest,
  UsageError,
} from "./command.server";
import { columns } from "./output.server";

type Arguments = Pick<Call, "values" | "words"> & { command: Command; named: boolean };

/** The first of `commands` is the nameless one. @throws UsageError, with a suggestion where one is near. */
export function readArguments(args: string[], commands: readonly Command[]): Arguments {
  const at = firstOther(args);
  const first = args[at];
  const name = first?.startsWith("-") ? undefined : first;
  const others = name === undefined ? args : args.filter((_, index) => index !== at);
  if (name === "help") return readArguments([...others, "--help"], commands);
  if (name === "version") return readArguments([...others, "--version"], commands);
  const command = findCommand(name ?? commands[0]?.name ?? "", commands);
  const options: Options = {
    ...command.options,
    ...common,
    ...(name === undefined && {
      version: { type: "boolean", short: "V", about: "Show the version" },
    }),
  };
  const { values, positionals } = parse(others, options, command);
  const extra = positionals[command.takes ?? 0];
  if (extra !== undefined) throw new UsageError(`${command.name} takes no "${extra}".`);
  return { command, named: name !== undefined, values, words: positionals };
}

function firstOther(args: string[], from = 0): number {
  const [flag = "", value] = (args[from] ?? "").split("=", 2);
  const known = Object.entries<Option>(common).find(
    ([name, { short }]) => flag === `--${name}` || (short && flag === `-${short}`),
  );
  if (!known) return from;
  const takesNext = known[1].type === "string" && value === undefined;
  return firstOther(args, from + (takesNext ? 2 : 1));
}

function findCommand(name: string, commands: readonly Command[]): Command {
  const found = commands.find((command) => command.name === name);
  if (found) return found;
  const near = suggest(
    name,
    commands.map(({ name }) => name),
  );
  const hint = near ? `Did you mean "${near}"?` : "Try --help.";
  throw new UsageError(`There is no command "${name}". ${hint}`);
}

function parse(args: string[], options: Options, command: Command) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values: values as Call["values"], positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ERR_PARSE_ARGS_INVALID_OPTION_VALUE") {
      const [, name = ""] = /--([\w-]+)/.exec(message) ?? [];
      const option = entryOf(options, name);
      throw new UsageError(
        option?.type === "string"
          ? `--${name} takes a value: --${name} ${option.value}`
          : `--${name} takes no value.`,
      );
    }
    if (code !== "ERR_PARSE_ARGS_UNKNOWN_OPTION") throw new UsageError(message);
    const wrong = /'(-[^']*)'/.exec(message)?.[1] ?? "";
    throw new UsageError(`There is no option "${wrong}". ${hintFor(wrong, options, command)}`);
  }
}

function hintFor(wrong: string, options: Options, command: Command): string {
  const typed = wrong.replace(/^-+/, "");
  const setting = typed.replaceAll("-", "_").toUpperCase();
  if (settingNames.includes(setting)) {
    return `It is a setting, from the environment: ${setting}=… prayer-life ${command.name}`;
  }
  const near = suggest(typed, Object.keys(options));
  return near ? `Did you mean "--${near}"?` : `Try "prayer-life ${command.name} --help".`;
}

export const common = {
  env: { type: "string", value: "FILE", about: "Settings that the environment does not have" },
  "data-dir": { type: "string", value: "FOLDER", about: "In place of DATA_DIR" },
  json: { type: "boolean", about: "Results as JSON, a line each" },
  quiet: { type: "boolean", short: "q", about: "No messages, results only" },
  help: { type: "boolean", short: "h", about: "Show this" },
} as const satisfies Options;

export function programHelp(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => ["", `prayer-life ${name}`, summary]);
  return `${productName}: the site, and what its operator needs

Usage
  prayer-life [command] [options]     without a command it serves the site

Commands
${columns(list)}

Options
  -h, --help      show this, or the help of a command
  -V, --version   show the version
  --env FILE      take settings from a file as systemd reads it, before or behind a command

Examples
  prayer-life serve                   the site at http://localhost:3000
  prayer-life inbox                   what people wrote, oldest first
  prayer-life backup prayers.db       a copy of all that is kept, while it serves
  prayer-life backup --help           more about one command

Settings come from the environment: DATA_DIR, PORT, ORIGIN … or from --env. The README lists them,
"prayer-life doctor" shows them. Exit codes: 0 done, 1 not done, 2 called wrongly.`;
}

export function commandHelp({ summary, usage, about, options, examples }: Command): string {
  const given: Options = { ...options, ...common };
  const lines = Object.entries(given).map(([name, { short, value, about }]) => {
    const flag = `${short ? `-${short}, ` : "    "}--${name}${value ? ` ${value}` : ""}`;
    return ["", flag, about];
  });
  const parts = [
    `${summary}`,
    `Usage\n${usage.map((way) => `  prayer-life ${way}`).join("\n")}`,
    about,
    `Options\n${columns(lines)}`,
    `Examples\n${columns(examples.map(({ call, does }) => ["", `prayer-life ${call}`, does]))}`,
  ];
  return parts.filter(Boolean).join("\n\n");
}
