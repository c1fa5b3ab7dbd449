import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defaultThemeId, getTheme } from "#content/themes/themes";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { themePath } from "~/paths";
import { requireOwnWriting } from "~/routes/library/own-name.server";
import { Related } from "~/ui/cards/related";
import { ThemeCard } from "~/ui/cards/theme-card";
import { themePicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpNow } from "~/ui/praying/help-now";
import { themeIntents } from "./intents.server";
import { type ThemePage, themeOrDefault, themePage } from "./theme.server";
import { ThemeAbout } from "./theme-about";
import { ThemeBanner } from "./theme-banner";
import { ThemePrayer } from "./theme-prayer";
import { ThemeReading } from "./theme-reading";
import { ThemeSteps } from "./theme-steps";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

const idOf = (params: { id?: string }) => params.id ?? defaultThemeId;

export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  requireOwnWriting(getTheme, args);
  const { searchParams } = new URL(args.request.url);
  return themePage(idOf(args.params), searchParams, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { theme, path, praying } = args.data;
  return pageMeta(args, {
    heading: praying ? `${praying === "now" ? "Pray" : "Amen"}: ${theme.title}` : theme.title,
    description: theme.description,
    canonical: path,
    unlisted: praying !== undefined,
    picture: themePicture(theme),
    trail: [
      { name: "Devotional Themes", path: "/#devotional-themes" },
      { name: theme.title, path },
    ],
  });
};

export function action(args: ActionFunctionArgs) {
  const { id } = themeOrDefault(idOf(args.params));
  return runIntent(args, themePath(id), themeIntents(id, args.request), getUser);
}

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  const View = page.alone ? ThemePrayer : ThemeView;
  return <View key={page.theme.id} {...page} />;
}

/** One devotional theme. */
function ThemeView(page: ThemePage) {
  const { related } = page;
  return (
    <>
      <ThemeBanner {...page} />
      <HelpNow {...page} />
      <div className="wrap pt-part sm:@container">
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
