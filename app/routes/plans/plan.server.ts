import { plansNear } from "#content/needs";
import {
  allPlans,
  defaultPlan,
  getPlan,
  inOwnPlace,
  type Plan,
  relatedPlanIds,
} from "#content/plans/plans";
import { dayInWords } from "#content/year/day-in-words";
import { adventOf } from "#content/year/seasons";
import type { User } from "#db/accounts/users.server";
import { isSaved } from "#db/plans/saved-items.server";
import { listSavedSources } from "#db/prayers/prayers.server";
import type { IntentArgs, IntentHandler, IntentHandlers } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { dayPath, planPath, withQuery } from "~/paths";
import { removeItemIntent, saveItemIntent, signedInIntent } from "~/plans/intents.server";
import { dayOf } from "~/plans/persons-day.server";
import { listPlans, markFor, progressOf, resumeFor } from "~/plans/plan-days.server";
import { countersOf } from "~/plans/saved-items.server";
import { findSource } from "~/prayers/prayer-sources.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { findNamed, unknownName } from "~/routes/library/own-name.server";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { planCard } from "~/ui/cards/cards.server";
import { ownMessages, visitorMessages } from "./messages";

export function planOrDefault(id: string): Plan {
  return findNamed(getPlan, id) ?? defaultPlan();
}

/** What `planPage` reads of the URL and the calendar. */
export const planCacheKey: CacheKeyReader = ({ id }, query) => {
  const plan = id === undefined ? defaultPlan() : getPlan(id);
  if (!plan) return undefined;
  const day = askedDay(query, plan.dayCount) ?? 1;
  const path = id === undefined ? "/plan" : planPath(id);
  const ofDay = day > 1 ? withQuery(path, `day=${day}`) : path;
  return plan.id === seasonPlanId ? withQuery(ofDay, dayKey()) : ofDay;
};

const daySources = (planId: string, day: number) => ({
  "save-prayer": `plan/${planId}/${day}`,
  "save-verse": `verse/plan/${planId}/${day}`,
});

const allSources = ({ id, days }: Plan) =>
  days.flatMap((_, index) => Object.values(daySources(id, index + 1)));

/** Without a day in the query the next open one, or the end where all are prayed. */
export async function planPage(id: string, query: URLSearchParams, user?: User) {
  const whole = planOrDefault(id);
  const { days, needsHelpLines = false, unsafeHome = false, blessing, ...plan } = whole;
  const asked = askedDay(query, plan.dayCount);
  const own = user && (await ownPage(user, whole));
  const finished = own?.progress !== undefined && own.progress.next === undefined;
  const rests = finished && asked === undefined;
  const number = asked ?? own?.progress?.next ?? 1;
  const day = days[number - 1];
  if (!day) throw new Error(`Plan ${plan.id} has no day ${number}`);
  const path = dayPath(plan.id, number);
  const zone = user && (await dayOf(user)).zone;
  // A person on the way comes to the end only once every day is prayed.
  const ends = rests || (number === days.length && (finished || !own?.progress));
  const saved = user && (await savedOf(user, daySources(plan.id, number)));
  return {
    plan: { ...plan, ...(await countersOf("plan", plan)) },
    dayTitles: days.map(({ title }) => title),
    day: { ...day, number },
    path,
    forDay: number > 1 || own?.progress !== undefined,
    // Every day is prayed and none was asked for: none is open.
    rests,
    address: settings().ORIGIN + path,
    planAddress: settings().ORIGIN + dayPath(plan.id, 1),
    previous: number > 1 ? dayPath(plan.id, number - 1) : undefined,
    next: number < days.length ? dayPath(plan.id, number + 1) : undefined,
    saved,
    own,
    ending: ends ? { blessing, ...(await endingOf(whole, user)), finished } : undefined,
    messages: own ? ownMessages(number, own.progress?.next, own.saved) : visitorMessages(path),
    needsHelp: needsHelpLines || unsafeHome || day.needsHelpLines === true,
    unsafeHome,
    byLetter: settings().sendsLetters,
    begins: plan.id === seasonPlanId && !own?.progress ? beginsOn(dayFor(query, zone)) : undefined,
    unknown: whole.id === id ? undefined : unknownName(id),
    related: relatedPlans(plan).map(planCard),
  };
}

/** Fixed for the plans of the two lists; for others by need. */
function relatedPlans({ id, category }: Pick<Plan, "id" | "category">): readonly Plan[] {
  if (category === "new") return plansNear(id);
  const fixed = relatedPlanIds.map((each) => getPlan(each === id ? (inOwnPlace[id] ?? id) : each));
  const all = new Set([...fixed.flatMap((plan) => plan ?? []), ...allPlans()]);
  return [...all].filter((plan) => plan.id !== id).slice(0, 3);
}

