import { getTimeZone, type OwnZone, saveTimeZone } from "#db/accounts/preferences.server";
import type { User } from "#db/accounts/users.server";
import type { Ring } from "#db/letters/bells.server";
import type { PersonsDay as DueDay } from "#db/prayers/prayer-days.server";
import { nextRing, verseMorning } from "~/letters/mornings.server";
import { now, pressedAt } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { beginningOf, dayIn, momentIn, weekdayIn } from "~/runtime/time-zone.server";

type Person = Pick<User, "id">;

/** UTC where the zone is unknown. */
export type PersonsDay = DueDay & { zone?: string };

/**
 * For all that is a person's; nothing else reads the clock. @param told a device's zone, saved unless they
 * chose one.
 */
export async function dayOf(user: Person, told?: string): Promise<PersonsDay> {
  const own = await ownZone(user);
  const zone = own?.isChosen ? own.zone : (told ?? own?.zone);
  if (zone !== undefined && zone !== own?.zone) await saveZone(user, { zone, isChosen: false });
  return dayAt(zone, pressedAt());
}

export const ownZone = ({ id }: Person) => getTimeZone(database(), id);

export const dayThen = ({ zone }: PersonsDay, at: Date): string => dayIn(zone, at);

function dayAt(zone: string | undefined, at: number): PersonsDay {
  return { zone, day: dayIn(zone, new Date(at)), weekday: weekdayIn(zone, new Date(at)), now: at };
}

/** Moves what waits for an hour or a day of theirs along. */
export async function saveZone(user: Person, own: OwnZone): Promise<void> {
  await saveTimeZone(database(), user.id, own, { now: now(), moved: movedTo(own.zone) });
}

const movedTo = (zone: string) => ({
  /** The same hour of the same day; the letters' worker handles one that is past by now. */
  letter: (due: Date, hour = verseMorning(zone).hour, from: string | null): number =>
    momentIn(zone, dayIn(verseMorning(from).zone, due), hour),
  bell: (ring: Ring) => nextRing({ ...ring, zone }),
  rest: (day: string): number => beginningOf(day, zone).getTime(),
});
