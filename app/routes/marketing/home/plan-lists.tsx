import { PageLink } from "~/ui/controls/page-link";
import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";
import { type HomeQuery, listName } from "./home-query";
import { ListToggle } from "./list-toggle";

type PlanListsProps = {
  parts: StaticParts;
  query: HomeQuery;
};

/** The plans to read: the featured ones large, the popular ones as a list. */
export function PlanLists({ parts, query }: PlanListsProps) {
  return (
    <section id="prayer-plans" aria-labelledby="plans-heading" className="wrap band">
      <h2 id="plans-heading" className="text-title">
        Bible Reading Plans
      </h2>
      <p className="lead mt-3">
        Five, six or seven days, about five minutes each. Begin with what is on your mind.
      </p>
      <PlanList list="featured" heading="Featured Plans" parts={parts} query={query} />
      <PlanList list="popular" heading="Popular Plans" parts={parts} query={query} />
      <p className="mt-part">
        For the weeks before Christmas:{" "}
        <PageLink to="/plan/advent-plan" className="link">
          Advent, twenty-six days toward Bethlehem
        </PageLink>
      </p>
      <p className="mt-6">
        <PageLink to="/plans" className="link inline-flex min-h-11 items-center">
          All plans, by what you need
        </PageLink>
      </p>
    </section>
  );
}

type PlanListProps = {
  list: "featured" | "popular";
  heading: string;
  parts: StaticParts;
  query: HomeQuery;
};

function PlanList({ list, heading, parts, query }: PlanListProps) {
  const id = `${list}-plans`;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-part">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`${id}-heading`} className="flex-1 basis-[7em] text-heading">
          {heading}
        </h3>
        <ListToggle list={list} more="See All" anchor={id} of={`${id}-heading`} query={query} />
      </div>
      <div
        {...useStaticHtml(listName(list, query), parts)}
        className={list === "popular" ? "mt-4 grid grid-cols-1" : "card-row mt-4"}
      />
    </section>
  );
}
