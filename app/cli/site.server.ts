import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { articles as ourArticles } from "#content/articles/articles";
import { plans as ourPlans } from "#content/plans/plans";
import { builtIn, type Own, type Section, type Site, sections } from "#content/site.server";
import { siteParts } from "#content/site-words";
import { themes as ourThemes } from "#content/themes/themes";
import { listFolder } from "~/site/folder.server";
import { mistakesOf, readSite, sentenceOf } from "~/site/read-site.server";
import { type Call, command, entryOf, Problem, UsageError } from "./command.server";

export const siteCommand = command({
  name: "site",
  summary: "Your own name, words and people: begin the folder, check it, list it",
  usage: ["site init", "site check", "site list"],
  about: `Reads SITE_DIR (DATA_DIR/site), which is laid over what is built in. The server reads a change
within two seconds; a file with a mistake leaves what stood. Only init writes there, into a folder
that has nothing yet.`,
  examples: [
    { call: "site init", does: "a site.yaml with what stands today, to edit" },
    { call: "site check", does: "mistakes with file and line; exit code 1 where there are any" },
    { call: "site list --json", does: "what is yours, and what is still ours or invented" },
  ],
  takes: 1,
  async run(call) {
    const [task = ""] = call.words;
    const run = entryOf(tasks, task);
    if (!run) throw new UsageError('Say what to do: "site init", "site check" or "site list".');
    await run(call);
  },
});

const tasks: Record<string, (call: Call) => Promise<void>> = { init, check, list };

async function init({ settings: { DATA_DIR, SITE_DIR }, out }: Call): Promise<void> {
  const { files, told } = await listFolder(SITE_DIR);
  if (files.length + told.length > 0)
    throw new Problem(`${SITE_DIR} has files already; init writes over nothing.`);
  if (SITE_DIR.startsWith(DATA_DIR)) mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
  for (const [path, text] of Object.entries(examples)) {
    const name = join(SITE_DIR, path.split("example-site/")[1] ?? "");
    mkdirSync(dirname(name), { recursive: true, mode: 0o755 });
    if (!existsSync(name)) writeFileSync(name, text, { mode: 0o644 });
  }
  out.say(
    `${join(SITE_DIR, "site.yaml")} is there. Put your words in, then: prayer-life site check`,
  );
}

/** One of each kind. */
const examples = import.meta.glob<string>("../../content/example-site/**/*.{yaml,md}", {
  eager: true,
  query: "?raw",
  import: "default",
});

async function check({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const listing = await listFolder(SITE_DIR);
  const { told } = await readSite(SITE_DIR, listing);
  out.results(told, told.map(sentenceOf).join("\n"));
  const mistakes = mistakesOf(told).length;
  out.say(`Files read: ${listing.files.length}, mistakes: ${mistakes}`);
  if (mistakes > 0) process.exitCode = 1;
}

type Row = { part: string; state: string; title?: string };

async function list({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const { site, told } = await readSite(SITE_DIR, await listFolder(SITE_DIR));
  if (mistakesOf(told).length > 0)
    throw new Problem('It has mistakes: see "prayer-life site check".');
  const rows: Row[] = [
    ...(Object.entries(siteParts) as [keyof typeof siteParts, string][]).map(([part, name]) => ({
      part: name,
      state: stateOf(site, part),
    })),
    ...sections.map((section) => ({ part: section, state: shownOf(site, section) })),
    ...filesOf(site),
  ];
  const width = Math.max(...rows.map(({ part }) => part.length)) + 2;
  const lineOf = ({ part, state, title = "" }: Row) =>
    `${part.padEnd(width)}${title ? state.padEnd(12) : state}${title}`;
  out.results(rows, rows.map(lineOf).join("\n"));
}

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
    note(kind, ours, "ours");
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
  return part === "help" || part === "name" ? "ours" : "ours, a sample";
}
