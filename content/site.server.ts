import { AsyncLocalStorage } from "node:async_hooks";
import type { OgPicture } from "./art";
import type { Article } from "./articles/article";
import type { HelpList } from "./help/line";
import { helpList } from "./help/list";
import { type Position, positions } from "./pages/careers";
import type { AboutWords, LegalPage, OwnLegalPage } from "./pages/page-words";
import type { Plan } from "./plans/plan";
import { compactName, productName } from "./product";
import {
  type Claims,
  type ContactDetails,
  claims,
  communityTestimonials,
  contactDetails,
  type TeamMember,
  type Testimonial,
  team,
  testimonials,
} from "./samples";
import type { Theme } from "./themes/theme";

/** What the operator puts in the place of ours, adds to them, and takes away from them. */
export type Own<Item> = { items: readonly Item[]; hidden: readonly Id[] };

type Id = string | number;

export type OwnImage = {
  /** Where it is served: its name, and a hash of its content. */
  path: string;
  /** "images/ann.jpg" */
  name: string;
  type: string;
  width: number;
  height: number;
};

const none = { items: [], hidden: [] };

/** What this site says: ours, with what the operator's folder puts in its place. Never changed, only replaced. */
export type Site = {
  /** Of the folder's files; empty without any. */
  hash: string;
  /** From where its pictures and recordings are served. */
  folder?: string;
  name: string;
  shortName: string;
  plans: Own<Plan>;
  themes: Own<Theme>;
  articles: Own<Article>;
  /** What takes the place of ours. */
  legal: Readonly<Partial<Record<LegalPage, OwnLegalPage>>>;
  about?: AboutWords;
  /** By their names in the folder. */
  images: ReadonlyMap<string, OwnImage>;
  contact: ContactDetails;
  operator?: Operator;
  claims?: Claims;
  /** None where there is no app. */
  app?: App;
  help: HelpList;
  testimonials: readonly Testimonial[];
  communityTestimonials: readonly Testimonial[];
  team: readonly TeamMember[];
  positions: readonly Position[];
  /** Invented people, counters and what is invented about the company are shown. */
  samples: boolean;
  photos: "none" | "own" | "service";
  leftOut: readonly Section[];
  links: readonly OwnLink[];
  /** In the place of name and mark. */
  logo?: OwnImage;
  icon?: OwnImage;
  /** A style sheet, and its address, which has its hash. */
  accent?: { path: string; css: string };
  /** For links to pages that have no picture of their own. */
  picture?: OgPicture;
  /** By what they are of: "night-prayer", "plans/anxiety-plan/3". */
  recordings: ReadonlyMap<string, Recording>;
};

/** Of the operator's own in the menu: another site, or a path of this one. */
type OwnLink = { label: string; to: string };

type Recording = {
  /** Where it is served: its name, and a hash of its content. */
  path: string;
  /** "audio/night-prayer.mp3" */
  name: string;
  type: string;
  hash: string;
};

/** Who answers for the site, for legal pages, letters and security.txt. */
type Operator = { name: string; address?: string; country?: string; law?: string };

type App = {
  /** When it is expected: "Summer 2025". */
  release?: string;
  /** Where it is there. */
  stores?: { apple?: string; google?: string };
};

export const sections = ["careers", "voices", "download"] as const;
export type Section = (typeof sections)[number];

/** Without a folder. */
export const builtIn: Site = Object.freeze({
  hash: "",
  name: productName,
  shortName: compactName,
  plans: none,
  themes: none,
  articles: none,
  legal: {},
  images: new Map(),
  contact: contactDetails,
  claims,
  app: { release: "Summer 2025" },
  help: helpList,
  testimonials,
  communityTestimonials,
  team,
  positions,
  samples: true,
  photos: "service",
  leftOut: [],
  links: [],
  recordings: new Map(),
});

let current = builtIn;

const ofRequest = new AsyncLocalStorage<Site>();

/** The same one for as long as a request takes: no page is mixed of two. */
export const site = (): Site => ofRequest.getStore() ?? current;

export const withSite = <T>(work: () => T): T => ofRequest.run(current, work);

export function replaceSite(next: Site): void {
  current = Object.freeze(next);
}

/** For a page's data, which says nothing of a recording where there is none. */
export function recordingOf(what: string): { recording?: string } {
  const recording = site().recordings.get(what)?.path;
  return recording ? { recording } : {};
}

/** Makes what depends on the site, once for each. */
export function perSite<T>(make: (site: Site) => T): () => T {
  const made = new WeakMap<Site, { value: T }>();
  return () => {
    const key = site();
    const found = made.get(key) ?? { value: make(key) };
    made.set(key, found);
    return found.value;
  };
}

/** Ours in their order, each replaced by the operator's of the same id, and then what else is theirs. */
export function laidOver<Item extends { id: Id }>(
  ours: readonly Item[],
  { items, hidden }: Own<Item>,
): readonly Item[] {
  const all = new Map([...ours, ...items].map((item) => [item.id, item]));
  return [...all.values()].filter(({ id }) => !hidden.includes(id));
}
