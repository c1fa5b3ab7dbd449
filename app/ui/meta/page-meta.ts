import type { MetaDescriptor } from "@remix-run/node";
import { productName } from "#content/product";
import { defaultPicture, type OgPicture } from "./og-picture";
import { openGraph } from "./open-graph";
import { type Crumb, structuredData } from "./structured-data";

type Page = {
  /** Becomes '{heading} - Prayer LIFE' unless `title` is given whole. */
  heading?: string;
  title?: string;
  description?: string;
  /** The page's own address as a path, when it is not the one asked for; false for none. */
  canonical?: string | false;
  /** Not for search engines, though it has a canonical address. */
  unlisted?: boolean;
  /** The paths of the pages before and after it, where it is one of a row. */
  previous?: string;
  next?: string;
  /** The picture beside a link to it; the site's own unless given. */
  picture?: OgPicture;
  /** The day an article appeared, as 2025-06-11. */
  published?: string;
  /** The way from home to the page and the page itself, when it is not the page alone. */
  trail?: readonly Crumb[];
  /** What the page is, in the words of schema.org. */
  about?: (origin: string) => object;
};

type Args = {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
};

/**
 * What the head of a page says of it: title, description, canonical address, and what those need
 * who show a link to it or look for it. 'Error: ' stands before the title when a form of this very
 * response was refused.
 */
export function pageMeta({ location, matches }: Args, page: Page): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { origin: string; errorTitle: boolean }
    | undefined;
  const title = page.title ?? `${page.heading} - ${productName}`;
  const name = page.heading ?? title;
  const canonical = page.canonical ?? location.pathname;
  const link = (rel: string, path: string | false | undefined) =>
    root && path ? [{ tagName: "link" as const, rel, href: root.origin + path }] : [];
  const listed = canonical !== false && !page.unlisted;
  return [
    { title: root?.errorTitle ? `Error: ${title}` : title },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    ...link("canonical", canonical),
    ...link("prev", page.previous),
    ...link("next", page.next),
    ...(root && canonical !== false
      ? openGraph(root.origin, {
          picture: defaultPicture,
          ...page,
          site: productName,
          name,
          path: canonical,
        })
      : []),
    ...(listed ? [] : [{ name: "robots", content: "noindex" }]),
    ...(root && listed
      ? structuredData(root.origin, page.trail ?? [{ name, path: canonical }], page.about)
      : []),
  ];
}
