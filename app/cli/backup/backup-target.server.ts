import { existsSync, readdirSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileIdentity } from "#db/engines/sqlite/files.server";
import { Problem } from "../command.server";

/**
 * A backup may stand anywhere but in the data folder, where it could take the place of the database
 * or of the key under a server that runs.
 * @param target in a folder that stands.
 * @throws Problem when the target is in the data folder, or a file of it, under whatever name.
 */
export function requireOutside(target: string, dataFolder: string): void {
  const places = existsSync(target) ? [target, dirname(target)] : [dirname(target)];
  if (!places.some((path) => isWithin(path, dataFolder)) && !isFileOf(target, dataFolder)) return;
  throw new Problem(
    `${target} is in the data folder, or is a file of it under another name. A backup there could ` +
      "take the place of what is live. Choose a folder of its own.",
  );
}

/** By identity, not by name: links, mounts and capitals make many names of one folder. */
function isWithin(path: string, folder: string): boolean {
  const wanted = fileIdentity(folder);
  const climb = (at: string): boolean =>
    fileIdentity(at) === wanted || (dirname(at) !== at && climb(dirname(at)));
  return climb(realpathSync(path));
}

function isFileOf(target: string, folder: string): boolean {
  const identity = fileIdentity(target);
  const own = readdirSync(folder).map((name) => fileIdentity(join(folder, name)));
  return identity !== undefined && own.includes(identity);
}
