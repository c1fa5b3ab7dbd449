import { hourName } from "~/forms/time-zones";
import { HourOptions } from "~/ui/forms/morning-fields";
import { ZoneOptions } from "~/ui/forms/zone-options";
import { dayName } from "~/ui/reading/day-name";
import { Choice, Press } from "./choice";
import type { planShown } from "./plan.server";

type PlanChoicesProps = Awaited<ReturnType<typeof planShown>> & { action: string };

/** What a reader can do with a plan by letter: pause it, choose its hour, leave it, begin it again. */
export function PlanChoices({ action, ...plan }: PlanChoicesProps) {
  if (plan.state === "ended") {
    return (
      <Choice title="It has ended" now={endedWords(plan)}>
        <Press action={action} intent="plan-begin">
          Begin again with day 1
        </Press>
      </Choice>
    );
  }
  const isPaused = plan.state === "paused";
  return (
    <>
      <Choice title={`Day ${plan.day} of ${plan.dayCount} is next`} now={nextWords(plan)}>
        {isPaused ? (
          <Press action={action} intent="plan-go-on">
            Go on the next morning
          </Press>
        ) : (
          <Press action={action} intent="plan-week">
            Pause for a week
          </Press>
        )}
        {!(isPaused && !plan.nextOn) && (
          <Press action={action} intent="plan-pause">
            Pause until I come back
          </Press>
        )}
      </Choice>
      <Choice title="When it comes" now={`Each morning at ${hourName(plan.hour)}`}>
        <Press action={action} intent="plan-hour" fields={<MorningSelects {...plan} />}>
          Change
        </Press>
      </Choice>
      <Choice title="Leave" now="No more letters of this plan.">
        <Press action={action} intent="plan-leave">
          Leave this plan
        </Press>
      </Choice>
    </>
  );
}

function nextWords({ state, nextOn, hour, prayed }: Omit<PlanChoicesProps, "action">): string {
  const begins = nextOn && `${hourName(hour)} on ${dayName(nextOn)}`;
  const next =
    state === "paused"
      ? begins
        ? `It rests until ${begins}.`
        : "It rests until you come back."
      : `It comes at ${begins}.`;
  const marked =
    prayed === 1 ? "You marked a day as prayed." : `You marked ${prayed} days as prayed.`;
  return prayed > 0 ? `${next} ${marked}` : next;
}

function endedWords({ email, prayed }: Omit<PlanChoicesProps, "action">): string {
  const marked = prayed > 0 ? " The days you prayed stay prayed." : "";
  return `No more letters of this plan come to ${email}.${marked}`;
}

/** Both as they are, to be chosen anew. */
function MorningSelects({ hour, zone }: { hour: number; zone: string }) {
  return (
    <div className="form mb-4 w-full max-w-104">
      <label className="field">
        <span className="field-label">Hour of the morning</span>
        <select name="hour" defaultValue={hour} className="control">
          <HourOptions />
        </select>
      </label>
      <label className="field">
        <span className="field-label">Time zone</span>
        <select name="zone" defaultValue={zone} className="control">
          <ZoneOptions own={zone} />
        </select>
      </label>
    </div>
  );
}
