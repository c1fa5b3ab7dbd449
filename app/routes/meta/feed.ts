import { type Article, allArticles } from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { site } from "#content/site.server";
import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { cacheControl } from "~/http/page-cache/cache-control";
import { articlePath, todayPath } from "~/paths";
import { dayFor } from "~/routes/today/shown-days.server";
import { settings } from "~/runtime/env.server";
import { escapeMarkup } from "~/runtime/markup";
import { inLines, inMarkup, inOneLine } from "~/runtime/quotation.server";

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
    `<title>${escapeMarkup(site().name)}: Verse of the Day, Prayer Insights &amp; Tips</title>`,
    `<id>${ORIGIN}/blog</id>`,
    `<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${ORIGIN}/blog"/>`,
    `<updated>${beginningOf(today)}</updated>`,
    ...days.map((day) => verseEntry(day, ORIGIN)),
    ...allArticles().map((article) => articleEntry(article, ORIGIN)),
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

/** The verse of a day under the address of its page, which is its id for good. */
function verseEntry(day: string, origin: string) {
  const { reference, verses, line } = inLines(getVerse(day));
  const [place, prayer] = [reference, line].map(escapeMarkup);
  return entryOf({
    title: `${dayInWords(day, "weekday")}: ${reference}`,
    address: origin + todayPath(day),
    updated: beginningOf(day),
    author: site().name,
    summary: inOneLine(verses),
    html: `<blockquote>${inMarkup(verses)}</blockquote><p>${place}</p><p>${prayer}</p>`,
  });
}

function articleEntry(article: Article, origin: string) {
  const { id, title, excerpt, date, author } = article;
  return entryOf({
    title,
    address: origin + articlePath(id),
    // Noon, so that the day is the same in every zone where the articles are read.
    updated: new Date(`${date} 12:00 UTC`).toISOString(),
    author,
    summary: excerpt,
    // A reader elsewhere knows nothing of our paths.
    html: getBody(article)
      .replaceAll(/ srcset="[^"]*"/g, "")
      .replaceAll(/(href|src)="\//g, `$1="${origin}/`),
  });
}

type Entry = Record<"title" | "address" | "updated" | "author" | "summary" | "html", string>;

function entryOf({ title, address, updated, author, summary, html }: Entry): string {
  return [
    "<entry>",
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<summary>${escapeMarkup(summary)}</summary>`,
    `<content type="html">${escapeMarkup(html)}</content>`,
    "</entry>",
  ].join("\n");
}

/** When a day (yyyy-mm-dd) begins, as feeds write it. */
function beginningOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}
