import { closeSync, createWriteStream, mkdirSync, openSync, readdirSync, readSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { hashOf } from "#db/engines/sqlite/backup-checksum.server";

/** Of every other file in it, as sha256sum has them: tar itself notices no altered byte. */
const sumsName = "SHA256SUMS";

/** What else is in it. */
export const bundled = {
  database: "prayer-life.db",
  secret: "secret.copy",
  site: "site",
} as const;

/** A tar of the folder, in a new file that only its owner reads. @throws EEXIST */
export async function writeBundle(file: string, folder: string): Promise<void> {
  await writeFile(join(folder, sumsName), await sumsOf(folder));
  const to = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  await pipeline(create({ cwd: folder }, ["."]), to);
}

/** @throws where it was cut or altered. */
export async function unpackBundle(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  // What is not whole lacks a file, or has another sum.
  await extract({ file, cwd: folder, strict: true }).catch(() => {});
  const sums = await readFile(join(folder, sumsName), "utf8").catch(() => undefined);
  if (sums === undefined || sums !== (await sumsOf(folder)))
    throw new Error("This bundle was cut, or altered after it was made. Nothing was changed here.");
}

/** By its header (POSIX ustar, and what GNU tar makes of it). */
export function isBundle(file: string): boolean {
  try {
    const from = openSync(file, "r");
    const head = Buffer.alloc(262);
    readSync(from, head);
    closeSync(from);
    return head.toString("latin1", 257) === "ustar";
  } catch {
    return false;
  }
}

async function sumsOf(folder: string): Promise<string> {
  const lines: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && path !== join(folder, sumsName))
      lines.push(`${await hashOf(path)}  ${relative(folder, path)}\n`);
  }
  return lines.sort().join("");
}
