import { dayName } from "~/ui/reading/day-name";
import { Choice, Press } from "./choice";

type PauseProps = { action: string; until?: string; hasPlans: boolean };

/** No letters for a while, or letters again. */
export function Pause({ action, until, hasPlans }: PauseProps) {
  const now = until
    ? `No letter comes before ${dayName(until)}.${hasPlans ? " Your plans go on." : ""}`
    : "The newsletter and the verses come as you asked.";
  return (
    <Choice title="Pause" now={now}>
      {until ? (
        <Press action={action} intent="pause-end">
          Let them come again
        </Press>
      ) : (
        <>
          <Press action={action} intent="pause-month">
            Pause for a month
          </Press>
          <Press action={action} intent="pause-season">
            Pause for three months
          </Press>
        </>
      )}
    </Choice>
  );
}
