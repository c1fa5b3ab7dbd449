import { backupGrowsOld, lastBackup } from "../../../db/engines/sqlite/last-backup.server";
import { listReplaced } from "../../../db/engines/sqlite/restore.server";
import { doubtful, type Finding, good } from "./finding.server";

const day = 86_400_000;

/** How old the last backup is. */
export function examineBackup(folder: string): Finding {
  const at = lastBackup(folder);
  if (at === undefined) return good("Backup", "none of this program's yet");
  const days = Math.max(0, Math.floor((Date.now() - at) / day));
  const found = days === 1 ? "a day ago" : `${days} days ago`;
  if (Date.now() - at < backupGrowsOld) return good("Backup", found);
  return doubtful(
    "Backup",
    found,
    'Does the timer still run ("systemctl list-timers")? Make one now.',
  );
}

/** What a restore put aside and nobody has removed since. */
export function examineCopies(folder: string): Finding[] {
  const present = listReplaced(folder);
  if (present.length === 0) return [];
  const advice = "They hold personal data. Remove those that you need no more.";
  return [doubtful("Copies", `${present.length} that a restore replaced`, advice)];
}
