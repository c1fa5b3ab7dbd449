import { LikelyBanner, toThemes } from "~/ui/cards/likely-banner";
import { UnknownName } from "~/ui/cards/unknown-name";
import { PageBanner } from "~/ui/layout/page-banner";
import type { ThemePage } from "./theme.server";
import { ThemeActions } from "./theme-actions";

/** The head of a theme's page: what it is called, under its own sky. */
export function ThemeBanner(page: ThemePage) {
  const { theme, unknown } = page;
  const words = {
    eyebrow: "Daily Devotional Theme",
    title: theme.title,
    lead: theme.description,
    children: <ThemeActions {...page} />,
  };
  if (unknown?.likely) {
    return <LikelyBanner kind="theme" {...unknown} likely={unknown.likely} {...words} />;
  }
  return (
    <div className={clear}>
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
    </div>
  );
}

/** Clouds and rays of the drawing end before the words, or below them; its land goes on. */
const clear =
  "max-sm:[&_.banner-words]:pb-58 lg:[&_.banner]:before:opacity-50 lg:[&_.banner-scene:not(.photo)]:[mask-image:linear-gradient(to_top,#000_16%,#0000_56%),linear-gradient(to_right,#0000_max(30%,28rem),#000_max(58%,50rem))]";
