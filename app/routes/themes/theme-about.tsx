import { themePrayerPath } from "~/paths";
import { ButtonLink } from "~/ui/controls/button";
import { ShareInformation } from "~/ui/share/share-information";
import type { ThemePage } from "./theme.server";
import { themeCardRow } from "./theme-row";

type ThemeAboutProps = Pick<ThemePage, "theme" | "address">;

/** What the theme is about, and the way to its prayer alone. */
export function ThemeAbout({ theme, address }: ThemeAboutProps) {
  return (
    <section aria-labelledby="about-heading" className={`card no-print p-inset ${themeCardRow}`}>
      <div>
        <h2 id="about-heading">About This Theme</h2>
        <p className="mt-2 text-small text-balance text-ink-quiet">
          This theme was created by the Prayer&nbsp;LIFE team.
        </p>
      </div>
      <div className="max-w-[32.5em]">
        <p className="mt-4 @path:mt-0">
          Pray its prayer again on a quiet page, or pass it on to somebody who needs it.
        </p>
        <div className="buttons mt-5">
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
      </div>
    </section>
  );
}
