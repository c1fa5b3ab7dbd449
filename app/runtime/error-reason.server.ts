import { userInfo } from "node:os";

const reasons: Record<string, string> = {
  ENOSPC: "the disk is full",
  SQLITE_FULL: "the disk is full",
  EDQUOT: "this user's share of the disk is used up",
  EROFS: "the disk is mounted read-only",
  EIO: "the disk has a fault",
};

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message ?? String(error);
}

/** The user's number where the system has no name. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}
