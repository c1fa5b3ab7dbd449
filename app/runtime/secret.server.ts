import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linked, makeFolder } from "#db/engines/sqlite/files.server";
import { settings } from "./env.server";
import { once } from "./once.server";

/** The key that signs cookies: SECRET, or what is kept in the data folder. */
export const secret = once((): string => settings().SECRET ?? readSecret(settings().DATA_DIR));

/** Reads the folder's secret (64 hex digits), made at first use and readable by its owner only. */
export function readSecret(folder: string): string {
  makeFolder(resolve(folder));
  const file = join(folder, "secret");
  if (!existsSync(file)) makeSecret(file);
  const value = readFileSync(file, "utf8").trim();
  if (!isSecret(value)) throw new Error(`${file} ${noSecret}`);
  return value;
}

/** Has a folder's server go on with a secret that others had. @returns whether it does now. */
export function keepSecret(folder: string, value: string): boolean {
  const file = join(folder, "secret");
  if (isSecret(value) && !existsSync(file)) makeSecret(file, value);
  return existsSync(file) && readFileSync(file, "utf8").trim() === value;
}

/**
 * Writes a secret aside, whole, before it gets its name: on a full disk there is none, not half of
 * one. Of two programs that start at once one names it, and both read the same.
 */
function makeSecret(file: string, value = randomBytes(32).toString("hex")): void {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, value, { mode: 0o600, flush: true });
    if (!linked(aside, file)) renameSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

export function isSecret(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

/** Said of a file that holds no secret. */
export const noSecret = "does not hold 64 hex digits. Move it away; a new one signs everybody out.";
