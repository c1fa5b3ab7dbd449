import { DaysLight } from "~/ui/cards/days-light";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { useHour } from "~/ui/praying/use-hour";
import type { HourName } from "../../content/hours/hour";
import { prayListLabel } from "./pray-list-label";
import type { Today } from "./today.server";

type TodayPanelProps = { today: Today; username: string };

/** What the day holds for somebody who is signed in. */
export function TodayPanel({ today, username }: TodayPanelProps) {
  const { progress, prayers, count, answered } = today;
  return (
    <section aria-labelledby="today-heading" className={panel}>
      <h2 id="today-heading" className="wrap-anywhere">
        {useGreeting(today, username)}
      </h2>
      <OpenDay progress={progress} leads={count === 0} />
      <div>
        <h3 className="eyebrow">To pray today</h3>
        {count === 0 ? (
          <>
            <p className="mt-2 mb-4">{openList}</p>
            <ToWrite />
          </>
        ) : (
          <>
            <DuePrayers prayers={prayers} count={count} />
            <div className="mt-5">
              <PrayList count={count} leads={progress.plans.length === 0} />
            </div>
          </>
        )}
      </div>
      {answered && <Answered {...answered} />}
    </section>
  );
}

/** The same on a page that greets and lists the plans by itself: what to do comes before its list. */
export function PrayersOfToday({ today: { prayers, count, answered } }: { today: Today }) {
  return (
    <section aria-labelledby="today-heading" className={panel}>
      <div>
        <h2 id="today-heading" className="mb-5">
          To pray today
        </h2>
        {count === 0 ? (
          <>
            <p className="mb-4">{openList}</p>
            <div className="buttons">
              <ButtonLink to="/pray">Pray now</ButtonLink> <ToWrite />
            </div>
          </>
        ) : (
          <>
            <p className="mb-7">
              <PrayList count={count} leads />
            </p>
            <DuePrayers prayers={prayers} count={count} />
          </>
        )}
      </div>
      {answered && <Answered {...answered} />}
    </section>
  );
}

const openList = "Your list is open. Write a name on it, or pray with us now.";

const panel = "card grid content-between gap-6 p-[clamp(1.25rem,3vw,2rem)]";

/** A word of welcome by the hour where somebody is. */
export function useGreeting({ hour }: Pick<Today, "hour">, username: string): string {
  return `${greetings[useHour(hour, false)]}, ${username}.`;
}

const greetings: Record<HourName, string> = {
  morning: "Good morning",
  midday: "Welcome back",
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
        Day {plan.next}: {plan.nextTitle}
      </p>
      <div className="buttons items-center">
        <ButtonLink to={`/plan/${plan.id}#day`}>Continue with day {plan.next}</ButtonLink>
        {others.length > 0 && (
          <PageLink to="/account" className="link inline-flex min-h-11 items-center">
            {others.length === 1 ? "See your other plan" : `See your ${others.length} other plans`}
          </PageLink>
        )}
      </div>
    </div>
  );
}

function ToWrite() {
  return (
    <ButtonLink to="/account/prayers#prayer" variant="secondary">
      Write a prayer
    </ButtonLink>
  );
}

/** The first prayers of the day, and how many wait besides. */
function DuePrayers({ prayers, count }: Pick<Today, "prayers" | "count">) {
  const more = count - prayers.length;
  return (
    <ul className="mt-3 grid gap-5">
      {prayers.map(({ handle, name, words }) => (
        <li key={handle} className="min-w-0">
          <PageLink to={`/account/prayers/${handle}`} className="link font-semibold">
            {name}
          </PageLink>
          <span className="mt-1 block font-serif leading-normal text-ink-quiet">{words}</span>
        </li>
      ))}
      {more > 0 && (
        <li className="text-small">
          <PageLink to="/account/prayers" className="link">
            and {more} more today
          </PageLink>
        </li>
      )}
    </ul>
  );
}

function PrayList({ count, leads }: Pick<Today, "count"> & Leading) {
  return (
    <ButtonLink to="/account/prayers/pray" variant={leads ? "primary" : "secondary"}>
      {count === 1 ? "Pray it now" : prayListLabel(count)}
    </ButtonLink>
  );
}

type AnsweredPrayer = NonNullable<Today["answered"]>;

/** What came of a prayer, in its owner's words, and which prayer it was. */
function Answered(prayer: AnsweredPrayer) {
  const { handle, name, answer } = prayer;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="eyebrow">Remember: God answered</h3>
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
      <p className="mt-3 text-small">
        <PageLink to="/account/prayers/answered" className="link">
          All answered prayers
        </PageLink>
      </p>
    </div>
  );
}

function whenWords({ on, yearsAgo }: AnsweredPrayer): string | undefined {
  if (yearsAgo === 1) return "a year ago today";
  return yearsAgo ? `${yearsAgo} years ago today` : on;
}
