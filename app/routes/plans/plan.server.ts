import { lineNumber } from "#content/hours/lines";
import { plansNear } from "#content/needs";
import { dueDay, planAhead, planOffered, planPrayed, textNumber } from "#content/plans/dated-plan";
import {
  allPlans,
  defaultPlan,
  getPlan,
  inOwnPlace,
  type Plan,
  relatedPlanIds,
} from "#content/plans/plans";
import { recordingOf } from "#content/site.server";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { isSaved } from "#db/plans/saved-items.server";
import type { IntentArgs, IntentHandler, IntentHandlers } from "~/forms/action.server";
import { zoneOf } from "~/forms/fields.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { dayPath, namedDayPath, planPath, planPrayerPath, withQuery } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { markFor, planShown, progressOf, resumeFor } from "~/plans/plan-days.server";
import {
  countersOf,
  removeItemIntent,
  saveItemIntent,
  signedInIntent,
} from "~/plans/saved-items.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { findNamed, unknownName } from "~/routes/library/own-name.server";
import { dayFor, dayKey } from "~/routes/today/shown-days.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { inLines } from "~/runtime/quotation.server";
import { planCard } from "~/ui/cards/cards.server";
import { hourFor, hourKey, listBlessings, prayingOf } from "~/ui/praying/hour.server";
import { endingOf } from "./ending.server";
import { ownMessages, visitorMessages } from "./messages";

export function planOrDefault(id: string): Plan {
  return findNamed(getPlan, id) ?? defaultPlan();
}

/** What `planPage` reads of the URL and the calendar. */
export const planCacheKey: CacheKeyReader = ({ id }, query) => {
  const plan = id === undefined ? defaultPlan() : getPlan(id);
  if (!plan) return undefined;
  const asked = askedDay(query, plan.dayCount);
  const path = id === undefined ? "/plan" : planPath(id);
  // Without a day a dated plan opens at today's.
  const praying = aloneOf(query);
  const isNamed = asked !== undefined && (asked > 1 || plan.season || praying);
  const ofDay = isNamed ? withQuery(path, `day=${asked}`) : path;
  const ofYear = plan.season ? withQuery(ofDay, dayKey()) : ofDay;
  if (!praying) return ofYear;
  const line = lineNumber(query.get("line"));
  const ofLine = praying === "now" && line ? `&line=${line}` : "";
  return withQuery(ofYear, `pray=${praying}${ofLine}&${hourKey()}`);
};

const aloneOf = (query: URLSearchParams) =>
  query.get("pray") === "end" ? "end" : prayingOf(query);

/** A text keeps its number, whatever day of a dated plan it is in a year. */
function daySources({ id, days }: Plan, number: number) {
  const day = days[number - 1];
  const text = day ? textNumber(id, day) : number;
  return { "save-prayer": `plan/${id}/${text}`, "save-verse": `verse/plan/${id}/${text}` };
}

const allSources = (plan: Plan) =>
  plan.days.flatMap((_, index) => Object.values(daySources(plan, index + 1)));

