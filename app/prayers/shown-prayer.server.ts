import { afterFirstWords, firstWords, glimpseOf } from "#content/beginnings";
import { readReference } from "#content/bible/reference";
import { birthdayToday, forNames } from "#content/pages/my-prayers";
import { rhythms, weekdayFields } from "#content/pages/prayer-forms";
import type { Scripture } from "#content/scripture";
import { dayInWords } from "#content/year/day-in-words";
import { addDays, comesWithin, dayNumber } from "#content/year/days";
import { noteKey, notesIn, type Prayer } from "#db/prayers/prayers.server";
import { isClosed } from "#db/seal/seal.server";
import { quotePassage } from "~/runtime/quotation.server";
import { isolated } from "~/ui/reading/isolated";
import { dayName } from "~/ui/reading/moment";
import { type Weekday, weekdayNames } from "./prayer-definition";
import { findSource } from "./prayers.server";

export * from "#content/beginnings";

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
    prayedOn: prayer.prayedOn ? prayedWhen(prayer.prayedOn, today) : undefined,
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
  return name ? offeredWords(name, prayer, day) : undefined;
}

type Asked = { handle: string; birthday?: string | null };

export function offeredWords(name: string, { handle, birthday }: Asked, day: string) {
  const turn = dayNumber(day) + Buffer.from(handle, "base64url").readUInt16BE();
  const today = (items: readonly string[]) => items[turn % items.length] ?? "";
  const { passage: reference, words } = isBirthday({ birthday }, day)
    ? forNames.birthday
    : { passage: today(forNames.passages), words: today(forNames.words) };
  const verses = quotePassage(readReference(reference));
  return { passage: { reference, verses }, words: words.replace("{name}", () => name) };
}

const isBirthday = ({ birthday }: Pick<Asked, "birthday">, day?: string) =>
  birthday === day?.slice(5);

type Naming = Pick<Prayer, "title" | "reference" | "source">;

export function nameOf(prayer: Naming & Pick<Prayer, "text">): string {
  return namedBy(prayer) ?? firstWords(prayer.text);
}

const namedBy = ({ title, reference, source }: Naming) => title ?? (source && reference);

export const written = (day: string | null, today?: string) =>
  day ? dayName(day, today) : undefined;

/** "today", "yesterday", "on December 1". */
export function prayedWhen(day: string, today?: string): string {
  if (today && day >= today) return "today";
  return addDays(day, 1) === today ? "yesterday" : `on ${dayName(day, today)}`;
}

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
    isBirthday(prayer, today)
      ? birthdayToday(isolated(prayer.person ?? ""))
      : birthday && comesWithin(birthday, 30, today) && `Birthday on ${yearlyIn(birthday)}`,
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

/** "Dec 1: Driving test", as much of it as stands under a name. */
export function newestNote(prayer: Prayer, today: string): string | undefined {
  const note = notesOf(prayer, today).at(-1);
  if (note?.on && note.on < addDays(today, -7)) return undefined;
  return note && glimpseOf(note.day ? `${note.day}: ${note.words}` : note.words, 160);
}

/** Its last day is over, and nothing was noted since. */
export function asksHow(prayer: Prayer, today: string): boolean {
  const { prayUntil } = prayer;
  if (!prayUntil || prayUntil >= today || prayer.answeredOn) return false;
  return (notesOf(prayer).at(-1)?.on ?? "") <= prayUntil;
}
