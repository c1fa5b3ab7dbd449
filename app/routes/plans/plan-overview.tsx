import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { ActForm } from "~/ui/act-form";
import { ActNotice } from "~/ui/act-notice";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Paragraphs } from "~/ui/paragraphs";
import { ShareInformation } from "~/ui/share-information";
import type { PlanPage } from "./plan.server";

type PlanOverviewProps = Pick<PlanPage, "plan" | "day" | "planAddress" | "saved" | "words">;

/** What the plan is about and who wrote it, to save and to share. */
export function PlanOverview({ plan, day, planAddress, saved, words }: PlanOverviewProps) {
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
                <Icon of={saved ? BookmarkCheck : Bookmark} />
                <span className="sr-only">{saved ? "Saved. Remove this plan" : "Save plan"}</span>
              </Button>
            </ActForm>
            <ShareInformation
              kind="plan"
              title={plan.title}
              description={plan.description}
              address={planAddress}
            />
          </div>
          <ActNotice act="save" words={words.save} />
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
