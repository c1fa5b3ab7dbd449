import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { daysOfPrayer, lightWords } from "#content/pages/account";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { metaOf } from "~/ui/meta/page-meta";
import { type LightPage, lightPage } from "./calendar-of-light.server";
import { type DaysOfLight, Month, withMonth } from "./month-of-light";

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
          Here are the days you prayed.{" "}
          <span className="block">The days between are not counted.</span>
        </>
      }
    >
      <div className="pt-4">
        <Years {...page} />
        <YearOfLight {...page} />
        <p className="mt-8">
          <ButtonLink to="/pray">Pray now</ButtonLink>
        </p>
      </div>
    </AccountPage>
  );
}

function Years({ year, before, after, count }: LightPage) {
  return (
    <>
      <nav aria-label="Years" className="flex flex-wrap items-baseline gap-x-6">
        <h2>{year}</h2> {before && yearLink(before)} {after && yearLink(after)}
      </nav>
      <p className="mt-1 text-ink-quiet">{daysOfPrayer(count)}</p>
    </>
  );
}

const yearLink = (year: number) => <TallLink to={`/account/light?year=${year}`}>{year}</TallLink>;

/** Gold suns need a night sky. */
const nightSky =
  "night mt-6 grid items-start gap-x-columns gap-y-10 rounded-large border border-line bg-night-deep p-inset text-ink print:border-0";

/** Of many months the current one stands first, and large. */
function YearOfLight({ month, earlier, any }: Pick<LightPage, "month" | "earlier" | "any">) {
  const [other, ...more] = earlier;
  if (month && more.length === 0)
    return <FewMonths months={other ? [month, other] : [month]} words={lightWords(any)} />;
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

function FewMonths({ months, words }: { months: readonly DaysOfLight[]; words: string }) {
  return (
    <div className={`${nightSky} lg:grid-cols-2 ${months.length > 1 ? "lg:*:first:order-1" : ""}`}>
      {months.map((month) => (
        <div key={month.name} className="max-w-96">
          <Month {...month} />
        </div>
      ))}
      {months.length === 1 && (
        <p className="self-center font-serif text-scripture text-balance">{words}</p>
      )}
    </div>
  );
}

const columnsOf = (count: number) =>
  ["grid-cols-1 max-w-96", "grid-cols-2"][count - 1] ?? "grid-cols-2 sm:grid-cols-3";
