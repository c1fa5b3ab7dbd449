import { existsSync } from "node:fs";
import { isSea } from "node:sea";
import { parseEnv } from "node:util";
import { settingNames } from "~/runtime/env.server";
import { readTextFile } from "~/runtime/text-file.server";
import { type Call, suggest, UsageError } from "./command.server";

/** Read by other programs and libraries: no misspelled settings of ours. */
const ofOthers = /^(PG|NODE_|SSL_CERT_|MALLOC_|LC_|UV_|NO_COLOR$|TZ$|LANG$|PATH$|HOME$|TMPDIR$)/;

/** What the unit reads. */
export const unitFile = "/etc/prayer-life.env";

type Typed = Pick<Call, "words" | "values"> & { command: { name: string } };

/**
 * Without the settings of the machine's site a command would tell of an empty folder as if it were all.
 * @param file the settings of the machine's site, if it has one
 * @throws UsageError where neither they nor another folder are named
 */
export function requireChosen(
  { command: { name }, words, values }: Typed,
  environment: NodeJS.Dict<string>,
  file: string,
): void {
  const { env, "data-dir": folder } = values;
  if (env ?? folder ?? (environment.DATA_DIR || environment.DATABASE_URL)) return;
  if (name === "setup" || name === "manual" || !existsSync(file)) return;
  const typed = name === "serve" ? "doctor" : [name, ...words].join(" ");
  throw new UsageError(
    `This machine's site has its settings in ${file}: pl ${typed} (that is sudo -u prayer-life prayer-life --env ${file} ${typed}). For another folder: --data-dir.`,
  );
}

/** Options count before the environment, and that before the file of `--env`. @returns remarks on the file. */
export function applyOptions(typed: Typed, environment: NodeJS.Dict<string>): string[] {
  // From a checkout it serves what lies there, whatever is installed beside it.
  if (isSea()) requireChosen(typed, environment, unitFile);
  const { values } = typed;
  const { env, port, "data-dir": folder } = values;
  const file = env === undefined ? { settings: {}, remarks: [] } : readEnvFile(env);
  for (const name of settingNames) environment[name] ||= file.settings[name] ?? "";
  for (const [name, value] of Object.entries(file.settings))
    if (/^PG[A-Z]+$/.test(name)) environment[name] ||= value;
  if (port !== undefined) environment.PORT = port;
  if (folder !== undefined) environment.DATA_DIR = folder;
  return file.remarks;
}

/** As systemd reads an `EnvironmentFile=`, with remarks on it. */
export function readEnvFile(path: string) {
  const { text, hadMark } = readFile(path);
  const { settings, stray } = parseEnvFile(text);
  const unknown = Object.keys(settings).filter(
    (name) => !settingNames.includes(name) && !ofOthers.test(name),
  );
  const misspelled = unknown.flatMap((name) => {
    const meant = suggest(name.toUpperCase(), settingNames);
    return meant ? [`  - ${name} is no setting. Did you mean ${meant}?`] : [];
  });
  if (misspelled.length > 0)
    throw new UsageError(`Wrong names in ${path}:\n${misspelled.join("\n")}`);
  const remarks = [
    ...unknown.map((name) => `${name} in ${path} is no setting, and is not read.`),
    ...stray.map((number) => `Line ${number} of ${path} is no NAME=value, and is not read.`),
  ];
  // systemd takes the mark for a part of the first name.
  if (hadMark) remarks.push(`${path} begins with a byte order mark. Save it without, for systemd.`);
  return { settings, remarks };
}

export function parseEnvFile(text: string) {
  const kept: string[] = [];
  const stray: number[] = [];
  let number = 1;
  // A quoted value may span lines.
  let open: string | undefined;
  for (const line of text.replaceAll("\\\n", "\0").split("\n")) {
    const [, quote, rest] = /=\s*(["'`])(.*)/.exec(line) ?? [];
    if (open !== undefined) {
      kept.push(line);
      if (line.includes(open)) open = undefined;
    } else if (/^\s*[^\s;#].*=/.test(line)) {
      kept.push(quoteHash(line));
      if (quote && !rest?.includes(quote)) open = quote;
    } else if (/^\s*[^\s;#]/.test(line)) stray.push(number);
    number += line.split("\0").length;
  }
  return { settings: parseEnv(kept.join("\n").replaceAll("\0", "")), stray };
}

const quotes = ['"', "'", "`"];

/** To systemd # begins a comment only at the beginning of a line. */
function quoteHash(line: string): string {
  const at = line.indexOf("=");
  const value = line.slice(at + 1).trim();
  if (!value.includes("#")) return line;
  if (quotes.includes(value.charAt(0))) return line;
  const quote = quotes.find((mark) => !value.includes(mark)) ?? "";
  return `${line.slice(0, at)}=${quote}${value}${quote}`;
}

function readFile(path: string) {
  try {
    return readTextFile(path);
  } catch (error) {
    throw new UsageError(`Of --env: ${(error as Error).message}`);
  }
}
