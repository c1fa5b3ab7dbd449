import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { overviewLead } from "#content/pages/account";
import { getVerse } from "#content/verses/verses";
import { roleOf } from "#db/accounts/team.server";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { planPath, savedPath, themePath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import type { FinishedPlan, PlansInProgressData } from "~/plans/plan-days.server";
import { todayOf } from "~/prayers/today.server";
import { Answered, DueList, OpenDay } from "~/prayers/today-panel";
import { database } from "~/runtime/database.server";
import { inLines } from "~/runtime/quotation.server";
import { DaysLight, GoingCard, wholeCard } from "~/ui/cards/going-card";
import { ButtonLink, Icon, PageLink, TallLink } from "~/ui/controls/controls";
import { metaOf } from "~/ui/meta/page-meta";
import { HourCard } from "~/ui/praying/hour-scene";
import { VerseToPray } from "~/ui/reading/scripture";
import { AccountPart } from "./account-part";
import { lightOfLate } from "./light/calendar-of-light.server";
import { LightOfLate } from "./light/light-of-late";
import { savedItems } from "./saved/saved.server";

export { accountStyles as links } from "./account-part";

const heading = "Your account";

export const meta = metaOf({ heading, unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const [today, items] = await Promise.all([todayOf(user), savedItems(user)]);
  const light = await lightOfLate(user, await dayOf(user));
  const isOnTeam = (await roleOf(database(), user.id)) !== undefined;
  return {
    isOnTeam,
    today,
    verse: inLines(getVerse(today.day)),
    light,
    saved: [
      ...items.plans.map(({ id, title }) => ({ title, to: planPath(id) })),
      ...items.themes.map(({ id, title }) => ({ title, to: themePath(id) })),
    ].filter(({ to }) => !today.progress.plans.some(({ id }) => to === planPath(id))),
  };
}

export default function Account() {
  const { isOnTeam, today, verse, light, saved } = useLoaderData<typeof loader>();
  const { finished, progress, answered } = today;
  const { plans } = progress;
  const wide = plans.length !== 1 && !answered;
  return (
    <AccountPage title={heading} lead={overviewLead(today.isNew)}>
      <div className="grid grid-cols-1 gap-6 pt-2 max-sm:[--hang:0.75em] lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] max-sm:[&_.set-in]:indent-[-0.75em]">
        <HourCard hour={today.hour} className="lg:col-span-full">
          <div>
            <h2 className="eyebrow">To pray today</h2>
            <DueList {...today} leads />
          </div>
          <VerseToPray {...verse} />
        </HourCard>
        {(plans.length < 2 || answered) && (
          <div className={`card grid gap-8 p-inset ${wide ? "lg:col-span-full" : ""}`}>
            {plans.length === 0 && <OpenDay {...today} />}
            {plans.length === 1 && <InProgress plans={plans} />}
            {answered && <Answered {...answered} />}
          </div>
        )}
        <LightOfLate {...light} wide={wide} />
        {plans.length > 1 && <InProgress plans={plans} className="card p-inset lg:col-span-full" />}
      </div>
      {finished.length + saved.length > 0 && (
        <div className="grid grid-cols-1 gap-y-part pt-part">
          <Finished plans={finished} />
          {saved.length > 0 && (
            <section aria-labelledby="saved-heading">
              <h2 id="saved-heading">Saved</h2>
              <p className="flex flex-wrap gap-x-6">
                {[...saved.slice(0, 6), { title: "All you saved", to: savedPath }].map((each) => (
                  <TallLink key={each.to} to={each.to}>
                    {each.title}
                  </TallLink>
                ))}
              </p>
            </section>
          )}
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

const rowOf = (count: number) =>
  count % 3 === 0 ? "lg:grid-cols-3" : `lg:grid-cols-2 ${lastFills}`;

function InProgress({ plans, className }: PlansInProgressData & { className?: string }) {
  return (
    <section aria-labelledby="in-progress-heading" className={className}>
      <h2 id="in-progress-heading" className={className ? "" : "eyebrow"}>
        In progress
      </h2>
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
            to={plan.to}
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
