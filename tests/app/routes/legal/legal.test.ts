import { describe, expect, test } from "vitest";
import { cookies, preferenceCookies } from "#content/pages/cookies";
import { sitemapGroups } from "#content/pages/sitemap";
import { contactDetails } from "#content/samples";
import { prayerQuota } from "~/prayers/prayer-definition";
import { legalText } from "~/routes/legal/legal.server";
import { grouped } from "~/ui/reading/grouped";

const headings = (page: Parameters<typeof legalText>[0]) =>
  legalText(page).sections.map(({ heading }) => heading);

/** All words of a page as a reader sees them. */
const words = (page: Parameters<typeof legalText>[0]) => {
  const { opening, sections } = legalText(page);
  return [opening, ...sections.flatMap(({ heading, body }) => [heading, body])]
    .join(" ")
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ");
};

/** What a page links to on this site. */
const links = (page: Parameters<typeof legalText>[0]) =>
  legalText(page).sections.flatMap(({ body }) =>
    [...body.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path),
  );

describe.each([
  ["privacy-policy", 9],
  ["terms", 12],
] as const)("%s", (page, count) => {
  test(`has exactly ${count} headings, numbered from 1`, () => {
    const numbers = headings(page).map((heading) => /^(\d+)\. \S/.exec(heading)?.[1]);
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
  });
});

test("the privacy policy treats the nine matters in order and links to Terms and Home", () => {
  const matters = [/Collect/, /Use/, /Share/, /Protect/, /Rights/, /Third-Party/, /Under 13/];
  headings("privacy-policy").forEach((heading, index) => {
    expect(heading).toMatch([...matters, /Changes/, /Contact/][index] ?? /-/);
  });
  expect(links("privacy-policy")).toEqual(expect.arrayContaining(["/terms", "/"]));
});

test("the privacy policy sorts what is collected, and what comes of it, under headings of the rank below its sections", () => {
  const { sections } = legalText("privacy-policy");
  const below = sections.map(({ body }) => body.match(/<h\d>/g) ?? []);
  expect(below.flat()).toEqual(Array(8).fill("<h3>"));
  expect(below.map(({ length }) => length).filter(Boolean)).toEqual([5, 3]);
});

test("the terms name Virginia, the age of 13, and link to Privacy Policy and Home", () => {
  expect(words("terms")).toContain("laws of the Commonwealth of Virginia");
  expect(words("terms")).toContain("at least 13 years old");
  expect(words("terms")).toContain(`up to ${grouped(prayerQuota.most)} prayers`);
  expect(links("terms")).toEqual(expect.arrayContaining(["/privacy-policy", "/"]));
});

describe("the cookie policy", () => {
  test("knows four types and links to Terms and Privacy", () => {
    for (const type of ["Essential", "Functionality", "Analytics", "Performance"]) {
      expect(words("cookie-policy")).toContain(`${type} cookies`);
    }
    expect(links("cookie-policy")).toEqual(expect.arrayContaining(["/terms", "/privacy-policy"]));
    expect(legalText("cookie-policy").sections.map(({ id }) => id)).toContain("cookies-by-name");
  });

  test("names five cookies, of which this site sets one", () => {
    expect(cookies.map(({ name, duration, type }) => [name, duration, type])).toEqual([
      ["session_id", "Session", "Essential"],
      ["lang_pref", "1 year", "Functionality"],
      ["_ga", "2 years", "Analytics"],
      ["_gid", "24 hours", "Analytics"],
      ["pl_perf", "30 days", "Performance"],
    ]);
    const set = cookies.filter(({ today }) => today !== "No");
    expect(set.map(({ name }) => name)).toEqual(["session_id"]);
    for (const { purpose } of cookies) expect(purpose).not.toBe("");
  });

  test("names our own in a second table, and where it is chosen", () => {
    expect(preferenceCookies.map(({ name, duration }) => [name, duration])).toEqual([
      ["preferences", "1 year"],
    ]);
    const ids = legalText("cookie-policy").sections.map(({ id }) => id);
    expect(ids).toContain("our-preference-cookie");
    expect(links("cookie-policy")).toContain("/preferences");
  });
});

test("the accessibility statement names its standard, what can be changed, and the ways to write", () => {
  expect(words("accessibility")).toContain("WCAG) 2.2, level AA");
  expect(links("accessibility")).toEqual(expect.arrayContaining(["/preferences", "/contact"]));
  for (const way of [contactDetails.email, contactDetails.phone])
    expect(words("accessibility")).toContain(way);
});

test("the California notice states the rights, the ways to ask and the times", () => {
  for (const fact of [
    "previous 12 months",
    "Categories We Collect",
    "Where It Comes From",
    "sources",
    "do not sell your personal information",
    "Your Right to Know",
    "Your Right to Delete and to Correct",
    "No Discrimination",
    "Privacy Choices section in your account settings",
    "within 45 days",
    "up to 90 days",
    contactDetails.privacyEmail,
  ]) {
    expect(words("ccpa")).toContain(fact);
  }
});

test("a number stays with its unit, and a short link is not broken", () => {
  const bodies = legalText("privacy-policy").sections.map(({ body }) => body);
  for (const one of ["45 days", "two-step", "contact page"]) {
    expect(bodies.join("")).toContain(`<span class="whitespace-nowrap">${one}</span>`);
  }
});

test.each(["ccpa", "privacy-policy", "terms"] as const)("%s leads to Privacy Choices", (page) => {
  expect(links(page)).toContain("/account/privacy");
});

test.each(["privacy-policy", "terms", "cookie-policy", "ccpa", "accessibility"] as const)(
  "%s: every place for an address is filled, every section has a place of its own",
  (page) => {
    const { sections } = legalText(page);
    expect(words(page)).not.toMatch(/[{}]/);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id } of sections) expect(id).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
  },
);

test("the sitemap has its six groups and the links as they were listed", () => {
  const map = sitemapGroups.map(({ heading, links }) => [heading, Object.keys(links)]);
  expect(Object.fromEntries(map)).toEqual({
    "Main Navigation": ["/", "/features", "/blog", "/community"],
    About: ["/about", "/careers"],
    "Prayer Plans": [
      "/#prayer-plans",
      ...["wisdom", "peace", "forgiveness", "strength", "joy", "patience"].map(
        (id) => `/plan/${id}`,
      ),
    ],
    Support: ["/help-center", "/contact", "/faqs", "/preferences", "/accessibility"],
    "Devotional Themes": [
      "/#devotional-themes",
      ...[1, 2, 3, 4, 5, 6].map((number) => `/theme/theme-${number}`),
    ],
    Legal: ["/privacy-policy", "/terms", "/cookie-policy", "/ccpa"],
  });
  const [, , , themes, , legal] = sitemapGroups;
  expect(Object.values(themes?.links ?? {}).slice(1)).toEqual([
    "Morning Prayer",
    "Peace & Comfort",
    "Gratitude",
    "Faith & Trust",
    "Healing",
    "Strength",
  ]);
  expect(Object.values(legal?.links ?? {})).toEqual([
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
    "CCPA",
  ]);
});
