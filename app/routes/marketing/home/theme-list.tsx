import { type RefObject, useEffect, useRef } from "react";
import { PageLink } from "~/ui/controls/page-link";
import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";
import { type HomeQuery, listName } from "./home-query";
import { ListToggle } from "./list-toggle";

type ThemeListProps = { parts: StaticParts; query: HomeQuery };

/** The devotional themes as a wall of small dawns. */
export function ThemeList({ parts, query }: ThemeListProps) {
  const head = useRef<HTMLDivElement>(null);
  const open = query.themes === "all";
  useFocusInHead(head, open);
  const toggle = (
    <ListToggle
      list="themes"
      more="View All"
      anchor="devotional-themes"
      of="themes-heading"
      query={query}
    />
  );
  return (
    <section id="devotional-themes" aria-labelledby="themes-heading" className="band night">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1" ref={head}>
          <h2 id="themes-heading" className="flex-1 basis-[7em] text-title">
            Community Themes
          </h2>
          {toggle}
        </div>
        <p className="lead mt-3">One theme, one prayer, three readings. Choose the one you need.</p>
        <div
          {...useStaticHtml(listName("themes", query), parts)}
          className="posters mt-8 grid cols-fit-36 gap-4 md:grid-cols-3 md:gap-7"
        />
        <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <PageLink to="/themes" className="link inline-flex min-h-11 items-center">
            All themes, by what you need
          </PageLink>
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
