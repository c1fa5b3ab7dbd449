import type { ReactNode } from "react";
import { SaveItemForm } from "~/bookmarks/save-item";
import { planPath } from "~/paths";
import { Avatar } from "~/ui/cards/avatar";
import { evenButtons } from "~/ui/controls/even-buttons";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { ShareInformation } from "~/ui/share/share-information";
import type { PlanPage } from "./plan.server";

type PlanOverviewProps = Pick<
  PlanPage,
  "plan" | "day" | "rests" | "planAddress" | "own" | "messages"
> & { children: ReactNode };

/** What the plan is about and who wrote it, to save and to share. */
export function PlanOverview({
  plan,
  day,
  rests,
  planAddress,
  own,
  messages,
  children,
}: PlanOverviewProps) {
  return (
    <section aria-labelledby="overview-heading" className="wrap no-print">
      <div className="card mx-auto grid max-w-[calc(36.5rem+2*var(--spacing-inset)+2px)] grid-cols-1 gap-y-5 p-inset">
        <div>
          <h2 id="overview-heading" className="mb-5">
            Plan Overview
          </h2>
          <Author name={plan.author} />
        </div>
        {children}
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
  );
}

function Author({ name }: { name: string }) {
  return (
    <p className="byline">
      <Avatar name={name} />
      <span>
        <span className="text-small text-ink-quiet">Created by</span> <b>{name}</b>
      </span>
    </p>
  );
}
