import type { Prayer } from "#db/prayers/prayers.server";
import { dayName } from "~/ui/reading/day-name";
import { isolated } from "~/ui/reading/isolated";
import { afterFirstWords, firstWords } from "./first-words";
import { type Weekday, weekdayFields } from "./prayer-definition";
import { findSource } from "./prayer-sources.server";

/** Characters of a prayer that a list shows at the most. */
const glimpse = 420;

/** A prayer as far as a list shows it. @param today the day it is. */
export function shown(prayer: Prayer, today?: string) {
  const { handle, text, reference, source, person } = prayer;
  const from = source ? findSource(source) : undefined;
  const words = glimpseOf(text, glimpse);
  return {
    handle,
    name: nameOf(prayer),
    heading: isolated(namedBy(prayer) ?? "") || `A prayer of ${dayName(prayer.writtenOn, today)}`,
    words,
    /** Its name is its first words, and its other words read on from them. */
    readsOn: !namedBy(prayer),
    rest: namedBy(prayer) ? words : afterFirstWords(words),
    isWhole: words === text,
    reference,
    person,
    days: weekdaysOf(prayer).map((day) => weekdayFields[day].label),
    from: from && { place: from.pageTitle, path: from.path },
    prayedOn: written(prayer.prayedOn, today),
  };
}

export type ShownPrayer = ReturnType<typeof shown>;

type Naming = Pick<Prayer, "title" | "reference" | "source">;

/** What a prayer is called: as its owner called it, else by its verse or its first words. */
export function nameOf(prayer: Naming & Pick<Prayer, "text">): string {
  return namedBy(prayer) ?? firstWords(prayer.text);
}

const namedBy = ({ title, reference, source }: Naming) => title ?? (source && reference);

/** A day as people say it, if there is one. */
export const written = (day: string | null, today?: string) =>
  day ? dayName(day, today) : undefined;

/** The days of the week that a prayer is meant for; none for every day. */
export function weekdaysOf({ weekdays }: Pick<Prayer, "weekdays">): Weekday[] {
  return weekdays ? (weekdays.split(" ") as Weekday[]) : [];
}

/** The first words of a text, as many as have room in so many characters. */
export function glimpseOf(text: string, most: number): string {
  return text.length > most ? `${wholeWords(text.slice(0, most))} …` : text;
}

/** A text up to its last blank, if it has one. */
function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"));
  return end < 0 ? text : text.slice(0, end).trimEnd();
}
