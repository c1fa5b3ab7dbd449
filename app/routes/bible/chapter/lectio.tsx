import { lectioSteps } from "#content/bible/lectio";
import { withQuery } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { HourFrame } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { useAwake } from "~/ui/praying/praying-page";
import { Amen, Rite } from "~/ui/praying/rite";
import { Quotation } from "~/ui/reading/scripture";
import type { ChapterPage } from "./chapter.server";

type LectioProps = ChapterPage & { alone: NonNullable<ChapterPage["alone"]> };

export function Lectio(page: LectioProps) {
  return page.alone.praying === "amen" ? <LectioRite {...page} /> : <LectioStep {...page} />;
}

function LectioStep({ alone, passage }: LectioProps) {
  useAwake();
  const { step, hour, blessings } = alone;
  const current = lectioSteps[step - 1] ?? lectioSteps[0];
  const to = (number: number) => withQuery(passage.path, `pray=lectio&step=${number}`);
  return (
    <HourFrame hour={hour} className="pray">
      <PrayingHead back={{ to: passage.path, label: "Back to the Bible" }} />
      <div className="pray-column flex flex-col">
        <p className="eyebrow mb-2">
          {passage.reference} · {step} of {lectioSteps.length}
        </p>
        <h1 className="text-dawn">{current.name}</h1>
        <p className="lead mt-3">{current.words}</p>
        <blockquote className="pray-words mt-6 border-s-2 border-accent ps-5">
          <Quotation text={passage.text} />
        </blockquote>
        {step > 1 && (
          <p className="no-print mt-6 text-small">
            <TallLink to={to(step - 1)}>One step back</TallLink>
          </p>
        )}
      </div>
      <PrayingFoot>
        {current.next ? (
          <ButtonLink to={to(step + 1)} className="min-h-14 min-w-[min(15rem,100%)] rounded-round">
            {current.next}
          </ButtonLink>
        ) : (
          <Amen action={withQuery(passage.path, "pray=lectio")} blessings={blessings} />
        )}
      </PrayingFoot>
    </HourFrame>
  );
}

function LectioRite({ alone, passage }: LectioProps) {
  const after = withQuery(passage.path, "pray=amen");
  return (
    <Rite hour={alone.hour} blessings={alone.blessings}>
      {passage.source && (
        <SavePrayerForm
          intent="save-verse"
          variant="quiet"
          action={after}
          path={`${after}#save-verse`}
          saved={passage.saved ?? false}
          kind={kindOf(passage.reference)}
        />
      )}
    </Rite>
  );
}
