import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import type { ChapterPage } from "./chapter.server";

/** The chapters before and after, across the ends of books. */
export function Neighbors({ previous, next }: ChapterPage) {
  const linkClass =
    "flex min-h-14 items-center gap-2.5 rounded-stage border border-control px-4 font-semibold hover:bg-surface-sunken";
  return (
    <nav aria-label="Other chapters" className="no-print mt-part grid grid-cols-2 gap-3">
      {previous ? (
        <Link to={previous.path} rel="prev" reloadDocument className={linkClass}>
          <Icon of="arrow-left" />
          <span>
            <span className="sr-only">Previous: </span>
            {previous.name}
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link
          to={next.path}
          rel="next"
          reloadDocument
          className={`${linkClass} justify-end text-end`}
        >
          <span>
            <span className="sr-only">Next: </span>
            {next.name}
          </span>
          <Icon of="arrow-right" />
        </Link>
      )}
    </nav>
  );
}

/** What a reader may do with a chapter. */
export function PrayThis({ name, path }: ChapterPage) {
  return (
    <div className="no-print mt-part">
      <p className="mb-4">Read it slowly, as a prayer in four quiet steps.</p>
      <ButtonLink to={`${path}?pray=lectio`} variant="secondary">
        Pray with {name}
      </ButtonLink>
    </div>
  );
}
