import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import { type Settings, settings } from "./env.server";
import { singleton } from "./singleton.server";

/**
 * SQLite's compiled part: the installed package's, or the one that the single executable carries.
 * @throws when it can be neither written nor loaded, with what to do.
 */
export function addon(): object {
  return singleton("addon", () =>
    isSea()
      ? unpacked(
          Buffer.from(getRawAsset("better_sqlite3.node") as ArrayBuffer),
          runFolder(settings()),
        )
      : createRequire(import.meta.url)("better-sqlite3/build/Release/better_sqlite3.node"),
  );
}

/** Where a program may put what it unpacks: the service manager's folder, else one of the data's. */
export function runFolder({ DATA_DIR, RUNTIME_DIRECTORY }: Settings): string {
  return resolve(RUNTIME_DIRECTORY?.split(":")[0] ?? join(DATA_DIR, "run"));
}

/** Only a file can be loaded; it is named by its content, so that versions never meet. */
function unpacked(content: Buffer, folder: string): object {
  const prefix = "better_sqlite3-";
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
  const name = `${prefix}${hash}.node`;
  const file = join(folder, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file) || !readFileSync(file).equals(content)) {
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, content, { mode: 0o600 });
    chmodSync(folder, 0o700);
    renameSync(aside, file);
    for (const other of readdirSync(folder)) {
      if (other.startsWith(prefix) && other.endsWith(".node") && other !== name) {
        rmSync(join(folder, other), { force: true });
      }
    }
  }
  try {
    return createRequire(file)(file);
  } catch (error) {
    throw new Error(
      `SQLite cannot be loaded from ${file}: ${(error as Error).message}. If that place is mounted ` +
        "noexec, set RUNTIME_DIRECTORY to a folder that is not.",
    );
  }
}
