import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";
import { editDistance } from "#content/edit-distance";
import type { Settings } from "~/runtime/env.server";
import type { Output } from "./output.server";

/** An option as `parseArgs` takes it, and what the help says of it. */
export type Option = {
  type: "string" | "boolean";
  short?: string;
  /** What its value is, in capitals: `--since WHEN`. */
  value?: string;
  about: string;
};

export type Options = Record<string, Option>;

type Values<Given extends Options> = {
  [Name in keyof Given]?: Given[Name]["type"] extends "boolean" ? boolean : string;
};

/** What a command is called with, its arguments read and its settings known. */
export type Call<Given extends Options = Options> = {
  values: Values<Given>;
  /** The words behind its name. */
  words: string[];
  settings: Settings;
  out: Output;
};

/** A command of the program: what its help says, and what it does. */
export type Command<Given extends Options = Options> = {
  name: string;
  /** In the list of commands: what it does, in a few words. */
  summary: string;
  /** Ways to call it, without the program's name. */
  usage: readonly string[];
  /** More than the summary says, in lines of at most 78 characters. */
  about?: string;
  options?: Given;
  examples: readonly { call: string; does: string }[];
  /** The most words it takes. */
  takes?: number;
  /** @returns the exit code. @throws UsageError for 2, Problem or anything else for 1. */
  run(call: Call<Given>): Promise<number>;
};

/** Makes a command; its options give the types of its values. */
export function command<const Given extends Options>(definition: Command<Given>): Command {
  return definition as unknown as Command;
}

/** What a table has under a word that somebody typed: its own entries alone, not what every object has. */
export function entryOf<Entry>(table: Record<string, Entry>, word: string): Entry | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** The command was not called as it can be: told in a line, exit code 2. */
export class UsageError extends Error {}

/** What the operator can do something about: told in a line, exit code 1. */
export class Problem extends Error {}

/** The name that somebody may have meant, if one is near: two letters wrong at the most. */
export function suggest(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, far: name.startsWith(typed) ? 1 : editDistance(typed, name) }))
    .filter(({ name, far }) => far <= Math.min(2, Math.floor(name.length / 2)))
    .sort((one, other) => one.far - other.far);
  return typed.length > 1 ? near[0]?.name : undefined;
}

/**
 * Asks before something that cannot be undone. Where nobody sits at a terminal nobody can answer: the
 * call itself has to say yes.
 * @throws Problem when the answer is no, or there is nobody to ask.
 */
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
