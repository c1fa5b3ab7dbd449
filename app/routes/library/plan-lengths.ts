const lengthParameter = "length";

export const planLengths = [
  { name: "short", label: "Five days", most: 5 },
  { name: "week", label: "Six or seven days", most: 7 },
  { name: "long", label: "Longer", most: Number.POSITIVE_INFINITY },
] as const;

export type PlanLength = (typeof planLengths)[number]["name"];

export function planLength(query: URLSearchParams): PlanLength | undefined {
  const asked = query.get(lengthParameter);
  return planLengths.find(({ name }) => name === asked)?.name;
}

export const plansPath = (length?: PlanLength) =>
  length ? `/plans?${lengthParameter}=${length}` : "/plans";

export function lengthOf(days: number): PlanLength {
  return planLengths.find(({ most }) => days <= most)?.name ?? "long";
}
