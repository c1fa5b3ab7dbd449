import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { settingNames } from "~/runtime/env.server";
import { UsageError } from "./command.server";
import type { common } from "./help.server";

type Given = { [Name in keyof typeof common | "port"]?: string | boolean };

/**
 * Makes the environment what the options say: `--data-dir` and `--port` count before what stands in it,
 * and that before what is in the file of `--env`. Of the file only our own settings are taken.
 * @throws UsageError when there is no such file to read.
 */
export function applyOptions(values: Given, environment: Record<string, string | undefined>): void {
  const { env, port } = values;
  const file = typeof env === "string" ? parseEnvFile(read(env)) : {};
  for (const name of settingNames) environment[name] ||= file[name] ?? "";
  if (typeof port === "string") environment.PORT = port;
  if (typeof values["data-dir"] === "string") environment.DATA_DIR = values["data-dir"];
}

/** Reads a file of settings as systemd reads one (`EnvironmentFile=`). */
export function parseEnvFile(text: string): Record<string, string | undefined> {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\\\n", "").split("\n");
  const known = lines.filter((line) => !/^[;#]/.test(line.trimStart())).map(quoteHash);
  return parseEnv(known.join("\n"));
}

const quotes = ['"', "'", "`"];

/** To systemd a # begins a comment only where a line begins: in a value it is a letter. */
function quoteHash(line: string): string {
  const at = line.indexOf("=");
  const value = line.slice(at + 1).trim();
  if (at < 0 || !value.includes("#")) return line;
  if (quotes.includes(value.charAt(0))) return line;
  const quote = quotes.find((mark) => !value.includes(mark)) ?? "";
  return `${line.slice(0, at)}=${quote}${value}${quote}`;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EACCES") throw new UsageError(`This user may not read ${file}.`);
    throw new UsageError(`There is no file of settings at ${file} (${code}).`);
  }
}
