import { z } from "zod";
import { bellNotes, bellIntents as messages } from "#content/bell-words";
import { weekdayFields } from "#content/pages/prayer-forms";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { findLock } from "#db/accounts/locks.server";
import type { User } from "#db/accounts/users.server";
import { type Bell, deleteBell, getBell, saveBell } from "#db/letters/bells.server";
import {
  type FormHandler,
  FormRefusal,
  type FormSuccess,
  type IntentHandlers,
} from "~/forms/action.server";
import { line, optional } from "~/forms/fields.server";
import { hourName, zoneLabel } from "~/forms/time-zones";
import { letterLink } from "~/letters/letter-links.server";
import { dayOfRing, isResting, nextRing } from "~/letters/mornings.server";
import { ownZone } from "~/plans/persons-day.server";
import { checked, weekdayBoxes } from "~/prayers/checkboxes.server";
import { weekdayNames } from "~/prayers/prayer-definition";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { isZone } from "~/runtime/time-zone.server";
import { bellForm, bellHours } from "./bell-definition";

const { hour, secondHour, thirdHour, bellZone } = bellForm.fields;
const isHour = (typed: string) => bellHours.some((each) => String(each) === typed);
const hourOf = (field: Parameters<typeof line>[0]) =>
  line(field).refine(isHour, { error: hour.required });

const schema = z.object({
  ...weekdayBoxes,
  hour: hourOf(hour),
  secondHour: optional(hourOf(secondHour)),
  thirdHour: optional(hourOf(thirdHour)),
  bellZone: line(bellZone).refine(isZone, { error: bellZone.required }),
  byLetter: checked,
  withWords: checked,
});

/** @returns whether there was one to change, or all was said for one. */
export const changeBell = (userId: number, change: Partial<Bell>): Promise<boolean> =>
  saveBell(database(), userId, change, { now: now(), nextRing });

/** Until the same day of the week. */
export const restBell = (bell: Bell) =>
  changeBell(bell.userId, { restsUntil: addDays(dayOfRing(bell), 7) });

export const bellHandler = (user: User): FormHandler<z.infer<typeof schema>, FormSuccess> => ({
  form: bellForm,
  schema,
  async save({ hour, secondHour, thirdHour, bellZone: zone, byLetter, withWords, ...days }) {
    if (byLetter && !(await mayWrite(user)))
      throw new FormRefusal({ status: 409, foreseen: true, text: bellNotes.unconfirmed });
    const chosen = weekdayNames.filter((day) => days[day]);
    const clocks = [hour, secondHour, thirdHour].filter(Boolean).map(Number);
    await changeBell(user.id, {
      weekdays: (chosen.length > 0 ? chosen : weekdayNames).join(" "),
      hours: [...new Set(clocks)].sort((a, b) => a - b).join(" "),
      zone,
      byLetter,
      withWords: withWords && !(await findLock(database(), user.id)),
    });
    return {};
  },
});

const mayWrite = async ({ id }: User) =>
  settings().sendsLetters && (await confirmedAddress(database(), id)) !== undefined;

const does: Record<keyof typeof messages, (bell: Bell) => Promise<unknown>> = {
  "bell-rest": restBell,
  "bell-wake": ({ userId }) => changeBell(userId, { restsUntil: null }),
  "bell-address": ({ userId }) => changeBell(userId, { calendarAt: new Date(now()) }),
  "bell-no-address": ({ userId }) => changeBell(userId, { calendarAt: null }),
  "bell-off": ({ userId }) => deleteBell(database(), userId),
};

/** Said in their place on the page. */
export const bellIntents = (user: User): IntentHandlers =>
  Object.fromEntries(
    Object.entries(does).map(([intent, act]) => {
      const { title, description } = messages[intent as keyof typeof messages];
      const done = { message: { title, description, inPlace: true }, hash: "bell", stays: true };
      const handle = async () => {
        const bell = await getBell(database(), user.id);
        if (bell) await act(bell);
        return done;
      };
      return [intent, handle];
    }),
  );

/** As the settings show it. */
export async function bellOf(user: User) {
  const bell = await getBell(database(), user.id);
  const { weekdays = "", hours = "7", byLetter, withWords } = bell ?? {};
  const [hour = "", secondHour = "", thirdHour = ""] = hours.split(" ");
  const days = weekdays.split(" ").length < 7 ? weekdays : "";
  const on = (is?: boolean) => (is ? "on" : "");
  return {
    known: {
      ...Object.fromEntries(weekdayNames.map((day) => [day, on(days.includes(day))])),
      ...{ hour, secondHour, thirdHour },
      bellZone: bell?.zone ?? (await ownZone(user))?.zone ?? "",
      byLetter: on(byLetter),
      withWords: on(withWords),
    },
    bell: bell && {
      words: ringsWords(bell),
      isResting: isResting(bell),
      // Made from the secret: it can be shown again, and is stored nowhere.
      address: bell.calendarAt && `${letterLink("bell", bell, bell.calendarAt.getTime())}.ics`,
    },
    mayWrite: await mayWrite(user),
    isLocked: (await findLock(database(), user.id)) !== undefined,
  };
}

export type ShownBell = Awaited<ReturnType<typeof bellOf>>;

const listed = new Intl.ListFormat("en");

/** "Rings Monday to Friday at 7 a.m. (Berlin, Paris, Rome), by email; rests until December 5." */
export function ringsWords(bell: Bell): string {
  const at = listed.format(bell.hours.split(" ").map((clock) => hourName(Number(clock))));
  const ways = [bell.byLetter && "by email", bell.calendarAt && "in your calendar"].filter(Boolean);
  const rest = isResting(bell) && `; rests until ${dayInWords(bell.restsUntil ?? "", "day")}`;
  const how = `${ways.join(" and ") || bellNotes.nowhere}${rest || ""}`;
  return `Rings ${daysWords(bell.weekdays)} at ${at} (${zoneLabel(bell.zone)}), ${how}.`;
}

/** Monday first, for people say "Monday to Friday". */
function daysWords(weekdays: string): string {
  const week = [...weekdayNames.slice(1), ...weekdayNames.slice(0, 1)];
  const days = week.filter((day) => weekdays.includes(day));
  const [first = "", ...more] = days.map((day) => weekdayFields[day].label);
  if (days.length === 7) return "every day";
  const isRow = days.length > 2 && String(week).includes(String(days));
  return isRow ? `${first} to ${more.at(-1)}` : listed.format([first, ...more]);
}
