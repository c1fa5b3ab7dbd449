import Bookmark from "lucide-react/icons/bookmark";
import BookmarkCheck from "lucide-react/icons/bookmark-check";
import { SaveItemForm } from "~/bookmarks/save-item";
import { Related } from "~/ui/cards/related";
import { ThemeCard } from "~/ui/cards/theme-card";
import { BackLink } from "~/ui/controls/back-link";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { PageBanner } from "~/ui/layout/page-banner";
import { Stats } from "~/ui/layout/stats";
import { HelpNow } from "~/ui/reading/help-now";
import type { ThemePage } from "./theme.server";
import { ThemeAbout } from "./theme-about";
import { ThemeReading } from "./theme-reading";

/** One devotional theme. */
export function ThemeView(page: ThemePage) {
  const { theme, related, favorite, messages } = page;
  return (
    <>
      <PageBanner
        before={<BackLink to="/">Home</BackLink>}
        eyebrow="Daily Devotional Theme"
        title={theme.title}
        lead={theme.description}
        scene={theme.scene}
        tone={theme.tone}
        image={theme.image}
      />
      {page.needsHelpLines && (
        <div className="wrap">
          <HelpNow />
        </div>
      )}
      <div id="figures">
        <Stats
          label="The theme in figures"
          stats={[
            [theme.completions, "times prayed"],
            [theme.saved, "saves"],
          ]}
        >
          <SaveItemForm action={`/theme/${theme.id}`} intent="favorite" saved={favorite}>
            <Icon of={favorite ? BookmarkCheck : Bookmark} />
            {favorite ? "In your favorites" : "Add to Favorites"}
          </SaveItemForm>
        </Stats>
        <div className="intent-notices wrap no-print">
          <IntentNotice intent="favorite" message={messages.favorite} />
          <IntentNotice intent="remove" message={messages.remove} />
          <IntentNotice intent="amen" message={messages.amen} variant="success" />
        </div>
      </div>
      <div className="theme-frame wrap">
        <div className="theme">
          <ThemeAbout {...page} />
          <ThemeReading {...page} />
          <section aria-labelledby="practice-heading" className="practice">
            <h2 id="practice-heading">Practical Application</h2>
            <ol>
              {theme.applicationSteps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
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