export type PlanPage = Awaited<ReturnType<typeof planPage>>;

async function ownPage(user: User, plan: Plan) {
  const saved = await isSaved(database(), user.id, { kind: "plan", item: plan.id });
  return { saved, progress: await progressOf(user, plan) };
}

async function endingOf(plan: Plan, user?: User) {
  const saved = user ? await listSavedSources(database(), user.id, allSources(plan)) : [];
  const own = user && (await listPlans(user, (await dayOf(user)).day)).inProgress.plans;
  const going = own?.find(({ id }) => id !== plan.id);
  const found = saved.flatMap((source) => findSource(source) ?? []);
  return {
    going: going && { id: going.id, title: going.title, next: going.next },
    saved: found.map(({ path, title, reference, pageTitle }) => ({
      path,
      name: title ?? reference ?? pageTitle,
    })),
  };
}

/** Day 1 for everything else than 1..days. */
function dayNumber(asked: string, days: number): number {
  const number = Number(asked);
  return /^\d{1,3}$/.test(asked) && number >= 1 && number <= days ? number : 1;
}

export function askedDay(query: URLSearchParams, days: number): number | undefined {
  const asked = query.get("day");
  return asked === null ? undefined : dayNumber(asked, days);
}

export const seasonPlanId = "advent-plan";

/** "Sunday, November 29", until that day has come. */
export function beginsOn(today: string): string | undefined {
  const first = adventOf(Number(today.slice(0, 4)));
  return today < first ? dayInWords(first, "weekday") : undefined;
}

export function planIntents(plan: Plan): IntentHandlers {
  const path = planPath(plan.id);
  const messages = visitorMessages(path);
  const dayOf = (args: IntentArgs) => daySent(plan, args);
  // Without its day, a person in the middle of the plan would be led on to the next one.
  const stay = (args: IntentArgs) => {
    const day = dayOf(args);
    const isOpen = day > 1 || (args.user && args.form.has("day"));
    return { search: isOpen ? { day: String(day) } : undefined, stays: true };
  };
  const item = { id: plan.id, path };
  return {
    "save-prayer": saveOfDay(plan, "save-prayer"),
    "save-verse": saveOfDay(plan, "save-verse"),
    start: onOpenDay(
      plan,
      saveItemIntent("start", { ...item, visitorMessage: messages.start }, () => ({ hash: "day" })),
    ),
    save: saveItemIntent("save", { ...item, visitorMessage: messages.save }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    remove: removeItemIntent("plan", { ...item, visitorMessage: messages.remove }, (args) => ({
      ...stay(args),
      hash: "save",
    })),
    mark: signedInIntent(
      { path, item: (args) => `${plan.id}/${dayOf(args)}`, visitorMessage: messages.mark },
      (args) => ({ ...stay(args), hash: "day-done" }),
      async (user, args) => {
        const day = dayOf(args);
        const after = await markFor(user, plan, day, zoneOf(args.form));
        return { ...ownMessages(day, after?.next, false).mark, inPlace: true };
      },
    ),
    resume: onOpenDay(
      plan,
      signedInIntent(
        { path, item: () => plan.id, visitorMessage: messages.resume },
        () => ({ hash: "day" }),
        async (user, { form }) => {
          await resumeFor(user, plan.id, zoneOf(form));
          const { next } = (await progressOf(user, plan)) ?? {};
          return { ...ownMessages(1, next, false).resume, inPlace: true };
        },
      ),
    ),
  };
}

/** Redirects to the day by number, so that Back leads there still once it is done. */
const onOpenDay =
  (plan: Plan, handle: IntentHandler): IntentHandler =>
  async (args) => {
    const result = await handle(args);
    const next = args.user && (await progressOf(args.user, plan))?.next;
    return next ? { ...result, search: { day: String(next) } } : result;
  };

const saveOfDay =
  (plan: Plan, intent: keyof ReturnType<typeof daySources>): IntentHandler =>
  (args) => {
    const day = daySent(plan, args);
    const path = dayPath(plan.id, day);
    const visitorMessage = visitorSaveMessage(`${path}#day`);
    const source = daySources(plan.id, day)[intent];
    return savePrayerIntent(intent, { source, path, visitorMessage })(args);
  };

const daySent = ({ dayCount }: Plan, { form }: IntentArgs) =>
  dayNumber(String(form.get("day")), dayCount);
