import { createHash } from "node:crypto";
import * as fs from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import type { Engine } from "#db/engines/database";
import { isStorageTrouble } from "#db/engines/errors.server";
import { openPostgres } from "#db/engines/postgres/client.server";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { makeFolder } from "#db/engines/sqlite/files.server";
import { Keys } from "#db/seal/secret-keys.server";
import { type Settings, settings } from "./env.server";
import { reasonOf } from "./error-reason.server";
import { once } from "./once.server";
import { secret } from "./secret.server";

export const database = once((): Engine => {
  const { DATABASE_URL, DATA_DIR } = settings();
  const keys = new Keys(secret);
  if (DATABASE_URL) return openPostgres(DATABASE_URL, { migrates: true, keys });
  return openDatabase(DATA_DIR, addon(), keys);
});

export async function unlessAway<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isStorageTrouble(error)) throw error;
    return otherwise;
  }
}

/** @throws with advice, when it can be neither written nor loaded. */
export const addon = once((): object => (isSea() ? carried(settings()) : installed()));

const installed = (): object =>
  createRequire(import.meta.url)("better-sqlite3/build/Release/better_sqlite3.node");

/** Where /run is mounted noexec, a folder in DATA_DIR is used. */
function carried({ DATA_DIR, RUNTIME_DIRECTORY }: Settings): object {
  const content = Buffer.from(getRawAsset("better_sqlite3.node") as ArrayBuffer);
  const given = RUNTIME_DIRECTORY?.split(":")[0];
  const folders = [...(given ? [given] : []), join(DATA_DIR, "run")];
  const problems: string[] = [];
  for (const folder of folders) {
    try {
      const file = unpack(content, resolve(folder));
      return createRequire(file)(file);
    } catch (error) {
      problems.push(`${folder}: ${reasonOf(error)}`);
    }
  }
  throw new Error(
    `SQLite cannot be loaded: ${problems.join("; ")}. It takes a folder that can be written and is ` +
      "not mounted noexec; RUNTIME_DIRECTORY names one.",
  );
}

/** A library is loaded from a file only; named by its content, versions never collide. */
function unpack(content: Buffer, folder: string): string {
  const prefix = "better_sqlite3-";
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const name = `${prefix}${hash}.node`;
  const file = join(folder, name);
  makeFolder(folder);
  if (fs.existsSync(file) && fs.readFileSync(file).equals(content)) return file;
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, content, { mode: 0o600 });
  fs.chmodSync(folder, 0o700);
  fs.renameSync(aside, file);
  for (const other of fs.readdirSync(folder)) {
    if (other.startsWith(prefix) && other.endsWith(".node") && other !== name) {
      fs.rmSync(join(folder, other), { force: true });
    }
  }
  return file;
}
