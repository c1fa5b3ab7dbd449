import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import { useHour } from "~/ui/praying/use-hour";
import { isolated } from "~/ui/reading/isolated";
import { Answered } from "./answered-prayer";
import { DueList } from "./due-prayers";
import { OpenDay } from "./open-day";
import type { Today } from "./today.server";

type TodayPanelProps = {
  today: Today;
  username: string;
  /** The ways to a prayer, for who comes with no plan: beside the rest, or where that fills its room, below. */
  children: ReactNode;
};

/** What the day holds for somebody who is signed in: its first act on a card, the rest in the open. */
export function TodayPanel({ today, username, children: ways }: TodayPanelProps) {
  const { progress, answered } = today;
  const plan = <OpenDay progress={progress} />;
  const hasPlan = progress.plans.length > 0;
  const list = (
    <div>
      <h3 className="eyebrow">To pray today</h3>
      <DueList {...today} leads={!hasPlan} prays={!hasPlan} />
    </div>
  );
  const [first, second] = hasPlan ? [plan, list] : [list, plan];
  return (
    <section aria-labelledby="today-heading">
      <h2 id="today-heading" className="relative pb-6 wrap-anywhere text-title">
        {useGreeting(today, username)}
      </h2>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr]">
        <div className={`card ${room}`}>{first}</div>
        <div
          className={`gap-x-10 gap-y-8 lg:pt-inset ${answered ? "grid lg:row-span-2" : "flex flex-wrap"}`}
        >
          {!answered && ways}
          <div className="flex-1 basis-48">{second}</div>
          {answered && ways}
        </div>
        {answered && <Answered {...answered} />}
      </div>
    </section>
  );
}

/** The same on a page that greets and lists the plans by itself. */
export function PrayersOfToday({ today }: { today: Today }) {
  return (
    <section
      aria-labelledby="today-heading"
      className={`card flex flex-col [&>.buttons]:mt-auto ${room}`}
    >
      <h2 id="today-heading">To pray today</h2>
      <DueList {...today} leads prays={today.count === 0} />
    </section>
  );
}

const room = "p-inset";

/** A word of welcome by the hour where somebody is; nobody is welcomed back who has done nothing yet. */
export function useGreeting(today: Today, username: string): string {
  const hour = useHour(today.hour, false);
  return `${hour === "midday" && today.isNew ? "Welcome" : greetings[hour]}, ${isolated(username)}.`;
}

const greetings: Record<HourName, string> = {
  morning: "Good morning",
  midday: "Welcome back",
  evening: "Good evening",
  night: "Peace to you this\u00a0night",
};
