import type { ReactNode } from "react";
import { greetings } from "#content/hours/hour";
import type { HourPrayer } from "#content/hours/hours";
import { addNamesPath, prayerPath, prayersPath, prayListPath } from "~/paths";
import { DaysLight } from "~/ui/cards/going-card";
import { ButtonLink, PageLink, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { stackedButtons } from "~/ui/controls/even-buttons";
import { useHour } from "~/ui/praying/hour";
import { isolated } from "~/ui/reading/isolated";
import type { todayOf } from "./today.server";

type Today = Awaited<ReturnType<typeof todayOf>>;

type TodayPanelProps = {
  today: Today;
  hours: readonly Pick<HourPrayer, "name" | "kind" | "title">[];
  /** Ways to a prayer from how somebody feels. */
  children: ReactNode;
};

export function TodayPanel({ today, hours, children: ways }: TodayPanelProps) {
  const { progress, answered, asking } = today;
  const plan = <OpenDay progress={progress} ended={today.ended} />;
  const hasPlan = progress.plans.length > 0;
  const isAsked = asking && today.count === 0 && !hasPlan;
  const list = (
    <div>
      <h2 className="eyebrow">To pray today</h2>
      <DueList {...today} leads={!hasPlan && !isAsked} />
    </div>
  );
  const group = asking && <Asking {...asking} leads={isAsked} />;
  const parts = hasPlan ? [plan, group, list] : [list, group, plan];
  const [first, second, third] = isAsked ? [group, list, plan] : parts;
  const own = useHour(today.hour, false);
  const found = hours.find((each) => each.name === own);
  const isListed = today.prayers.some(({ name }) => name === found?.title);
  const hour = isListed ? undefined : found;
  return (
    <>
      <h1 id="today-heading" className="relative pb-6 wrap-anywhere text-heading">
        {useGreeting(today)}
      </h1>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div className="card p-inset [&_ul]:text-scripture">{first}</div>
        <div className="flex flex-wrap gap-x-10 gap-y-8 lg:row-span-2 lg:pt-inset *:flex-1 *:basis-48">
          {second}
          {third}
          {hour && (
            <div>
              <h2 className="eyebrow">{hour.kind}</h2>
              <p className="mt-2 mb-4 font-serif text-subheading text-balance">{hour.title}</p>
              <SecondaryLink to="/pray">Pray now</SecondaryLink>
            </div>
          )}
          {answered && <Answered {...answered} />}
        </div>
        {ways}
      </div>
    </>
  );
}

/** A person who has done nothing yet is not welcomed back. */
function useGreeting(today: Today): string {
  const hour = useHour(today.hour, false);
  const words = hour === "midday" && today.isNew ? "Welcome" : greetings[hour];
  return `${words}${today.name && `, ${isolated(today.name)}`}.`;
}

type DueListProps = Pick<Today, "prayers" | "count" | "prayed"> & { leads: boolean };

export function DueList({ prayers, count, leads, prayed }: DueListProps) {
  if (count === 0) return <NothingDue prayed={prayed} leads={leads} />;
  const label = count === 1 ? "Pray it now" : "Pray my list";
  const others = count - prayers.length;
  return (
    <>
      <ul className="mt-3 mb-5 flex flex-wrap items-baseline gap-x-6 gap-y-2 font-serif text-prayer wrap-anywhere">
        {prayers.map(({ handle, name }) => (
          <li key={handle}>
            <PageLink to={prayerPath(handle)} className="link inline-block min-h-6 text-balance">
              {isolated(name)}
            </PageLink>
          </li>
        ))}
        {others > 0 && <li className="font-sans text-small">and {others} more today</li>}
      </ul>
      <Way to={prayListPath} label={label} leads={leads} />
    </>
  );
}

function NothingDue({ prayed, leads }: Omit<DueListProps, "prayers" | "count">) {
  if (prayed)
    return (
      <>
        <p className="mt-2 mb-4 font-serif text-subheading text-balance wrap-anywhere">
          {prayed} <span className="block">Your list is here again tomorrow.</span>
        </p>
        <SecondaryLink to={prayersPath}>My Prayers</SecondaryLink>
      </>
    );
  return (
    <>
      <p className="mt-2 mb-4 font-serif text-subheading">
        Nothing is on your list yet. <span className="block">Add somebody’s name to it.</span>
      </p>
      <ButtonLink to={addNamesPath} variant={leads ? "primary" : "secondary"} reloadDocument>
        Add names
      </ButtonLink>
    </>
  );
}

type WayProps = { to: string; label: string; leads?: boolean };

function Way({ to, label, leads }: WayProps) {
  if (leads) return <ButtonLink to={to}>{label}</ButtonLink>;
  return (
    <PageLink to={to} className="text-button -my-2">
      {label}
    </PageLink>
  );
}

function Asking({ name, words, ...way }: NonNullable<Today["asking"]> & { leads?: boolean }) {
  return (
    <div>
      <h2 className="eyebrow wrap-anywhere">{name}</h2>
      <p dir="auto" className="mt-2 mb-4 font-serif text-prayer wrap-anywhere">
        {words}
      </p>
      <Way {...way} />
    </div>
  );
}

export function OpenDay({ progress, ended }: Pick<Today, "progress" | "ended">) {
  const [plan] = progress.plans;
  if (!plan) {
    return (
      <div>
        <h2 className="eyebrow">A plan to follow</h2>
        <p className="mt-2 mb-4 font-serif text-subheading text-balance">
          {ended.words} {ended.next && <TallLink to={ended.next.to}>{ended.next.label}</TallLink>}
        </p>
        <SecondaryLink to="/plans">Choose a plan</SecondaryLink>
      </div>
    );
  }
  return (
    <>
      <h2 className="eyebrow">Where you left off</h2>
      <p className="mt-2 font-serif text-subheading">{plan.title}</p>
      <DaysLight {...plan} className="mt-3 mb-2" />
      <p className="mb-5 text-small text-ink-quiet">
        Day {plan.next}: {plan.nextTitle}
      </p>
      <div className={stackedButtons}>
        <ButtonLink to={plan.to}>Continue with day {plan.next}</ButtonLink>
      </div>
    </>
  );
}

export function Answered({ handle, name, answer, on }: NonNullable<Today["answered"]>) {
  return (
    <div>
      <h2 className="eyebrow">Remember: God answered</h2>
      {answer && (
        <p dir="auto" className="mt-2 font-serif text-prayer wrap-anywhere">
          {answer}
        </p>
      )}
      <p className={answer ? "mt-1 text-small" : "mt-2"}>
        <PageLink to={prayerPath(handle)} className="link font-serif text-prayer">
          {isolated(name)}
        </PageLink>
        <span className="text-small text-ink-quiet">{` · ${on}`}</span>
      </p>
    </div>
  );
}
