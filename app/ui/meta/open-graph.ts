import type { MetaDescriptor } from "@remix-run/node";
import type { OgPicture } from "./og-picture";

type Shared = {
  site: string;
  name: string;
  path: string;
  description?: string;
  picture: OgPicture;
  published?: string;
};

/** What other sites and apps show beside a link to a page (ogp.me); X reads the same tags. */
export function openGraph(origin: string, page: Shared): MetaDescriptor[] {
  const { site, name, path, description, picture, published } = page;
  const properties = {
    "og:site_name": site,
    "og:type": published ? "article" : "website",
    "og:title": name,
    "og:description": description,
    "og:url": origin + path,
    "og:image": origin + picture.path,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": picture.alt,
    "article:published_time": published,
  };
  return [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ property, content }] : [],
    ),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
