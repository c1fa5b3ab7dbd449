/** How long a plan may be, as an address names it. */
export const planLengths = [
  { name: "short", label: "Five days", most: 5 },
  { name: "week", label: "Six or seven days", most: 7 },
  { name: "long", label: "Longer", most: Number.POSITIVE_INFINITY },
] as const;

export type PlanLength = (typeof planLengths)[number]["name"];

/** The length that an address asks for; none shows them all. */
export function planLength(asked: string | null): PlanLength | undefined {
  return planLengths.find(({ name }) => name === asked)?.name;
}

/** Where a number of days belongs. */
export function lengthOf(days: number): PlanLength {
  return planLengths.find(({ most }) => days <= most)?.name ?? "long";
}
