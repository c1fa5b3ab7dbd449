import { createInterface } from "node:readline/promises";
import { isatty } from "node:tty";
import { editDistance } from "#content/edit-distance";
import type { Settings } from "~/runtime/env.server";
import type { Output } from "./output.server";

export type Option = {
  type: "string" | "boolean";
  short?: string;
  /** In capitals, as in `--since WHEN`. */
  value?: string;
  about: string;
};

export type Options = Record<string, Option>;

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
