import { createHash } from "node:crypto";
import { parse } from "node:path";
import { editDistance } from "#content/edit-distance";
import { builtIn, type Site } from "#content/site.server";
import { type Listing, readSiteFile, type SiteFile, type Told } from "./folder.server";
import { images } from "./images.server";
import type { Draft, Kind } from "./kind.server";
import { articles } from "./own-articles.server";
import { audio } from "./own-audio.server";
import { pages } from "./own-pages.server";
import { plans } from "./own-plans.server";
import { themes } from "./own-themes.server";
import { people } from "./people.server";
import { siteYaml } from "./site-yaml.server";

/** In the order in which they are read: what comes first may be needed by what follows. */
const kinds: Kind[] = [images, siteYaml, ...people, plans, themes, articles, pages, audio];

export type Reading = { site: Site; told: Told[] };

export const mistakesOf = (told: readonly Told[]) => told.filter(({ isRemark }) => !isRemark);

/** As `plans/lent.md:14: day 3 has no reference.`, for a terminal. */
export const sentenceOf = ({ file, line, words }: Told) =>
  `${file}${line === undefined ? "" : `:${line}`}: ${words}`.replaceAll(/\p{Cc}/gu, "\ufffd");

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
    kind.finish?.(draft, (file, words, isRemark) => void told.push({ file, words, isRemark }));
  }
  for (const { name } of left)
    told.push({ file: name, words: `is not read: ${rightName(name)}`, isRemark: true });
  draft.hash = hash.digest("hex").slice(0, 16);
  return { site: draft, told };
}

/** What is told of one file; nobody reads more. */
const mostTold = 20;

async function add(
  folder: string,
  kind: Kind,
  file: SiteFile,
  draft: Draft,
  told: Told[],
): Promise<string> {
  let count = 0;
  const tell = (line: number | undefined, words: string, isRemark?: true) => {
    count += 1;
    if (count <= mostTold) told.push({ file: file.name, line, words, isRemark });
  };
  const read = await readSiteFile(folder, file, kind.most, kind.unread);
  if (typeof read === "string") tell(undefined, read);
  else kind.add(file, read.content, draft, tell, read.hash);
  if (count > mostTold) told.push({ file: file.name, words: `and ${count - mostTold} more.` });
  return typeof read === "string" ? "" : read.hash;
}

export const isRead = (name: string) => kinds.some(({ pattern }) => pattern.test(name));

const names = kinds.map(({ named }) => named);

/** What a file that is not read should be called, as far as that can be told. */
function rightName(name: string): string {
  const { dir, name: base, ext } = parse(name);
  const ending = /^\.(?:md|markdown|txt)$/i.test(ext) ? ".md" : ext.toLowerCase();
  const inFolder = names.filter((named) => named.includes("/") && ending && named.includes(ending));
  const near = inFolder.filter((named) => editDistance(folderOf(named), dir.toLowerCase()) <= 2);
  const page = inFolder.filter((named) => named.match(/[\w-]+/g)?.includes(base));
  const places = [near, page, inFolder].find((each) => each.length > 0) ?? [];
  const tried = [
    ...(dir ? [] : names.filter((each) => editDistance(each, name.toLowerCase()) <= 2)),
    ...places.map((named) => `${folderOf(named)}/${base}${ending}`),
  ];
  return tried.length > 0
    ? `did you mean ${tried.join(" or ")}?`
    : `these are: ${names.join(", ")}.`;
}

const folderOf = (named: string) => named.slice(0, named.indexOf("/"));
