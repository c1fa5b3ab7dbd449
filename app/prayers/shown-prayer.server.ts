import { readReference } from "#content/bible/reference";
import { forNames } from "#content/pages/my-prayers";
import { rhythms, weekdayFields } from "#content/pages/prayer-forms";
import type { Scripture } from "#content/scripture";
import { dayInWords } from "#content/year/day-in-words";
import { dayNumber } from "#content/year/days";
import { noteKey, notesIn, type Prayer } from "#db/prayers/prayers.server";
import { isClosed } from "#db/seal/seal.server";
import { quotePassage } from "~/runtime/quotation.server";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";
import { type Weekday, weekdayNames } from "./prayer-definition";
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
    heading:
      isolated(namedBy(prayer) ?? nameAlone(prayer) ?? "") ||
      `Written ${dayName(prayer.writtenOn, today)}`,
    words,
    /** Named by its first words: the rest reads on from them. */
    readsOn: !namedBy(prayer),
    rest: namedBy(prayer) ? words : afterFirstWords(words),
    isWhole: words === text,
    isVerse: /^(?:verse|bible)\//.test(source ?? ""),
    isName: nameAlone(prayer) !== undefined,
    reference,
    person: nameAlone(prayer) ? null : person,
    when: whenOf(prayer, today),
    from: from && { place: from.pageTitle, path: from.path },
    prayedOn: written(prayer.prayedOn, today),
  };
}

export type ShownPrayer = ReturnType<typeof shown>;

/** What is for nobody comes last. */
export const inOrderOfNames = (one: string | null, other: string | null): number =>
  Number(!one) - Number(!other) || (one ?? "").localeCompare(other ?? "", "en");

/** Somebody’s name without other words. */
export const nameAlone = ({ text, person }: Pick<Prayer, "text" | "person">) =>
  text === person && !isClosed(text) ? text : undefined;

export type OfferedWords = { passage: Scripture; words: string };

/** To pray with a name alone: another passage each day, and not the same for everybody. */
export function offeredFor(prayer: Prayer, day: string): OfferedWords | undefined {
  const name = nameAlone(prayer);
  if (!name) return undefined;
  const turn = dayNumber(day) + Buffer.from(prayer.handle, "base64url").readUInt16BE();
  const today = (items: readonly string[]) => items[turn % items.length] ?? "";
  const reference = today(forNames.passages);
  const verses = quotePassage(readReference(reference));
  return {
    passage: { reference, verses },
    words: today(forNames.words).replace("{name}", () => name),
  };
}

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

const inWords = new Intl.ListFormat("en");

/** "Every day", "On Mondays", "Until December 3", "Birthday on May 14". */
function whenOf(prayer: Prayer, today?: string): string[] {
  const { rhythm, prayUntil, birthday, anniversary } = prayer;
  const days = weekdaysOf(prayer).map((day) => `${weekdayFields[day].label}s`);
  const often = isDaily(prayer) ? rhythms.daily : days.length > 0 && `On ${inWords.format(days)}`;
  return [
    rhythm ? rhythm !== "saved" && rhythms[rhythm] : often,
    prayUntil && `Until ${dayName(prayUntil, today)}`,
    birthday && `Birthday on ${yearlyIn(birthday)}`,
    anniversary && `Anniversary on ${yearlyIn(anniversary)}`,
  ].flatMap((words) => words || []);
}

/** On purpose, however long the list is. */
export const isDaily = (prayer: Pick<Prayer, "weekdays">) =>
  weekdaysOf(prayer).length === weekdayNames.length;

/** "May 14" of "05-14". */
export const yearlyIn = (date: string | null) => (date ? dayInWords(`2024-${date}`, "day") : "");

export function notesOf({ notes }: Pick<Prayer, "notes">, today?: string) {
  return notesIn(notes).map((note) => {
    const [on = ""] = /^\d{4}-\d\d-\d\d(?=: )/.exec(note) ?? [];
    return {
      key: noteKey(note),
      on,
      day: on && dayName(on, today),
      words: on ? note.slice(12) : note,
    };
  });
}

/** Its last day is over, and nothing was noted since. */
export function asksHow(prayer: Prayer, today: string): boolean {
  const { prayUntil } = prayer;
  if (!prayUntil || prayUntil >= today || prayer.answeredOn) return false;
  return (notesOf(prayer).at(-1)?.on ?? "") <= prayUntil;
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
