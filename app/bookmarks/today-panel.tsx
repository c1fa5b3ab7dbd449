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
      className="card grid content-start gap-6 p-[clamp(1.25rem,3vw,2rem)]"
    >
      <h2 id="today-heading" className="wrap-anywhere">
        {greetings[useHour(hour, false)]}, {username}.
      </h2>
      {!withoutPlans && <OpenDay progress={progress} leads={count === 0} />}
      <Prayers prayers={prayers} count={count} leads={leads} prayNow={withoutPlans} />
      {answered && <Answered {...answered} />}
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
      <p className="mb-4 text-small text-ink-quiet">{plan.nextTitle}</p>
      <ButtonLink to={`/plan/${plan.id}#day`}>Continue with day {plan.next}</ButtonLink>
      {others.length > 0 && (
        <p className="mt-2 text-small">
          <PageLink to="/account" className="link inline-flex min-h-11 items-center">
            {others.length === 1 ? "And one more plan" : `And ${others.length} more plans`}
          </PageLink>
        </p>
      )}
    </div>
  );
}

type PrayersProps = Pick<Today, "prayers" | "count"> &
  Leading & {
    /** Nothing else on the page leads to a prayer. */
    prayNow?: boolean;
  };

function Prayers({ prayers, count, leads, prayNow }: PrayersProps) {
  if (count === 0) {
    return (
      <div>
        <h3 className="eyebrow">To pray today</h3>
        <p className="mt-2 mb-4">Nothing on your list today.</p>
        <div className="buttons">
          {prayNow && <ButtonLink to="/pray">Pray now</ButtonLink>}{" "}
          <ButtonLink to="/account/prayers#prayer" variant="secondary">
            Write a prayer
          </ButtonLink>
        </div>
      </div>
    );
  }
  const more = count - prayers.length;
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
        {more > 0 && <li className="text-small text-ink-quiet">and {more} more today</li>}
      </ul>
      <ButtonLink to="/account/prayers/pray" variant={leads ? "primary" : "secondary"}>
        {count === 1 ? "Pray it now" : `Pray my list (${count})`}
      </ButtonLink>
    </div>
  );
}

type AnsweredPrayer = NonNullable<Today["answered"]>;

/** What came of a prayer, in its owner's words, and which prayer it was. */
function Answered(prayer: AnsweredPrayer) {
  const { handle, name, answer } = prayer;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="eyebrow">God answered</h3>
      {answer && <p className="mt-2 font-serif text-prayer wrap-anywhere">{answer}</p>}
      <p className={answer ? "mt-1 text-small" : "mt-2"}>
        <PageLink to={`/account/prayers/${handle}`} className="link">
          {name}
        </PageLink>
        <span className="text-small text-ink-quiet">
          {" · "}
          {whenWords(prayer)}
        </span>
      </p>
    </div>
  );
}

function whenWords({ on, yearsAgo }: AnsweredPrayer): string | undefined {
  if (yearsAgo === 1) return "a year ago today";
  return yearsAgo ? `${yearsAgo} years ago today` : on;
}
