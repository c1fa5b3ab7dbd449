import { existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileSystems, hints } from "#content/commands-doctor";
import { backupGrowsOld, lastBackup, listReplaced } from "#db/engines/sqlite/backup.server";
import { databaseFile } from "#db/engines/sqlite/client.server";
import { sizeOf, sizeOfDatabase } from "#db/engines/sqlite/files.server";
import { day } from "#db/time";
import type { Settings } from "~/runtime/env.server";
import { isOpen, isOwn, ownerAdvice, privatePaths } from "~/runtime/folder.server";
import { isSecret, noSecret } from "~/runtime/secret.server";
import { doubtsAbout } from "~/site/doubts.server";
import { listFolder } from "~/site/folder.server";
import { mistakesOf, readSite } from "~/site/read-site.server";
import { megabytes } from "../output.server";
import { bad, doubtful, doubtfulIf, type Finding, good } from "./finding.server";

const megabyte = 1e6;

export function examineFolder(folder: string): Finding[] {
  return [
    owner(folder),
    ...foreignFiles(folder),
    permissions("Data folder", folder, 0o700),
    ...(existsSync(databaseFile(folder))
      ? [permissions("Database", databaseFile(folder), 0o600)]
      : []),
    secret(join(folder, "secret")),
    ...openFiles(folder),
    ...examineFileSystem(statfsSync(folder).type),
    room(folder),
    log(`${databaseFile(folder)}-wal`),
    examineBackup(folder),
    ...examineCopies(folder),
  ];
}

function owner(folder: string): Finding {
  const [whose, who] = [statSync(folder).uid, process.getuid?.() ?? 0];
  if (who === 0 && whose === 0) {
    return doubtful("User", "root", hints.rootUser);
  }
  if (whose === who) return good("User", `owns the data folder (${who})`);
  return bad(
    "User",
    `is ${who}, the data folder belongs to ${whose}`,
    `Run this as its owner: sudo -u '#${whose}' prayer-life …`,
  );
}

function foreignFiles(folder: string): Finding[] {
  const advice = ownerAdvice(folder);
  const found = "some files are not the folder's owner's: the server cannot use them";
  return advice ? [bad("Owner", found, advice)] : [];
}

function permissions(what: string, path: string, wanted: number): Finding {
  const mode = statSync(path).mode & 0o777;
  const found = `${path} (${mode.toString(8)})`;
  if (!isOpen({ path, mode: wanted })) return good(what, found);
  const change = `chmod ${wanted.toString(8)} ${path}`;
  if (isOwn({ path, mode: wanted })) return bad(what, found, `Others can read it: ${change}`);
  const advice = `Others can read it, and this user may not change that: sudo ${change}`;
  return bad(what, found, advice);
}

function openFiles(folder: string): Finding[] {
  const named = [folder, databaseFile(folder), join(folder, "secret")];
  return privatePaths(folder)
    .filter((one) => !named.includes(one.path) && isOpen(one))
    .map(({ path, mode }) => permissions("File", path, mode));
}

function secret(file: string): Finding {
  if (!existsSync(file)) return good("Secret", "none yet; the server makes it");
  const sound = isSecret(readFileSync(file, "utf8").trim());
  return sound ? permissions("Secret", file, 0o600) : bad("Secret", file, `It ${noSecret}`);
}

export function examineFileSystem(type: number): Finding[] {
  const [name, advice] = fileSystems[type >>> 0] ?? [];
  return name && advice ? [doubtful("File system", name, advice)] : [];
}

function room(folder: string): Finding {
  const { bavail, bsize, blocks } = statfsSync(folder);
  const free = bavail * bsize;
  const size = sizeOfDatabase(databaseFile(folder));
  const found = `${megabytes(free)} free, the database has ${megabytes(size)}`;
  if (free < 50 * megabyte) return bad("Disk", found, hints.noRoom);
  if (free < 2 * size || free < 0.05 * blocks * bsize)
    return doubtful("Disk", found, hints.littleRoom);
  return good("Disk", found);
}

function log(file: string): Finding {
  const size = sizeOf(file);
  return doubtfulIf(size >= 200 * megabyte, "Database's log", megabytes(size), hints.longLog);
}

export function examineBackup(folder: string, now = Date.now()): Finding {
  const at = lastBackup(folder);
  if (at === undefined) {
    return doubtful("Backup", "none of this program's yet", hints.noBackup);
  }
  const days = Math.max(0, Math.floor((now - at) / day));
  const found = days === 1 ? "a day ago" : `${days} days ago`;
  return doubtfulIf(now - at >= backupGrowsOld, "Backup", found, hints.lateBackup);
}

function examineCopies(folder: string): Finding[] {
  const present = listReplaced(folder);
  if (present.length === 0) return [];
  return [doubtful("Copies", `${present.length} that a restore replaced`, hints.replacedCopies)];
}

/** What the folder says, and what of it, or of ours in its place, the public should not be told. */
export async function examineSite({ SITE_DIR, secure }: Settings, now: number): Promise<Finding[]> {
  const listing = await listFolder(SITE_DIR);
  const { site, told } = await readSite(SITE_DIR, listing);
  const mistakes = mistakesOf(told).length;
  if (mistakes > 0) {
    return [doubtful("Site folder", `${SITE_DIR} has mistakes: ${mistakes}`, hints.siteMistakes)];
  }
  const found = site.hash ? `${SITE_DIR} (${site.hash})` : "none: what is built in is served";
  const doubts = secure ? doubtsAbout(site, now) : [];
  return [
    good("Site folder", found),
    ...doubts.map((one) => doubtful(`Site, ${one.what}`, one.found, one.advice)),
  ];
}
