import { hasRoom } from "#db/engines/sqlite/files.server";
import { settings } from "~/runtime/env.server";
import { reasonOf } from "~/runtime/error-reason.server";
import { ownerAdvice } from "~/runtime/folder-owner.server";

/** What ended a command, in a sentence or two: what it was, and what to do where that is known. */
export function failureOf(error: unknown): string {
  const { code = "", message = String(error), path, syscall } = error as NodeJS.ErrnoException;
  const fullDisk = /^(ENOSPC|EDQUOT|SQLITE_FULL)$/.test(code);
  // A full disk is to SQLite whatever it was just doing: a journal that does not grow, a failed write.
  if (fullDisk || (/^SQLITE_(IOERR|CANTOPEN)/.test(code) && !hasRoom(settings().DATA_DIR))) {
    const where = path ?? `what DATA_DIR=${settings().DATA_DIR} names`;
    return `${where} could not be written: ${fullDisk ? reasonOf(error) : "the disk is full"}. Make room, then try again.`;
  }
  const owner = /^(EACCES|EPERM|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code)
    ? ownerAdvice(settings().DATA_DIR)
    : undefined;
  if (owner) return `${message}. ${owner}`;
  if (code === "SQLITE_READONLY" || code === "EROFS") {
    return `What DATA_DIR=${settings().DATA_DIR} names cannot be written by this user, only read.`;
  }
  if (syscall === "mkdir") return `No folder can be made at ${path} (${code}). Set DATA_DIR.`;
  return message;
}
