import { ButtonLink } from "~/ui/controls/button";
import { ShareInformation } from "~/ui/share/share-information";
import type { ThemePage } from "./theme.server";

type ThemeAboutProps = Pick<ThemePage, "theme" | "address">;

/** What the theme is about, and the way to its prayer alone. */
export function ThemeAbout({ theme, address }: ThemeAboutProps) {
  return (
    <section aria-labelledby="about-heading" className="about card no-print">
      <h2 id="about-heading">About This Theme</h2>
      <p>
        One prayer, three readings from the Bible, a thought to stay with, and five small steps.
        Begin with the prayer alone, or take them one by one.
      </p>
      <div className="about-buttons">
        <ButtonLink to={`/theme/${theme.id}?pray=now`}>Pray Now</ButtonLink>
        <ShareInformation
          kind="theme"
          title={theme.title}
          description={theme.description}
          address={address}
        />
      </div>
      <p className="about-note">This theme was created by the Prayer LIFE team.</p>
    </section>
  );
}
