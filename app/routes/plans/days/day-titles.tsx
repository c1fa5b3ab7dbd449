import { Link } from "@remix-run/react";
import { namedDayPath } from "~/paths";
import { Icon } from "~/ui/controls/icon";

type DayTitlesProps = { planId: string; titles: readonly string[] };

/** What the days of a long plan are called, where their list has room for numbers alone. */
export function DayTitles({ planId, titles }: DayTitlesProps) {
  return (
    <details className="group mt-4">
      <summary className="summary-plain flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold hover:underline">
        All {titles.length} titles <Icon of="plus" className="group-open:rotate-45" />
      </summary>
      <ol className="mt-1 list-decimal gap-x-16 ps-[2em] @path:columns-2">
        {titles.map((title, index) => (
          <li key={title}>
            <Link
              to={`${namedDayPath(planId, index + 1)}#day`}
              className="link inline-flex min-h-10 items-center"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
