import { setImmediate } from "node:timers/promises";
import { addDays, weekday } from "#content/year/days";
import type { Db } from "#db/engines/database";
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
import { dayIn, momentIn } from "~/runtime/time-zone.server";

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

export const verseMorning = (zone: string | null | undefined): Morning => ({
  hour: 6,
  zone: zone ?? "UTC",
});

/** Milliseconds. */
const tooLate = 6 * hour;

const size = 20;

/** What a server that was down missed by hours comes the next morning. @returns how many were due. */
export async function orderMornings(db: Db): Promise<number> {
  const plans = await inSlices(
    () => duePlans(db, now(), size),
    (due) => orderPlanDays(db, due.map(planOrder), now()),
  );
  const verses = await inSlices(
    () => dueVerses(db, now(), size),
    (due) => orderVerses(db, due.map(verseOrder), now()),
  );
  return plans + verses;
}

async function inSlices<Row>(
  read: () => Promise<Row[]>,
  order: (rows: Row[]) => Promise<void>,
): Promise<number> {
  let all = 0;
  for (;;) {
    const due = await read();
    if (due.length > 0) await order(due);
    all += due.length;
    if (due.length < size) return all;
    await setImmediate();
  }
}

function planOrder(row: PlanLetter): MorningOrder<PlanLetter> {
  const due = row.dueAt?.getTime() ?? 0;
  const on = now() - due < tooLate ? dayIn(row.zone, new Date(due)) : undefined;
  return { row, on, next: nextMorning(row, { after: now(), lastOn: on ?? row.lastOn }) };
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
