import { plansNear } from "#content/needs";
import { allDaysPrayed } from "#content/plans/plan-blessings";
import type { Plan } from "#content/plans/plans";
import { dayInWords } from "#content/year/day-in-words";
import type { User } from "#db/accounts/users.server";
import { listSavedSources, type Prayer } from "#db/prayers/prayers.server";
import { prayerPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { listPlans, type progressOf } from "~/plans/plan-days.server";
import { findSource, ownPrayers } from "~/prayers/prayers.server";
import { nameOf, notesOf } from "~/prayers/shown-prayer.server";
import { database } from "~/runtime/database.server";
import { planCard } from "~/ui/cards/cards.server";
import { isolated } from "~/ui/reading/isolated";

type OwnProgress = Awaited<ReturnType<typeof progressOf>>;

/** What a plan leaves somebody with, and where to go on. @param sources all that could be saved of it */
export async function endingOf(plan: Plan, sources: string[], progress: OwnProgress, user?: User) {
  const near = plansNear(plan.id);
  const kept = { saved: [], noted: [], answered: [] };
  if (!user || !progress) return { near: near[0] && planCard(near[0]), ...kept };
  const { inProgress, finished } = await listPlans(user, (await dayOf(user)).day);
  const going = inProgress.plans.find(({ id }) => id !== plan.id);
  const next = near.find(({ id }) => !finished.some((each) => each.id === id));
  const saved = await listSavedSources(database(), user.id, sources);
  const days = Object.values(progress.doneOn).sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const isThen = (on: string | null) => on !== null && on >= first && on <= last;
  const own: Prayer[] = [];
  for await (const rows of ownPrayers(user)) own.push(...rows);
  const noted = own.filter((each) => notesOf(each).some(({ on }) => isThen(on)));
  const answered = own.filter(({ answeredOn }) => isThen(answeredOn));
  return {
    going: going && { id: going.id, title: going.title, next: going.next },
    near: next && planCard(next),
    all: days.length === plan.dayCount ? allDaysPrayed(plan.dayCount) : undefined,
    span: first !== last && `from ${dayInWords(first, "day")} to ${dayInWords(last, "day")}`,
    saved: saved.flatMap((source) => {
      const found = findSource(source);
      if (!found) return [];
      return { path: found.path, name: found.title ?? found.reference ?? found.pageTitle };
    }),
    noted: noted.map(linked),
    answered: answered.map(linked),
  };
}

const linked = (each: Prayer) => ({ path: prayerPath(each.handle), name: isolated(nameOf(each)) });
