import { statSync } from "node:fs";

/**
 * Which file or folder a path leads to, whatever its name: two paths with the same identity are one.
 * @returns undefined where there is none, or none that can be looked at.
 */
export function fileIdentity(path: string): string | undefined {
  try {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  } catch {
    return undefined;
  }
}
