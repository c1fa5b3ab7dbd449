import { articles } from "#content/articles/articles";
import { productName } from "#content/product";
import { addDays } from "#content/year/days";
import { cacheControl } from "~/http/page-cache/cache-control";
import { dayFor } from "~/routes/today/shown-days.server";
import { settings } from "~/runtime/env.server";
import { articleEntry, beginningOf, verseEntry } from "./feed-entries";

/** As many days as a reader may stay away and miss no verse. */
const dayCount = 14;

/** The verses of the last days and the articles as an Atom feed (RFC 4287), whole. */
export function loader() {
  const { ORIGIN } = settings();
  const today = dayFor(new URLSearchParams());
  const days = Array.from({ length: dayCount }, (_, ago) => addDays(today, -ago));
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${productName}: Verse of the Day, Prayer Insights &amp; Tips</title>`,
    `<id>${ORIGIN}/blog</id>`,
    `<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${ORIGIN}/blog"/>`,
    `<updated>${beginningOf(today)}</updated>`,
    ...days.map((day) => verseEntry(day, ORIGIN)),
    ...articles.map((article) => articleEntry(article, ORIGIN)),
    "</feed>",
  ];
  return new Response(`${feed.join("\n")}\n`, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": cacheControl.anHour,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
