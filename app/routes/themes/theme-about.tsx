import { themePrayerPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { ShareInformation } from "~/ui/share/share-information";
import type { ThemePage } from "./theme.server";

type ThemeAboutProps = Pick<ThemePage, "theme" | "address">;

/** What the theme is about, and the way to its prayer alone. */
export function ThemeAbout({ theme, address }: ThemeAboutProps) {
  return (
    <section aria-labelledby="about-heading" className="card no-print p-inset *:not-first:mt-5">
      <h2 id="about-heading" className="mb-3 text-subheading">
        About This Theme
      </h2>
      <p>
        One prayer, three readings from the Bible, a thought to stay with, and five small steps.
        Begin with the prayer alone, or take them one by one.
      </p>
      <div className="buttons relative">
        <ButtonLink to={themePrayerPath(theme.id)} variant="secondary">
          Pray Now
        </ButtonLink>
        <ShareInformation
          kind="theme"
          title={theme.title}
          description={theme.description}
          address={address}
          picture={`theme/${theme.id}`}
        />
      </div>
      <p className="text-small text-ink-quiet">
        This theme was created by the Prayer&nbsp;LIFE team.
      </p>
    </section>
  );
}
