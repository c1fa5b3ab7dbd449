import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { fullOf } from "~/bookmarks/bookmarks";
import { savePrayerFrom, savePrayerIntent } from "~/bookmarks/prayers.server";
import { SavePrayerForm } from "~/bookmarks/save-prayer";
import { visitorSaveMessage } from "~/bookmarks/visitor-message";
import { runForms } from "~/forms/action.server";
import type { IntentHandler } from "~/forms/intents.server";
import { FeatureGrid } from "~/routes/marketing/feature-grid";
import { newsletterForm } from "~/routes/marketing/newsletter/newsletter.server";
import { NewsletterForm } from "~/routes/marketing/newsletter/newsletter-form";
import { Voices } from "~/routes/marketing/voices";
import { DownloadSection } from "~/ui/art/download-section";
import { useHashScroll } from "~/ui/layout/use-hash-scroll";
import { pageMeta } from "~/ui/meta/page-meta";
import { savedPrayer } from "./generator-messages";
import { GoingOn } from "./going-on";
import type { HomePage } from "./home.server";
import { defaultPrayer, homePage, queryOf, verseSource } from "./home.server";
import { homeData } from "./home-data";
import { HomeHero } from "./home-hero";
import { homeAction, homePath, homeQuery } from "./home-query";
import { PlanLists } from "./plan-lists";
import { PrayerGenerator } from "./prayer-generator";
import { ThemeList } from "./theme-list";
import { VerseBand } from "./verse-band";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Prayer LIFE - Find God's Peace in Prayer",
    description:
      "Pray with scripture, follow a five-minute plan, and keep what you pray for. Prayer LIFE is a quiet place for your life of prayer.",
    about: homeData,
  });

export async function loader(args: LoaderFunctionArgs) {
  return homePage(queryOf(args.request), await getUser(args));
}

/** What a person saves is saved in My Prayers; for a visitor the generator only shows how it is. */
export function action(args: ActionFunctionArgs) {
  const search = queryOf(args.request);
  const where = { search, hash: "learn-more", stays: true };
  const save: IntentHandler = async ({ user }) => {
    if (!user) return { ...where, message: savedPrayer };
    const { end, message } = await savePrayerFrom(
      user,
      `generator/${search.prayer ?? defaultPrayer}`,
    );
    if (end === "full") return { ...where, message, done: fullOf("save") };
    return { ...where, message: end === "saved" ? { ...message, ...savedPrayer } : message };
  };
  const path = homePath(search);
  const saveVerse = savePrayerIntent("save-verse", {
    source: verseSource["save-verse"],
    path,
    visitorMessage: visitorSaveMessage(`${path}#save-verse`),
  });
  const intents = { save, "save-verse": saveVerse };
  return runForms(args, "/", [newsletterForm], { intents, findUser: getUser, search });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  useHashScroll();
  return <HomeView {...page} />;
}

/** The home page, in the order of its sections. */
function HomeView(page: HomePage) {
  const [search] = useSearchParams();
  const ids = page.prayers.map(({ id }) => id);
  const query = homeQuery(search, ids);
  return (
    <>
      <HomeHero claims={page.claims} />
      {page.progress && <GoingOn progress={page.progress} />}
      <FeatureGrid features={page.features} />
      <VerseBand scripture={page.scripture} address={page.address}>
        <SavePrayerForm
          intent="save-verse"
          action={homeAction(query)}
          path={`${homePath(query)}#save-verse`}
          saved={page.saved["save-verse"]}
        />
      </VerseBand>
      <PlanLists featured={page.featured} popular={page.popular} query={query} />
      <ThemeList themes={page.themes} query={query} />
      <PrayerGenerator prayers={page.prayers} query={query} />
      <Voices id="testimonials" heading="What members say" voices={page.voices} />
      <DownloadSection />
      <NewsletterForm action={homeAction(query)} />
    </>
  );
}
