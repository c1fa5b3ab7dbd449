import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { noLightYet } from "#content/pages/account";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { metaOf } from "~/ui/meta/page-meta";
import { type LightPage, lightPage } from "./calendar-of-light.server";
import { type DaysOfLight, Month, SunsOfDays, withMonth } from "./month-of-light";

export { accountStyles as links } from "../account-part";

const heading = "Calendar of light";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  return lightPage(await requireUser(args), new URL(args.request.url).searchParams);
}

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
    >
      <div className="pt-part">
        <Years {...page} />
        {page.any ? <YearOfLight {...page} /> : <NoLightYet month={page.month} />}
      </div>
    </AccountPage>
  );
}

function Years({ year, before, after, count, any }: LightPage) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div>
        <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
          <h2>{year}</h2> {before && yearLink(before)} {after && yearLink(after)}
        </nav>
        <p className="mt-1 text-ink-quiet">
          {countWords(count)} {!after && <span className="block">Today has a ring around it.</span>}
        </p>
      </div>
      {any && <ButtonLink to="/pray">Pray now</ButtonLink>}
    </div>
  );
}

const yearLink = (year: number) => <TallLink to={`/account/light?year=${year}`}>{year}</TallLink>;

function countWords(count: number): string {
  if (count === 0) return "";
  if (count === 1) return "One day of prayer.";
  return `${count} days of prayer.`;
}

/** Gold suns need a night sky. */
const nightSky =
  "night mt-6 grid items-start gap-x-columns gap-y-10 rounded-large border border-line bg-night-deep p-inset text-ink print:border-0";

/** Of many months the current one stands first, and large. */
function YearOfLight({ month, earlier }: Pick<LightPage, "month" | "earlier">) {
  const [other, ...more] = earlier;
  if (month && more.length === 0) return <FewMonths months={other ? [month, other] : [month]} />;
  return (
    <div className={`${nightSky} ${month ? withMonth : ""}`}>
      {month && (
        <div>
          <Month {...month} />
        </div>
      )}
      {earlier.length > 0 && (
        <ol className={`grid gap-x-columns gap-y-8 ${columnsOf(earlier.length)}`}>
          {earlier.map((each) => (
            <li key={each.name}>
              <Month {...each} small={earlier.length > 1} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function FewMonths({ months }: { months: readonly DaysOfLight[] }) {
  return (
    <div className={`${nightSky} lg:grid-cols-2 ${months.length > 1 ? "lg:*:first:order-1" : ""}`}>
      {months.map((month) => (
        <div key={month.name}>
          <Month {...month} />
        </div>
      ))}
      {months.length === 1 && (
        <p className="self-center font-serif text-scripture text-balance">
          Every day you pray keeps its light.
        </p>
      )}
    </div>
  );
}

function columnsOf(count: number): string {
  if (count === 1) return "grid-cols-1 max-w-96";
  return count === 2 ? "grid-cols-2" : "grid-cols-2 sm:grid-cols-3";
}

function NoLightYet({ month }: Pick<LightPage, "month">) {
  return (
    <div className={`${nightSky} lg:grid-cols-2`}>
      {month && (
        <div className="max-w-96">
          <h3 className="mb-3">{month.name}</h3>
          <SunsOfDays {...month} />
        </div>
      )}
      <div className="grid content-start justify-items-start gap-5 self-center">
        <p className="max-w-120 font-serif text-scripture text-balance">{noLightYet}</p>
        <ButtonLink to="/pray">Pray now</ButtonLink>
      </div>
    </div>
  );
}
