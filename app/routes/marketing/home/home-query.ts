import { prayerThemes } from "#content/prayer-themes";

const homeLists = ["featured", "popular", "themes"] as const;

type HomeList = (typeof homeLists)[number];

/** What an address asks of the home page; what it leaves out is closed, or the first prayer. */
export type HomeQuery = Partial<Record<HomeList, "all"> & { prayer: string }>;

/** Reads an address; anything that we do not know is left out. */
export function homeQuery(search: URLSearchParams): HomeQuery {
  const query: HomeQuery = {};
  for (const list of homeLists) if (search.get(list) === "all") query[list] = "all";
  const prayer = search.get("prayer");
  if (prayer && Object.keys(prayerThemes).indexOf(prayer) > 0) query.prayer = prayer;
  return query;
}

/** What the HTML of a list is called, as far as it is open. */
export function listName(list: HomeList, query: HomeQuery): string {
  return query[list] ? `${list}-all` : list;
}

export function homePath(query: HomeQuery): string {
  const search = new URLSearchParams(query).toString();
  return search ? `/?${search}` : "/";
}

/** Where its forms are sent, so that it comes back as it was. */
export function homeAction(query: HomeQuery): string {
  const search = new URLSearchParams(query).toString();
  return search ? `/?index&${search}` : "/?index";
}
