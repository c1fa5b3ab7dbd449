import type { PlanPage } from "./plan.server";

/** One plan, opened at one of its days. */
export function PlanView({ plan }: PlanPage) {
  return <h1>{plan.title}</h1>;
}
