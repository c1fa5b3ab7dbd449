import { settings } from "~/runtime/env.server";
import { cacheControl } from "./page-cache/cache-control";

/** sitemaps.org, 0.9. */
export function sitemapOf(paths: readonly string[]): Response {
  const urls = paths.map((path) => `<url><loc>${settings().ORIGIN}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
  ];
  return new Response(`${xml.join("\n")}\n`, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": cacheControl.anHour,
    },
  });
}
