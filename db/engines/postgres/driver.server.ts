import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import pg from "pg";

type Asked = Pick<pg.Client, "host" | "port" | "user"> & { database?: string };

/**
 * The driver, with our own way to a password file: its own way warns at every start that it will go, and
 * where no password is found it speaks of types.
 */
pg.defaults.password = findPassword as never;

export { pg };

/**
 * The password that a server asks for, where neither the address nor PGPASSWORD has one: of the first line
 * that fits in `PGPASSFILE`, or in ~/.pgpass (`host:port:database:user:password`; `*` fits all).
 * @throws where there is none, with what to do about it.
 */
export function findPassword({ host, port, database, user }: Asked): string {
  const file = process.env.PGPASSFILE || join(homedir(), ".pgpass");
  const wanted = [host.startsWith("/") ? "localhost" : host, String(port), database, user];
  for (const line of linesOf(file)) {
    const fields = fieldsOf(line);
    const fits = wanted.every((value, at) => fields[at] === "*" || fields[at] === value);
    if (fits && fields[4]) return fields[4];
  }
  throw new Error(
    `PostgreSQL asks for a password: there is none in its address, in PGPASSWORD or in ${file}`,
  );
}

/** A colon or a backslash that belongs to a field stands behind a backslash. */
function fieldsOf(line: string): string[] {
  const marked = line.replaceAll("\\\\", "\u0001").replaceAll("\\:", "\0");
  return marked.split(":").map((field) => field.replaceAll("\0", ":").replaceAll("\u0001", "\\"));
}

function linesOf(file: string): string[] {
  const state = statSync(file, { throwIfNoEntry: false });
  if (!state?.isFile()) return [];
  if ((state.mode & 0o077) !== 0)
    throw new Error(`Others can read ${file}, so no password is taken from it: chmod 600 ${file}`);
  return readFileSync(file, "utf8")
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#"));
}