/** Without a day in the query the next open one, or the end where all are prayed; in its season today's. */
export async function planPage(id: string, query: URLSearchParams, user?: User) {
  const known = planOrDefault(id);
  const own = user && (await ownPage(user, known));
  const today = dayFor(query, user && (await dayOf(user)).zone);
  const ofYear = (own?.progress ? planPrayed : planOffered)(known, today);
  const whole = ofYear.plan;
  const due = dueDay(ofYear, today);
  const { days, needsHelpLines = false, unsafeHome = false, blessing, ...plan } = whole;
  const asked = askedDay(query, plan.dayCount);
  const finished = own?.progress !== undefined && own.progress.next === undefined;
  const rests = finished && asked === undefined;
  // A person comes to the end only once every day is prayed.
  const asksAlone = aloneOf(query);
  const praying = asksAlone === "end" && user && !finished ? undefined : asksAlone;
  const last = praying === "end" ? days.length : undefined;
  const number = last ?? asked ?? own?.progress?.next ?? due ?? 1;
  const day = days[number - 1];
  if (!day) throw new Error(`Plan ${plan.id} has no day ${number}`);
  const pathTo = plan.season ? namedDayPath : dayPath;
  const path = pathTo(plan.id, number);
  const ends = praying === "end" || (!user && number === days.length);
  const sources = daySources(whole, number);
  return {
    plan: { ...plan, ...(await countersOf("plan", plan)) },
    dayTitles: days.map(({ title }) => title),
    day: { ...day, scripture: inLines(day.scripture), number },
    path,
    // A dated plan has an address of its own, at which its day of today is open.
    canonical: plan.season && asked === undefined && !own?.progress ? planPath(plan.id) : path,
    alone: praying && {
      praying,
      hour: hourFor(query, user && (await dayOf(user)).zone),
      blessings: listBlessings(number, `${id}/${number}`, id),
    },
    forDay: number > 1 || own?.progress !== undefined,
    // Every day is prayed and none was asked for: none is open.
    rests,
    address: settings().ORIGIN + path,
    planAddress: settings().ORIGIN + planPath(plan.id),
    previous: number > 1 ? pathTo(plan.id, number - 1) : undefined,
    next: number < days.length ? pathTo(plan.id, number + 1) : undefined,
    saved: user && (await savedOf(user, sources)),
    own,
    ending: ends
      ? { blessing, ...(await endingOf(whole, allSources(whole), own?.progress, user)) }
      : undefined,
    messages: own ? ownMessages(number, own.progress?.next, own.saved) : visitorMessages(path, due),
    needsHelp: needsHelpLines || unsafeHome || day.needsHelpLines === true,
    byLetter: settings().sendsLetters ? byLetterOf(known, today) : undefined,
    begins: own?.progress ? undefined : beginsOn(known, today),
    due,
    picture: sources["save-prayer"],
    ...recordingOf(sources["save-prayer"].replace("plan", "plans")),
    unknown: known.id === id ? undefined : unknownName(id),
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

/** Day 1 for everything else than 1..days. */
function dayNumber(asked: string, days: number): number {
  const number = Number(asked);
  return /^\d{1,3}$/.test(asked) && number >= 1 && number <= days ? number : 1;
}

export function askedDay(query: URLSearchParams, days: number): number | undefined {
  const asked = query.get("day");
  return asked === null ? undefined : dayNumber(asked, days);
}

/** Who asks today gets the first letter tomorrow. */
function byLetterOf(known: Plan, today: string) {
  const { plan, run } = planAhead(known, addDays(today, 1));
  const dayOf = (day: string) => dayInWords(day, "day");
  const begins = run && run.first > addDays(today, 1) ? dayOf(run.first) : undefined;
  return { dayCount: plan.dayCount, begins, until: run && dayOf(run.last) };
}

/** "Sunday, November 29", until that day has come; undefined for a plan that is of no season. */
export function beginsOn(plan: Plan, today: string): string | undefined {
  const { run } = planOffered(plan, today);
  return run && today < run.first ? dayInWords(run.first, "weekday") : undefined;
}

export function planIntents(plan: Plan): IntentHandlers {
  const path = planPath(plan.id);
  const today = dayFor(new URLSearchParams());
  const messages = visitorMessages(path, dueDay(planOffered(plan, today), today));
  const dayOf = (args: IntentArgs) => daySent(plan, args);
  // Without its day, a person in the middle of the plan would be led on to the next one.
  const stay = (args: IntentArgs) => {
    const day = dayOf(args);
    const isOpen = day > 1 || ((args.user || plan.season) && args.form.has("day"));
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
    mark: orEnd(
      plan,
      signedInIntent(
        { path, item: (args) => `${plan.id}/${dayOf(args)}`, visitorMessage: messages.mark },
        (args) => ({ ...stay(args), hash: "day-done" }),
        async (user, args) => {
          const day = dayOf(args);
          const after = await markFor(user, plan, day, zoneOf(args.form));
          return { ...ownMessages(day, after?.next, false).mark, inPlace: true };
        },
      ),
    ),
    amen: orEnd(plan, amenOf(plan, today)),
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

/** A person's Amen marks the day; a visitor's is that of the last one by its number. */
const amenOf =
  (plan: Plan, today: string): IntentHandler =>
  async (args) => {
    const day = daySent(plan, args);
    if (args.user) await markFor(args.user, plan, day, zoneOf(args.form));
    const isLast = !args.user && day === planOffered(plan, today).plan.dayCount;
    return { search: { day: String(day), pray: isLast ? "end" : "amen" } };
  };

/** Whatever marks the last open day leads to the end of the plan. */
const orEnd =
  (plan: Plan, handle: IntentHandler): IntentHandler =>
  async (args) => {
    const isOver = async () => {
      const progress = args.user && (await progressOf(args.user, plan));
      return progress !== undefined && progress.next === undefined;
    };
    const wasOver = await isOver();
    const result = await handle(args);
    if (wasOver || !(await isOver())) return result;
    return { search: { day: String(daySent(plan, args)), pray: "end" } };
  };

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
  async (args) => {
    const day = daySent(plan, args);
    const ofDay = (plan.season ? namedDayPath : dayPath)(plan.id, day);
    const after = args.form.get("pray");
    const alone = planPrayerPath(plan.id, day, after === "end" ? after : "amen");
    const path = after ? alone : ofDay;
    const visitorMessage = visitorSaveMessage(`${path}#${after ? intent : "day"}`);
    const today = (args.user ? await dayOf(args.user) : { day: dayFor(new URLSearchParams()) }).day;
    const ofYear = await planShown(plan, today, args.user);
    const source = daySources(ofYear.plan, day)[intent];
    return savePrayerIntent(intent, { source, path, visitorMessage })(args);
  };

const daySent = ({ dayCount }: Plan, { form }: IntentArgs) =>
  dayNumber(String(form.get("day")), dayCount);
