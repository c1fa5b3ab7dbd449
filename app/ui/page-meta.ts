import type { MetaDescriptor } from "@remix-run/node";

/** The product's name, whole; `compactName` where the specification writes it as one word. */
export const productName = "Prayer LIFE";
export const compactName = "PrayerLife";

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
};

type Args = {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
};

/**
 * Title, description and canonical address of a page. 'Error: ' stands before the title when a
 * form of this very answer was refused.
 */
export function pageMeta({ location, matches }: Args, page: Page): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { origin: string; formRefused: boolean }
    | undefined;
  const title = page.title ?? `${page.heading} - ${productName}`;
  const canonical = page.canonical ?? location.pathname;
  const link = (rel: string, path: string | false | undefined) =>
    root && path ? [{ tagName: "link" as const, rel, href: root.origin + path }] : [];
  return [
    { title: root?.formRefused ? `Error: ${title}` : title },
    ...(page.description ? [{ name: "description", content: page.description }] : []),
    ...link("canonical", canonical),
    ...link("prev", page.previous),
    ...link("next", page.next),
    ...(page.canonical === false || page.unlisted ? [{ name: "robots", content: "noindex" }] : []),
  ];
}
