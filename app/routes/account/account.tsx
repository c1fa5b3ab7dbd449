import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { roleOf } from "#db/accounts/team.server";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { planPath, themePath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { Answered } from "~/prayers/answered-prayer";
import { todayOf } from "~/prayers/today.server";
import { PrayersOfToday, useGreeting } from "~/prayers/today-panel";
import { database } from "~/runtime/database.server";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { useHour } from "~/ui/praying/use-hour";
import { AccountPart } from "./account-part";
import { Finished } from "./finished";
import { FirstPlan } from "./first-plan";
import { InProgress } from "./in-progress";
import { lightOfLate } from "./light/calendar-of-light.server";
import { LightOfLate } from "./light/light-of-late";
import { notInProgress, type SavedItems, savedItems } from "./saved/saved.server";
import { Saved } from "./saved-rows";

const heading = "Your account";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, items] = await Promise.all([todayOf(user), savedItems(user)]);
  const light = await lightOfLate(user, await dayOf(user));
  const saved = notInProgress(items, today.progress.plans);
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
    username: user.username,
    isOnTeam,
    today,
    light,
    saved: [
      ...saved.plans.map((plan) => ({ ...artOf(plan), to: planPath(plan.id), kind: "Plan" })),
      ...saved.themes.map((theme) => ({ ...artOf(theme), to: themePath(theme.id), kind: "Theme" })),
    ].slice(0, 6),
    savedCount: items.plans.length + items.themes.length,
  };
}

/** What somebody has here: the day, what is in progress, and what they saved. */
export default function Account() {
  const { username, isOnTeam, today, light, saved, savedCount } = useLoaderData<typeof loader>();
  const { finished, progress } = today;
  const remembered = today.answered && <Answered {...today.answered} />;
  // Under one plan there is room beside the prayers; under more of them it has a row of its own.
  const isShort = progress.plans.length < 2;
  const isUnbegun = progress.plans.length + finished.length + savedCount === 0;
  const greeting = useGreeting(today, username);
  const hour = useHour(today.hour, false);
  return (
    <AccountPage
      title={greeting}
      lead={
        today.isNew
          ? "A quiet place of your own. It begins with one prayer."
          : "Today’s prayers, where you left off, and what is kept for you."
      }
      scene={hour === "night" ? "moon" : "vine"}
    >
      <div className={`pt-part ${columns} ${isUnbegun ? "gap-y-6" : "gap-y-10"}`}>
        <PrayersOfToday today={today} />
        {isUnbegun ? (
          <FirstPlan />
        ) : (
          <div className="grid grid-cols-1 content-start gap-8">
            <InProgress progress={progress} />
            {isShort && remembered}
          </div>
        )}
        {!isShort && remembered && <div className="lg:col-span-full">{remembered}</div>}
        <LightOfLate {...light} />
      </div>
      {finished.length + savedCount > 0 && (
        <div className="grid grid-cols-1 gap-y-part pt-part">
          <Finished plans={finished} columns={columns} />
          <Saved saved={saved} count={savedCount} columns={columns} />
        </div>
      )}
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
const columns = "grid grid-cols-1 gap-x-6 lg:grid-cols-2";

/** What a saved plan or theme shows of itself. */
const artOf = ({ title, image, scene, tone }: SavedItems["themes"][number]) => ({
  title,
  image,
  scene,
  tone,
});
