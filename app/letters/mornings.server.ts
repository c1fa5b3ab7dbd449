import { setImmediate } from "node:timers/promises";
import { type PlanOfYear, planAhead } from "#content/plans/dated-plan";
import { getPlan } from "#content/plans/plans";
import { dayOfRun } from "#content/year/dated-seasons";
import { dayInWords } from "#content/year/day-in-words";
import { addDays, weekday } from "#content/year/days";
import type { Db } from "#db/engines/database";
import {
  dueGroupLetters,
  orderGroupLetters,
  type WantedLetter,
} from "#db/groups/group-letters.server";
import {
  type Bell,
  dueBells,
  orderBells,
  type Ring,
  type WantedBell,
} from "#db/letters/bells.server";
import {
  type DueVerse,
  duePlans,
  dueVerses,
  type MorningOrder,
  orderPlanDays,
  orderVerses,
} from "#db/letters/mornings.server";
import type { Morning, PlanLetter } from "#db/letters/plan-letters.server";
import { hour } from "#db/time";
import { now } from "~/runtime/clock.server";
import { dayIn, hourIn, momentIn, weekdayIn } from "~/runtime/time-zone.server";

type After = {
  after: number;
  /** The date (yyyy-mm-dd) of the last letter: no second one on it, even in another time zone. */
  lastOn?: string | null;
  weekly?: boolean;
};

export function nextMorning({ hour, zone }: Morning, { after, lastOn, weekly }: After): number {
  let day = dayIn(zone, new Date(after));
  for (;;) {
    const isFree = (!lastOn || day > lastOn) && (!weekly || weekday(day) === 0);
    const at = isFree ? momentIn(zone, day, hour) : 0;
    if (at > after) return at;
    day = addDays(day, 1);
  }
}

/** A dated plan waits for its season. */
export function nextPlanMorning(
  planId: string,
  morning: Morning,
  { after, lastOn }: Omit<After, "weekly">,
): number {
  const next = nextMorning(morning, { after, lastOn });
  const run = runAhead(planId, dayIn(morning.zone, new Date(next)));
  return run ? nextMorning(morning, { after: next - 1, lastOn: addDays(run.first, -1) }) : next;
}

/** With the days of the year in which its letters come. */
export function planOfLetter(row: PlanLetter): PlanOfYear | undefined {
  const plan = getPlan(row.planId);
  const { zone, dueAt } = row;
  return plan && planAhead(plan, begunOn(row) ?? dayIn(zone, dueAt ?? new Date(now())));
}

/** The date of its last letter, but for those of an earlier time through. */
function begunOn({ zone, lastOn, confirmedAt }: PlanLetter): string | undefined {
  return lastOn && !(confirmedAt && lastOn < dayIn(zone, confirmedAt)) ? lastOn : undefined;
}

/** "7 days", or "a day until December 24". */
export function lettersOf({ plan, run }: PlanOfYear): string {
  return run ? `a day until ${dayInWords(run.last, "day")}` : `${plan.dayCount} days`;
}

function runAhead(planId: string, on: string) {
  const plan = getPlan(planId);
  return plan && planAhead(plan, on).run;
}

export const verseMorning = (zone: string | null | undefined): Morning => ({
  hour: 6,
  zone: zone ?? "UTC",
});

/** Milliseconds. */
const tooLate = 6 * hour;

const size = 20;

/** What a server that was down missed by hours comes the next morning. @returns how many were due. */
export async function orderMornings(db: Db): Promise<number> {
  return (
    (await inSlices(db, duePlans, planOrder, orderPlanDays)) +
    (await inSlices(db, dueVerses, verseOrder, orderVerses)) +
    (await inSlices(db, dueGroupLetters, groupOrder, orderGroupLetters)) +
    (await inSlices(db, dueBells, bellOrder, orderBells))
  );
}

async function inSlices<Row>(
  db: Db,
  read: (db: Db, now: number, limit: number) => Promise<Row[]>,
  orderOf: (row: Row) => MorningOrder<Row>,
  order: (db: Db, orders: MorningOrder<Row>[], now: number) => Promise<void>,
): Promise<number> {
  for (let all = 0; ; await setImmediate()) {
    const due = await read(db, now(), size);
    if (due.length > 0) await order(db, due.map(orderOf), now());
    all += due.length;
    if (due.length < size) return all;
  }
}

