import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Who may make a day, a weekday or an hour out of a moment, and for whom it is. */
const owners = {
  "app/runtime/time-zone.server.ts": "how it is done, in any zone",
  "app/plans/persons-day.server.ts": "a person with an account",
  "app/routes/today/shown-days.server.ts": "a visitor, of whom no zone is known",
  "app/ui/praying/hour.server.ts": "the same",
  "app/letters/mornings.server.ts": "an address that emails go to, in the zone it asked for",
  "app/routes/letters/plan.tsx": "the same",
  "app/routes/letters/prayed.tsx": "the same",
  "app/ui/layout/device-zone.tsx": "whether it is another day after a journey",
  "app/routes/today/day-frame.tsx": "a visitor, by the clock of their device",
  "app/ui/praying/hour.tsx": "the same",
  "app/worker/pages.ts": "the device itself, which the page of that day is shown on",
  "app/routes/plans/plan-calendar.ts": "a visitor, in the zone that their calendar names",
};

/** What is no day of a person's, though it is made of a date. */
const others = {
  "app/routes/account/light/calendar-of-light.server.ts": "how the days of a month lie",
  "app/ui/layout/layout-html.server.tsx": "the year of a copyright",
  "app/forms/fields.server.ts": "whether a day that was sent is one",
  "app/letters/account-letters.server.ts": "until when an invitation lasts, in UTC",
  "app/cli/import.server.ts": "when subscribers were taken over, in UTC",
  "app/routes/blog/blog.server.ts": "the date of an article",
  "app/routes/letters/preferences.tsx": "the end of a pause",
  "app/routes/team/care.tsx": "until when somebody is away, sent and shown as the same day",
  "app/routes/account/privacy/holdings.tsx": "moments of what we hold, all in UTC",
  "app/prayers/who-reads.server.ts": "the day since which words are sealed, in UTC",
  "app/prayers/prayers.server.ts": "which days a dated plan has this year",
  "app/routes/search/site-index.server.ts": "the same",
};

const made =
  /\b(?:dayIn|weekdayIn|hourIn)\(|\.[gs]et(?:UTC)?(?:Date|Day|Month|FullYear|Hours)\(|slice\(0, 10\)/;

const filesWith = (words: RegExp) =>
  ["app", "db"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => `${folder}/${name}`)
        .filter((name) => /\.tsx?$/.test(name) && words.test(readFileSync(name, "utf8"))),
    )
    .toSorted();

it("nothing else makes a day out of a clock", () => {
  expect(filesWith(made)).toEqual(Object.keys({ ...owners, ...others }).toSorted());
});

/** Who asks for the day or the hour of a visitor alone. */
const visitors = {
  "app/routes/meta/feed.ts": "the same for everybody",
  "app/routes/offline/offline.server.ts": "the same for everybody",
  "app/routes/meta/sitemap-xml.ts": "the same for everybody",
  "app/routes/plans/plan.server.ts": "the key of a cached page, and only where nobody is signed in",
  "app/routes/today/calendar.ts": "the same for everybody",
  "app/routes/today/shown-days.server.ts": "the key of a cached page",
  "app/ui/praying/hour.server.ts": "the key of a cached page",
  "app/routes/marketing/home/home.server.tsx": "only where nobody is signed in",
  "app/routes/pray/pray.tsx": "only where a form does not say which hour it was",
  "app/routes/pray/pray.server.ts": "only where a form does not say which prayer it was",
};

it("no page asks the clock of a visitor for who is signed in", () => {
  const asks = /\b(?:dayFor|hourFor)\((?:query|search|url\.searchParams|new URLSearchParams\(\))\)/;
  expect(filesWith(asks)).toEqual(Object.keys(visitors).toSorted());
});
