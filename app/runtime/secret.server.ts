import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { settings } from "./env.server";
import { singleton } from "./singleton.server";

/** The key that signs cookies, kept in the data folder. */
export function secret(): string {
  return singleton("secret", () => readSecret(settings().DATA_DIR));
}

/** Reads the folder's secret (64 hex digits), made at first use and readable by its owner only. */
export function readSecret(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, "secret");
  try {
    // Exclusive: of two programs that start at once, one makes it and both read the same.
    writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const value = readFileSync(file, "utf8").trim();
  if (!isSecret(value)) throw new Error(`${file} ${noSecret}`);
  return value;
}

export function isSecret(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

/** Said of a file that holds no secret. */
export const noSecret = "does not hold 64 hex digits. Move it away; a new one signs everybody out.";
