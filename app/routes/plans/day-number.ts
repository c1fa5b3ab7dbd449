/** The day that an address asks for: 1..days, and day 1 for everything else. */
export function dayNumber(asked: string | null, days: number): number {
  const number = Number(asked);
  return /^\d{1,3}$/.test(asked ?? "") && number >= 1 && number <= days ? number : 1;
}
