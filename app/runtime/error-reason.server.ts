import { userInfo } from "node:os";

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  SQLITE_FULL: "the disk is full",
  EDQUOT: "this user's share of the disk is used up",
  EROFS: "the disk is mounted read-only",
  EIO: "the disk has a fault",
};

/** Why something failed, as an operator would say it; the error's own words where we have no better. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message ?? String(error);
}

/** Who runs this process, as the system calls them; their number where it has no name for them. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
