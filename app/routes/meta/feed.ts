import { cacheControl } from "~/http/page-cache/cache-control";
import { settings } from "~/runtime/env.server";
import { productName } from "~/ui/meta/page-meta";
import { articles } from "../../../content/articles/articles";
import { getBody } from "../../../content/articles/bodies";
import { getVerse } from "../../../content/verses/verses";
import { addDays } from "../../../content/year/days";
import { dayTitle } from "../today/day-title";
import { dayFor } from "../today/shown-days.server";
import { todayPath } from "../today/today-path";

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
    ...articles.map((article) => entry(article, ORIGIN)),
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
  const { reference, verses, line } = getVerse(day);
  const address = origin + todayPath(day);
  const [verse, place, prayer] = [verses, reference, line].map(escapeXml);
  const body = `<blockquote>${verse}</blockquote><p>${place}</p><p>${prayer}</p>`;
  return [
    "<entry>",
    `<title>${dayTitle(day)}: ${place}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${beginningOf(day)}</updated>`,
    `<author><name>${productName}</name></author>`,
    `<summary>${verse}</summary>`,
    `<content type="html">${escapeXml(body)}</content>`,
    "</entry>",
  ].join("\n");
}

function beginningOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

function entry(
  { id, slug, title, excerpt, date, author }: (typeof articles)[number],
  origin: string,
) {
  const address = `${origin}/blog?article=${id}`;
  // A reader elsewhere knows nothing of our paths.
  const body = getBody(slug).replaceAll(/(href|src)="\//g, `$1="${origin}/`);
  return [
    "<entry>",
    `<title>${escapeXml(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${isoDate(date)}</updated>`,
    `<author><name>${escapeXml(author)}</name></author>`,
    `<summary>${escapeXml(excerpt)}</summary>`,
    `<content type="html">${escapeXml(body)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Noon, so that the day is the same in every zone where the articles are read. */
function isoDate(shown: string): string {
  return new Date(`${shown} 12:00 UTC`).toISOString();
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
  };
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
