import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { AccountPart } from "~/accounts/account-part";
import { requireUser } from "~/accounts/current-user.server";
import { type Today, todayOf } from "~/bookmarks/today.server";
import { PrayersOfToday, useGreeting } from "~/bookmarks/today-panel";
import { database } from "~/runtime/database.server";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { roleOf } from "../../../db/accounts/team.server";
import { lightOfLate } from "./calendar-of-light.server";
import { Finished, InProgress } from "./in-progress";
import { LightOfLate } from "./light-of-late";
import { savedItems } from "./saved.server";

const heading = "Your account";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, { plans, themes }, light] = await Promise.all([
    todayOf(user),
    savedItems(user),
    lightOfLate(user),
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
  const { finished, progress } = today;
  const hasKept = finished.length + savedCount > 0;
  const isNew = progress.plans.length === 0 && !hasKept;
  const hasPrayed = light.any || today.count > 0 || today.answered !== undefined;
  const greeting = useGreeting(today, username);
  return (
    <AccountPage
      title={greeting}
      lead={
        isNew && !hasPrayed
          ? "A quiet place of your own. It begins with one prayer."
          : "Where you left off, and what is kept for you."
      }
      scene="vine"
    >
      <div className={`pt-part ${columns} ${isNew ? "gap-y-6" : "gap-y-part"}`}>
        <PrayersOfToday today={today} />
        {isNew ? (
          <FirstPlan />
        ) : (
          <div className={hasKept ? undefined : "lg:col-span-full"}>
            <InProgress progress={progress} />
          </div>
        )}
        <LightOfLate
          {...light}
          months={light.months.slice(hasMuch(today) ? -4 : -2)}
          className={`lg:col-start-2 lg:row-start-1 ${isNew ? "lg:row-span-2" : ""}`}
        />
        {hasKept && (
          <div className="grid grid-cols-1 content-start gap-part">
            <Finished plans={finished} />
            <Saved saved={saved} count={savedCount} />
          </div>
        )}
      </div>
      {finished.length > 0 && <DaysPrayed count={progress.daysPrayed} />}
      {isOnTeam && (
        <AccountPart id="team" heading="Prayer team">
          <p>Requests wait on the desk of the prayer team.</p>
          <div className="buttons items-start">
            <ButtonLink to="/team">Go to the desk</ButtonLink>
          </div>
        </AccountPart>
      )}
    </AccountPage>
  );
}

/** What is to be done, and beside it what was done. */
const columns = "grid grid-cols-1 gap-x-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]";

/** The day is as high as two rows of months beside it. */
const hasMuch = ({ count, answered }: Today) => count > 1 || answered !== undefined;

/** The sum of all plans, those in progress too: it never falls. */
function DaysPrayed({ count }: { count: number }) {
  return (
    <p className="mt-6 text-ink-quiet">
      {count === 1
        ? "In all your plans, one day prayed. It stays with you."
        : `In all your plans, ${count} days prayed. Every one stays with you.`}
    </p>
  );
}

/** One invitation, to somebody who has neither begun nor saved anything. */
function FirstPlan() {
  return (
    <section
      aria-labelledby="first-plan-heading"
      className="card grid content-start gap-3 p-[clamp(1.25rem,3vw,2rem)]"
    >
      <h2 id="first-plan-heading" className="text-subheading">
        Begin with a plan
      </h2>
      <p>
        A plan gives you a few quiet minutes a day, whenever you like. What you begin or save will
        be kept for you here.
      </p>
      <div className="buttons mt-1">
        <ButtonLink to="/#prayer-plans" variant="secondary">
          Choose a plan
        </ButtonLink>{" "}
        <ButtonLink to="/themes" variant="secondary">
          Begin with a theme
        </ButtonLink>
      </div>
    </section>
  );
}

type SavedProps = { saved: readonly { to: string; title: string }[]; count: number };

function Saved({ saved, count }: SavedProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading">Saved</h2>
      <ul className="mt-2 grid gap-1">
        {saved.map(({ to, title }) => (
          <li key={to}>
            <Link to={to} className="link inline-flex min-h-11 items-center">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {count > saved.length && (
        <Link to="/account/saved" className="link">
          All {count}
        </Link>
      )}
    </section>
  );
}
