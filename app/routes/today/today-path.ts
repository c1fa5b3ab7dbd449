import type { OfficeName } from "#content/office/office";

type OfficeRoute = { day?: string; pray?: "amen"; step?: number };

export function officePath(name: OfficeName, { day, pray, step }: OfficeRoute = {}): string {
  const query = new URLSearchParams();
  if (day) query.set("day", day);
  if (pray) query.set("pray", pray);
  if (step) query.set("step", String(step));
  return query.size > 0 ? `/today/${name}?${query}` : `/today/${name}`;
}

/** A page holds three days at most. */
export const verseIntents = ["save-verse-0", "save-verse-1", "save-verse-2"] as const;
