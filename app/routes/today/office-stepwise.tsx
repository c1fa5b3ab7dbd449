import { LineByLine } from "~/ui/praying/line-by-line";
import type { OfficeDay, OfficePage } from "./office.server";
import { OfficeFrame } from "./office-frame";
import { OfficeStep } from "./office-step";
import { OfficeHelp } from "./office-whole";
import { officePath } from "./today-path";

type OfficeStepwiseProps = OfficePage & { title: string; office: OfficeDay; first: number };

/** An office one step at a time, as the praying page does with the lines of a prayer. */
export function OfficeStepwise({ title, office, first, ...page }: OfficeStepwiseProps) {
  const words = office.steps.map(({ text }) => text);
  return (
    <OfficeFrame {...page} title={title} words={words}>
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

const stepWords = { list: "Steps", next: "Next step", whole: "The whole prayer", query: "step" };
