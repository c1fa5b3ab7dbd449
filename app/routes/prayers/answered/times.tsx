import { Link } from "@remix-run/react";
import { pagePath } from "~/ui/controls/page-number";
import type { AnsweredPage } from "../prayers.server";

type TimesProps = Pick<
  AnsweredPage,
  "years" | "monthsOfYear" | "months" | "shownYear" | "summary" | "pageCount"
> & { path: string };

/** Where a month stands on its page. */
export const anchorOf = (month: string) => month.replace(" ", "-").toLowerCase();

/** How many answers there are, since when, and a way into each year and each month of it. */
export function Times(props: TimesProps) {
  const { path, years, monthsOfYear, months, shownYear, summary, pageCount } = props;
  const link = ({ page, name }: TimesProps["years"][number]) =>
    `${pagePath(path, page)}#${anchorOf(name)}`;
  return (
    <div className={years.length > 1 || pageCount > 1 ? "split items-baseline" : ""}>
      <p className="font-serif text-subheading text-balance">{summary}</p>
      <div>
        {years.length > 1 && (
          <nav aria-label="Years" className={columns}>
            {years.map((each) => (
              <Link
                key={each.year}
                to={link(each)}
                aria-current={each.year === shownYear ? "true" : undefined}
                className={look}
              >
                {each.year}
              </Link>
            ))}
          </nav>
        )}
        {pageCount > 1 && (
          <nav aria-label={`Months of ${shownYear}`} className={columns}>
            {monthsOfYear.map((each) => (
              <Link
                key={each.name}
                to={link(each)}
                aria-label={each.name}
                aria-current={months.some(({ month }) => month === each.name) ? "true" : undefined}
                className={look}
              >
                {each.short}
              </Link>
            ))}
          </nav>
        )}
      </div>
    </div>
  );
}

/** A year stands over a month. */
const columns = "grid max-w-136 grid-cols-6";

const look =
  "link inline-flex min-h-11 min-w-11 items-center aria-[current]:font-semibold aria-[current]:no-underline";
