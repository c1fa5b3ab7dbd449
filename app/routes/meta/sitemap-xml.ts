import { settings } from "~/server/env.server";
import { standingPaths } from "~/ui/site-links";
import { articles } from "../../../content/articles/articles";
import { plans } from "../../../content/plans/plans";
import { themes } from "../../../content/themes/themes";
import { dayPath } from "../plans/day-number";

/** Every page that may be found, for search engines (sitemaps.org, 0.9). */
export function loader() {
  const paths = [
    ...standingPaths.filter((path) => !/^\/(auth|app-download|account.*)$/.test(path)),
    ...plans.flatMap((plan) => plan.days.map((_, day) => dayPath(plan.id, day + 1))),
    ...themes.map(({ id }) => `/theme/${id}`),
    ...articles.map(({ id }) => `/blog?article=${id}`),
  ];
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
      "Cache-Control": "public, max-age=3600",
    },
  });
}
