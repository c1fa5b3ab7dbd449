import Bookmark from "lucide-react/icons/bookmark";
import { ActForm } from "~/ui/act-form";
import { ActNotice } from "~/ui/act-notice";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Paragraphs } from "~/ui/paragraphs";
import { ShareInformation } from "~/ui/share-information";
import type { PlanPage } from "./plan.server";
import { visitorWords } from "./plan-words";

type PlanOverviewProps = Pick<PlanPage, "plan" | "day" | "planAddress">;

/** What the plan is about and who wrote it, to save and to share. */
export function PlanOverview({ plan, day, planAddress }: PlanOverviewProps) {
  return (
    <section aria-labelledby="overview-heading" className="wrap no-print">
      <div className="overview card">
        <h2 id="overview-heading">Plan Overview</h2>
        <div className="overview-words prose">
          <Paragraphs text={plan.overview} />
        </div>
        <div id="save" className="overview-foot">
          <Author name={plan.author} />
          <div className="overview-acts">
            <ActForm action={`/plan/${plan.id}`} act="save" values={{ day: day.number }}>
              <Button variant="secondary" className="button-round">
                <Icon of={Bookmark} />
                <span className="sr-only">Save plan</span>
              </Button>
            </ActForm>
            <ShareInformation
              kind="plan"
              title={plan.title}
              description={plan.description}
              address={planAddress}
            />
          </div>
          <ActNotice act="save" words={visitorWords(plan.id).save} />
        </div>
      </div>
    </section>
  );
}

function Author({ name }: { name: string }) {
  const initials = name.replace(/[^\p{Lu}]/gu, "").slice(0, 2);
  return (
    <p className="author">
      <span aria-hidden="true" className="author-mark">
        {initials}
      </span>
      <span>
        <span className="author-role">Created by</span> <strong>{name}</strong>
      </span>
    </p>
  );
}
