import { SavePrayerForm } from "~/prayers/save-prayer";
import { Amen } from "~/ui/praying/amen";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Rite } from "~/ui/praying/rite";
import type { ThemePage } from "./theme.server";

/** Who told how they feel goes back to where they did. */
const toFeelings = { to: "/pray#feelings-heading", label: "Back" };

/** The theme's prayer alone on a calm page, and what comes after its Amen. */
export function ThemePrayer({ theme, path, praying, alone, saved }: ThemePage) {
  if (!alone) return null;
  const { blessings, hour, calm, feeling, ...page } = alone;
  const after = `${path}?pray=amen`;
  if (praying === "amen") {
    return (
      <Rite hour={hour} blessings={blessings} stay={calm}>
        <SavePrayerForm
          intent="save-prayer"
          variant="quiet"
          action={after}
          path={`${after}#save-prayer`}
          saved={saved?.["save-prayer"]}
        />
      </Rite>
    );
  }
  return (
    <PrayingPage
      {...page}
      hour={hour}
      eyebrow={feeling ?? "A prayer"}
      title={theme.title}
      prayer={theme.prayer}
      path={calm}
      back={feeling ? toFeelings : { to: path, label: "Back to the theme" }}
    >
      <Amen action={path} />
    </PrayingPage>
  );
}
