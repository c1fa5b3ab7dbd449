import { settings } from "~/runtime/env.server";
import { productName } from "~/ui/meta/page-meta";
import { articles } from "../../../content/articles/articles";
import { getBody } from "../../../content/articles/bodies";

/** The articles as an Atom feed (RFC 4287), whole. */
export function loader() {
  const { ORIGIN } = settings();
  const newest = articles
    .map(({ date }) => isoDate(date))
    .toSorted()
    .at(-1);
  const feed = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${productName}: Prayer Insights &amp; Tips</title>`,
    `<id>${ORIGIN}/blog</id>`,
    `<link rel="self" type="application/atom+xml" href="${ORIGIN}/feed.xml"/>`,
    `<link rel="alternate" type="text/html" href="${ORIGIN}/blog"/>`,
    `<updated>${newest}</updated>`,
    ...articles.map((article) => entry(article, ORIGIN)),
    "</feed>",
  ];
  return new Response(`${feed.join("\n")}\n`, {
    headers: {
      "Content-Type": "application/atom+xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
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
