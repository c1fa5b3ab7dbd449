import type { LoaderFunctionArgs } from "@remix-run/node";
import { firstPrayer, thanksgiving } from "#content/pages/my-prayers";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import type { Draft } from "#db/prayers/drafts.server";
import {
  countAnsweredByMonth,
  countDue,
  countPrayers,
  findPrayers,
  listAnswered,
  listPrayers,
  listResting,
  nextPrayer,
} from "#db/prayers/prayer-lists.server";
import { getPrayer } from "#db/prayers/prayers.server";
import { requireUser } from "~/accounts/current-user.server";
import { dayOf } from "~/plans/persons-day.server";
import { offeredDraft } from "~/prayers/drafts.server";
import { nameOf, shown, weekdaysOf, written } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { inLines } from "~/runtime/quotation.server";
import { pageNumber, pageRange, pageSize, readPage, wordsToFind } from "~/ui/controls/page-number";
import { noSuchPrayer } from "./prayer-actions.server";

/** Most people have all on one page. */
const openSize = 20;

export async function prayersPage(user: User, url: string) {
  const db = database();
  const counts = await countPrayers(db, user.id, now());
  const { page, pageCount, range } = pageRange(pageNumber(url), counts.open, openSize);
  const rest = pageRange(pageNumber(url, "resting"), counts.resting);
  const [listed, resting, today] = await Promise.all([
    listPrayers(db, user.id, range, now()),
    counts.resting > 0 ? listResting(db, user.id, rest.range, now()) : [],
    dayOf(user),
  ]);
  const due = await countDue(db, user.id, today);
  return {
    prayers: listed.map((prayer) => ({
      ...shown(prayer, today.day),
      isPrayed: isPrayedOn(prayer, today.day),
    })),
    resting: {
      count: counts.resting,
      page: rest.page,
      pageCount: rest.pageCount,
      prayers: resting.map(({ handle, ...prayer }) => ({
        handle,
        name: nameOf(prayer),
        until: written(prayer.restsUntil),
      })),
    },
    counts: { ...counts, due },
    page,
    pageCount,
    found: await foundPrayers(user, url),
    scripture: inLines(firstPrayer),
  };
}

/** A person further east may have prayed on a day that has yet to begin here. */
const isPrayedOn = ({ prayedOn }: { prayedOn: string | null }, today: string) =>
  (prayedOn ?? "") >= today;

async function foundPrayers(user: User, url: string) {
  const words = wordsToFind(url);
  if (!words) return undefined;
  const { count, prayers, page, pageCount } = await readPage(pageNumber(url), pageSize, (range) =>
    findPrayers(database(), user.id, words, range, giveWay),
  );
  return { words, count, page, pageCount, prayers: prayers.map((prayer) => shown(prayer)) };
}

export async function answeredPage(user: User, url: string) {
  const db = database();
  const counts = await countPrayers(db, user.id, now());
  const { page, pageCount, range } = pageRange(pageNumber(url), counts.answered);
  const listed = await listAnswered(db, user.id, range);
  const prayers = listed.map(({ answeredOn, ...prayer }) => ({
    ...shown({ ...prayer, answeredOn }),
    answer: prayer.answer,
    month: monthName(answeredOn ?? prayer.writtenOn),
    when: askedAndAnswered(prayer.writtenOn, answeredOn ?? prayer.writtenOn),
  }));
  const months = await monthsOfAnswers(user);
  const shownYear = listed[0]?.answeredOn?.slice(0, 4);
  const today = (await dayOf(user)).day;
  return {
    months: byMonth(prayers),
    years: months.filter(({ year }, at) => year !== months[at - 1]?.year),
    monthsOfYear: months.filter(({ year }) => year === shownYear),
    shownYear,
    count: counts.answered,
    hasAsked: counts.open + counts.resting > 0,
    summary: answersInWords(counts.answered, months.at(-1)?.year ?? "", today.slice(0, 4)),
    page,
    pageCount,
    scripture: inLines(thanksgiving),
  };
}

/** The latest first, each with the page of the list it begins on. */
async function monthsOfAnswers(user: User) {
  let before = 0;
  return (await countAnsweredByMonth(database(), user.id)).map(({ month, count }) => {
    const page = Math.floor(before / pageSize) + 1;
    before += count;
    return { year: month.slice(0, 4), ...monthNames(month), page };
  });
}

/** @throws data 404 where the person has none of the handle. */
export async function prayerPage(user: User, handle = "") {
  const prayer = await getPrayer(database(), user.id, handle);
  if (!prayer) throw noSuchPrayer();
  const next = await nextPrayer(database(), user.id, handle, now());
  const { day: today } = await dayOf(user);
  const rests = prayer.wakesAt !== null && prayer.wakesAt.getTime() > now();
  return {
    prayer: {
      ...shown(prayer, today),
      isPrayed: isPrayedOn(prayer, today),
      title: prayer.title,
      weekdays: weekdaysOf(prayer),
      whole: prayer.text,
      writtenAt: prayer.updatedAt.getTime(),
      answer: prayer.answer,
      writtenOn: written(prayer.writtenOn, today),
      isWrittenLater: prayer.answeredOn !== null && prayer.writtenOn > prayer.answeredOn,
      answeredOn: written(prayer.answeredOn),
      restsUntil: rests ? written(prayer.restsUntil) : undefined,
    },
    /** Initial values of its forms. */
    begin: { answeredOn: prayer.answeredOn ?? today, restsUntil: addDays(today, 30) },
    next: next && { handle: next.handle, name: nameOf(next) },
  };
}

/** With what was written in the form before, where the server saved it. */
export async function prayerFormPage(args: LoaderFunctionArgs, form: Draft["form"]) {
  const user = await requireUser(args);
  const page = await prayerPage(user, args.params.handle);
  const draft = await offeredDraft(user, { form, prayer: page.prayer.handle });
  return { ...page, draft };
}

export type PrayersPage = Awaited<ReturnType<typeof prayersPage>>;
export type AnsweredPage = Awaited<ReturnType<typeof answeredPage>>;
export type PrayerPage = Awaited<ReturnType<typeof prayerPage>>;

export function monthName(day: string): string {
  return dayInWords(day, "month");
}

/** "Asked in March, answered Friday the 12th", or only the second. */
export function askedAndAnswered(asked: string, answered: string): string {
  const day = `${dayInWords(answered, "weekdayAlone")} the\u00a0${ordinal(Number(answered.slice(8)))}`;
  // Some are written down only later.
  if (asked.slice(0, 7) >= answered.slice(0, 7)) return `Answered ${day}`;
  const isOneYear = asked.slice(0, 4) === answered.slice(0, 4);
  return `Asked in ${isOneYear ? dayInWords(asked, "monthAlone") : monthName(asked)}, answered ${day}`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? "th"}`;

/** "3 prayers answered this year." */
export function answersInWords(count: number, first: string, thisYear: string): string {
  const isNew = first === thisYear;
  if (count === 1) return `One prayer answered ${isNew ? "this year" : `in ${first}`}.`;
  return `${count} prayers answered ${isNew ? "this year" : `since ${first}`}.`;
}

/** "Jun", for screen readers "June 2026". */
export const monthNames = (month: string) => ({
  short: dayInWords(`${month}-01`, "shortMonth"),
  name: monthName(`${month}-01`),
});

export function byMonth<Item extends { month: string }>(items: readonly Item[]) {
  const months: { month: string; prayers: Item[] }[] = [];
  for (const item of items) {
    const last = months.at(-1);
    if (last?.month === item.month) last.prayers.push(item);
    else months.push({ month: item.month, prayers: [item] });
  }
  return months;
}
