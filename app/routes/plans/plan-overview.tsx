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
> & {
  /** It ends a reading, in whose column it stands. */
  behind: boolean;
  children: ReactNode;
};

/** What the plan is about and who wrote it, to save and to share. */
export function PlanOverview({
  plan,
  day,
  rests,
  planAddress,
  own,
  messages,
  behind,
  children,
}: PlanOverviewProps) {
  return (
    <section aria-labelledby="overview-heading" className={`wrap no-print ${behind ? "pt-8" : ""}`}>
      <div className={`card grid grid-cols-1 gap-y-5 p-inset ${behind ? narrow : wide}`}>
        <div>
          <h2 id="overview-heading" className="mb-5">
            Plan Overview
          </h2>
          <Author name={plan.author} />
        </div>
        {children}
        <div className={`prose ${behind ? "" : "lg:[grid-area:1/2/3]"}`}>
          <Paragraphs text={plan.overview} />
        </div>
        <div id="save" className="flex flex-wrap items-center justify-between gap-6 self-end">
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

const narrow = "mx-auto max-w-[calc(36.5rem+2*var(--spacing-inset)+2px)]";

/** The words at the right, as in every card of a theme; the menu begins where its narrow column does. */
const wide = "gap-x-column lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:[&_.share-sheet]:left-0";

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
