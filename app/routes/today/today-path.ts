import type { OfficeName } from "#content/office/office";

type OfficeRoute = { day?: string; pray?: "amen"; step?: number };

export function officePath(name: OfficeName, { day, pray, step }: OfficeRoute = {}): string {
  const query = new URLSearchParams();
  if (day) query.set("day", day);
  if (pray) query.set("pray", pray);
  if (step) query.set("step", String(step));
  return String(query) ? `/today/${name}?${query}` : `/today/${name}`;
}

/** The office of its own page. @param url or path, however it is written */
export function officeAt(url: string): OfficeName {
  return /\/night/i.test(new URL(url, "http://own").pathname) ? "night" : "morning";
}

/** A page holds three days at most. */
export const verseIntents = ["save-verse-0", "save-verse-1", "save-verse-2"] as const;
