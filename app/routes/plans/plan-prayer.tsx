import { planPath, planPrayerPath } from "~/paths";
import { SavePrayerForm } from "~/prayers/save-prayer";
import type { HelpNowPage } from "~/ui/help/help-view";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Amen, Rite } from "~/ui/praying/rite";
import type { PlanPage } from "./plan.server";

type PlanPrayerProps = PlanPage & {
  alone: NonNullable<PlanPage["alone"]>;
  help?: HelpNowPage;
};

/** A day's passage and prayer alone; a person's Amen marks the day. */
export function PlanPrayer({
  plan,
  day,
  path,
  alone,
  own,
  saved,
  messages,
  help,
  recording,
}: PlanPrayerProps) {
  const { praying, hour, blessings } = alone;
  const action = planPath(plan.id);
  const stay = planPrayerPath(plan.id, day.number);
  if (praying === "now")
    return (
      <PrayingPage
        hour={hour}
        help={help}
        eyebrow={`Day ${day.number}`}
        title={day.title}
        passage={day.scripture}
        prayer={day.prayer}
        path={stay}
        recording={recording}
        back={{ to: `${path}#day`, label: "Back to the day" }}
      >
        <Amen action={action} values={{ day: String(day.number) }} blessings={blessings} />
      </PrayingPage>
    );
  const after = planPrayerPath(plan.id, day.number, "amen");
  const { title, description } = messages.mark;
  const isMarked = own?.progress?.doneOn[day.number] !== undefined;
  return (
    <Rite
      hour={hour}
      help={help}
      blessings={blessings}
      note={isMarked ? `${title}. ${description}` : undefined}
    >
      <SavePrayerForm
        intent="save-prayer"
        variant="quiet"
        action={action}
        values={{ day: day.number, pray: "amen" }}
        path={`${after}#save-prayer`}
        saved={saved?.["save-prayer"]}
      />
    </Rite>
  );
}
