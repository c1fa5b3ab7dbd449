import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { lightPage } from "./calendar-of-light.server";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

const heading = "Calendar of light";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return lightPage(await requireUser(args), new URL(args.request.url).searchParams);
}

/** A year of small suns: one for each day of prayer, and nothing said of the others. */
export default function Light() {
  const { year, before, after, any, count, months } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to="/account">Overview</BackLink>}
      title={heading}
      lead="Every day you prayed here keeps its light. The days between are not counted."
      scene="stars"
    >
      <div className="pt-part">
        <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
          <h2>{year}</h2> {before && <YearLink year={before} />}{" "}
          {after && <YearLink year={after} />}
        </nav>
        {count > 0 && (
          <p className="mt-1 text-ink-quiet">
            {countWords(count)} {!after && "Each is a sun, and the ring is today."}
          </p>
        )}
        {any ? (
          <>
            <ol className={`${nightSky} grid-cols-2 sm:grid-cols-3 lg:grid-cols-4`}>
              {months.map((month) => (
                <Month key={month.name} {...month} />
              ))}
            </ol>
            <div className="buttons mt-8">
              <ButtonLink to="/pray">Pray now</ButtonLink>
            </div>
          </>
        ) : (
          <NoLightYet month={months[0]} />
        )}
      </div>
    </AccountPage>
  );
}

/** Suns are gold, and gold needs the night. */
const nightSky =
  "night mt-6 grid gap-x-figures gap-y-10 rounded-large border border-line bg-night-deep p-inset text-ink";

function YearLink({ year }: { year: number }) {
  return (
    <Link to={`/account/light?year=${year}`} className="link inline-flex min-h-11 items-center">
      {year}
    </Link>
  );
}

/** A month as its weeks have it; its days of prayer in words for who cannot see them. */
function Month(month: DaysOfLight) {
  return (
    <li>
      <h3 className="mb-2 text-base leading-tight font-semibold">{month.name}</h3>
      <SunsOfDays {...month} />
      <p className="sr-only">{daysInWords(month)}</p>
    </li>
  );
}

const countWords = (count: number) =>
  count === 1 ? "One day of prayer, and it stays." : `${count} days of prayer, and each one stays.`;

function NoLightYet({ month }: { month?: DaysOfLight }) {
  return (
    <div className={`${nightSky} sm:grid-cols-[14rem_minmax(0,1fr)]`}>
      {month && (
        <div className="w-full max-w-56">
          <h3 className="mb-2 text-base leading-tight font-semibold">{month.name}</h3>
          <SunsOfDays {...month} />
        </div>
      )}
      <div className="grid content-start justify-items-start gap-5">
        <p className="max-w-120 font-serif text-scripture">
          Your first light appears when you say Amen, mark a day of a plan, or pray for something on
          your list.
        </p>
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </div>
  );
}
