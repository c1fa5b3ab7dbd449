import { plansNear } from "#content/needs";
import { birthdayOf } from "#content/pages/my-prayers";
import { prayedToday } from "#content/pages/prayed-today";
import type { Plan } from "#content/plans/plans";
import { dayNumber } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { listGroups } from "#db/groups/groups.server";
import { type Asking, groupsAsking } from "#db/groups/groups-to-pray.server";
import { firstDayOfPrayer } from "#db/plans/days-of-prayer.server";
import { listSaved } from "#db/plans/saved-items.server";
import { listDue, listPrayed } from "#db/prayers/prayer-days.server";
import { recallAnswered } from "#db/prayers/prayer-lists.server";
import { groupPath, planPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { type FinishedPlan, listPlans } from "~/plans/plan-days.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { excerpt } from "~/runtime/quotation.server";
import { hourFor } from "~/ui/praying/hour.server";
import { isolated } from "~/ui/reading/isolated";
import { sinceWords } from "~/ui/reading/moment";
import { glimpseOf, nameOf, written } from "./shown-prayer.server";

const glimpse = 160;

/** One more is shown too, rather than announced. */
const most = 3;

export async function todayOf(user: User) {
  const db = database();
  const today = await dayOf(user);
  const { inProgress, finished } = await listPlans(user, today.day);
  const [[inGroup], [asking], due, answered] = await Promise.all([
    listGroups(db, user.id, today.now),
    groupsAsking(db, user.id, today),
    listDue(db, user.id, today, { limit: most + 1, offset: 0 }),
    recallAnswered(db, user.id, today.day, chanceOf(today.day)),
  ]);
  const prayed = due.count === 0 ? await listPrayed(db, user.id, today.day, 20) : [];
  const people = new Set(prayed.flatMap(({ person }) => person ?? []));
  const length = due.count === most + 1 ? due.count : most;
  const hasBegun = inProgress.plans.length + finished.length + due.count > 0 || asking || answered;
  return {
    name: inGroup ? firstName(inGroup.member.name) : /\d/.test(user.username) ? "" : user.username,
    isNew: !hasBegun && (await isUntouched(user)),
    day: today.day,
    hour: hourFor(new URLSearchParams(), today.zone),
    progress: inProgress,
    finished,
    ended: endedOf(finished),
    prayers: due.prayers
      .slice(0, length)
      .map((each) => ({ handle: each.handle, name: nameOf(each) + birthdayOf(each, today.day) })),
    count: due.count,
    asking: asking && askedBy(asking),
    prayed: prayed.length > 0 ? prayedToday([...people].reverse()) : undefined,
    answered: answered && {
      handle: answered.handle,
      name: nameOf(answered),
      answer: answered.answer && glimpseOf(answered.answer, glimpse),
      on: yearsAgo(answered.answeredOn ?? "", today.day) ?? written(answered.answeredOn, today.day),
    },
  };
}

/** Where no plan is open: what is said of the one finished last, and the way to another near it. */
function endedOf(finished: readonly FinishedPlan[]) {
  const [last] = finished;
  if (!last) return { words: "A few quiet minutes a day, with a passage and a prayer." };
  const isFinished = ({ id }: Plan) => finished.some((each) => each.id === id);
  const next = plansNear(last.id).find((plan) => !isFinished(plan));
  return {
    words: `You finished ${last.title} ${last.on === "today" ? "" : "on "}${last.on}.${next ? " Next, if you like:" : ""}`,
    next: next && { to: planPath(next.id), label: next.title },
  };
}

export type Today = Awaited<ReturnType<typeof todayOf>>;

async function isUntouched({ id }: User): Promise<boolean> {
  const db = database();
  const [saved, day] = await Promise.all([listSaved(db, id), firstDayOfPrayer(db, id)]);
  return saved.length === 0 && day === undefined;
}

/** What the first of its requests says, and where the group is prayed for. */
export const askedBy = ({ handle, name, writer, words, createdAt }: Asking) => ({
  ...{ name: isolated(name), label: `Pray with ${isolated(name)}`, to: groupPath(handle, "pray") },
  words: `${isolated(writer)} asked ${sinceWords(createdAt, now())}: ${excerpt(words, glimpse)}`,
});

/** Of what somebody is called in a group; whole where it begins with a title, as "Mrs. Miller". */
function firstName(name: string): string {
  const [first = name] = name.split(" ");
  return first.endsWith(".") ? name : first;
}

/** The golden ratio spreads the days over the answered prayers; the same all day. */
function chanceOf(day: string): number {
  return (dayNumber(day) * 0.618034) % 1;
}

/** Undefined where it was another day of the year. */
function yearsAgo(day: string, today: string): string | undefined {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  if (years < 1 || day.slice(4) !== today.slice(4)) return undefined;
  return `${years === 1 ? "a year" : `${years} years`} ago today`;
}
