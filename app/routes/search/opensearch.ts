import { site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { settings } from "~/runtime/env.server";
import { escapeMarkup } from "~/runtime/markup";

/** OpenSearch 1.1. */
export function loader() {
  const { ORIGIN } = settings();
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeMarkup(site().name)}</ShortName>`,
    "<Description>Bible passages, prayers and plans</Description>",
    "<InputEncoding>UTF-8</InputEncoding>",
    `<Image width="32" height="32" type="image/x-icon">${ORIGIN}/favicon.ico</Image>`,
    `<Url type="text/html" template="${ORIGIN}/search?q={searchTerms}"/>`,
    "</OpenSearchDescription>",
  ];
  return new Response(`${xml.join("\n")}\n`, {
    headers: {
      "Content-Type": "application/opensearchdescription+xml; charset=utf-8",
      "Cache-Control": cacheControl.aDay,
    },
  });
}
