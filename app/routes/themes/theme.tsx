import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { defaultTheme, getTheme } from "#content/themes/themes";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { themePath, themePrayerPath } from "~/paths";
import { SaveItemForm } from "~/plans/save-item";
import { helpNow } from "~/routes/help.server";
import { requireOwnWriting } from "~/routes/library/own-name.server";
import { Related, ThemeCard } from "~/ui/cards/cards";
import { LikelyBanner, toThemes, UnknownName } from "~/ui/cards/unknown-name";
import { ButtonLink, Icon } from "~/ui/controls/controls";
import { IntentNotice } from "~/ui/forms/intent-form";
import { HelpNow, type HelpNowPage } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta, themePicture } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { type ThemePage, themeIntents, themeOrDefault, themePage } from "./theme.server";
import { ThemePrayer, ThemeReading } from "./theme-reading";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

const idOf = (params: { id?: string }) => params.id ?? defaultTheme().id;

export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  requireOwnWriting(getTheme, args);
  const { searchParams } = new URL(args.request.url);
  const page = await themePage(idOf(args.params), searchParams, await getUser(args));
  return { ...page, help: page.needsHelp ? helpNow(args) : undefined };
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

function ThemeView(page: ThemePage & { help?: HelpNowPage }) {
  const { related, help, unsafeHome } = page;
  return (
    <>
      <HelpNow help={help} unsafe={unsafeHome} />
      <ThemeBanner {...page} />
      <div className="wrap pt-part sm:@container">
        <div className="theme grid grid-cols-1 gap-passage">
          <ThemeReading {...page} />
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

function ThemeBanner(page: ThemePage) {
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
        kind={unknown ? "reading" : "praying"}
      />
    </div>
  );
}

const clear =
  "max-sm:[&_.banner-words]:pb-58 lg:[&_.banner]:before:opacity-50 lg:[&_.banner-scene:not(.photo)]:[mask-image:linear-gradient(to_top,#000_16%,#0000_56%),linear-gradient(to_right,#0000_max(30%,28rem),#000_max(58%,50rem))]";

function ThemeActions({ theme, favorite, messages }: ThemePage) {
  return (
    <div id="figures" className="mt-6 scroll-mt-44">
      <div className="buttons">
        <ButtonLink to={themePrayerPath(theme.id)}>Pray Now</ButtonLink>{" "}
        <SaveItemForm action={themePath(theme.id)} intent="favorite" saved={favorite}>
          <Icon of={favorite ? "bookmark-check" : "bookmark"} />
          {favorite ? "In your favorites" : "Add to Favorites"}
        </SaveItemForm>
      </div>
      <ul className="no-print mt-5 flex text-small">
        <li className="pe-4">{grouped(theme.completions)} times prayed</li>
        <li className="border-s border-control ps-4">{grouped(theme.saved)} saves</li>
      </ul>
      <IntentNotice intent="favorite" message={messages.favorite} className="no-print mt-5" />
      <IntentNotice intent="remove" message={messages.remove} className="no-print mt-5" />
    </div>
  );
}
