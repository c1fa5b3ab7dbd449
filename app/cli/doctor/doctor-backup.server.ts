import { statSync } from "node:fs";
import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { databaseFile } from "#db/engines/sqlite/client.server";
import { listReplaced } from "#db/engines/sqlite/restore.server";
import { doubtful, type Finding, good } from "./finding.server";

const day = 86_400_000;

/** How old the last backup is. */
export function examineBackup(folder: string, now = Date.now()): Finding {
  const at = lastBackup(folder);
  if (at === undefined) return examineNone(folder, now);
  const days = Math.max(0, Math.floor((now - at) / day));
  const found = days === 1 ? "a day ago" : `${days} days ago`;
  if (now - at < backupGrowsOld) return good("Backup", found);
  return doubtful(
    "Backup",
    found,
    'Does the timer still run ("systemctl list-timers")? Make one now.',
  );
}

/** Of a new site nothing is to be said yet; another program may make them. */
function examineNone(folder: string, now: number): Finding {
  const found = "none of this program's yet";
  const made = statSync(databaseFile(folder), { throwIfNoEntry: false })?.birthtimeMs || now;
  if (now - made < backupGrowsOld) return good("Backup", found);
  const advice =
    "Unless another program makes them: systemctl enable --now prayer-life-backup.timer";
  return doubtful("Backup", found, advice);
}

/** What a restore put aside and nobody has removed since. */
export function examineCopies(folder: string): Finding[] {
  const present = listReplaced(folder);
  if (present.length === 0) return [];
  const advice = "They hold personal data. Remove those that you need no more.";
  return [doubtful("Copies", `${present.length} that a restore replaced`, advice)];
}
