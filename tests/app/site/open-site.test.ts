import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { allArticles } from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { crisisLine, helpFor, helpText, unsafeHomeLine } from "#content/help-lines";
import { allPlans } from "#content/plans/plans";
import { builtIn, replaceSite, site } from "#content/site.server";
import { allThemes } from "#content/themes/themes";
import { openSite, watchSite } from "~/site/open-site.server";
import { siteYaml } from "~/site/site-yaml.server";
import { temporaryFolder } from "../../support/folder";
import { randomFrom } from "../../support/random";

let place: { DATA_DIR: string; SITE_DIR: string };
let end: AbortController;

beforeEach(() => {
  const DATA_DIR = temporaryFolder();
  place = { DATA_DIR, SITE_DIR: join(DATA_DIR, "site") };
  end = new AbortController();
});

afterEach(() => {
  end.abort();
  replaceSite(builtIn);
});

function put(name: string, text: string) {
  const path = join(place.SITE_DIR, name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}

const kept = () => readdirSync(join(place.DATA_DIR, "site-kept"));

it("without a folder, and with an empty one, all is ours and nothing is written", async () => {
  await openSite(place);
  expect(site()).toBe(builtIn);
  mkdirSync(place.SITE_DIR);
  await openSite(place);
  expect(site()).toBe(builtIn);
  expect(readdirSync(place.DATA_DIR)).toEqual(["site"]);
});

it("a mistake stops the start where nothing good was seen before", async () => {
  put("site.yaml", "nmae: Hope Church\n");
  await expect(openSite(place)).rejects.toThrow(
    'site.yaml:1: "nmae" is not known here; did you mean name?',
  );
});

it("a mistake leaves what stood before, also at the next start, and our own name never stands in for it", async () => {
  put("site.yaml", "samples: on\nname: Hope Church\n");
  await openSite(place);
  expect(site().name).toBe("Hope Church");
  put("site.yaml", "name: [\n");
  replaceSite(builtIn);
  await openSite(place);
  expect(site().name).toBe("Hope Church");
  rmSync(place.SITE_DIR, { recursive: true });
  replaceSite(builtIn);
  await openSite(place);
  expect(site().name).toBe("Hope Church");
});

it("one copy is kept, without what was taken out", async () => {
  put("site.yaml", "samples: on\nname: Hope Church\n");
  await openSite(place);
  put("site.yaml", "samples: on\nname: Grace Church\n");
  await openSite(place);
  expect(kept()).toHaveLength(1);
  const [folder = ""] = kept();
  expect(readFileSync(join(place.DATA_DIR, "site-kept", folder, "site.yaml"), "utf8")).toContain(
    "Grace",
  );
  rmSync(join(place.SITE_DIR, "site.yaml"));
  await openSite(place);
  expect(readdirSync(place.DATA_DIR)).toEqual(["site"]);
});

it("a change is read without a restart, a broken one is not", async () => {
  put("site.yaml", "samples: on\nname: Hope Church\n");
  await openSite(place);
  const forget = vi.fn();
  watchSite(place, forget, end.signal);
  put("site.yaml", "samples: on\nname: Grace Church\n");
  process.emit("SIGHUP");
  await vi.waitFor(() => expect(site().name).toBe("Grace Church"), 5_000);
  expect(forget).toHaveBeenCalledTimes(1);
  put("site.yaml", "name:\n  - broken\n");
  process.emit("SIGHUP");
  put("new.yaml", "samples: on\n");
  renameSync(join(place.SITE_DIR, "new.yaml"), join(place.SITE_DIR, "site.yaml"));
  process.emit("SIGHUP");
  await vi.waitFor(() => expect(site().name).toBe("Prayer LIFE"), 5_000);
});

it("without samples no invented person, claim or app is left, and a way to reach the church is asked for", async () => {
  put("site.yaml", "name: Hope Church\n");
  await expect(openSite(place)).rejects.toThrow("contact: is missing: the email that reaches you");
  put("site.yaml", "name: Hope Church\ncontact:\n  email: office@hope.example\n");
  put("team.yaml", "- name: Ann B.\n  role: Elder\n  bio: She prays early.\n");
  await openSite(place);
  const { claims, app, testimonials, communityTestimonials, team, contact } = site();
  expect([claims, app, testimonials, communityTestimonials]).toEqual([
    undefined,
    undefined,
    [],
    [],
  ]);
  expect(team.map(({ name }) => name)).toEqual(["Ann B."]);
  expect(contact).toMatchObject({ privacyEmail: "office@hope.example", social: [] });
  expect(
    allPlans().some(({ author, completions }) => author !== "Hope Church" || completions),
  ).toBe(false);
  expect(helpText(crisisLine())).toContain("988");
});

it("voices that are left out stand nowhere, whoever they are", async () => {
  put("site.yaml", "samples: on\nleaveOut: [voices]\n");
  put("voices.yaml", "home:\n  - quote: Amen.\n    name: Ann\n    role: Elder\n");
  await openSite(place);
  expect([site().testimonials, site().communityTestimonials]).toEqual([[], []]);
});

it("help lines of another country take the place of ours in every sentence", async () => {
  const line = (kind: string, call: string) =>
    `      - for: [${kind}]\n        when: In trouble?\n        name: Line\n        call: "${call}"\n        confirmed: 2026-11-20\n`;
  const help = (lines: string) =>
    `samples: on\nhelp:\n  - code: GB\n    name: United Kingdom\n    in: the UK\n    lines:\n${lines}`;
  put("site.yaml", help(line("crisis", "116 123")));
  await expect(openSite(place)).rejects.toThrow(
    "help: United Kingdom has no line for: [danger-now]",
  );
  put("site.yaml", help(line("crisis", "116 123") + line("danger-now", "999")));
  await openSite(place);
  const all = [crisisLine(), unsafeHomeLine()].map(helpText).join(" ");
  expect(all).toContain("Line, 116 123 in the UK.");
  expect(all).not.toMatch(/988|911|799-7233/);
  expect(helpFor().at(-1)?.name).toBe("Befrienders Worldwide");
  const prose = JSON.stringify([allPlans(), allThemes(), allArticles().map(getBody)]);
  expect(prose.match(/.{40}\b(?:988|911)\b.{20}/g)).toBeNull();
  expect(prose).toContain("In the UK, call 116 123 now, before you finish reading");
  expect(prose).toContain("Call 116 123 now.)");
  expect(prose).toContain("call 999 or your local emergency number");
});

const broken: [text: string, told: string][] = [
  ["nmae: x", 'site.yaml:1: "nmae" is not known here; did you mean name?'],
  [
    "name: 12",
    "site.yaml:1: name: must be text (in quotation marks where it looks like a number).",
  ],
  ["samples: on\nname: a\nname: b", "site.yaml:3: the same name stands twice: keep one."],
  ["samples: maybe", "site.yaml:1: samples: must be on or off."],
  [
    'samples: on\ncontact:\n  phone: "1 2"',
    "site.yaml:2: contact.email: must be an email address.",
  ],
  ["a: &x [1]\nb: [*x, *x, *x]", "aliases (*name) are not taken"],
  ["name: [", "site.yaml:"],
  ["\u0000", "is UTF-16 or no text at all"],
  ["- a\n- b", "site.yaml:1: must be names with a colon"],
];

it.each(broken)("%j is told as a sentence", async (text, told) => {
  put("site.yaml", text);
  await expect(openSite(place)).rejects.toThrow(told);
});

it("two thousand broken files are told, and none throws anything else", async () => {
  const whole =
    "name: Hope Church\nsamples: on\ncontact:\n  email: a@hope.example\nleaveOut: [careers]\n";
  const random = randomFrom(47);
  for (let round = 0; round < 2_000; round += 1) {
    const at = random.below(whole.length);
    const noise = String.fromCharCode(...Array.from({ length: 3 }, () => 1 + random.below(126)));
    const tell = vi.fn();
    const draft = { ...builtIn };
    const text = whole.slice(0, at) + noise + whole.slice(at + random.below(6));
    siteYaml.add(
      { name: "site.yaml", path: "", size: 0, stamp: "" },
      Buffer.from(text),
      draft,
      tell,
    );
    for (const [, words] of tell.mock.calls) expect(words).toMatch(/\S{3}/);
  }
});

it("a link is told, and what it leads to never read", async () => {
  put("site.yaml", "samples: on\nname: Hope Church\n");
  symlinkSync("/etc/passwd", join(place.SITE_DIR, "team.yaml"));
  await expect(openSite(place)).rejects.toThrow("team.yaml: is a link, and links are not followed");
});
