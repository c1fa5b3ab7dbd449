import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { type LightPage, lightPage } from "./light.server";

const heading = "Calendar of light";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return lightPage(await requireUser(args), new URL(args.request.url).searchParams);
}

/** A year of small suns: one for each day of prayer, and nothing said of the others. */
export default function Light() {
  const { year, before, after, any, months } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to="/account">Overview</BackLink>}
      title={heading}
      lead="Every day you prayed here keeps its light. The days between are not counted."
    >
      <div className="pt-part">
        <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
          <h2>{year}</h2> {before && <YearLink year={before} />}{" "}
          {after && <YearLink year={after} />}
        </nav>
        {any ? (
          <ol className="mt-8 grid cols-fill-60 gap-x-10 gap-y-10">
            {months.map((month) => (
              <Month key={month.name} {...month} />
            ))}
          </ol>
        ) : (
          <NoLightYet />
        )}
      </div>
    </AccountPage>
  );
}

function YearLink({ year }: { year: number }) {
  return (
    <Link to={`/account/light?year=${year}`} className="link inline-flex min-h-11 items-center">
      {year}
    </Link>
  );
}

const sizes = { cell: 20, sun: 6.5, day: 1.6 };

/** A month as its weeks have it; its days of prayer in words for who cannot see them. */
function Month({ name, weekday, length, prayed }: LightPage["months"][number]) {
  const days = Array.from({ length }, (_, index) => index + 1);
  const weeks = Math.ceil((weekday + length) / 7);
  return (
    <li>
      <h3 className="eyebrow">{name}</h3>
      <svg
        viewBox={`0 0 ${7 * sizes.cell} ${weeks * sizes.cell}`}
        aria-hidden="true"
        className="mt-3 w-full max-w-60 forced-color-adjust-none"
      >
        {days.map((day) => {
          const at = weekday + day - 1;
          const isPrayed = prayed.includes(day);
          return (
            <circle
              key={day}
              cx={((at % 7) + 0.5) * sizes.cell}
              cy={(Math.floor(at / 7) + 0.5) * sizes.cell}
              r={isPrayed ? sizes.sun : sizes.day}
              className={isPrayed ? "fill-accent" : "fill-line"}
            />
          );
        })}
      </svg>
      <p className="mt-2 text-small text-ink-quiet">{prayedWords(name, prayed)}</p>
    </li>
  );
}

function prayedWords(month: string, days: readonly number[]): string {
  if (days.length === 0) return "";
  if (days.length === 1) return `${month} ${days[0]}`;
  return `${month} ${days.slice(0, -1).join(", ")} and ${days.at(-1)}`;
}

function NoLightYet() {
  return (
    <div className="mt-6 grid max-w-152 justify-items-start gap-4">
      <p>
        The first light stands here when you say Amen, mark a day of a plan, or pray for something
        on your list.
      </p>
      <ButtonLink to="/pray">Pray now</ButtonLink>
    </div>
  );
}
