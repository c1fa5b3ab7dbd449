import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { builtIn, type Site } from "#content/site.server";
import { keptSince } from "#content/site-doubts";
import { doubtsAbout } from "~/site/doubts.server";

const now = Date.parse("2026-11-29");

const own: Site = {
  ...builtIn,
  name: "Hope Church",
  hash: "a1",
  samples: false,
  claims: undefined,
  app: undefined,
  team: [],
  testimonials: [],
  communityTestimonials: [],
  contact: { email: "office@hope.org", privacyEmail: "privacy@hope.org", social: [] },
  operator: { name: "Hope Church", country: "USA" },
};

const about = (site: Partial<Site>) => doubtsAbout({ ...own, ...site }, now);
const whats = (site: Partial<Site>) => about(site).map(({ what }) => what);

it("what is built in is doubtful in all that is invented or from elsewhere", () => {
  expect(doubtsAbout(builtIn, now)).toEqual([
    expect.objectContaining({
      what: "sample people",
      found: "invented are the team, voices at home, voices of the community, authors and counters",
    }),
    expect.objectContaining({ what: "sample claims" }),
    expect.objectContaining({
      what: "sample addresses",
      found: "hello@prayerlife.example, privacy@prayerlife.example, (555) 010-0142",
    }),
    expect.objectContaining({ what: "help lines of another country" }),
    expect.objectContaining({ what: "an app release in the past", found: "Summer 2025" }),
  ]);
});

it("a site of its own is not", () => expect(about({})).toEqual([]));

it.each([
  ["hello@hope.example", true],
  ["hello@example.org", true],
  ["hello@hope.test", true],
  ["hello@example-church.org", false],
  ["hello@myexample.org", false],
])("%s is a sample: %s", (email, isSo) => {
  const contact = { ...own.contact, email };
  expect(whats({ contact })).toEqual(isSo ? ["sample addresses"] : []);
});

it("a link of the menu to nobody is a sample, too", () => {
  const to = (address: string) => whats({ links: [{ label: "Services", to: address }] });
  expect(to("https://www.yours.example/services")).toEqual(["sample addresses"]);
  for (const right of ["https://www.hope.church/", "/plan/1", "https://hope.church/.example"])
    expect(to(right)).toEqual([]);
});

const british = { GB: { name: "United Kingdom", said: "the UK" } };
const line = { country: "GB", kinds: ["crisis"], when: "?", name: "Samaritans", source: "" };

it.each([
  ["United States of America", builtIn.help, false],
  ["the US", builtIn.help, false],
  ["Canada", builtIn.help, false],
  ["UK", { countries: british, lines: [] }, false],
  ["united kingdom", { countries: british, lines: [] }, false],
  [undefined, { countries: british, lines: [] }, false],
  ["Ukraine", { countries: british, lines: [] }, true],
  ["Germany", builtIn.help, true],
  [undefined, builtIn.help, true],
])("an operator of %s with help lines %#", (country, help, isSo) => {
  const operator = country === undefined ? undefined : { name: "Hope", country };
  expect(whats({ help, operator })).toEqual(isSo ? ["help lines of another country"] : []);
});

it("a number is asked about again after a year", () => {
  const lines = ["2025-11-01", "2026-01-01", undefined].map((confirmed) => ({
    ...line,
    confirmed,
  }));
  const [found, ...more] = about({ help: { ...builtIn.help, lines } });
  expect(found).toMatchObject({
    what: "help lines nobody tried for a year",
    found: "Samaritans (2025-11-01)",
  });
  expect(more).toEqual([]);
});

it.each([
  ["Summer 2025", true],
  ["Winter 2026", false],
  ["Winter 2025", true],
  ["Fall 2026", false],
  ["October 2026", true],
  ["Nov. 2026", false],
  ["2026", false],
  ["2025", true],
  ["soon", false],
])("an app expected %s is late: %s", (release, isSo) => {
  expect(whats({ app: { release } })).toEqual(isSo ? ["an app release in the past"] : []);
});

it("an older policy is told which passages it lacks, one of today none", () => {
  const policy = (on: string) => ({
    legal: { "privacy-policy": { html: "", since: "", on, description: "", short: [] } },
  });
  const [found] = about(policy("2026-11-27"));
  expect(found).toMatchObject({
    what: "a privacy policy older than what is kept",
    found:
      'privacy-policy.md is of 2026-11-27, and the site has come to keep more since: "On your device only", "A bell for your prayers", "A prayer lock", "Your time zone", "Drafts", "Signs of danger", "A wrong mark", "Prayer groups", "In a prayer group", "An invitation by email"',
  });
  expect(about(policy("2026-11-29"))).toEqual([]);
});

it("whatever our policy says that is kept has its day", () => {
  const [kept = ""] = readFileSync("content/pages/privacy-policy.md", "utf8")
    .split("## 1. Information We Collect")[1]
    ?.split("### How long") ?? [""];
  const passages = [...kept.matchAll(/^- \*\*([^*{]+?)[,:]?(?:\{.*)?\*\*/gm)].map(
    ([, each]) => each,
  );
  expect(passages.length).toBeGreaterThan(20);
  expect(Object.keys(keptSince).sort()).toEqual(passages.sort());
});
