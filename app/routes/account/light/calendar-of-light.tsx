import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { type LightPage, lightPage } from "./calendar-of-light.server";
import { NoLightYet } from "./no-light-yet";
import { YearOfLight } from "./year-of-light";

const heading = "Calendar of light";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return lightPage(await requireUser(args), new URL(args.request.url).searchParams);
}

/** A year of small suns: one for each day of prayer, and nothing said of the others. */
export default function Light() {
  const page = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to="/account">Overview</BackLink>}
      title={heading}
      lead={
        <>
          Every day you prayed here keeps its light.{" "}
          <span className="block">The days between are not counted.</span>
        </>
      }
      scene="water"
    >
      <div className="pt-part">
        <Years {...page} />
        {page.any ? <YearOfLight {...page} /> : <NoLightYet month={page.month} />}
      </div>
    </AccountPage>
  );
}

/** The year that is shown, those beside it, what its signs mean, and the way to the next sun. */
function Years({ year, before, after, count, any }: LightPage) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
          <h2>{year}</h2> {before && <YearLink year={before} />}{" "}
          {after && <YearLink year={after} />}
        </nav>
        <p className="mt-1 text-ink-quiet">
          {countWords(count)} {!after && <span className="block">The ring is today.</span>}
        </p>
      </div>
      {any && <ButtonLink to="/pray">Pray now</ButtonLink>}
    </div>
  );
}

function YearLink({ year }: { year: number }) {
  return (
    <Link to={`/account/light?year=${year}`} className="link inline-flex min-h-11 items-center">
      {year}
    </Link>
  );
}

function countWords(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "One day of prayer, and its sun.";
  return `${count} days of prayer, a sun for each.`;
}
