import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { type LightPage, lightPage } from "./calendar-of-light.server";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";

const heading = "Calendar of light";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return lightPage(await requireUser(args), new URL(args.request.url).searchParams);
}

/** A year of small suns: one for each day of prayer, and nothing said of the others. */
export default function Light() {
  const page = useLoaderData<typeof loader>();
  const { year, any, months } = page;
  return (
    <AccountPage
      before={<BackLink to="/account">Overview</BackLink>}
      title={heading}
      lead="Every day you prayed here keeps its light. The days between are not counted."
      scene="stars"
    >
      <div className="pt-part">
        {any ? <Year {...page} /> : <NoLightYet year={year} month={months[0]} />}
      </div>
    </AccountPage>
  );
}

/** The months of a year, the latest first; on a narrow screen, where they are a long way, this one large. */
function Year({ year, before, after, count, months }: LightPage) {
  return (
    <>
      <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
        <h2>{year}</h2> {before && <YearLink year={before} />} {after && <YearLink year={after} />}
      </nav>
      {count > 0 && (
        <p className="mt-1 text-ink-quiet">
          {countWords(count)} {!after && "A sun is a day you prayed. The ring is today."}
        </p>
      )}
      <ol className={`${nightSky} grid-cols-2 lg:grid-cols-4`}>
        {months.map((month) => (
          <Month key={month.name} {...month} />
        ))}
      </ol>
      <div className="buttons mt-8">
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </>
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
    <li className={month.today ? "max-sm:col-span-full" : undefined}>
      <h3 className="mb-2 flex justify-between gap-2 text-base leading-tight font-semibold">
        {month.name}
        {month.prayed.length > 2 && (
          <span aria-hidden="true" className="text-small font-normal">
            {month.prayed.length} days
          </span>
        )}
      </h3>
      <SunsOfDays {...month} numerals={month.today ? "always" : "wide"} />
      <p className="sr-only">{daysInWords(month)}</p>
    </li>
  );
}

const countWords = (count: number) =>
  count === 1
    ? "One day of prayer, and it stays."
    : `${count} days of prayer, and every one stays.`;

function NoLightYet({ year, month }: { year: number; month?: DaysOfLight }) {
  return (
    <div className={`${nightSky} items-center lg:grid-cols-2`}>
      {month && (
        <div className="max-w-96">
          <h2 className="mb-3 text-subheading">
            {month.name} {year}
          </h2>
          <SunsOfDays {...month} numerals="always" />
          <p className="mt-3 text-small text-ink-quiet">The ring is today.</p>
        </div>
      )}
      <div className="grid content-start justify-items-start gap-5">
        <p className="max-w-120 font-serif text-scripture text-balance">
          Your first light appears when you say Amen, mark a day of a plan, or pray for something on
          your list.
        </p>
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </div>
  );
}
