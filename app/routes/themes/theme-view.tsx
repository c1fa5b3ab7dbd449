import { Related } from "~/ui/cards/related";
import { ThemeCard } from "~/ui/cards/theme-card";
import { UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { HelpNow } from "~/ui/praying/help-now";
import type { ThemePage } from "./theme.server";
import { ThemeAbout } from "./theme-about";
import { ThemeCounters } from "./theme-counters";
import { ThemeReading } from "./theme-reading";
import { ThemeSteps } from "./theme-steps";

/** One devotional theme. */
export function ThemeView(page: ThemePage) {
  const { theme, path, related, unknown } = page;
  return (
    <>
      <PageBanner
        before={
          <>
            <BackLink to="/">Home</BackLink>
            {unknown && <UnknownName kind="theme" {...unknown} />}
          </>
        }
        eyebrow="Daily Devotional Theme"
        title={theme.title}
        lead={theme.description}
        scene={theme.scene}
        tone={theme.tone}
        image={theme.image}
        low={unknown && "reading"}
      >
        <ButtonLink
          to={`${path}?pray=now`}
          variant={unknown?.likely ? "secondary" : "primary"}
          className="mt-6"
        >
          Pray Now
        </ButtonLink>
      </PageBanner>
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
