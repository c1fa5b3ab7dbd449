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
import { InProgress } from "./in-progress";
import { savedItems } from "./saved.server";

const heading = "Your account";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, { plans, themes }] = await Promise.all([todayOf(user), savedItems(user)]);
  const saved = [
    ...plans.map(({ id, title }) => ({ to: `/plan/${id}`, title })),
    ...themes.map(({ id, title }) => ({ to: `/theme/${id}`, title })),
  ];
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
    username: user.username,
    isOnTeam,
    today,
    saved: saved.slice(0, 6),
    savedCount: saved.length,
  };
}

/** What somebody has here: the day, what is in progress, and what they saved. */
export default function Account() {
  const { username, isOnTeam, today, saved, savedCount } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={heading} lead={`Peace to you, ${username}.`}>
      <div className="max-w-184 pt-part">
        <TodayPanel today={today} username={username} withoutPlans />
      </div>
      {isOnTeam && (
        <AccountPart id="team" heading="Prayer team">
          <p>Requests wait on the desk of the prayer team.</p>
          <div className="buttons items-start">
            <ButtonLink to="/team">Go to the desk</ButtonLink>
          </div>
        </AccountPart>
      )}
      <AccountPart id="light" heading="Calendar of light">
        <p>Every day you prayed here keeps its light.</p>
        <div className="buttons items-start">
          <ButtonLink to="/account/light" variant="secondary">
            See your days
          </ButtonLink>
        </div>
      </AccountPart>
      <AccountPart id="in-progress" heading="In progress">
        <InProgress progress={today.progress} />
      </AccountPart>
      <AccountPart id="saved" heading="Saved">
        {saved.length === 0 ? (
          <p>Plans and themes you save wait here for you.</p>
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
