import { documentRoom, documents } from "~/pages";
import { groupsPath, peoplePath, prayersPath, savedPath, signInPath } from "~/paths";

export type SiteLink = { to: string; label: string };

/** Without scripts a page keeps no place for Back; where a passage is prayed, scripts help. */
export function loadsDocument(to: string): boolean {
  const [path = "", query = ""] = to.replace(/#.*/, "").split("?");
  if (path.startsWith(documentRoom)) return !/(?:^|&)pray=/.test(query);
  return Object.hasOwn(documents, path);
}

export function signInLink(next: string): SiteLink {
  return { label: "Log in", to: signInPath(next) };
}

export const accountPages: readonly (SiteLink & { leadsTo?: readonly string[] })[] = [
  { to: "/account", label: "Overview", leadsTo: ["/account/light"] },
  { to: prayersPath, label: "My Prayers", leadsTo: [peoplePath] },
  { to: groupsPath, label: "Groups" },
  { to: savedPath, label: "Saved" },
  {
    to: "/account/settings",
    label: "Settings",
    leadsTo: ["/preferences", "/account/privacy", "/account/factor"],
  },
];

export function isWithin(pathname: string, to: string): boolean {
  return pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
}
