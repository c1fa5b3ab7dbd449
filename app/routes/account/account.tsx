import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { AccountPart } from "~/accounts/account-part";
import { requireUser } from "~/accounts/current-user.server";
import { todayOf } from "~/bookmarks/today.server";
import { TodayPanel } from "~/bookmarks/today-panel";
import { database } from "~/runtime/database.server";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { roleOf } from "../../../db/accounts/team.server";
import { lastMonthsOfLight } from "./calendar-of-light.server";
import { InProgress } from "./in-progress";
import { type DaysOfLight, daysInWords, SunsOfDays } from "./month-of-light";
import { savedItems } from "./saved.server";

const heading = "Your account";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, { plans, themes }, light] = await Promise.all([
    todayOf(user),
    savedItems(user),
    lastMonthsOfLight(user),
  ]);
  const saved = [
    ...plans.map(({ id, title }) => ({ to: `/plan/${id}`, title })),
    ...themes.map(({ id, title }) => ({ to: `/theme/${id}`, title })),
  ];
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
    username: user.username,
    isOnTeam,
    today,
    light,
    saved: saved.slice(0, 6),
    savedCount: saved.length,
  };
}

/** What somebody has here: the day, what is in progress, and what they saved. */
export default function Account() {
  const { username, isOnTeam, today, light, saved, savedCount } = useLoaderData<typeof loader>();
  const isNew = today.count === 0 && today.progress.plans.length === 0;
  return (
    <AccountPage title={heading} lead="Where you left off, and what is kept for you." scene="path">
      <div className="grid grid-cols-1 items-start gap-6 pt-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid grid-cols-1 gap-6">
          <TodayPanel today={today} username={username} withoutPlans />
          {isNew && (
            <div className="buttons">
              <ButtonLink to="/pray">Pray now</ButtonLink>
            </div>
          )}
        </div>
        <LightOfLate months={light} />
      </div>
      {isOnTeam && (
        <AccountPart id="team" heading="Prayer team">
          <p>Requests wait on the desk of the prayer team.</p>
          <div className="buttons items-start">
            <ButtonLink to="/team">Go to the desk</ButtonLink>
          </div>
        </AccountPart>
      )}
      <AccountPart id="in-progress" heading="In progress">
        <InProgress progress={today.progress} />
      </AccountPart>
      <AccountPart id="saved" heading="Saved">
        {saved.length === 0 ? (
          <p>
            Saved plans and themes will show up here. Look through the{" "}
            <Link to="/plans" className="link">
              plans
            </Link>{" "}
            and the{" "}
            <Link to="/themes" className="link">
              themes
            </Link>
            .
          </p>
        ) : (
          <ul className="grid gap-1">
            {saved.map(({ to, title }) => (
              <li key={to}>
                <Link to={to} className="link inline-flex min-h-11 items-center">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {savedCount > saved.length && (
          <Link to="/account/saved" className="link">
            All {savedCount}
          </Link>
        )}
      </AccountPart>
    </AccountPage>
  );
}

/** The last two months of the calendar of light. */
function LightOfLate({ months }: { months: readonly DaysOfLight[] }) {
  return (
    <section
      aria-labelledby="light-heading"
      className="night rounded-large border border-line bg-night-deep p-inset text-ink"
    >
      <h2 id="light-heading" className="text-subheading">
        Calendar of light
      </h2>
      <div className="mt-5 grid grid-cols-2 gap-x-6">
        {months.map((month) => (
          <div key={month.name}>
            <h3 className="mb-3 text-small leading-tight font-semibold">{month.name}</h3>
            <SunsOfDays {...month} />
            <p className="sr-only">{daysInWords(month)}</p>
          </div>
        ))}
      </div>
      <Link to="/account/light" className="link mt-3 inline-flex min-h-11 items-center">
        See your days
      </Link>
    </section>
  );
}
