import { addDays, weekday } from "#content/year/days";
import type { Morning } from "#db/letters/plan-letters.server";
import { dayIn, momentIn } from "~/runtime/time-zone.server";

type After = {
  /** Milliseconds since 1970. */
  after: number;
  /** The day that had its letter last: it gets no second one, wherever its reader is by now. */
  lastOn?: string | null;
  /** Only on Sundays. */
  weekly?: boolean;
};

/** The next moment at which an hour of the morning comes where somebody is, once a day. */
export function nextMorning({ hour, zone }: Morning, { after, lastOn, weekly }: After): number {
  let day = dayIn(zone, new Date(after));
  for (;;) {
    const isFree = (!lastOn || day > lastOn) && (!weekly || weekday(day) === 0);
    const at = isFree ? momentIn(zone, day, hour) : 0;
    if (at > after) return at;
    day = addDays(day, 1);
  }
}

/** When verses come: early in the morning, of UTC where nobody knows better. */
export const verseMorning = (zone: string | null | undefined): Morning => ({
  hour: 6,
  zone: zone ?? "UTC",
});
