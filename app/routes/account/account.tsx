import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { type Today, todayOf } from "~/bookmarks/today.server";
import { PrayersOfToday, useGreeting } from "~/bookmarks/today-panel";
import { planPath, themePath } from "~/paths";
import { database } from "~/runtime/database.server";
import { ButtonLink } from "~/ui/controls/button";
import { pageMeta } from "~/ui/meta/page-meta";
import { useHour } from "~/ui/praying/use-hour";
import { roleOf } from "../../../db/accounts/team.server";
import { AccountPart } from "./account-part";
import { Finished, Saved } from "./finished-and-saved";
import { FirstPlan } from "./first-plan";
import { InProgress } from "./in-progress";
import { lightOfLate } from "./light/calendar-of-light.server";
import { LightOfLate } from "./light/light-of-late";
import { type SavedItems, savedItems } from "./saved/saved.server";

const heading = "Your account";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, { plans, themes }] = await Promise.all([todayOf(user), savedItems(user)]);
  const light = await lightOfLate(user, today.day);
  const saved = [
    ...plans.map(({ id, ...plan }) => ({ ...artOf(plan), to: planPath(id), kind: "plan" })),
    ...themes.map(({ id, ...theme }) => ({ ...artOf(theme), to: themePath(id), kind: "theme" })),
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
  const isNew = progress.plans.length + finished.length + savedCount === 0;
  const hasPrayed = light.any || today.count > 0 || today.answered !== undefined;
  const greeting = useGreeting(today, username);
  const hour = useHour(today.hour, false);
  return (
    <AccountPage
      title={greeting}
      lead={
        isNew && !hasPrayed
          ? "A quiet place of your own. It begins with one prayer."
          : "Where you left off, and what is kept for you."
      }
      scene={hour === "night" ? "moon" : "vine"}
    >
      <div className={`pt-part ${columns} ${isNew ? "gap-y-6" : "gap-y-part"}`}>
        <PrayersOfToday today={today} />
        {isNew ? (
          <FirstPlan />
        ) : (
          <div className={`${columns} gap-y-part lg:col-span-full`}>
            <InProgress progress={progress} />
            <Finished plans={finished} />
            {finished.length > 0 && (
              <p className="text-small text-ink-quiet lg:col-span-full lg:-mt-6">
                In all your plans, {progress.daysPrayed} days prayed. Every one stays with you.
              </p>
            )}
            <Saved saved={saved} count={savedCount} wide={finished.length > 0} />
          </div>
        )}
        <LightOfLate
          {...light}
          tall={hasMuch(today)}
          className={`lg:col-start-2 lg:row-start-1 ${isNew ? "lg:row-span-2" : ""}`}
        />
      </div>
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

/** What a saved plan or theme shows of itself. */
const artOf = ({ title, image, scene, tone }: Omit<SavedItems["themes"][number], "id">) => ({
  title,
  image,
  scene,
  tone,
});

/** The day is as high as two rows of months beside it. */
const hasMuch = ({ count, answered }: Today) => count > 2 && answered !== undefined;
