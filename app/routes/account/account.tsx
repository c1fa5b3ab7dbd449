import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Art } from "#content/art";
import { overviewLead } from "#content/pages/account";
import { roleOf } from "#db/accounts/team.server";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { namedDayPath, planPath, savedPath, themePath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import type { FinishedPlan, PlansInProgressData } from "~/plans/plan-days.server";
import { todayOf } from "~/prayers/today.server";
import { Answered } from "~/prayers/today-panel";
import { database } from "~/runtime/database.server";
import { CardArt, DaysLight, GoingCard, wholeCard } from "~/ui/cards/going-card";
import { ButtonLink, Icon, PageLink, TallLink } from "~/ui/controls/controls";
import { metaOf } from "~/ui/meta/page-meta";
import { AccountPart } from "./account-part";
import { lightOfLate } from "./light/calendar-of-light.server";
import { LightOfLate } from "./light/light-of-late";
import { notInProgress, type SavedItems, savedItems } from "./saved/saved.server";

export { accountStyles as links } from "./account-part";

const heading = "Your account";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, items] = await Promise.all([todayOf(user), savedItems(user)]);
  const light = await lightOfLate(user, await dayOf(user));
  const saved = notInProgress(items, today.progress.plans);
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
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

export default function Account() {
  const { isOnTeam, today, light, saved, savedCount } = useLoaderData<typeof loader>();
  const { finished, progress } = today;
  // A single plan stands beside an answer; several have a row of their own.
  const isPair = progress.plans.length === 1 && today.answered;
  return (
    <AccountPage title={heading} lead={overviewLead(today.isNew)}>
      <div className={`pt-8 ${columns} gap-y-6 ${isPair ? "" : "*:col-span-full"}`}>
        <LightOfLate {...light} />
        {today.answered && (
          <div className="card p-inset">
            <Answered {...today.answered} />
          </div>
        )}
        {progress.plans.length > 0 && <InProgress {...progress} />}
      </div>
      <p className="pt-6">
        What is to be prayed today stands on <TallLink to="/">Today</TallLink>.
      </p>
      {finished.length + savedCount > 0 && (
        <div className="grid grid-cols-1 gap-y-part pt-part">
          <Finished plans={finished} />
          <Saved saved={saved} savedCount={savedCount} />
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

const columns = "grid grid-cols-1 gap-x-6 lg:grid-cols-2";

/** Of two columns, no cell stays empty. */
const lastFills = "lg:[&>:last-child:nth-child(odd)]:col-span-full";

const rowOf = (count: number) => {
  if (count < 2) return "";
  return count % 3 === 0 ? "lg:grid-cols-3" : `lg:grid-cols-2 ${lastFills}`;
};

const artOf = ({ title, image, scene, tone }: SavedItems["themes"][number]) => ({
  title,
  image,
  scene,
  tone,
});

function InProgress({ plans }: PlansInProgressData) {
  return (
    <section
      aria-labelledby="in-progress-heading"
      className={`card flex flex-col p-inset ${plans.length > 1 ? "lg:col-span-full" : ""}`}
    >
      <h2 id="in-progress-heading">In progress</h2>
      <ul
        className={`mt-5 grid gap-x-6 gap-y-7 *:border-0 *:bg-transparent *:p-0 *:shadow-none ${rowOf(plans.length)}`}
      >
        {plans.map((plan) => (
          <BegunPlan
            key={plan.id}
            plan={plan}
            note={<p className="text-balance">Next: {plan.nextTitle}</p>}
            done={
              <>
                {plan.done.length} of {plan.dayCount} days prayed
              </>
            }
            to={`${namedDayPath(plan.id, plan.next)}#day`}
          >
            Continue with day {plan.next} <span className="sr-only">of {plan.title}</span>
          </BegunPlan>
        ))}
      </ul>
    </section>
  );
}

type BegunPlanProps = {
  plan: FinishedPlan | PlansInProgressData["plans"][number];
  note: ReactNode;
  /** The count of days, for screen readers. */
  done: ReactNode;
  to: string;
  children: ReactNode;
};

function BegunPlan({ plan, note, done, to, children }: BegunPlanProps) {
  return (
    <GoingCard image={plan.image} scene={plan.scene} tone={plan.tone}>
      <h3>{plan.title}</h3>
      {note}
      <DaysLight
        done={"done" in plan ? plan.done : undefined}
        dayCount={plan.dayCount}
        className="mt-2.5 mb-3"
      />
      <p className="sr-only">{done}</p>
      <PageLink
        to={to}
        className={`-my-2 inline-flex min-h-11 items-center gap-2 font-semibold ${wholeCard}`}
      >
        {children}
        <Icon of="arrow-right" />
      </PageLink>
    </GoingCard>
  );
}

function Finished({ plans: [latest, ...others] }: { plans: readonly FinishedPlan[] }) {
  if (!latest) return null;
  return (
    <section aria-labelledby="finished-heading" className={`gap-y-6 ${columns}`}>
      <div>
        <h2 id="finished-heading">Finished</h2>
        <p className="mt-2 font-serif text-subheading text-balance">
          Prayed to the end. <span className="block">Every day stays with you.</span>
        </p>
      </div>
      <ul aria-labelledby="finished-heading" className="grid gap-1">
        <BegunPlan
          plan={latest}
          note={<p>Finished {latest.on}</p>}
          done={latest.whole ? `All ${latest.dayCount} days prayed` : "Prayed to its last day"}
          to={planPath(latest.id)}
        >
          Pray it again<span className="sr-only">: {latest.title}</span>
        </BegunPlan>
        {others.map(({ id, title, on }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <span>
              {title} <span className="text-small text-ink-quiet">· {on}</span>
            </span>{" "}
            <TallLink to={planPath(id)}>
              Pray it again<span className="sr-only">: {title}</span>
            </TallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SavedProps = {
  saved: readonly (Art & { to: string; title: string; kind: string })[];
  savedCount: number;
};

function Saved({ saved, savedCount }: SavedProps) {
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-heading">
      <h2 id="saved-heading">Saved</h2>
      <ul className={`mt-4 mb-2 ${columns} ${lastFills}`}>
        {saved.map(({ to, title, kind, ...art }) => (
          <li
            key={to}
            className="relative flex items-center gap-4 border-b border-line py-3 hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em]"
          >
            <CardArt
              {...art}
              className="aspect-[4/3] min-h-0 w-20 flex-none rounded-medium border border-line"
            />
            <div className="min-w-0 flex-1">
              <h3>
                <Link to={to} className={wholeCard}>
                  {title}
                </Link>
              </h3>
              <p className="text-small text-ink-quiet">{kind}</p>
            </div>
            <Icon of="arrow-right" className="text-ink-quiet" />
          </li>
        ))}
      </ul>
      {savedCount > saved.length && <TallLink to={savedPath}>All you saved</TallLink>}
    </section>
  );
}
