import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isNull, notInArray } from "drizzle-orm";
import { hints } from "#content/commands-doctor";
import type { Reader } from "#db/engines/database";
import { countRows } from "#db/engines/rows.server";
import { lastBackup, listReplaced, notedBackups } from "#db/engines/sqlite/backup.server";
import { withSqlite } from "#db/engines/sqlite/files.server";
import { accountKeys, accountLocks } from "#db/schema/seal";
import { findSealing } from "#db/seal/keys.server";
import { countPlainAccounts } from "#db/seal/sealed-rows.server";
import { addon } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { adviceToSeal, secretTrouble } from "~/runtime/secret-copy.server";
import { counted, minuteOf } from "../output.server";
import { bad, doubtful, doubtfulIf, type Finding } from "./finding.server";

/** Whether a copy of the database shows what people pray. @param folder where its older copies are */
export async function examineWords(db: Reader, folder?: string): Promise<Finding[]> {
  const sealing = await findSealing(db);
  const [advice = "", plain] = [adviceToSeal(sealing), await countPlainAccounts(db)];
  const shown = `a copy of the database shows what people pray (words of ${counted(plain, "account")})`;
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
  return [
    doubtfulIf(!finishedAt, "Words", found, advice),
    doubtfulIf(plain > 0, "Sealed accounts", accounts, advice || hints.sealAgain),
    ...(folder && finishedAt ? [examineOlder(folder, finishedAt)] : []),
  ];
}

/** Backups on other machines are not known. */
function examineOlder(folder: string, finishedAt: Date): Finding {
  const inClear = listReplaced(folder).filter((name) => !isSealedCopy(join(folder, name))).length;
  const older = notedBackups(folder)
    .flatMap(backupsAt)
    .filter((file) => !isSealedCopy(file));
  const last = lastBackup(folder);
  const isOld = last !== undefined && last < finishedAt.getTime();
  const found = [
    inClear > 0 && `copies in the data folder that are not sealed: ${inClear}`,
    older.length > 0 && `not sealed: ${older.join(", ")}`,
    isOld && "the last one is from before the words were sealed",
  ].filter(Boolean);
  return doubtfulIf(
    found.length > 0,
    "Older backups",
    found.join("; ") || "none known in clear",
    hints.clearBackups,
  );
}

function backupsAt(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [place] : [];
  const names = readdirSync(place).filter((name) => /^prayer-life-\w+\.db$/.test(name));
  return names.map((name) => join(place, name));
}

/** What is no database, or may not be read, is not told. */
function isSealedCopy(file: string): boolean {
  try {
    const options = { readonly: true, fileMustExist: true };
    const query = "SELECT finishedAt FROM sealing";
    return (
      withSqlite(file, addon(), options, (sqlite) => sqlite.prepare(query).pluck().get()) != null
    );
  } catch (error) {
    return (error as { code?: string }).code !== "SQLITE_ERROR";
  }
}
