import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, lstat, open, readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { userName } from "~/runtime/error-reason.server";

/** A mistake, or a remark that stops nothing. */
export type Told = { file: string; line?: number; words: string; isRemark?: true };

export type SiteFile = {
  /** Within the folder, with `/`. */
  name: string;
  path: string;
  size: number;
  /** Changes with every write: size, nanoseconds, inode. */
  stamp: string;
};

export type Listing = { files: SiteFile[]; told: Told[] };

const mostFiles = 2_000;

/** Of recordings some are of one day of one plan. */
const deepest = (name: string) => (name === "audio" || name.startsWith("audio/") ? 4 : 2);

/** What editors, systems and version control leave behind, and words for who looks in. */
const isLeftBehind = (name: string) =>
  /^[.#]|[~#]$|\.(?:swp|tmp|bak)$|^Thumbs\.db$|^README\.md$/.test(name);

/** Only regular files; what cannot be used is told in a sentence. An absent folder is an empty one. */
export async function listFolder(folder: string): Promise<Listing> {
  const listing: Listing = { files: [], told: [] };
  const seen = await list(folder, "", listing, 0);
  const words = `there are more than ${mostFiles.toLocaleString("en")} files; take out what is not for the site.`;
  if (seen > mostFiles) listing.told.push({ file: "the folder", words });
  listing.files.sort((one, other) => (one.name < other.name ? -1 : 1));
  return listing;
}

/** @param seen names before these @returns names by now, of whatever there is */
async function list(folder: string, under: string, listing: Listing, seen: number) {
  const { files, told } = listing;
  const tell = (file: string, words: string) => void told.push({ file, words });
  const names = await readdir(join(folder, under)).catch((error) => {
    if (under !== "" || error.code !== "ENOENT") tell(under || "the folder", reason(error));
    return [];
  });
  let count = seen;
  for (const each of names.sort()) {
    if (isLeftBehind(each)) continue;
    count += 1;
    if (count > mostFiles) break;
    const name = under ? `${under}/${each}` : each;
    const path = join(folder, name);
    const found = await lstat(path, { bigint: true }).catch(() => undefined);
    if (!found) {
      if (name.includes("\ufffd")) tell(name, "has a name in another encoding: name it anew.");
      continue;
    }
    const { size, mtimeNs, ctimeNs, ino } = found;
    const stamp = `${size} ${mtimeNs} ${ctimeNs} ${ino}`;
    const isFolder = found.isDirectory() && name.split("/").length < deepest(name);
    if (isFolder && !/\.\w+$/.test(each)) count = await list(folder, name, listing, count);
    else if (found.isFile()) files.push({ name, path, size: Number(size), stamp });
    else tell(name, strange(found, isFolder));
  }
  return count;
}

type Strange = { isDirectory(): boolean; isSymbolicLink(): boolean };

function strange(found: Strange, isNamedAsFile = false): string {
  if (found.isSymbolicLink())
    return "is a link, and links are not followed: put the file itself here.";
  if (isNamedAsFile) return "is a folder, and is named as a file.";
  if (found.isDirectory())
    return "is a folder within a folder, which is not read: move its files up.";
  return "is no regular file.";
}

function reason({ code = "" }: NodeJS.ErrnoException): string {
  if (code === "EACCES" || code === "EPERM")
    return `may not be read by the user ${userName()}: give it the right to.`;
  if (code === "ELOOP") return strange({ isDirectory: () => false, isSymbolicLink: () => true });
  if (code === "ENOENT") return "went away while it was read.";
  if (code === "ENOTDIR") return "is a file where a folder should stand.";
  return `cannot be read (${code}).`;
}

type Read = { content: Buffer; hash: string; size: number };

/** Of files that are left on the disk, by their stamps: a large one is read whole once. */
const known = new Map<string, Read>();
const beginning = 64;

/**
 * Never what lies outside the folder.
 * @param unread whether the beginning of its content is enough
 * @returns a sentence where it cannot be read
 */
export async function readSiteFile(
  folder: string,
  { name, path, stamp }: SiteFile,
  most: number,
  unread = false,
): Promise<Read | string> {
  let file: FileHandle | undefined;
  try {
    // Between the look and the reading a folder may have become a link.
    if ((await realpath(path)) !== join(await realpath(folder), name))
      return "leads out of the folder.";
    file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { size, mtimeMs } = await file.stat();
    if (size > most) return `is too large: ${bytes(size)}, and ${bytes(most)} is the most.`;
    const read = known.get(stamp) ?? (await contentOf(file, size, unread ? beginning : size));
    const after = await file.stat();
    const isSame = read.size === size && after.size === size && after.mtimeMs === mtimeMs;
    if (isSame && unread) known.set(stamp, read);
    return isSame ? read : "was changed while it was read.";
  } catch (error) {
    return reason(error as NodeJS.ErrnoException);
  } finally {
    await file?.close();
  }
}

/** @param most bytes of it that are kept */
async function contentOf(file: FileHandle, size: number, most: number): Promise<Read> {
  const content = Buffer.alloc(Math.min(most, size));
  const hash = createHash("sha256");
  let count = 0;
  // Else each small file has 64 KB to itself while it is read.
  const highWaterMark = Math.min(size + 1, 65_536);
  for await (const chunk of file.createReadStream({ start: 0, autoClose: false, highWaterMark })) {
    hash.update(chunk);
    if (count < content.length) chunk.copy(content, count);
    count += chunk.length;
    if (count > size) break;
  }
  return { content, hash: hash.digest("hex"), size: count };
}

const bytes = (size: number) =>
  size < 1_000_000 ? `${Math.ceil(size / 1_000)} KB` : `${(size / 1_000_000).toFixed(1)} MB`;

/** @returns the text with `\n` and without a byte order mark, or why it is none. */
export function textOf(content: Buffer): { text: string } | { words: string } {
  if (/^(?:\xff\xfe|\xfe\xff)/.test(content.toString("latin1", 0, 2)) || content.includes(0))
    return { words: "is UTF-16 or no text at all: save it as UTF-8." };
  if (!isUtf8(content)) return { words: "has letters of another encoding: save it as UTF-8." };
  return {
    text: content
      .toString("utf8")
      .replace(/^\ufeff/, "")
      .replace(/\r\n?/g, "\n"),
  };
}
