import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { SaveItemForm } from "~/bookmarks/save-item";
import { runIntent } from "~/forms/action.server";
import { requireOwnWriting } from "~/ui/cards/own-name.server";
import { Related } from "~/ui/cards/related";
import { ThemeCard } from "~/ui/cards/theme-card";
import { UnknownName } from "~/ui/cards/unknown-name";
import { BackLink } from "~/ui/controls/back-link";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { IntentNotice } from "~/ui/forms/intent-notice";
import { PageBanner } from "~/ui/layout/page-banner";
import { Stats } from "~/ui/layout/stats";
import { themePicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpNow } from "~/ui/praying/help-now";
import { LinkedText } from "~/ui/reading/linked-text";
import { defaultThemeId, getTheme } from "../../../content/themes/themes";
import { themeIntents } from "./intents.server";
import type { ThemePage } from "./theme.server";
import { themeOrDefault, themePage } from "./theme.server";
import { ThemeAbout } from "./theme-about";
import { ThemePrayer } from "./theme-prayer";
import { ThemeReading } from "./theme-reading";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

const idOf = (params: { id?: string }) => params.id ?? defaultThemeId;

export { prayingStyles as links } from "~/ui/praying/praying-styles";

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
  return runIntent(args, `/theme/${id}`, themeIntents(id, args.request), getUser);
}

/** Its number in a ring. */
const stepClass =
  "grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] gap-3.5 [counter-increment:step] before:grid before:size-9 before:place-items-center before:rounded-round before:border-[1.5px] before:border-control before:pt-[0.15em] before:font-serif before:leading-none before:content-[counter(step)]";

export default function ThemeRoute() {
  const page = useLoaderData<typeof loader>();
  const View = page.alone ? ThemePrayer : ThemeView;
  return <View key={page.theme.id} {...page} />;
}

/** One devotional theme. */
function ThemeView(page: ThemePage) {
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
      >
        <ButtonLink to={`${path}?pray=now`} className="mt-6">
          Pray Now
        </ButtonLink>
      </PageBanner>
      <HelpNow {...page} />
      <ThemeCounters {...page} />
      <div className="theme-frame wrap sm:@container">
        <div className="theme grid grid-cols-1 gap-passage @path:grid-cols-[minmax(0,1fr)_22rem] @path:grid-rows-[auto_1fr] @path:gap-x-16">
          <ThemeAbout {...page} />
          <ThemeReading {...page} />
          <section aria-labelledby="practice-heading" className="@path:[grid-area:2/2]">
            <h2 id="practice-heading" className="mb-5">
              Practical Application
            </h2>
            <ol className="mt-6 grid gap-5 [counter-reset:step]">
              {theme.applicationSteps.map((step) => (
                <li key={step} className={stepClass}>
                  <span>
                    <StepWords text={step} />
                  </span>
                </li>
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

/** A step; where it says whom to call, that is one press away. */
function StepWords({ text }: { text: string }) {
  const [before, after] = text.split("call or text 988");
  if (after === undefined) return <LinkedText text={text} />;
  return (
    <>
      {before}
      <a href="tel:988" className="link">
        call
      </a>{" "}
      or{" "}
      <a href="sms:988" className="link">
        text 988
      </a>
      {after}
    </>
  );
}

/** How often it was prayed and saved, and the button that saves it. */
function ThemeCounters({ theme, favorite, messages }: ThemePage) {
  return (
    <div id="figures">
      <Stats
        label="The theme in figures"
        stats={[
          [theme.completions, "times prayed"],
          [theme.saved, "saves"],
        ]}
      >
        <SaveItemForm action={`/theme/${theme.id}`} intent="favorite" saved={favorite}>
          <Icon of={favorite ? "bookmark-check" : "bookmark"} />
          {favorite ? "In your favorites" : "Add to Favorites"}
        </SaveItemForm>
      </Stats>
      <div className="no-print wrap *:mb-8">
        <IntentNotice intent="favorite" message={messages.favorite} />
        <IntentNotice intent="remove" message={messages.remove} />
      </div>
    </div>
  );
}
