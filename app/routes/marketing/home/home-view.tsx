import { useSearchParams } from "@remix-run/react";
import { SavePrayerForm } from "~/bookmarks/save-prayer";
import { FeatureGrid } from "~/routes/marketing/feature-grid";
import { NewsletterForm } from "~/routes/marketing/newsletter/newsletter-form";
import { Voices } from "~/routes/marketing/voices";
import { DownloadSection } from "~/ui/art/download-section";
import { GoingOn } from "./going-on";
import type { HomePage } from "./home.server";
import { HomeHero } from "./home-hero";
import { homeAction, homePath, homeQuery } from "./home-query";
import { PlanLists } from "./plan-lists";
import { PrayerGenerator } from "./prayer-generator";
import { ThemeList } from "./theme-list";
import { VerseBand } from "./verse-band";

/** The home page, in the order of its sections. */
export function HomeView(page: HomePage) {
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
