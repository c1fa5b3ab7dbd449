import type { Prayer } from "#db/prayers/prayers.server";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";
import { type Weekday, weekdayFields } from "./prayer-definition";
import { findSource } from "./prayers.server";

/** Characters. */
const glimpse = 420;

export function shown(prayer: Prayer, today?: string) {
  const { handle, text, reference, source, person } = prayer;
  const from = source ? findSource(source) : undefined;
  const words = glimpseOf(text, glimpse);
  return {
    handle,
    name: nameOf(prayer),
    heading: isolated(namedBy(prayer) ?? "") || `Written ${dayName(prayer.writtenOn, today)}`,
    words,
    /** Named by its first words: the rest reads on from them. */
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

export function nameOf(prayer: Naming & Pick<Prayer, "text">): string {
  return namedBy(prayer) ?? firstWords(prayer.text);
}

const namedBy = ({ title, reference, source }: Naming) => title ?? (source && reference);

export const written = (day: string | null, today?: string) =>
  day ? dayName(day, today) : undefined;

export function weekdaysOf({ weekdays }: Pick<Prayer, "weekdays">): Weekday[] {
  return weekdays ? (weekdays.split(" ") as Weekday[]) : [];
}

export function glimpseOf(text: string, most: number): string {
  return text.length > most ? `${wholeWords(text.slice(0, most))} …` : text;
}

function wholeWords(text: string): string {
  const end = Math.max(text.lastIndexOf(" "), text.lastIndexOf("\n"));
  return end < 0 ? text : text.slice(0, end).trimEnd();
}

/** Characters. */
const most = 60;

/** To the end of a phrase, where one ends early. */
export function firstWords(text: string): string {
  const [line = ""] = text.trim().split("\n");
  if (line.length <= most) return withoutPause(line);
  const head = line.slice(0, most + 1);
  const phrase = /^.{15,59}?[.!?,;:](?=\s)/.exec(head)?.[0];
  const cut = head.slice(0, Math.max(head.lastIndexOf(" "), 0) || undefined);
  return withoutPause(phrase ?? withoutWaiting(cut));
}

/** Nothing where only punctuation follows. */
export function afterFirstWords(text: string): string {
  const rest = text.trim().slice(firstWords(text).length);
  return /^[,;:]*$/.test(rest) ? "" : rest;
}

/** A title does not end with a comma. */
function withoutPause(words: string): string {
  const trimmed = words.trimEnd();
  return /[,;:]$/.test(trimmed) ? withoutPause(trimmed.slice(0, -1)) : trimmed;
}

const waiting =
  /[\s,;:](?:an?|the|my|your|his|her|our|their|and|or|but|since|because|when|that|of|to|in|on|at|for|with|from|by|as)$/i;

/** Nor with "since the". */
function withoutWaiting(words: string): string {
  const end = words.search(waiting);
  return end > 0 ? withoutWaiting(words.slice(0, end)) : words;
}
