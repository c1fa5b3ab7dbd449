import { hourPath } from "~/paths";
import { SavePrayerForm } from "~/prayers/save-prayer";
import { Amen } from "~/ui/praying/amen";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Rite } from "~/ui/praying/rite";
import type { PrayPage } from "./pray.server";

/** The prayer of the hour, whole or line by line. */
export function HourAlone({ hours, hour, line }: PrayPage) {
  const own = hours.find(({ name }) => name === hour);
  return (
    <PrayingPage
      hour={hour}
      chosen
      eyebrow="A prayer for this hour"
      title={own?.title ?? ""}
      prayer={own?.prayer ?? ""}
      path={hourPath(hour, "now")}
      line={line}
      back={{ to: "/pray", label: "Back" }}
      needsHelpLines={own?.needsHelpLines ?? false}
    >
      <Amen action="/pray" values={{ hour }} />
    </PrayingPage>
  );
}

/** Its Amen, and what may follow it. */
export function HourRite({ hours, hour, saved }: PrayPage) {
  const after = hourPath(hour, "amen");
  return (
    <Rite hour={hour} chosen blessings={hours} stay={hourPath(hour, "now")}>
      <SavePrayerForm
        intent="save-prayer"
        variant="quiet"
        action={after}
        path={`${after}#save-prayer`}
        saved={saved?.[hour]}
      />
    </Rite>
  );
}
