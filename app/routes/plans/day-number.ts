/** A day that was asked for: 1..days, and day 1 for everything else. */
export function dayNumber(asked: string, days: number): number {
  const number = Number(asked);
  return /^\d{1,3}$/.test(asked) && number >= 1 && number <= days ? number : 1;
}

/** The day that an address asks for; none where it leaves that to the page. */
export function askedDay(query: URLSearchParams, days: number): number | undefined {
  const asked = query.get("day");
  return asked === null ? undefined : dayNumber(asked, days);
}
