export const planLengths = [
  { name: "short", label: "Five days", most: 5 },
  { name: "week", label: "Six or seven days", most: 7 },
  { name: "long", label: "Longer", most: Number.POSITIVE_INFINITY },
] as const;

export type PlanLength = (typeof planLengths)[number]["name"];

export const plansPath = (length?: PlanLength) => (length ? `/plans?length=${length}` : "/plans");
