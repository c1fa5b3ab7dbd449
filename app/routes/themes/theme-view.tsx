import { Related } from "~/ui/cards/related";
import { ThemeCard } from "~/ui/cards/theme-card";
import { HelpNow } from "~/ui/praying/help-now";
import type { ThemePage } from "./theme.server";
import { ThemeAbout } from "./theme-about";
import { ThemeBanner } from "./theme-banner";
import { ThemeCounters } from "./theme-counters";
import { ThemeReading } from "./theme-reading";
import { ThemeSteps } from "./theme-steps";

/** One devotional theme. */
export function ThemeView(page: ThemePage) {
  const { related } = page;
  return (
    <>
      <ThemeBanner {...page} />
      <HelpNow {...page} />
      <ThemeCounters {...page} />
      <div className="wrap sm:@container">
        <div className="theme grid grid-cols-1 gap-passage">
          <ThemeReading {...page} />
          <ThemeSteps {...page} />
          <ThemeAbout {...page} />
        </div>
      </div>
      <Related>
        {related.map((each) => (
          <ThemeCard key={each.id} theme={each} />
        ))}
      </Related>
    </>
  );
}
