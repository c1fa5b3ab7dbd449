import { constants, existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { builtIn, replaceSite, site } from "#content/site.server";
import { runPeriodically } from "~/runtime/clock.server";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { type Listing, listFolder } from "./folder.server";
import { isRead, mistakesOf, readSite, sentenceOf } from "./read-site.server";

type Place = Pick<Settings, "DATA_DIR" | "SITE_DIR">;

/** The last good state, from which pictures and recordings are served: an edit of the folder changes nothing of it. */
const keptIn = ({ DATA_DIR }: Place) => join(DATA_DIR, "site-kept");
const stampsFile = ".stamps";

/** What the last look found, whether good or not. */
let seen: string | undefined;

const signatureOf = ({ files, told }: Listing) =>
  JSON.stringify([files.map(({ name, stamp }) => [name, stamp]), told]);

/**
 * Before the first request. Mistakes stop nothing where a good state is kept.
 * @throws with the list of mistakes where none is
 */
export async function openSite(place: Place): Promise<void> {
  const kept = await newestKept(place);
  const isGone = !existsSync(place.SITE_DIR);
  if (isGone && !kept) return;
  const listing = await listFolder(place.SITE_DIR);
  seen = signatureOf(listing);
  const told = isGone ? [gone(place)] : await take(place, listing);
  if (told.length === 0) return;
  const old = kept && (await readSite(kept, await listFolder(kept)));
  if (!old || mistakesOf(old.told).length > 0)
    throw new Error(`What stands in ${place.SITE_DIR} has mistakes:\n${list(told)}`);
  replaceSite({ ...old.site, folder: kept });
  log().warn(`What the site's folder said last stands, for it has mistakes:\n${list(told)}`);
}

const gone = ({ SITE_DIR }: Place) =>
  `${SITE_DIR} is gone. To go back to what is built in, make it anew and leave it empty.`;

const list = (told: readonly string[]) => told.map((words) => `  - ${words}`).join("\n");

/** Milliseconds. Notifications miss renames and network mounts. */
const times = { look: 1_500, settled: 250 };

/** Reads what was changed, within two seconds of the last write. A hangup signal looks at once. @param forget what was made of the site before */
export function watchSite(place: Place, forget: () => void, signal: AbortSignal): void {
  let looking = Promise.resolve();
  const look = () => {
    looking = looking.then(() => lookAgain(place, forget));
    return looking;
  };
  const lookNow = () => void look().catch((err) => log().error({ err }, trouble));
  process.on("SIGHUP", lookNow);
  signal.addEventListener("abort", () => process.off("SIGHUP", lookNow));
  void runPeriodically(look, { pause: times.look, signal, trouble });
}

const trouble = "the site's folder cannot be read just now";

async function lookAgain(place: Place, forget: () => void): Promise<void> {
  const isGone = !existsSync(place.SITE_DIR);
  if (isGone && seen === undefined) return;
  let listing = await listFolder(place.SITE_DIR);
  if (signatureOf(listing) === seen) return;
  // Half-written: an editor or a copy is still at it.
  for (let before: string | undefined; before !== signatureOf(listing); ) {
    before = signatureOf(listing);
    await sleep(times.settled, undefined, { ref: false });
    listing = await listFolder(place.SITE_DIR);
  }
  const told = isGone && site() !== builtIn ? [gone(place)] : await take(place, listing, forget);
  seen = signatureOf(listing);
  if (told.length > 0) return log().warn(`The site stays as it was:\n${list(told)}`);
  log().info({ hash: site().hash }, "the site's folder was read");
}

/** Reads the folder, keeps a copy of it, and puts it in the place of what stands. @returns what stops that */
async function take(place: Place, listing: Listing, forget = () => {}): Promise<string[]> {
  if (listing.files.length + listing.told.length === 0) {
    replaceSite(builtIn);
    forget();
    await rm(keptIn(place), { recursive: true, force: true });
    return [];
  }
  const { site: next, told } = await readSite(place.SITE_DIR, listing);
  const mistakes = mistakesOf(told).map(sentenceOf);
  if (mistakes.length > 0) return mistakes;
  const folder = join(keptIn(place), `${Date.now()}-${next.hash}`);
  await copyFiles(listing, folder, await newestKept(place));
  if (signatureOf(await listFolder(place.SITE_DIR)) !== signatureOf(listing)) {
    await rm(folder, { recursive: true, force: true });
    return ["It was changed while it was read."];
  }
  replaceSite({ ...next, folder });
  forget();
  for (const name of await readdir(keptIn(place))) {
    const path = join(keptIn(place), name);
    if (path !== folder) await rm(path, { recursive: true, force: true });
  }
  return [];
}

/** Its name begins with when it was made; one without stamps was not finished. */
async function newestKept(place: Place): Promise<string | undefined> {
  const names = await readdir(keptIn(place)).catch((): string[] => []);
  return names
    .sort()
    .map((name) => join(keptIn(place), name))
    .findLast((path) => existsSync(join(path, stampsFile)));
}

/** What has not changed since the last copy is linked from there. */
async function copyFiles({ files }: Listing, to: string, kept: string | undefined): Promise<void> {
  const before = new Map<string, string>(
    kept ? JSON.parse(await readFile(join(kept, stampsFile), "utf8")) : [],
  );
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const { name, path, stamp } of files.filter((file) => isRead(file.name))) {
    await mkdir(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    const isKept = kept !== undefined && before.get(name) === stamp;
    if (isKept) await link(join(kept, name), join(to, name));
    else await copyFile(path, join(to, name), constants.COPYFILE_FICLONE);
  }
  await writeFile(
    join(to, stampsFile),
    JSON.stringify(files.map(({ name, stamp }) => [name, stamp])),
  );
}
