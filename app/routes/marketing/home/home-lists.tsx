import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef } from "react";
import { TallLink, TextLink } from "~/ui/controls/controls";
import { type StaticParts, useStaticHtml } from "~/ui/static/use-static-html";
import { type HomeQuery, homePath, listName } from "./home-query";

type ListsProps = { parts: StaticParts; query: HomeQuery };

type Seasonal = { seasonal: readonly { to: string; when: string; name: string }[] };

export function PlanLists({ parts, query, seasonal }: ListsProps & Seasonal) {
  return (
    <section id="prayer-plans" aria-labelledby="plans-heading" className="wrap band">
      <h2 id="plans-heading" className="text-title">
        Bible Reading Plans
      </h2>
      <p className="lead mt-3">About five minutes a day, for five to seven days.</p>
      <PlanList list="featured" heading="Featured Plans" parts={parts} query={query} />
      <PlanList list="popular" heading="Popular Plans" parts={parts} query={query} />
      <p className="mt-part whitespace-pre-line">
        {seasonal.map(({ to, when, name }) => [
          when,
          <TextLink key={to} to={to}>
            {name}
          </TextLink>,
          "\n",
        ])}
        <TallLink to="/plans">All plans, by what you need</TallLink>
      </p>
    </section>
  );
}

type PlanListProps = ListsProps & { list: "featured" | "popular"; heading: string };

function PlanList({ list, heading, parts, query }: PlanListProps) {
  const id = `${list}-plans`;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-part">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 id={`${id}-heading`} className="flex-1 basis-[7em] text-heading">
          {heading}
        </h3>
        <ListToggle list={list} query={query} />
      </div>
      <div
        {...useStaticHtml(listName(list, query), parts)}
        className={list === "popular" ? "mt-4 grid grid-cols-1" : "card-row mt-4"}
      />
    </section>
  );
}

export function ThemeList({ parts, query }: ListsProps) {
  const head = useRef<HTMLDivElement>(null);
  const open = query.themes === "all";
  useFocusInHead(head, open);
  const toggle = <ListToggle list="themes" query={query} />;
  return (
    <section id="devotional-themes" aria-labelledby="themes-heading" className="band night">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" ref={head}>
          <h2 id="themes-heading" className="flex-1 basis-[7em] text-title">
            Community Themes
          </h2>
          {toggle}
        </div>
        <p className="lead mt-3">One theme, one prayer, three readings.</p>
        <div
          {...useStaticHtml(listName("themes", query), parts)}
          className="posters mt-8 grid cols-fit-36 gap-4 md:grid-cols-3 md:gap-7"
        />
        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <TallLink to="/themes">All themes, by what you need</TallLink>
          {open && toggle}
        </div>
      </div>
    </section>
  );
}

/** The button below the list goes with it; the focus it held goes to the one above. */
function useFocusInHead(head: RefObject<HTMLElement>, open: boolean) {
  const was = useRef(open);
  useEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (!closed || document.activeElement !== document.body) return;
    head.current?.querySelector("button")?.focus({ preventScroll: true });
    // Not gliding: what would pass by is gone.
    head.current?.scrollIntoView({ behavior: "instant" });
  }, [open, head]);
}

/** Each list's id and that of its heading, and what its button says while it is closed. */
const toggles = {
  featured: { id: "featured-plans", heading: "featured-plans-heading", more: "See All" },
  popular: { id: "popular-plans", heading: "popular-plans-heading", more: "See All" },
  themes: { id: "devotional-themes", heading: "themes-heading", more: "View All" },
} as const;

/**
 * Opens or closes one list and leaves the others as they are. The browser's own form leads back to
 * the list; where scripts run, the page stays where it is and the button keeps the focus.
 */
function ListToggle({ list, query }: { list: keyof typeof toggles; query: HomeQuery }) {
  const navigate = useNavigate();
  const { id, heading, more } = toggles[list];
  const { [list]: open, ...others } = query;
  const next: HomeQuery = open ? others : { ...others, [list]: "all" };

  function toggle(event: FormEvent) {
    event.preventDefault();
    navigate(homePath(next), { replace: true, preventScrollReset: true });
  }

  return (
    <form method="get" action={`/#${id}`} onSubmit={toggle}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        {...(!open && { name: list, value: "all" })}
        className="text-button"
        aria-expanded={open === "all"}
        aria-describedby={heading}
      >
        {open ? "View Less" : more}
      </button>
    </form>
  );
}
