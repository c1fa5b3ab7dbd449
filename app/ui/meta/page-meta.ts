import type { MetaDescriptor } from "@remix-run/node";
import type { Art, OgPicture } from "#content/art";
import { named, type SiteWords } from "../layout/site-words";

type Crumb = { name: string; path: string };

type Page = {
  /** Becomes '{heading} - {name}' unless `title` is given whole. */
  heading?: string;
  title?: string;
  description?: string;
  /** The page's own address as a path, when it is not the one asked for; false for none. */
  canonical?: string | false;
  unlisted?: boolean;
  previous?: string;
  /** With a query: Firefox loads any other ahead of time, which the policy refuses. */
  next?: string;
  picture?: OgPicture;
  /** As 2025-06-11. */
  published?: string;
  /** The way from home to the page and the page itself, when it is not the page alone. */
  trail?: readonly Crumb[];
  about?: About;
};

type About = (origin: string, words: SiteWords) => object;

type Args = {
  location: { pathname: string };
  matches: readonly { id: string; data?: unknown }[];
};

/** 'Error: ' stands before the title when a form of this very response was refused. */
export function pageMeta({ location, matches }: Args, page: Page): MetaDescriptor[] {
  const root = matches.find(({ id }) => id === "root")?.data as
    | { origin: string; errorTitle: boolean; words: SiteWords }
    | undefined;
  const { words = nameless } = root ?? {};
  const title = named(page.title ?? `${page.heading} - {name}`, words);
  const name = page.heading ?? title;
  const description = page.description && named(page.description, words);
  const canonical = page.canonical ?? location.pathname;
  const link = (rel: string, path: string | false | undefined) =>
    root && path ? [{ tagName: "link" as const, rel, href: root.origin + path }] : [];
  const listed = canonical !== false && !page.unlisted;
  return [
    { title: root?.errorTitle ? `Error: ${title}` : title },
    ...(description ? [{ name: "description", content: description }] : []),
    ...link("canonical", canonical),
    ...link("prev", page.previous),
    ...link("next", page.next),
    ...(root && canonical !== false
      ? openGraph(root.origin, {
          published: page.published,
          description,
          picture: shownPicture(page.picture, words),
          site: words.name,
          name,
          path: canonical,
        })
      : []),
    ...(listed ? [] : [{ name: "robots", content: "noindex" }]),
    ...(root && listed
      ? structuredData(root, page.trail ?? [{ name, path: canonical }], page.about)
      : []),
  ];
}

const nameless: SiteWords = { name: "", shortName: "", hasPictures: false };

/** The `meta` of a page that is the same whatever its loader says. */
export const metaOf = (page: Page) => (args: Args) => pageMeta(args, page);

/** For a page of an account, the team or a sender, which no search engine may list. */
export const privateMeta = (heading: string) => metaOf({ heading, canonical: false });

/** As JSON-LD (schema.org). Remix writes `<` so that it ends no script. */
function structuredData(
  { origin, words }: { origin: string; words: SiteWords },
  trail: readonly Crumb[],
  about?: About,
): MetaDescriptor[] {
  const things = [...(about ? [about(origin, words)] : []), ...breadcrumbs(origin, trail)];
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

type Shared = {
  site: string;
  name: string;
  path: string;
  description?: string;
  picture: OgPicture;
  published?: string;
};

function openGraph(origin: string, page: Shared): MetaDescriptor[] {
  const { site, name, path, description, picture, published } = page;
  const properties = {
    "og:site_name": site,
    "og:type": published ? "article" : "website",
    "og:title": name,
    "og:description": description,
    "og:url": origin + path,
    "og:image": origin + picture.path,
    "og:image:width": picture.isOtherSize ? undefined : "1200",
    "og:image:height": picture.isOtherSize ? undefined : "630",
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

export const defaultPicture: OgPicture = {
  path: "/og/prayer-life.png",
  alt: "The sun rising over hills, and the words: Find God's Peace in Prayer.",
};

export const prayPicture: OgPicture = {
  path: "/og/pray.png",
  alt: "The sun over still water, and the words: A prayer for this hour.",
};

type Shown = { title: string } & Pick<Art, "picture">;

export function planPicture({ id, title, duration, picture }: Shown & PlanNames): OgPicture {
  const alt = `A dawn, and the words: ${title}, ${duration}.`;
  return picture ?? { path: `/og/plan-${id}.png`, alt };
}

type PlanNames = { id: string; duration: string };

export function themePicture({ id, title, picture }: Shown & { id: string }): OgPicture {
  const alt = `A dawn, and the words: ${title}, a devotional theme.`;
  return picture ?? { path: `/og/${id}.png`, alt };
}

export function articlePicture({ id, title, picture }: Shown & { id: number | string }): OgPicture {
  return picture ?? { path: `/og/article-${id}.png`, alt: `A dawn, and the words: ${title}.` };
}

/** As `scenePicture` has it, whose table of scenes no page needs for it. */
export const ofNobody: OgPicture = {
  path: "/og/scene-hills.png",
  alt: "A dawn: hills.",
  isOtherSize: true,
};

/** Those with our name in them are for the site that bears it. */
function shownPicture(given: OgPicture | undefined, { hasPictures, picture }: SiteWords) {
  const isFree = !/^\/og\/(?!scene-)/.test(given?.path ?? defaultPicture.path);
  if (given && (hasPictures || isFree)) return given;
  return picture ?? (hasPictures ? defaultPicture : ofNobody);
}
