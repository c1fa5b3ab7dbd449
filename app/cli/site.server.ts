import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { articles as ourArticles } from "#content/articles/articles";
import { commandWords } from "#content/commands";
import { plans as ourPlans } from "#content/plans/plans";
import { builtIn, type Own, type Section, type Site, sections } from "#content/site.server";
import { siteParts } from "#content/site-words";
import { themes as ourThemes } from "#content/themes/themes";
import type { Settings } from "~/runtime/env.server";
import { listFolder, type SiteFile } from "~/site/folder.server";
import { mistakesOf, readSite, sentenceOf } from "~/site/read-site.server";
import { type Call, command, entryOf, Problem, UsageError } from "./command.server";

export const siteCommand = command({
  ...commandWords.site,
  takes: 1,
  async run(call) {
    const [task = ""] = call.words;
    const run = entryOf(tasks, task);
    if (!run) throw new UsageError('Say what to do: "site init", "site check" or "site list".');
    await run(call);
  },
});

const tasks: Record<string, (call: Call) => Promise<void>> = { init, check, list };

async function init({ settings, out }: Call): Promise<void> {
  await writeExamples(settings);
  const file = join(settings.SITE_DIR, "site.yaml");
  out.say(`${file} is there. Put your words in, then: prayer-life site check`);
}

type Folders = Pick<Settings, "DATA_DIR" | "SITE_DIR">;

async function writeExamples({ DATA_DIR, SITE_DIR }: Folders): Promise<void> {
  const { files, told } = await listFolder(SITE_DIR);
  if (files.length + told.length > 0)
    throw new Problem(`${SITE_DIR} has files already; init writes over nothing.`);
  if (SITE_DIR.startsWith(DATA_DIR)) mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  for (const [path, text] of Object.entries(examples)) {
    const name = join(SITE_DIR, path.split("example-site/")[1] ?? "");
    mkdirSync(dirname(name), { recursive: true, mode: 0o755 });
    if (!existsSync(name)) writeFileSync(name, text, { mode: 0o644 });
  }
}

type Known = { name?: string; contact?: string; country?: string };

/** As `init`, with what is known of a site. @returns the mistakes in it, a sentence each */
export async function makeSite(folders: Folders, { name, contact, country }: Known) {
  await writeExamples(folders);
  const file = join(folders.SITE_DIR, "site.yaml");
  const quoted = (value: string) => JSON.stringify(value);
  const text = readFileSync(file, "utf8")
    .replace(/^name: .*$/m, (line) => (name ? `name: ${quoted(name)}` : line))
    .replaceAll(/^( +)(email|privacyEmail): .*$/gm, (line, space: string, key: string) =>
      contact ? `${space}${key}: ${quoted(contact)}` : line,
    )
    .replace(/^#operator:\n#( +name: ).*$/m, (lines, key: string) => {
      if (!name || !country) return lines;
      return `operator:\n${key}${quoted(name)}\n  country: ${quoted(country)}`;
    })
    // Ours is nobody's.
    .replaceAll(/^ {2}(?=phone:|hours:)/gm, "#  ");
  writeFileSync(file, text);
  const { told } = await readSite(folders.SITE_DIR, await listFolder(folders.SITE_DIR));
  return mistakesOf(told).map(sentenceOf);
}

/** One of each kind. */
const examples = import.meta.glob<string>("../../content/example-site/**/*.{yaml,md}", {
  eager: true,
  query: "?raw",
  import: "default",
});

async function check({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  if (!existsSync(SITE_DIR))
    throw new Problem(`There is no folder ${SITE_DIR}. "prayer-life site init" makes it.`);
  const listing = await listFolder(SITE_DIR);
  const { told } = await readSite(SITE_DIR, listing);
  out.results(told, told.map(sentenceOf).join("\n"));
  const mistakes = mistakesOf(told).length;
  out.say(`${SITE_DIR}: files read: ${listing.files.length}, mistakes: ${mistakes}`);
  if (mistakes > 0) process.exitCode = 1;
}

type Row = { part: string; state: string; title?: string };

async function list({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const listing = await listFolder(SITE_DIR);
  const { site, told } = await readSite(SITE_DIR, listing);
  if (mistakesOf(told).length > 0)
    throw new Problem('It has mistakes: see "prayer-life site check".');
  const rows: Row[] = [
    ...(Object.entries(siteParts) as [keyof typeof siteParts, string][]).map(([part, name]) => ({
      part: name,
      state: stateOf(site, part),
    })),
    ...sections.map((section) => ({ part: section, state: shownOf(site, section) })),
    ...filesOf(site),
    ...listing.files.filter(isDraft).map(({ name }) => ({ part: name, state: "draft" })),
  ];
  const width = Math.max(...rows.map(({ part }) => part.length)) + 2;
  const lineOf = ({ part, state, title = "" }: Row) =>
    `${part.padEnd(width)}${title ? state.padEnd(12) : state}${title}`;
  out.results(rows, rows.map(lineOf).join("\n"));
}

const isDraft = ({ name, path }: SiteFile) =>
  /^(plans|themes|articles|pages)\/.*\.md$/.test(name) &&
  /^draft: *true\b/m.test(readFileSync(path, "utf8").split(/^---$/m)[1] ?? "");

/** A section without anything to show is no section, though nobody left it out. */
function shownOf(site: Site, section: Section): string {
  if (site.leftOut.includes(section)) return "left out";
  const voices = [...site.testimonials, ...site.communityTestimonials];
  const has = { careers: true, voices: voices.length > 0, download: site.app !== undefined };
  return has[section] ? "shown" : "none";
}

type Item = { id: string | number; slug?: string; title?: string };

/** Each under the name of the file that takes, or may take, its place. */
function filesOf({ plans, themes, articles, legal, about }: Site) {
  const rows = new Map<string, Row>();
  const note = (kind: string, items: readonly Item[], state: string) => {
    for (const { id, slug = id, title } of items)
      rows.set(`${kind}/${slug}.md`, { part: `${kind}/${slug}.md`, state, title });
  };
  const kinds: [kind: string, ours: readonly Item[], own: Own<Item>][] = [
    ["plans", ourPlans, plans],
    ["themes", ourThemes, themes],
    ["articles", ourArticles, articles],
  ];
  for (const [kind, ours, { items, hidden }] of kinds) {
    note(kind, ours, "built in");
    note(kind, items, "yours");
    const gone = ours.filter(({ id }) => hidden.includes(id));
    note(kind, gone, "taken away");
  }
  const pages = [...Object.keys(legal), ...(about ? ["about"] : [])].map((id) => ({ id }));
  note("pages", pages, "yours");
  return rows.values();
}

/** Of ours, who and what is invented is a sample. */
function stateOf(site: Site, part: keyof Site): string {
  const [given, ours] = [site[part], builtIn[part]];
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return "none";
  const isTheirs = JSON.stringify(given) !== JSON.stringify(ours);
  if (isTheirs && !(part === "contact" && site.contact.email === builtIn.contact.email))
    return "yours";
  return part === "help" || part === "name" ? "built in" : "built in, a sample";
}
