import { todayPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { LineByLine } from "~/ui/praying/line-by-line";
import { Rite } from "~/ui/praying/rite";
import { useAwake } from "~/ui/praying/use-awake";
import { DayFrame } from "../day-frame";
import { officePath } from "../today-path";
import type { OfficeDay, OfficePage } from "./office.server";
import { OfficeFrame } from "./office-frame";
import { OfficeStep } from "./office-step";
import { OfficeHelp, OfficeWhole } from "./office-whole";

/** An office: whole, step by step, or what comes after its Amen. */
export function OfficeView({ title, ...page }: OfficePage & { title: string }) {
  useAwake();
  const [only] = page.days;
  if (only && page.pray) return <OfficeRite {...page} />;
  return (
    <DayFrame hour={page.name} days={page.days}>
      {only && page.step ? (
        <OfficeStepwise {...page} title={title} office={only} first={page.step} />
      ) : (
        <OfficeWhole {...page} title={title} />
      )}
    </DayFrame>
  );
}

type OfficeStepwiseProps = OfficePage & { title: string; office: OfficeDay; first: number };

/** An office one step at a time, as the praying page does with the lines of a prayer. */
function OfficeStepwise({ title, office, first, ...page }: OfficeStepwiseProps) {
  const words = office.steps.map(({ text }) => text);
  return (
    <OfficeFrame {...page} title={title} words={words} stepwise>
      <LineByLine
        key={first}
        lines={office.steps.map((step) => <OfficeStep key={step.title} {...step} />)}
        first={first}
        path={officePath(page.name, { day: office.day })}
        words={stepWords}
      />
      <OfficeHelp {...office} />
    </OfficeFrame>
  );
}

const stepWords = {
  list: "Steps",
  next: "Next step",
  previous: "Previous step",
  whole: "The whole prayer",
  query: "step",
};

function OfficeRite({ name, days: [office] }: OfficePage) {
  if (!office) return null;
  const { day, blessing } = office;
  return (
    <Rite hour={name} chosen blessings={[{ name, blessing }]} stay={officePath(name, { day })}>
      <ButtonLink to={todayPath(day)} variant="quiet">
        The verse of the day
      </ButtonLink>
    </Rite>
  );
}
