import type { AppLoadContext } from "@remix-run/node";
import { firstFeelings } from "#content/feelings";
import { hourNames } from "#content/hours/hour";
import { hoursOn } from "#content/hours/hours";
import { generatorWords } from "#content/pages/home";
import { plansInSeason } from "#content/plans/dated-plan";
import { allPlans, type Plan } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { site } from "#content/site.server";
import { allThemes, leadingToThemes } from "#content/themes/themes";
import type { User } from "#db/accounts/users.server";
import type { IntentHandler, IntentHandlers } from "~/forms/action.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { prayersPath, withQuery } from "~/paths";
import { savedOf, savePrayerFrom, savePrayerIntent } from "~/prayers/prayers.server";
import { fullOf, visitorSaveMessage } from "~/prayers/save-prayer";
import { todayOf } from "~/prayers/today.server";
import { authPath } from "~/routes/auth/auth-path";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { settings } from "~/runtime/env.server";
import { Phones } from "~/ui/art/phone-mockup";
import { HeroSun } from "~/ui/art/scene-picture";
import { PlanCard, ThemeCard } from "~/ui/cards/cards";
import { ButtonLink, SecondaryLink } from "~/ui/controls/controls";
import { Feelings } from "~/ui/controls/feelings";
import { SearchField } from "~/ui/layout/search-field";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { staticParts, type Writers } from "~/ui/static/static-html.server";
import { Download, FeatureList, hasDownload, VoiceList } from "../section-parts.server";
import { type HomeQuery, homePath, homeQuery, listName } from "./home-query";

/** Shown when none is asked for. */
const firstPrayer = prayers[0];

/** Its key in the page cache: what its loader reads, the hour in its sky, and the day for its season. */
export const homeCacheKey: CacheKeyReader = (_, query) =>
  keyOf(homePath(homeQuery(query)), hourKey());

export const homeKeys = (): string[] => hourNames.map((hour) => keyOf("/", hourKey(hour)));

const keyOf = (path: string, hour: string) => withQuery(withQuery(path, hour), dayKey());

/** What the home page has to save in My Prayers beside its generator, by the intent that saves it. */
const verseSource = { "save-verse": "verse/home" };

export async function homePage(context: AppLoadContext, search: URLSearchParams, user?: User) {
  const query = homeQuery(search);
  const today = user && (await todayOf(user));
  return {
    parts: homeParts(context, query, user === undefined),
    hasVoices: site().testimonials.length > 0,
    hasDownload: hasDownload(),
    hasApp: site().app !== undefined,
    seasonal: plansInSeason(dayFor(search)),
    hour: today?.hour ?? hourFor(search),
    own: today && {
      today,
      hours: hoursOn(today.day).map(({ name, kind, title }) => ({ name, kind, title })),
    },
    address: `${settings().ORIGIN}/`,
    prayer: shownPrayer(query.prayer),
    saved: user && (await savedOf(user, verseSource)),
  };
}

export type HomePage = Awaited<ReturnType<typeof homePage>>;

function shownPrayer(asked: string | undefined) {
  const { id, reference, text } = prayers.find((each) => each.id === asked) ?? firstPrayer;
  return { id, reference, text };
}

/** What can be saved from the home page; for a visitor the generator only shows how it is. */
export function homeIntents(search: HomeQuery): IntentHandlers {
  const target = { search, hash: "learn-more", stays: true };
  const save: IntentHandler = async ({ user }) => {
    if (!user) return { ...target, message: generatorWords.saved };
    const source = `generator/${search.prayer ?? firstPrayer.id}`;
    const { end, message } = await savePrayerFrom(user, source);
    if (end === "full")
      return { ...target, message: { ...message, inPlace: true }, done: fullOf("save") };
    return {
      ...target,
      message: end === "saved" ? { ...message, ...generatorWords.saved } : message,
    };
  };
  const path = homePath(search);
  const saveVerse = savePrayerIntent("save-verse", {
    source: verseSource["save-verse"],
    path,
    visitorMessage: visitorSaveMessage(`${path}#save-verse`),
  });
  return { save, "save-verse": saveVerse };
}

/** Of a list that is closed; past these the themes are a list themselves. */
const first = { plans: 3, themes: 6 };

