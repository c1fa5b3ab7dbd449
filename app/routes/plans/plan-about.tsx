import type { ReactNode } from "react";
import { planPath } from "~/paths";
import { SaveItemForm } from "~/plans/save-item";
import { Avatar } from "~/ui/cards/avatar";
import { evenButtons } from "~/ui/controls/even-buttons";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { type Stat, Stats } from "~/ui/layout/stats";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ShareInformation } from "~/ui/share/share-information";
import type { PlanPage } from "./plan.server";

type PlanAboutProps = PlanPage & {
  /** Comes after the reading, as one card. */
  behind: boolean;
  children: ReactNode;
};

export function PlanAbout({ behind, children, ...page }: PlanAboutProps) {
  const { plan, day, rests, planAddress, own, messages } = page;
  const counters = (
    <Stats label="The plan in figures" stats={countersOf(plan)} inside={behind}>
      {children}
    </Stats>
  );
  return (
    <>
      {!behind && counters}
      <section
        aria-labelledby="overview-heading"
        className={`wrap no-print ${behind ? "pt-8" : ""}`}
      >
        <div className={axis}>
          <div className="pb-3 min-[75rem]:row-span-3 min-[75rem]:pe-6">
            <h2 id="overview-heading" className="mb-5 min-[75rem]:w-min">
              Plan Overview
            </h2>
            <p className="byline">
              <Avatar name={plan.author} />
              <span>
                <span className="text-small text-ink-quiet">Created by</span> <b>{plan.author}</b>
              </span>
            </p>
          </div>
          {behind && counters}
          <div className="prose">
            <Paragraphs text={plan.overview} />
          </div>
          <div id="save" className="flex flex-wrap items-center justify-between gap-6">
            <div className={`${evenButtons} max-sm:w-full`}>
              <SaveItemForm
                action={planPath(plan.id)}
                intent="save"
                saved={own?.saved}
                values={rests ? undefined : { day: day.number }}
              >
                <Icon of={own?.saved ? "bookmark-check" : "bookmark"} />
                {own?.saved ? "Saved" : "Save plan"}
              </SaveItemForm>
              <ShareInformation
                kind="plan"
                title={plan.title}
                description={plan.description}
                address={planAddress}
                picture={`plan/${plan.id}/${day.number}`}
              />
            </div>
            <IntentNotice intent="save" message={messages.save} className="w-full" />
            <IntentNotice intent="remove" message={messages.remove} className="w-full" />
          </div>
        </div>
      </section>
    </>
  );
}

const axis =
  "mx-auto grid max-w-[36.5rem] grid-cols-1 content-start gap-y-5 border-t border-line pt-8 min-[75rem]:max-w-none min-[75rem]:grid-cols-[calc(50%-18.25rem)_36.5rem] min-[75rem]:*:not-first:col-start-2";

function countersOf({ dayCount, weeks, completions }: PlanPage["plan"]): Stat[] {
  const counters: Stat[] = [
    [dayCount, "days"],
    ["5 min", "per day"],
  ];
  // A count of zero is not shown.
  if (completions > 0)
    return [...counters, [completions, completions === 1 ? "completion" : "completions"]];
  return weeks ? [...counters, [weeks.length, "Sundays"]] : counters;
}
