import { createHash } from "node:crypto";
import { builtIn, type Site } from "#content/site.server";
import { type Listing, readSiteFile, type SiteFile, type Told } from "./folder.server";
import type { Draft, Kind } from "./kind.server";
import { kinds } from "./kinds.server";

export type Reading = { site: Site; told: Told[] };

export const mistakesOf = (told: readonly Told[]) => told.filter(({ isRemark }) => !isRemark);

/** As `plans/lent.md:14: day 3 has no reference.` */
export const sentenceOf = ({ file, line, words }: Told) =>
  `${file}${line === undefined ? "" : `:${line}`}: ${words}`;

/** What a folder says. Counts only where nothing but remarks is told. */
export async function readSite(folder: string, listing: Listing): Promise<Reading> {
  const told = [...listing.told];
  if (listing.files.length === 0) return { site: builtIn, told };
  const draft: Draft = { ...builtIn };
  const hash = createHash("sha256");
  const left = new Set(listing.files);
  for (const kind of kinds) {
    for (const file of listing.files.filter(({ name }) => kind.pattern.test(name))) {
      left.delete(file);
      hash.update(`\n${file.name} ${file.size}\n`);
      hash.update(await add(folder, kind, file, draft, told));
    }
    kind.finish?.(draft, (file, words) => told.push({ file, words }));
  }
  for (const { name } of left) told.push({ file: name, words: unknown, isRemark: true });
  draft.hash = hash.digest("hex").slice(0, 16);
  return { site: draft, told };
}

const unknown = `is not read: files are named ${kinds.map(({ named }) => named).join(", ")}.`;

async function add(
  folder: string,
  kind: Kind,
  file: SiteFile,
  draft: Draft,
  told: Told[],
): Promise<Buffer> {
  const tell = (line: number | undefined, words: string, isRemark?: true) =>
    void told.push({ file: file.name, line, words, isRemark });
  const content =
    kind.unread && file.size <= kind.most
      ? Buffer.alloc(0)
      : await readSiteFile(folder, file, kind.most);
  if (typeof content === "string") tell(undefined, content);
  else kind.add(file, content, draft, tell);
  return typeof content === "string" ? Buffer.alloc(0) : content;
}
