import type { SceneName, SceneTone } from "~/ui/art/scene";
import { PageLink } from "~/ui/controls/page-link";
import { CardArt } from "./card-art";

type PlanCardProps = {
  plan: {
    id: string;
    title: string;
    description: string;
    /** "7 days" */
    duration: string;
    image: string;
    scene: SceneName;
    tone: SceneTone;
  };
  /** One step below the heading it stands under. */
  heading?: "h3" | "h4";
};

/** A plan in a row of plans; all of it is one link, by the plan's name. */
export function PlanCard({ plan, heading: Heading = "h3" }: PlanCardProps) {
  return (
    <article className="art-card card">
      <CardArt image={plan.image} scene={plan.scene} tone={plan.tone} />
      <div className="art-card-words">
        <Heading>
          <PageLink to={`/plan/${plan.id}`}>{plan.title}</PageLink>
        </Heading>
        <p>{plan.description}</p>
        <p className="art-card-note">{plan.duration}</p>
      </div>
    </article>
  );
}
