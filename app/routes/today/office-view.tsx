import { todayPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { Rite } from "~/ui/praying/rite";
import { useAwake } from "~/ui/praying/use-awake";
import { DayFrame } from "./day-frame";
import type { OfficePage } from "./office.server";
import { OfficeStepwise } from "./office-stepwise";
import { OfficeWhole } from "./office-whole";
import { officePath } from "./today-path";

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
