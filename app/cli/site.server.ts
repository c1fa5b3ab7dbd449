import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtIn, type Site, sections } from "#content/site.server";
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

async function init({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const { files, told } = await listFolder(SITE_DIR);
  if (files.length + told.length > 0)
    throw new Problem(`${SITE_DIR} has files already; init writes over nothing.`);
  mkdirSync(SITE_DIR, { recursive: true, mode: 0o755 });
  for (const [name, text] of Object.entries(examples)) writeFileSync(join(SITE_DIR, name), text);
  out.say(
    `${join(SITE_DIR, "site.yaml")} is there. Put your words in, then: prayer-life site check`,
  );
}

async function check({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const listing = await listFolder(SITE_DIR);
  const { told } = await readSite(SITE_DIR, listing);
  out.results(told, told.map(sentenceOf).join("\n"));
  const mistakes = mistakesOf(told).length;
  out.say(`${listing.files.length} files read, ${mistakes} mistakes`);
  if (mistakes > 0) process.exitCode = 1;
}

/** What a visitor is told, and whose words it is. */
const parts: readonly (keyof Site)[] = [
  "name",
  "contact",
  "operator",
  "claims",
  "app",
  "help",
  "team",
  "testimonials",
  "communityTestimonials",
  "positions",
];

async function list({ settings: { SITE_DIR }, out }: Call): Promise<void> {
  const { site, told } = await readSite(SITE_DIR, await listFolder(SITE_DIR));
  if (mistakesOf(told).length > 0)
    throw new Problem('It has mistakes: see "prayer-life site check".');
  const rows = parts.map((part) => ({ part: String(part), state: stateOf(site, part) }));
  for (const section of sections)
    rows.push({ part: section, state: site.leftOut.includes(section) ? "left out" : "shown" });
  out.results(rows, rows.map(({ part, state }) => `${part.padEnd(24)}${state}`).join("\n"));
}

/** Of ours, who and what is invented is a sample. */
function stateOf(site: Site, part: keyof Site): string {
  const [given, ours] = [site[part], builtIn[part]];
  if (given === undefined || (Array.isArray(given) && given.length === 0)) return "none";
  if (JSON.stringify(given) !== JSON.stringify(ours)) return "yours";
  return part === "help" || part === "name" ? "ours" : "ours, a sample";
}

const { name, contact } = builtIn;

const examples = {
  "site.yaml": `# What this site says in place of what is built in. Check it: prayer-life site check
# Take the # away before what you want to use.

name: ${name}
#shortName: Hope

# on: invented people, figures and addresses of ours are shown. off: only what is yours.
samples: off

contact:
  email: ${contact.email}
  privacyEmail: ${contact.privacyEmail}
  phone: "${contact.phone?.replaceAll(/[()]/g, "").replaceAll(" ", "-")}"
  hours: ${contact.supportHours}
#  reply: within two days
#  social:
#    - name: Facebook
#      url: https://www.facebook.com/YOURS

# Who answers for the site: legal pages, the end of emails.
#operator:
#  name: Hope Church
#  address: 1 High Street, Leeds LS1 1AA
#  country: United Kingdom
#  law: England and Wales

app: none
#app:
#  release: Spring 2027

#claims:
#  believers: "300"
#  rating: "4.9"

# service: photos of a photo service; none: our drawings alone.
photos: service

# careers, voices, download
#leaveOut: [careers]

# Your country first, each number tried by you. Until then: those of the US and Canada.
# for: crisis and danger-now must be there; others are suicide, domestic-violence, child-physical-abuse …
#help:
#  - code: GB
#    name: United Kingdom
#    in: the UK
#    lines:
#      - for: [crisis, suicide, self-harm]
#        when: Thinking about suicide, or afraid you might hurt yourself?
#        name: Samaritans
#        call: "116 123"
#        confirmed: 2026-11-28
#      - for: [danger-now]
#        when: Is anyone in immediate danger?
#        name: Emergency services
#        call: "999"
#        confirmed: 2026-11-28
`,
  "team.yaml": `# Who stands on the page "About Us". Without anybody the page names nobody.
[]
#- name: Ann B.
#  role: Elder
#  bio: Ann leads the prayer team. She prays early, before the children wake.
`,
  "voices.yaml": `# What people say, with their leave: at home, and on the page "Community".
home: []
community: []
#  - quote: We pray one day of a plan at supper.
#    name: Joel D.
#    role: Youth leader
`,
  "positions.yaml": `# Open positions, for the page "Careers".
[]
#- title: Youth pastor
#  team: Youth
#  location: Leeds
#  terms: Part-time
`,
};
