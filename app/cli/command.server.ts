import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";
import { parseArgs } from "node:util";
import { commonOptions, programNotes } from "#content/commands";
import { editDistance } from "#content/edit-distance";
import { productName } from "#content/product";
import { type Settings, settingNames } from "~/runtime/env.server";
import { columns, type Output } from "./output.server";

type Option = {
  type: "string" | "boolean";
  short?: string;
  /** In capitals, as in `--since WHEN`. */
  value?: string;
  about: string;
};

type Options = Record<string, Option>;

type Values<Given extends Options> = {
  [Name in keyof Given]?: Given[Name]["type"] extends "boolean" ? boolean : string;
};

export type Call<Given extends Options = Options> = {
  values: Values<Given>;
  words: string[];
  settings: Settings;
  out: Output;
};

export type Command<Given extends Options = Options> = {
  name: string;
  summary: string;
  /** Without the program's name. */
  usage: readonly string[];
  /** In lines of at most 78 characters. */
  about?: string;
  options?: Given;
  examples: readonly { call: string; does: string }[];
  /** The most arguments it takes. */
  takes?: number;
  /** @throws UsageError for the exit code 2, Problem or anything else for 1. */
  run(call: Call<Given>): Promise<void>;
};

export function command<const Given extends Options>(definition: Command<Given>): Command {
  return definition as unknown as Command;
}

/** Own properties only: "constructor" is no entry. */
export function entryOf<Entry>(table: Record<string, Entry>, word: string): Entry | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** Exit code 2. */
export class UsageError extends Error {}

/** The operator can do something about it; exit code 1. */
export class Problem extends Error {}

export function suggest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, far: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .filter(({ name, far }) => far <= Math.min(2, Math.floor(name.length / 2)))
    .sort((one, other) => one.far - other.far);
  return typed.length > 1 ? near[0]?.name : undefined;
}

/** @throws Problem when the answer is no, or without a terminal to ask at. */
export async function requireConfirmation(
  question: string,
  given: boolean | undefined,
  unchanged: string,
): Promise<void> {
  if (given) return;
  if (!isatty(0) || !isatty(2)) {
    throw new Problem(`${unchanged} Without a terminal to ask at, say it with --yes.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // The end of the input (Ctrl+D) closes it without an answer.
  const ended = new Promise<string>((resolve) => terminal.once("close", () => resolve("")));
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `), ended]);
    if (!/^y(es)?$/i.test(answer.trim())) throw new Problem(unchanged);
  } finally {
    terminal.close();
  }
}

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
    ...commonOptions,
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
  const known = Object.entries<Option>(commonOptions).find(
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

/** One handle in 64 begins with "-" and is no option. */
const isHandle = (arg: string): boolean => /^-[\w-]{21}$/.test(arg);

function parse(given: string[], options: Options, command: Command) {
  const others = given.filter((arg) => !isHandle(arg));
  const args = given.includes("--") ? given : [...others, "--", ...given.filter(isHandle)];
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

${programNotes}`;
}

export function commandHelp({ summary, usage, about, options, examples }: Command): string {
  const given: Options = { ...options, ...commonOptions };
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
