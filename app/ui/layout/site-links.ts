import { documentRoom, documents } from "~/pages";
import { prayersPath, savedPath, signInPath } from "~/paths";

/** A page of ours and the words that lead to it. */
export type SiteLink = { to: string; label: string };

/**
 * Whether a link there must load the document: without scripts a page keeps no place for Back. Where a
 * passage is prayed, scripts help.
 */
export function loadsDocument(to: string): boolean {
  const [path = "", query = ""] = to.replace(/#.*/, "").split("?");
  if (path.startsWith(documentRoom)) return !/(?:^|&)pray=/.test(query);
  return Object.hasOwn(documents, path);
}

/** The way to log in and come back to `next`. */
export function signInLink(next: string): { label: string; to: string } {
  return { label: "Log in", to: signInPath(next) };
}

export const navigationLinks: readonly SiteLink[] = [
  { to: "/", label: "Home" },
  { to: "/features", label: "Features" },
  { to: "/blog", label: "Blog" },
  { to: "/community", label: "Community" },
  { to: "/pray", label: "Pray" },
  { to: "/search", label: "Search" },
];

/** Beside the bar's own, in its menu. */
export const menuLinks: readonly SiteLink[] = [
  { to: "/plans", label: "Prayer Plans" },
  { to: "/themes", label: "Devotional Themes" },
  { to: "/today", label: "Today" },
  { to: "/bible", label: "Bible" },
];

export const accountLinks: readonly SiteLink[] = [
  { to: "/auth", label: "Log in" },
  { to: "/auth", label: "Get Started" },
];

/** The pages of an account, as its own navigation has them; some lead on to others. */
export const accountPages: readonly (SiteLink & { leadsTo?: readonly string[] })[] = [
  { to: "/account", label: "Overview", leadsTo: ["/account/light"] },
  { to: prayersPath, label: "My Prayers" },
  { to: savedPath, label: "Saved" },
  {
    to: "/account/settings",
    label: "Settings",
    leadsTo: ["/preferences", "/account/privacy", "/account/factor"],
  },
];

/** Whether a page is the one that a link leads to, or stands below it. */
export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
