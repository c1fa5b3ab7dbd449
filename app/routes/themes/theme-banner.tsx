import { themePrayerPath } from "~/paths";
import { LikelyBanner, toThemes } from "~/ui/cards/likely-banner";
import { UnknownName } from "~/ui/cards/unknown-name";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import type { ThemePage } from "./theme.server";

type ThemeBannerProps = Pick<ThemePage, "theme" | "unknown">;

/** The head of a theme's page: what it is called, under its own sky. */
export function ThemeBanner({ theme, unknown }: ThemeBannerProps) {
  const words = {
    eyebrow: "Daily Devotional Theme",
    title: theme.title,
    lead: theme.description,
    children: (
      <ButtonLink
        to={themePrayerPath(theme.id)}
        variant={unknown?.likely ? "secondary" : "primary"}
        className="mt-6"
      >
        Pray Now
      </ButtonLink>
    ),
  };
  if (unknown?.likely) {
    return <LikelyBanner kind="theme" {...unknown} likely={unknown.likely} {...words} />;
  }
  return (
    <PageBanner
      {...words}
      before={
        <>
          {toThemes}
          {unknown && <UnknownName kind="theme" id={unknown.id} rest="Here is one we do have." />}
        </>
      }
      scene={theme.scene}
      tone={theme.tone}
      image={theme.image}
      low={unknown && "reading"}
    />
  );
}