function planOrder(row: PlanLetter): MorningOrder<PlanLetter> {
  const due = row.dueAt?.getTime() ?? 0;
  const on = now() - due < tooLate ? dayIn(row.zone, new Date(due)) : undefined;
  const { planId, lastOn } = row;
  const next = nextPlanMorning(planId, row, { after: now(), lastOn: on ?? lastOn });
  const today = on ?? dayIn(row.zone, new Date(now()));
  const run = runAhead(planId, today);
  if (!run) return { row, on, next };
  // It had days in a year whose season is over by now.
  const begun = begunOn(row);
  if (begun && runAhead(planId, begun)?.first !== run.first) return { row, next, ends: true };
  return { row, on: today < run.first ? undefined : on, next, day: dayOfRun(run, today) };
}

/** What a group's plan has come to on a date (yyyy-mm-dd): a day, unless it begins later or is over. */
export function dayOfGroup(
  { planId, planStartsOn }: Pick<WantedLetter["group"], "planId" | "planStartsOn">,
  on: string,
) {
  const plan = planId ? getPlan(planId) : undefined;
  if (!plan || !planStartsOn) return undefined;
  const number = Math.floor((Date.parse(on) - Date.parse(planStartsOn)) / (24 * hour)) + 1;
  return { plan, number, day: plan.days[number - 1] };
}

function groupOrder(row: WantedLetter): MorningOrder<WantedLetter> {
  const { kind, dueAt, lastOn, rhythm } = row.letter;
  const morning = verseMorning(row.zone);
  const day = dayIn(morning.zone, dueAt);
  const isDue = now() - dueAt.getTime() < tooLate;
  const on = isDue && (kind === "news" || dayOfGroup(row.group, day)?.day) ? day : undefined;
  const after = { after: now(), lastOn: on ?? lastOn, weekly: rhythm === "weekly" };
  return { row, on, next: nextMorning(morning, after) };
}

function verseOrder(row: DueVerse): MorningOrder<DueVerse> {
  const { rhythm, pausedUntil, zone } = row;
  const due = row.dueAt.getTime();
  const until = pausedUntil?.getTime() ?? 0;
  const isDue = now() - due < tooLate && until <= now();
  const morning = verseMorning(zone);
  const on = isDue ? dayIn(morning.zone, row.dueAt) : undefined;
  const after = Math.max(now(), until);
  const weekly = rhythm === "weekly";
  return { row, on, next: nextMorning(morning, { after, lastOn: on ?? row.lastOn, weekly }) };
}

/** At each of its hours on its days, by the clock there, whatever clocks do. */
export function nextRing({ weekdays, hours, zone, restsUntil }: Ring, after = now()): number {
  const today = dayIn(zone, new Date(after));
  for (let day = restsUntil && restsUntil > today ? restsUntil : today; ; day = addDays(day, 1)) {
    if (!weekdays.includes(dayInWords(day, "weekdayAlone").slice(0, 3))) continue;
    const clocks = hours.split(" ").map((clock) => momentIn(zone, day, Number(clock)));
    const next = clocks.find((at) => at > after);
    if (next !== undefined) return next;
  }
}

/** The day on which it began to ring as it does. */
export function firstRing({ savedAt, ...ring }: Bell): string {
  return dayIn(ring.zone, new Date(nextRing(ring, savedAt.getTime())));
}

export const dayOfRing = ({ zone }: Ring): string => dayIn(zone, new Date(now()));

export const isResting = (bell: Ring) => (bell.restsUntil ?? "") > dayOfRing(bell);

/** Later than this it would ring when nobody expects it. */
const rings = hour;

function bellOrder(row: WantedBell): MorningOrder<WantedBell> {
  const { zone, dueAt } = row.bell;
  const due = dueAt ?? new Date(0);
  const on = `${dayIn(zone, due)} ${hourIn(zone, due)}`;
  const isDue = now() - due.getTime() < rings;
  return { row, on: isDue ? on : undefined, next: nextRing(row.bell) };
}

/** The day it rings for, by the clock of the list; undefined where it rings no more. */
export function dayOfBell({ bell, zone }: WantedBell, orderedAt: Date) {
  const [at, own] = [new Date(now()), zone ?? bell.zone];
  if (isResting(bell) || at.getTime() - orderedAt.getTime() > rings) return undefined;
  return { day: dayIn(own, at), weekday: weekdayIn(own, at), now: at.getTime() };
}
