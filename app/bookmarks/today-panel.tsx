import { DaysLight } from "~/ui/cards/days-light";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { useHour } from "~/ui/praying/use-hour";
import type { HourName } from "../../content/hours/hour";
import type { Today } from "./today.server";

type TodayPanelProps = {
  today: Today;
  username: string;
  /** The page lists the plans by itself. */
  withoutPlans?: boolean;
};

/** What the day holds for somebody who is signed in. */
export function TodayPanel({ today, username, withoutPlans }: TodayPanelProps) {
  const { hour, progress, prayers, count, answered } = today;
  const leads = withoutPlans || progress.plans.length === 0;
  return (
    <section
      aria-labelledby="today-heading"
      className="card grid gap-6 p-[clamp(1.25rem,3vw,2rem)]"
    >
      <h2 id="today-heading" className="wrap-anywhere">
        {greetings[useHour(hour, false)]}, {username}.
      </h2>
      {!withoutPlans && <OpenDay progress={progress} leads={count === 0} />}
      <Prayers prayers={prayers} count={count} leads={leads} />
      {answered && (
        <div className="border-t border-line pt-4">
          <h3 className="eyebrow">God answered</h3>
          <p className="mt-2">
            <PageLink to={`/account/prayers/${answered.handle}`} className="link">
              {answered.name}
            </PageLink>{" "}
            <span className="text-small text-ink-quiet">{whenWords(answered)}</span>
          </p>
        </div>
      )}
    </section>
  );
}

const greetings: Record<HourName, string> = {
  morning: "Good morning",
  midday: "Good day",
  evening: "Good evening",
  night: "Peace to you this night",
};

type Leading = {
  /** What it asks for is the first thing to do. */
  leads: boolean;
};

/** The open day of the plan that was prayed last, and how many plans wait besides. */
function OpenDay({ progress, leads }: Pick<Today, "progress"> & Leading) {
  const [plan, ...others] = progress.plans;
  if (!plan) {
    return (
      <div>
        <h3 className="eyebrow">Start here</h3>
        <p className="mt-2 mb-4">A few quiet minutes a day, with a passage and a prayer.</p>
        <ButtonLink to="/plans" variant={leads ? "primary" : "secondary"}>
          Choose a plan
        </ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <h3 className="eyebrow">Where you left off</h3>
      <p className="mt-2 font-serif text-subheading">{plan.title}</p>
      <DaysLight {...plan} className="my-2" />
      <p className="mb-4 text-small text-ink-quiet">
        {plan.nextTitle}
        {others.length > 0 && (
          <>
            {" · "}
            <PageLink to="/account" className="link">
              {others.length === 1 ? "one more plan" : `${others.length} more plans`}
            </PageLink>
          </>
        )}
      </p>
      <ButtonLink to={`/plan/${plan.id}#day`}>Continue with day {plan.next}</ButtonLink>
    </div>
  );
}

function Prayers({ prayers, count, leads }: Pick<Today, "prayers" | "count"> & Leading) {
  if (count === 0) {
    return (
      <div>
        <h3 className="eyebrow">To pray today</h3>
        <p className="mt-2 mb-4">Nothing on your list today.</p>
        <ButtonLink to="/account/prayers#prayer" variant="secondary">
          Write a prayer
        </ButtonLink>
      </div>
    );
  }
  return (
    <div>
      <h3 className="eyebrow">To pray today</h3>
      <ul className="mt-3 mb-4 grid gap-2">
        {prayers.map(({ handle, name, words }) => (
          <li key={handle} className="min-w-0">
            <PageLink to={`/account/prayers/${handle}`} className="link font-semibold">
              {name}
            </PageLink>
            <span className="block text-small text-ink-quiet">{words}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/account/prayers/pray" variant={leads ? "primary" : "secondary"}>
        {count === 1 ? "Pray it now" : `Pray my list (${count})`}
      </ButtonLink>
    </div>
  );
}

function whenWords({ on, yearsAgo }: NonNullable<Today["answered"]>): string {
  if (yearsAgo === 1) return "a year ago today";
  if (yearsAgo) return `${yearsAgo} years ago today`;
  return `on ${on}`;
}