function homeParts(context: AppLoadContext, query: HomeQuery, isVisitor: boolean) {
  const hero: Writers = isVisitor
    ? { hero: () => <VisitorHero /> }
    : {
        "hero-words": () => (
          <div className="wrap grid items-start gap-x-10 border-t border-line pt-8 lg:grid-cols-[5fr_7fr]">
            <div>
              <HeroWords of="h2" size="mt-2 mb-1 text-subheading text-balance" line="" />
            </div>
            <OwnButton />
          </div>
        ),
        "hero-ways": () => (
          <>
            <OwnDawn />
            <HeroFeelings own />
          </>
        ),
      };
  const listed = (category: Plan["category"], isWhole: string | undefined) =>
    allPlans()
      .filter((plan) => plan.category === category)
      .slice(0, isWhole ? undefined : first.plans);
  const plans = listed("featured", query.featured);
  const others = listed("popular", query.popular);
  const shown = allThemes().slice(0, query.themes ? undefined : first.themes);
  return staticParts(context, {
    ...hero,
    "folded-features": () => <FeatureList folded />,
    [listName("featured", query)]: () => plans.map(card),
    [listName("popular", query)]: () => others.map(listedCard),
    [listName("themes", query)]: () =>
      shown.map((theme, index) => (
        <ThemeCard key={theme.id} theme={theme} shape={index < first.themes ? "poster" : "row"} />
      )),
    ...(site().testimonials.length > 0 && {
      voices: () => <VoiceList voices={site().testimonials} />,
    }),
    ...(hasDownload() && { download: () => <Download phone /> }),
  });
}

const card = (plan: Plan) => <PlanCard key={plan.id} plan={plan} heading="h4" />;
const listedCard = (plan: Plan) => <PlanCard key={plan.id} plan={plan} heading="h4" listed />;

function VisitorHero() {
  return (
    <>
      <div className="hero-words relative animate-rise pb-12 pt-[clamp(1.5rem,6vw,5rem)] @min-[60rem]:pt-12 @min-[60rem]:self-center @min-[60rem]:pb-32">
        <HeroWords size="mt-4 mb-5 text-display" line="text-subheading leading-body" />
        <HeroButtons />
        <HeroFeelings />
        <Claims />
      </div>
      <div className="relative mx-[-2%] -mb-[4%] w-[104%] max-w-176 self-end justify-self-center">
        <HeroSun />
        <Phones of="all" className="relative w-full animate-sunrise" />
      </div>
    </>
  );
}

function OwnDawn() {
  return (
    <HeroSun className="mix-blend-screen top-[calc(100%-var(--hills)*.85)] left-[78%] [--scene-width:calc(96vw-9rem)] lg:[--scene-width:40vw]" />
  );
}

const tryIt = () => `Try ${site().name} for Free`;

const OwnButton = () =>
  hasDownload() && (
    <a href="#download" className="text-button self-center justify-self-start">
      {tryIt()}
    </a>
  );

/** The ways to a prayer for who has no words yet. @param own beside or below one's own day, in a row where there is room. */
function HeroFeelings({ own = false }: { own?: boolean }) {
  return (
    <>
      {own ? (
        <h2 className="eyebrow mb-2 w-full">Start from how you feel</h2>
      ) : (
        <p className="mt-6 mb-2 text-small">Start from how you feel:</p>
      )}
      <Feelings
        feelings={leadingToThemes(firstFeelings)}
        label="Pray from how you feel"
        className={own ? "max-w-96" : "max-w-120"}
      />
      <details
        className={`no-print max-w-120${own ? "" : " mt-2 me-6 inline-block align-top open:block"}`}
      >
        <summary className="text-button text-small">Or in your own words</summary>
        <SearchField
          label="What’s on your heart?"
          button="Find a prayer"
          className="*:basis-full"
        />
      </details>
      {!own && (
        <a href={authPath("register", prayersPath)} className="text-button mt-2 text-small">
          Or keep a prayer list
        </a>
      )}
    </>
  );
}

type HeroWordsProps = { of?: "h1" | "h2"; size: string; line: string };

/** @param size classes of the headline. @param line classes of the line under it. */
function HeroWords({ of: Heading = "h1", size, line }: HeroWordsProps) {
  return (
    <>
      <p className="eyebrow">Find God's Peace in Prayer</p>
      <Heading id="hero-heading" className={size}>
        Where Daily Prayer Becomes Eternal Impact
      </Heading>
      <p className={`font-serif text-dawn ${line}`}>Track. Pray. Grow. Repeat.</p>
    </>
  );
}

function HeroButtons() {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
      <SecondaryLink to={hasDownload() ? "#download" : "/today"} className="px-4">
        {hasDownload() ? tryIt() : "Read today’s verse"}
      </SecondaryLink>
    </div>
  );
}

/** For who comes from outside: a member needs no figures. */
function Claims() {
  const { claims } = site();
  if (!claims) return null;
  const shown = [
    [`over ${claims.believers}`, "believers"],
    [`${claims.rating} out of 5`, "average rating"],
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-4 text-small">
      {shown.map(([figure, of]) => (
        <li key={of}>
          <strong className="block">{figure}</strong> {of}
        </li>
      ))}
    </ul>
  );
}
