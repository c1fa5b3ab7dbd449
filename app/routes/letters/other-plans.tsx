import { Link } from "@remix-run/react";
import type { plansOf } from "./plan.server";

type OtherPlansProps = { title: string; plans: Awaited<ReturnType<typeof plansOf>> };

/** Plans that come to the same address, each with the way to its own page. */
export function OtherPlans({ title, plans }: OtherPlansProps) {
  if (plans.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-3 border-line [section+&]:border-t [section+&]:pt-5">
      <h2 className="text-subheading">{title}</h2>
      <ul className="grid gap-2">
        {plans.map((plan) => (
          <li key={plan.path}>
            <Link to={plan.path} className="link">
              {plan.title}
            </Link>{" "}
            <span className="text-ink-quiet">{stateWords[plan.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateWords = {
  asked: "waits for your yes",
  running: "a day each morning",
  paused: "rests",
  ended: "has ended",
};
