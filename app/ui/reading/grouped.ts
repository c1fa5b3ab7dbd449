/** "12,345". By hand: a phone's first use of Intl holds up the page while it comes alive. Not below 0. */
export function grouped(figure: number): string {
  if (figure < 1_000) return String(figure);
  const last = String(figure % 1_000).padStart(3, "0");
  return `${grouped(Math.floor(figure / 1_000))},${last}`;
}
