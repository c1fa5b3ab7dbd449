import { planPath } from "~/paths";
import { PageLink } from "../controls/page-link";
import { CardArt } from "./card-art";
import type { PlanCardData } from "./cards.server";

type PlanCardProps = {
  plan: PlanCardData;
  heading?: "h3" | "h4";
  listed?: boolean;
};

const listedClasses = {
  card: "flex-row gap-x-5 rounded-none border-0 border-t bg-transparent py-4 [box-shadow:none]",
  art: "aspect-[4/3] w-[clamp(5.5rem,22%,11rem)] max-w-[30%] flex-none self-start rounded-medium border border-line",
  words: "self-center p-0 lg:grid lg:grid-cols-[minmax(0,36rem)_1fr] lg:items-center lg:gap-x-8",
  note: "mt-3 lg:m-0 lg:justify-self-end lg:[grid-area:1/2/3]",
};

const cardClasses = { card: "", art: "", words: "", note: "mt-3" };

export function PlanCard({ plan, heading: Heading = "h3", listed }: PlanCardProps) {
  const classes = listed ? listedClasses : cardClasses;
  return (
    <article className={`art-card card ${classes.card}`}>
      <CardArt image={plan.image} scene={plan.scene} tone={plan.tone} className={classes.art} />
      <div className={`art-card-words ${classes.words}`}>
        <Heading>
          <PageLink to={planPath(plan.id)} viewTransition>
            {plan.title}
          </PageLink>
        </Heading>
        <p className="text-pretty">{plan.description}</p>
        <p className={`font-semibold ${classes.note}`}>{plan.duration}</p>
      </div>
    </article>
  );
}
