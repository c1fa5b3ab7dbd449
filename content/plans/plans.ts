import type { Art } from "../art";
import { helpList } from "../help/list";
import { withOwnNumbers } from "../help-lines";
import { laidOver, perSite, type Site } from "../site.server";
import { advent } from "./advent/advent";
import { anger } from "./anger";
import { anxiety } from "./anxiety";
import { atTheTable } from "./at-the-table";
import { calmStorm } from "./calm-storm";
import { christmas } from "./christmas/christmas";
import { combatWorry } from "./combat-worry";
import { comeHolySpirit } from "./come-holy-spirit/come-holy-spirit";
import { easter } from "./easter/easter";
import { faith } from "./faith";
import { family } from "./family";
import { financialPeace } from "./financial-peace";
import { forgiveness } from "./forgiveness";
import { grief } from "./grief";
import { healing } from "./healing";
import { holyWeek } from "./holy-week/holy-week";
import { joy } from "./joy";
import { lent } from "./lent/lent";
import { lordsPrayer } from "./lords-prayer";
import { mark } from "./mark/mark";
import { miracles } from "./miracles";
import { newBeginnings } from "./new-beginnings";
import { philippians } from "./philippians";
import type { Plan, PlanCategory, PlanDay, PlanText } from "./plan";
import { planArt } from "./plan-art";
import { blessings } from "./plan-blessings";
import { planCounters } from "./plan-counters";
import { psalmsForTheNight } from "./psalms-for-the-night/psalms-for-the-night";
import { psalterPlan } from "./psalter/psalter";
import { ruth } from "./ruth";
import { sermonOnTheMount } from "./sermon-on-the-mount";
import { sideBySide } from "./side-by-side";
import { teenagers } from "./teenagers";
import { wisdom } from "./wisdom";
import { withAFriend } from "./with-a-friend";
import { womenWhoPrayed } from "./women-who-prayed";

export type { Plan } from "./plan";

/** In the order of the list. */
export const featuredPlans: readonly Plan[] = [
  plan("featured", anger, planArt.anger),
  plan("featured", anxiety, planArt.anxiety),
  plan("featured", family, planArt.family),
  plan("featured", combatWorry, planArt.combatWorry),
  plan("featured", newBeginnings, planArt.newBeginnings),
  plan("featured", calmStorm, planArt.calmStorm),
];

/** In the order of the list. */
export const popularPlans: readonly Plan[] = [
  plan("popular", forgiveness, planArt.forgiveness),
  plan("popular", financialPeace, planArt.financialPeace),
  plan("popular", healing, planArt.healing),
  plan("popular", faith, planArt.faith),
  plan("popular", wisdom, planArt.wisdom),
  plan("popular", miracles, planArt.miracles),
];

/** Beyond the twelve of the two lists. */
export const newPlans: readonly Plan[] = [
  plan("new", advent, planArt.advent),
  plan("new", christmas, planArt.christmas),
  plan("new", lent, planArt.lent),
  plan("new", holyWeek, planArt.holyWeek),
  plan("new", easter, planArt.easter),
  plan("new", comeHolySpirit, planArt.comeHolySpirit),
  plan("new", lordsPrayer, planArt.lordsPrayer),
  plan("new", grief, planArt.grief),
  plan("new", joy, planArt.joy),
  plan("new", womenWhoPrayed, planArt.womenWhoPrayed),
  plan("new", sideBySide, planArt.sideBySide),
  plan("new", withAFriend, planArt.withAFriend),
  plan("new", atTheTable, planArt.atTheTable),
  plan("new", teenagers, planArt.teenagers),
  plan("new", psalmsForTheNight, planArt.psalmsForTheNight),
  plan("new", mark, planArt.mark),
  plan("new", psalterPlan, planArt.psalter),
  plan("new", philippians, planArt.philippians),
  plan("new", sermonOnTheMount, planArt.sermonOnTheMount),
  plan("new", ruth, planArt.ruth),
];

/** Ours, whatever the operator puts in their place. */
export const plans: readonly Plan[] = [...featuredPlans, ...popularPlans, ...newPlans];

/** Of ours authors and what they begin to count with are invented, and the numbers of one country. */
const asSaid = (plan: Plan, { samples, name }: Site): Plan => ({
  ...plan,
  ...(!samples && { author: name, completions: 0, saved: 0 }),
  overview: withOwnNumbers(plan.overview),
  days: plan.days.map((day) => ({ ...day, reflection: withOwnNumbers(day.reflection) })),
});

/** Those of the site: ours, with the operator's laid over them. */
export const allPlans = perSite((site) =>
  laidOver(
    site.samples && site.help === helpList ? plans : plans.map((each) => asSaid(each, site)),
    site.plans,
  ),
);

const byId = perSite(() => new Map(allPlans().map((plan) => [plan.id, plan])));

/** The plan of this id, if there is one. */
export function getPlan(id: string): Plan | undefined {
  return byId().get(id);
}

/** Two plans show the days of two others: whether a day is seen for the first time. */
export function firstTimes() {
  const before = new Set<string>();
  return ({ isOwn }: Plan, { prayer }: PlanDay) => isOwn || before.size < before.add(prayer).size;
}

/** Shown when no plan is named, and under the name of a plan that we do not have. */
export const defaultPlan = (): Plan => getPlan("1") ?? (allPlans()[0] as Plan);

/** "You May Also Like", the same on every plan. */
export const relatedPlanIds = ["anxiety-plan", "forgiveness-plan", "family-plan"] as const;

/** What stands there on the pages of these three, in their own place. */
export const inOwnPlace: Record<string, string> = {
  "anxiety-plan": "calm-storm-plan",
  "forgiveness-plan": "1",
  "family-plan": "1",
};

/**
 * Puts together what is known of one plan; an owner may take its counters out. A new plan also has a
 * place in plan-art, plan-blessings, plan-counters and, if somebody needs it most, in needs; other words
 * that people search it by are in search/thesaurus.
 */
function plan(category: PlanCategory, text: PlanText, art: Art): Plan {
  const counters = planCounters[text.id] ?? { author: "Prayer LIFE", completions: 0, saved: 0 };
  const dayCount = text.days.length;
  const { least } = text.season ?? {};
  const duration = `${least ? `${least} to ` : ""}${dayCount} days`;
  const blessing = blessings[text.id] ?? "";
  return { ...text, ...art, ...counters, category, dayCount, duration, blessing };
}
