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
  return (
    <section
      aria-labelledby="today-heading"
      className="card grid gap-6 p-[clamp(1.25rem,3vw,2rem)]"
    >
      <h2 id="today-heading" className="wrap-anywhere">
        {greetings[useHour(hour, false)]}, {username}.
      </h2>
      {!withoutPlans && <OpenDay progress={progress} />}
      <Prayers prayers={prayers} count={count} />
      {answered && (
        <p className="border-t border-line pt-4 text-small">
          <span className="block text-ink-quiet">{whenWords(answered)}</span>
          <PageLink to={`/account/prayers/${answered.handle}`} className="link">
            {answered.name}
          </PageLink>
        </p>
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

/** The open day of the plan that was prayed last, and how many plans wait besides. */
function OpenDay({ progress }: Pick<Today, "progress">) {
  const [plan, ...others] = progress.plans;
  if (!plan) {
    return (
      <p>
        A few quiet minutes a day:{" "}
        <PageLink to="/plans" className="link">
          choose a plan
        </PageLink>
      </p>
    );
  }
  return (
    <div>
      <h3 className="eyebrow">Where you left off</h3>
      <p className="mt-2">
        <PageLink to={`/plan/${plan.id}#day`} className="link">
          Continue with day {plan.next} of {plan.title}
        </PageLink>
      </p>
      <DaysLight {...plan} className="my-2" />
      <p className="text-small text-ink-quiet">
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
    </div>
  );
}

function Prayers({ prayers, count }: Pick<Today, "prayers" | "count">) {
  if (count === 0) {
    return (
      <p>
        No prayer of yours waits today.{" "}
        <PageLink to="/account/prayers#prayer" className="link">
          Write one
        </PageLink>
      </p>
    );
  }
  return (
    <div>
      <h3 className="eyebrow">To pray today</h3>
      <ul className="my-3 grid gap-2">
        {prayers.map(({ handle, name, words }) => (
          <li key={handle} className="min-w-0">
            <PageLink to={`/account/prayers/${handle}`} className="link font-semibold">
              {name}
            </PageLink>
            <span className="block truncate text-small text-ink-quiet">{words}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/account/prayers/pray">
        {count === 1 ? "Pray it now" : `Pray my list (${count})`}
      </ButtonLink>
    </div>
  );
}

function whenWords({ on, yearsAgo }: NonNullable<Today["answered"]>): string {
  if (yearsAgo === 1) return "Answered a year ago today";
  if (yearsAgo) return `Answered ${yearsAgo} years ago today`;
  return `Answered on ${on}`;
}
