import type { AppLoadContext } from "@remix-run/node";
import { featuredPlans, type Plan, popularPlans } from "#content/plans/plans";
import { testimonials } from "#content/samples";
import { themes } from "#content/themes/themes";
import { PlanCard } from "~/ui/cards/plan-card";
import { ThemeCard } from "~/ui/cards/theme-card";
import { staticParts, type Writers } from "~/ui/static/static-html.server";
import { downloadPart } from "../download.server";
import { FeatureList } from "../feature-list";
import { VoiceList } from "../voice-list";
import { HeroFeelings } from "./hero-feelings";
import { HeroWords, OwnButton, OwnDawn, VisitorHero } from "./hero-parts";
import { type HomeQuery, listName } from "./home-query";

/** Of a list that is closed; past these the themes are a list themselves. */
const first = { plans: 3, themes: 6 };

/** All of the home page that is the same for everybody, its lists as far as they are open. */
export function homeParts(context: AppLoadContext, query: HomeQuery, isVisitor: boolean) {
  const hero: Writers = isVisitor
    ? { hero: () => <VisitorHero /> }
    : {
        "hero-dawn": () => <OwnDawn />,
        "hero-words": () => (
          <>
            <div>
              <HeroWords size="mt-2 mb-1 text-subheading text-balance" line="" />
            </div>
            <OwnButton />
          </>
        ),
        "hero-ways": () => <HeroFeelings own />,
      };
  const plans = query.featured ? featuredPlans : featuredPlans.slice(0, first.plans);
  const others = query.popular ? popularPlans : popularPlans.slice(0, first.plans);
  const shown = query.themes ? themes : themes.slice(0, first.themes);
  return staticParts(context, {
    ...hero,
    "folded-features": () => <FeatureList folded />,
    [listName("featured", query)]: () => plans.map(card),
    [listName("popular", query)]: () => others.map(listedCard),
    [listName("themes", query)]: () =>
      shown.map((theme, index) => (
        <ThemeCard key={theme.id} theme={theme} shape={index < first.themes ? "poster" : "row"} />
      )),
    voices: () => <VoiceList voices={testimonials} />,
    ...downloadPart,
  });
}

const card = (plan: Plan) => <PlanCard key={plan.id} plan={plan} heading="h4" />;
const listedCard = (plan: Plan) => <PlanCard key={plan.id} plan={plan} heading="h4" listed />;
