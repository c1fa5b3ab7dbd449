import { cacheControl } from "~/http/page-cache/cache-control";
import { settings } from "~/runtime/env.server";

/** Everything may be found but the doors and the endpoints. */
export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /auth",
    "Disallow: /account",
    `Sitemap: ${settings().ORIGIN}/sitemap.xml`,
    `Sitemap: ${settings().ORIGIN}/sitemap-bible.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": cacheControl.anHour,
    },
  });
}
