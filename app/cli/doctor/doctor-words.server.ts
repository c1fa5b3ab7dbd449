import { join } from "node:path";
import { isNull, notInArray } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { countRows } from "#db/engines/rows.server";
import { lastBackup, listReplaced } from "#db/engines/sqlite/backup.server";
import { withSqlite } from "#db/engines/sqlite/files.server";
import { accountKeys, accountLocks } from "#db/schema/seal";
import { findSealing } from "#db/seal/keys.server";
import { countPlainAccounts } from "#db/seal/sealed-rows.server";
import { addon } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { adviceToSeal, secretTrouble } from "~/runtime/secret-copy.server";
import { minuteOf } from "../output.server";
import { bad, doubtful, doubtfulIf, type Finding } from "./finding.server";

/** Whether a copy of the database shows what people pray. @param folder where its older copies are */
export async function examineWords(db: Reader, folder?: string): Promise<Finding[]> {
  const sealing = await findSealing(db);
  const [advice = "", plain] = [adviceToSeal(sealing), await countPlainAccounts(db)];
  const shown = `a copy of the database shows what people pray (${plain} accounts)`;
  if (!sealing) return [doubtful("Words", shown, advice)];
  const trouble = await secretTrouble(db, settings());
  if (trouble) return [bad("Words", "sealed with another secret", trouble)];
  const { begunAt, finishedAt, copiedAt } = sealing;
  const found = `sealed since ${minuteOf(begunAt)}, the secret's copy is of ${minuteOf(copiedAt)}`;
  const isLocked = isNull(accountLocks.leftAt);
  const locked = db.select({ userId: accountLocks.userId }).from(accountLocks).where(isLocked);
  const sealed = await countRows(db, accountKeys, notInArray(accountKeys.userId, locked));
  const all = await countRows(db, accountLocks, isLocked);
  const accounts = `${sealed} sealed, ${all} locked to their owner, ${plain} with words in clear`;
  const again = 'Call "prayer-life seal" again.';
  return [
    doubtfulIf(!finishedAt, "Words", found, advice),
    doubtfulIf(plain > 0, "Sealed accounts", accounts, advice || again),
    ...(folder && finishedAt ? [examineOlder(folder, finishedAt)] : []),
  ];
}

/** Backups elsewhere are not known; the last one tells of those before it. */
function examineOlder(folder: string, finishedAt: Date): Finding {
  const inClear = listReplaced(folder).filter((name) => !isSealedCopy(join(folder, name))).length;
  const last = lastBackup(folder);
  const isOld = last !== undefined && last < finishedAt.getTime();
  const found = [
    inClear > 0 && `copies in the data folder that are not sealed: ${inClear}`,
    isOld && "the last one is from before the words were sealed",
  ].filter(Boolean);
  const advice =
    "They show what people prayed. Make a new one, then remove those that you need no more.";
  return doubtfulIf(
    found.length > 0,
    "Older backups",
    found.join("; ") || "none known in clear",
    advice,
  );
}

function isSealedCopy(file: string): boolean {
  try {
    const options = { readonly: true, fileMustExist: true };
    const query = "SELECT finishedAt FROM sealing";
    return (
      withSqlite(file, addon(), options, (sqlite) => sqlite.prepare(query).pluck().get()) != null
    );
  } catch {
    return false;
  }
}
