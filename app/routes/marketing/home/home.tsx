import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { homeScripture } from "#content/pages/home";
import { prayerThemes } from "#content/prayer-themes";
import { getUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { TodayPanel } from "~/prayers/today-panel";
import { useCurrentUser } from "~/ui/layout/current-user";
import { pageMeta } from "~/ui/meta/page-meta";
import { DownloadSection } from "../download-section";
import { FeatureGrid } from "../feature-grid";
import { newsletterHandler } from "../newsletter/newsletter.server";
import { NewsletterForm } from "../newsletter/newsletter-form";
import { Voices } from "../voices";
import { type HomePage, homePage, prayerIds } from "./home.server";
import { homeData } from "./home-data";
import { HomeHero, OwnWays } from "./home-hero";
import { homeAction, homePath, homeQuery } from "./home-query";
import { homeIntents } from "./intents.server";
import { PlanLists } from "./plan-lists";
import { PrayerGenerator } from "./prayer-generator";
import { ThemeList } from "./theme-list";
import { useHashScroll } from "./use-hash-scroll";
import { VerseBand } from "./verse-band";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { feedLinks as links } from "~/routes/today/today-links";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Prayer LIFE - Find God's Peace in Prayer",
    description:
      "Pray with scripture, follow a five-minute plan, and keep what you pray for. Prayer LIFE is a quiet place for your life of prayer.",
    about: homeData,
  });

/** What the address of a request asks of the page. */
const queryOf = ({ url }: Request) => homeQuery(new URL(url).searchParams, prayerIds);

export async function loader(args: LoaderFunctionArgs) {
  return homePage(args.context, new URL(args.request.url).searchParams, await getUser(args));
}

export function action(args: ActionFunctionArgs) {
  const search = queryOf(args.request);
  const intents = () => homeIntents(search);
  return runForms(args, "/", [newsletterHandler], { intents, findUser: getUser, search });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  useHashScroll();
  return <HomeView {...page} />;
}

/** The home page, in the order of its sections. */
function HomeView(page: HomePage) {
  const [search] = useSearchParams();
  const user = useCurrentUser();
  const query = homeQuery(search, Object.keys(prayerThemes));
  return (
    <>
      <HomeHero parts={page.parts} hour={page.hour}>
        {page.today && user && (
          <TodayPanel today={page.today} username={user.username}>
            <OwnWays parts={page.parts} />
          </TodayPanel>
        )}
      </HomeHero>
      <FeatureGrid name="folded-features" parts={page.parts} />
      <VerseBand scripture={homeScripture} address={page.address}>
        <SavePrayerForm
          intent="save-verse"
          action={homeAction(query)}
          path={`${homePath(query)}#save-verse`}
          saved={page.saved?.["save-verse"]}
          kind={kindOf(homeScripture.reference)}
        />
      </VerseBand>
      <PlanLists parts={page.parts} query={query} />
      <ThemeList parts={page.parts} query={query} />
      <PrayerGenerator prayer={page.prayer} query={query} />
      <Voices id="testimonials" heading="What members say" name="voices" parts={page.parts} large />
      <DownloadSection parts={page.parts} />
      <NewsletterForm action={homeAction(query)} />
    </>
  );
}
