import type { articles } from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { productName } from "#content/product";
import { getVerse } from "#content/verses/verses";
import { articlePath, todayPath } from "~/paths";
import { dayTitle } from "~/routes/today/day-title";
import { escapeMarkup } from "~/runtime/markup";

/** The verse of a day under the address of its page, which is its id for good. */
export function verseEntry(day: string, origin: string) {
  const { reference, verses, line } = getVerse(day);
  const address = origin + todayPath(day);
  const [verse, place, prayer] = [verses, reference, line].map(escapeMarkup);
  const body = `<blockquote>${verse}</blockquote><p>${place}</p><p>${prayer}</p>`;
  return [
    "<entry>",
    `<title>${dayTitle(day)}: ${place}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${beginningOf(day)}</updated>`,
    `<author><name>${productName}</name></author>`,
    `<summary>${verse}</summary>`,
    `<content type="html">${escapeMarkup(body)}</content>`,
    "</entry>",
  ].join("\n");
}

/** When a day (yyyy-mm-dd) begins, as feeds write it. */
export function beginningOf(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** An article, whole. */
export function articleEntry(
  { id, slug, title, excerpt, date, author }: (typeof articles)[number],
  origin: string,
) {
  const address = origin + articlePath(id);
  // A reader elsewhere knows nothing of our paths.
  const body = getBody(slug).replaceAll(/(href|src)="\//g, `$1="${origin}/`);
  return [
    "<entry>",
    `<title>${escapeMarkup(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<updated>${isoDate(date)}</updated>`,
    `<author><name>${escapeMarkup(author)}</name></author>`,
    `<summary>${escapeMarkup(excerpt)}</summary>`,
    `<content type="html">${escapeMarkup(body)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Noon, so that the day is the same in every zone where the articles are read. */
function isoDate(shown: string): string {
  return new Date(`${shown} 12:00 UTC`).toISOString();
}
