import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { homeScripture } from "#content/pages/home";
import { getUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { TodayPanel } from "~/prayers/today-panel";
import { dimmed, Foreground, HeroHills, ScenePicture } from "~/ui/art/scene-picture";
import { Icon, PageLink } from "~/ui/controls/controls";
import { mayGlide, wayTo } from "~/ui/layout/may-glide";
import { type SiteWords, useSiteWords } from "~/ui/layout/site-words";
import { metaOf } from "~/ui/meta/page-meta";
import { HourScript, useHour } from "~/ui/praying/hour";
import { ScriptureBlock } from "~/ui/reading/scripture";
import { useStaticHtml } from "~/ui/static/use-static-html";
import { newsletterHandler } from "../newsletter/newsletter.server";
import { NewsletterForm } from "../newsletter/newsletter-form";
import { DownloadSection, FeatureGrid, Voices } from "../sections";
import { type HomePage, homeIntents, homePage } from "./home.server";
import { PlanLists, ThemeList } from "./home-lists";
import { type HomeQuery, homeAction, homePath, homeQuery } from "./home-query";
import { PrayerGenerator } from "./prayer-generator";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { feedLinks as links } from "~/routes/today/today-links";

export const meta = metaOf({
  title: "{name} - Find God's Peace in Prayer",
  description:
    "Pray with scripture, follow a five-minute plan, and keep what you pray for. {name} is a quiet place for your life of prayer.",
  about: homeData,
});

export async function loader(args: LoaderFunctionArgs) {
  return homePage(args.context, new URL(args.request.url).searchParams, await getUser(args));
}

export function action(args: ActionFunctionArgs) {
  const search = homeQuery(new URL(args.request.url).searchParams);
  const intents = () => homeIntents(search);
  return runForms(args, "/", [newsletterHandler], { intents, findUser: getUser, search });
}

export default function Home() {
  const page = useLoaderData<typeof loader>();
  useHashScroll();
  const [search] = useSearchParams();
  const query = homeQuery(search);
  const specified = (
    <>
      <FeatureGrid name="folded-features" parts={page.parts} hasApp={page.hasApp} />
      <VerseBand {...page} query={query} />
      <PlanLists {...page} query={query} />
      <ThemeList parts={page.parts} query={query} />
      <PrayerGenerator prayer={page.prayer} query={query} />
      {page.hasVoices && (
        <Voices
          id="testimonials"
          heading="What members say"
          name="voices"
          parts={page.parts}
          large
        />
      )}
      {page.hasDownload && <DownloadSection parts={page.parts} />}
      <NewsletterForm action={homeAction(query)} />
    </>
  );
  return (
    <>
      <HomeHero {...page} />
      {page.own ? <About parts={page.parts}>{specified}</About> : specified}
    </>
  );
}

/** For who knows the house: opened by an address that asks for something in it. */
function About({ parts, children }: Parts & { children: ReactNode }) {
  const { name } = useSiteWords();
  const [asked] = useState(useLocation().search);
  return (
    <details open={asked !== ""} className="group">
      <summary className="summary-plain wrap flex items-center justify-between gap-6 py-5 font-serif text-heading">
        About {name}
        <Icon of="plus" size="1.25em" className="no-print group-open:rotate-45" />
      </summary>
      <div {...useStaticHtml("hero-words", parts)} />
      {children}
    </details>
  );
}

/** Whose site this is, for search engines. Nothing of ratings: ours are a claim, not a count. */
function homeData(origin: string, { name, shortName }: SiteWords): object {
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@graph": [
      {
        ...organization,
        "@type": "Organization",
        name,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name,
        alternateName: shortName,
        url: `${origin}/`,
        publisher: organization,
      },
    ],
  };
}

/** A lower land: the sun is under the ways to a prayer, and so far that no veil need dim it. */
const ownSky = "[--hills:14rem] max-lg:[--hills:11rem]";

/** The first screen: night opening to the light of the hour, the phones rising with the sun, or one's own day. */
function HomeHero({ parts, hour, own }: HomePage) {
  return (
    <section
      data-hour={useHour(hour, false)}
      className={`hero night ${own ? ownSky : "dusk"}`}
      aria-labelledby={own ? "today-heading" : "hero-heading"}
    >
      <HourScript />
      <HeroHills />
      {own ? <OwnRow own={own} parts={parts} /> : <VisitorRow parts={parts} />}
      <Foreground />
    </section>
  );
}

type Parts = Pick<HomePage, "parts">;

function VisitorRow({ parts }: Parts) {
  return (
    <div
      {...useStaticHtml("hero", parts)}
      className="hero-row wrap grid grid-cols-1 gap-x-10 gap-y-6 @min-[60rem]:min-h-[min(54rem,100vh-var(--spacing-bar))] @min-[60rem]:grid-cols-2"
    />
  );
}

function OwnRow({ parts, own }: Parts & { own: NonNullable<HomePage["own"]> }) {
  return (
    <div className="hero-row wrap pt-6 @min-[60rem]:pt-12 pb-[calc(var(--hills)*1.1)]">
      <TodayPanel {...own}>
        <div {...useStaticHtml("hero-ways", parts)} />
      </TodayPanel>
    </div>
  );
}

type VerseBandProps = Pick<HomePage, "address" | "saved"> & { query: HomeQuery };

function VerseBand({ address, saved, query }: VerseBandProps) {
  return (
    <section
      aria-labelledby="verse-heading"
      className="verse-band night relative isolate pt-[calc(var(--spacing-band)*.65)] pb-[clamp(18rem,25vw,22rem)]"
    >
      {/* The share menu must not be cut off with the sky; the words stand on night, wherever the dawn is. */}
      <div className={`verse-sky night ${dimmed} after:-z-1 absolute inset-0 -z-1 overflow-clip`}>
        <ScenePicture
          name="hills"
          tone="rose"
          wide
          className="absolute bottom-0 -z-2 mask-dawn-38% [--scene-height:clamp(18rem,25vw,22rem)]"
        />
        <Foreground />
      </div>
      <div className="wrap">
        <h2 id="verse-heading" className="eyebrow">
          Scripture of the Day
        </h2>
        <ScriptureBlock scripture={homeScripture} address={address}>
          <SavePrayerForm
            intent="save-verse"
            action={homeAction(query)}
            path={`${homePath(query)}#save-verse`}
            saved={saved?.["save-verse"]}
            kind={kindOf(homeScripture.reference)}
          />
        </ScriptureBlock>
        <PageLink to="/today" className="no-print link mt-4 inline-flex min-h-11 items-center">
          Morning and night prayer for today
        </PageLink>
      </div>
    </section>
  );
}

/** Milliseconds until the page has settled enough to glide to the place its address names. */
const settle = 100;

/** Glides to the element that the hash names, where it is near and the visitor welcomes motion. */
function useHashScroll(): void {
  const { hash, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same hash chosen again scrolls again
  useEffect(() => {
    // The place of a form that was just accepted is where the visitor is already.
    if (hash === "" || new URLSearchParams(search).has(doneParameter)) return;
    const timer = setTimeout(() => {
      const place = document.getElementById(decodeURIComponent(hash.slice(1)));
      place?.closest("details")?.setAttribute("open", "");
      place?.scrollIntoView({ behavior: mayGlide(wayTo(hash)) ? "smooth" : "instant" });
    }, settle);
    return () => clearTimeout(timer);
  }, [hash, search, key]);
}
