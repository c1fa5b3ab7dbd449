import { dayNumber } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { firstDayOfPrayer } from "#db/plans/days-of-prayer.server";
import { listSaved } from "#db/plans/saved-items.server";
import { hasPrayedOn, listDue, recallAnswered } from "#db/prayers/prayer-lists.server";
import { dayOf } from "~/plans/persons-day.server";
import { listPlans } from "~/plans/plan-days.server";
import { database } from "~/runtime/database.server";
import { hourFor } from "~/ui/praying/hour.server";
import { glimpseOf, nameOf, written } from "./shown-prayer.server";

/** Characters of an answer that a glance at the day shows. */
const glimpse = 160;

/** Prayers to show; where one more waits, it is shown too. */
const most = 3;

/**
 * What a person's day holds: the open days of plans, prayers to pray, and one to give thanks for.
 */
export async function todayOf(user: User) {
  const db = database();
  const today = await dayOf(user);
  const { inProgress, finished } = await listPlans(user, today.day);
  const [due, answered] = await Promise.all([
    listDue(db, user.id, today, { limit: most + 1, offset: 0 }),
    recallAnswered(db, user.id, today.day, chanceOf(today.day)),
  ]);
  const length = due.count === most + 1 ? due.count : most;
  const hasBegun = inProgress.plans.length + finished.length + due.count > 0 || answered;
  return {
    /** Nothing is begun, saved, written or prayed yet. */
    isNew: !hasBegun && (await isUntouched(user)),
    day: today.day,
    hour: hourFor(new URLSearchParams(), today.zone),
    progress: inProgress,
    finished,
    prayers: due.prayers
      .slice(0, length)
      .map((prayer) => ({ handle: prayer.handle, name: nameOf(prayer) })),
    count: due.count,
    /** The list held something today, and all of it was prayed. */
    isPrayed: due.count === 0 && (await hasPrayedOn(db, user.id, today.day)),
    answered: answered && {
      handle: answered.handle,
      name: nameOf(answered),
      answer: answered.answer && glimpseOf(answered.answer, glimpse),
      on: written(answered.answeredOn, today.day),
      yearsAgo: yearsAgo(answered.answeredOn ?? "", today.day),
    },
  };
}

export type Today = Awaited<ReturnType<typeof todayOf>>;

async function isUntouched({ id }: User): Promise<boolean> {
  const db = database();
  const [saved, day] = await Promise.all([listSaved(db, id), firstDayOfPrayer(db, id)]);
  return saved.length === 0 && day === undefined;
}

/** Another part of the answered prayers each day, the same all day: the golden ratio spreads them. */
function chanceOf(day: string): number {
  return (dayNumber(day) * 0.618034) % 1;
}

/** How many years ago it was this day; undefined where it was another one. */
function yearsAgo(day: string, today: string): number | undefined {
  const years = Number(today.slice(0, 4)) - Number(day.slice(0, 4));
  return years > 0 && day.slice(4) === today.slice(4) ? years : undefined;
}
