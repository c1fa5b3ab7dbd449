import { Link } from "@remix-run/react";
import type { PlanCardData } from "~/ui/cards/cards.server";
import { PlanCard } from "~/ui/cards/plan-card";
import type { HomeQuery } from "./home-query";
import { ListToggle } from "./list-toggle";

type PlanListsProps = {
  featured: readonly PlanCardData[];
  popular: readonly PlanCardData[];
  query: HomeQuery;
};

/** The plans to read: the featured ones large, the popular ones as a list. */
export function PlanLists({ featured, popular, query }: PlanListsProps) {
  return (
    <section id="prayer-plans" aria-labelledby="plans-heading" className="wrap band">
      <h2 id="plans-heading" className="text-title">
        Bible Reading Plans
      </h2>
      <p className="lead mt-3">
        Five, six or seven days, about five minutes each. Begin with what is on your mind.
      </p>
      <PlanList list="featured" heading="Featured Plans" plans={featured} query={query} />
      <PlanList list="popular" heading="Popular Plans" plans={popular} query={query} />
      <p className="mt-part">
        For the weeks before Christmas:{" "}
        <Link to="/plan/advent-plan" className="link">
          Advent, twenty-six days toward Bethlehem
        </Link>
        {" · "}
        <Link to="/plans" className="link">
          All plans, by what you need
        </Link>
      </p>
    </section>
  );
}

type PlanListProps = {
  list: "featured" | "popular";
  heading: string;
  plans: readonly PlanCardData[];
  query: HomeQuery;
};

function PlanList({ list, heading, plans, query }: PlanListProps) {
  const id = `${list}-plans`;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-part">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`${id}-heading`} className="flex-1 basis-[7em] text-heading">
          {heading}
        </h3>
        <ListToggle list={list} more="See All" anchor={id} of={`${id}-heading`} query={query} />
      </div>
      <div className={list === "popular" ? "mt-4 grid grid-cols-1" : "card-row mt-4"}>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} heading="h4" listed={list === "popular"} />
        ))}
      </div>
    </section>
  );
}
