import type { MetaDescriptor } from "@remix-run/node";

/** A page on the way from home to another. */
export type Crumb = { name: string; path: string };

/**
 * What search engines are told of a page beyond its words (schema.org, as JSON-LD): where it
 * stands, except for home itself, and what it is. Remix writes `<` so that it ends no script.
 */
export function structuredData(
  origin: string,
  trail: readonly Crumb[],
  about?: (origin: string) => object,
): MetaDescriptor[] {
  const things = [...(about ? [about(origin)] : []), ...breadcrumbs(origin, trail)];
  return things.map((thing) => ({
    "script:ld+json": { "@context": "https://schema.org", ...thing },
  }));
}

function breadcrumbs(origin: string, trail: readonly Crumb[]): object[] {
  if (trail.at(-1)?.path === "/") return [];
  const items = [{ name: "Home", path: "/" }, ...trail].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: origin + path,
  }));
  return [{ "@type": "BreadcrumbList", itemListElement: items }];
}
