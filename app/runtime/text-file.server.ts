import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import { userName } from "./error-reason.server";

/** Without a byte order mark. @param path "-" for standard input. @param instead a command to advise. */
export function readTextFile(path: string, instead?: string): { text: string; hadMark: boolean } {
  const name = path === "-" ? "Standard input" : path;
  const bytes = readGiven(path, instead);
  if (/^(\xff\xfe|\xfe\xff)/.test(bytes.toString("latin1", 0, 2)))
    throw new Error(`${name} is UTF-16. Save it as UTF-8.`);
  if (!isUtf8(bytes))
    throw new Error(`${name} is no UTF-8: ${firstFault(bytes)} Save it as UTF-8.`);
  const text = bytes.toString("utf8");
  const hadMark = text.startsWith("\ufeff");
  return { text: text.slice(hadMark ? 1 : 0).replace(/\r\n?/g, "\n"), hadMark };
}

/** As `readTextFile` has it, of whatever kind. */
export function readGiven(path: string, instead?: string): Buffer {
  try {
    return readFileSync(path === "-" ? 0 : path);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    const reasons: Record<string, string> = {
      ENOENT: `There is no file ${path}.`,
      EISDIR: `${path} is a folder, not a file.`,
      EACCES: `The user ${userName()} may not read ${path}.${instead ? ` Hand it over: ${instead}` : ""}`,
    };
    throw new Error(reasons[code] ?? `${path} cannot be read (${code}).`, { cause: error });
  }
}

function firstFault(bytes: Buffer): string {
  const lines = bytes.toString("latin1").split(/\r\n?|\n/);
  const at = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  const shown = Buffer.from(lines[at] ?? "", "latin1")
    .toString("utf8")
    .slice(0, 40);
  return `line ${at + 1} ("${shown}") has a letter of another encoding.`;
}

/** As Excel saves it: UTF-16 with its mark ("Unicode text"), UTF-8 with or without one, Windows-1252. */
export function decoded(bytes: Buffer): string {
  const mark = bytes.length < 2 ? 0 : bytes.readUInt16BE(0);
  if (mark === 0xfffe) return new TextDecoder("utf-16le").decode(bytes);
  if (mark === 0xfeff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder(isUtf8(bytes) ? "utf-8" : "windows-1252").decode(bytes);
}
