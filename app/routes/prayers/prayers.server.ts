import type { LoaderFunctionArgs } from "@remix-run/node";
import { glimpseOf } from "#content/beginnings";
import {
  answersInWords,
  askedAndAnswered,
  firstPrayer,
  prayedByOthers,
  sentWords,
  thanksgiving,
} from "#content/pages/my-prayers";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import type { PageRange } from "#db/engines/database";
import { listGroupRequests } from "#db/groups/group-requests.server";
import { listGroups, type Membership } from "#db/groups/groups.server";
import type { Draft } from "#db/prayers/drafts.server";
import * as days from "#db/prayers/prayer-days.server";
import * as lists from "#db/prayers/prayer-lists.server";
import { getPrayer, type Prayer } from "#db/prayers/prayers.server";
import { listSentRequests } from "#db/requests/receipts.server";
import { requireUser } from "~/accounts/current-user.server";
import type { lockOf } from "~/accounts/locks.server";
import { doneParameter } from "~/forms/form";
import { groupRequestPath, peoplePath, receiptPath } from "~/paths";
import { dayOf, dayThen, type PersonsDay } from "~/plans/persons-day.server";
import { offeredDraft } from "~/prayers/drafts.server";
import { prayer } from "~/prayers/prayer-definition";
import { onlyNames } from "~/prayers/prayer-file.server";
import { ownPrayers } from "~/prayers/prayers.server";
import * as show from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { giveWay } from "~/runtime/queue.server";
import { inLines } from "~/runtime/quotation.server";
import { hashToken, sentRequestToken } from "~/runtime/secret.server";
import { pageNumber, pageRange, pageSize, readPage, wordsToFind } from "~/ui/controls/page-number";
import { hourFor } from "~/ui/praying/hour.server";
import { noSuchPrayer } from "./prayer-actions.server";

type Lock = Awaited<ReturnType<typeof lockOf>>;

/** Most people have all on one page. */
const openSize = 20;

/** @param lock of the account, where it has one */
export async function prayersPage(user: User, url: string, lock?: Lock) {
  const db = database();
  const counts = await lists.countPrayers(db, user.id, now());
  const rest = pageRange(pageNumber(url, "resting"), counts.resting);
  const today = await dayOf(user);
  const read = (list: typeof days.listToday) => (range: PageRange) =>
    list(db, user.id, today, range);
  const [found, listed, others, resting, due, turns, over, sent] = await Promise.all([
    foundPrayers(user, url),
    readPage(pageNumber(url), openSize, read(days.listToday)),
    readPage(pageNumber(url, "others"), openSize, read(days.listOtherDays)),
    counts.resting > 0 ? lists.listResting(db, user.id, rest.range, now()) : [],
    days.countDue(db, user.id, today),
    days.countTurns(db, user.id, today),
    days.listOver(db, user.id, today),
    sentRequests(user, today, lock),
  ]);
  const { pathname, searchParams } = new URL(url);
  const next = listed.prayers.find((prayer) => !isPrayedOn(prayer, today.day));
  const byPerson = pathname.startsWith(peoplePath);
  const [newest] = searchParams.get(doneParameter) === prayer.name ? listed.prayers : [];
  const names = newest && !newest.title ? onlyNames(newest.text) : [];
  return {
    prayers: listed.prayers.map((prayer) => ({
      ...show.shown(prayer, today.day),
      isPrayed: isPrayedOn(prayer, today.day),
    })),
    resting: {
      count: counts.resting,
      page: rest.page,
      pageCount: rest.pageCount,
      prayers: resting.map(({ handle, ...prayer }) => ({
        handle,
        name: show.nameOf(prayer),
        until: show.written(prayer.restsUntil),
      })),
    },
    others: { ...others, prayers: others.prayers.map((prayer) => show.shown(prayer, today.day)) },
    over: over.filter((prayer) => show.asksHow(prayer, today.day)).map(named),
    sent,
    verse: (next && show.offeredFor(next, today.day)?.passage) ?? firstPrayer,
    asNames: newest && names.length > 0 ? { handle: newest.handle, names } : undefined,
    counts,
    due,
    hour: hourFor(searchParams, today.zone),
    today: listed.count,
    /** In how many days everybody has had a turn. */
    round: Math.ceil(turns / days.portionOf(turns)),
    page: listed.page,
    pageCount: listed.pageCount,
    people: byPerson ? await peoplePrayedFor(user, url) : undefined,
    found,
  };
}

const named = (prayer: Prayer) => ({ handle: prayer.handle, name: show.nameOf(prayer) });

const mostSent = { limit: 20, offset: 0 };

/** To the team and to groups. What sounds like danger, or is from before a lock, is not for who looks on. */
async function sentRequests({ id }: User, today: PersonsDay, lock?: Lock) {
  const db = database();
  const on = (at: Date) => show.written(dayThen(today, at), today.day) ?? "";
  const toTeam = (await listSentRequests(db, id, mostSent.limit)).map((sent) => {
    const { content: words, createdAt } = sent.request;
    const token = sentRequestToken(id, createdAt.getTime(), words);
    const isItsPage = sent.tokenHash === hashToken(token) && Number(sent.endsAt) > today.now;
    const path = isItsPage ? receiptPath(token) : undefined;
    const times = sent.state.prayedTimes;
    return { ...sent.state, words, createdAt, times, path, to: sentWords.team };
  });
  const ofGroup = async ({ group, member }: Membership) => {
    const { requests } = await listGroupRequests(db, member, "own", today, mostSent);
    const more = { isUrgent: false, lastPrayedAt: null, to: group.name };
    const pathOf = ({ handle }: { handle: string }) => groupRequestPath(group.handle, handle);
    return requests.map((request) => ({ ...request, ...more, path: pathOf(request) }));
  };
  const toGroups = await Promise.all((await listGroups(db, id, today.now)).map(ofGroup));
  return [...toTeam, ...toGroups.flat()]
    .sort((one, other) => Number(other.createdAt) - Number(one.createdAt))
    .map(({ createdAt: at, words, times, lastPrayedAt, to, ...sent }) => {
      const isLocked = lock?.is === "closed" || (lock?.leftAt && at < lock.leftAt);
      const isShown = !isLocked && !sent.isUrgent;
      return {
        at: at.getTime(),
        to,
        name: isShown ? glimpseOf(words, 60) : sentWords.hidden(on(at)),
        path: isShown ? sent.path : undefined,
        // That nobody has prayed yet is no news to who asked.
        state: [
          sent.answeredAt ? sentWords.answered : "",
          times > 0 ? prayedByOthers(times, lastPrayedAt ? on(lastPrayedAt) : undefined) : "",
        ].filter(Boolean),
      };
    });
}

/** Names are sealed: all are read, others are served between. */
async function peoplePrayedFor(user: User, url: string) {
  type Person = { person: string; prayers: ReturnType<typeof named>[]; last: string };
  const people = new Map<string, Person>();
  const { day } = await dayOf(user);
  for await (const rows of ownPrayers(user))
    for (const prayer of rows) {
      if (prayer.answeredOn || prayer.rhythm === "saved") continue;
      const person = prayer.person ?? "";
      const own = people.get(person.toLowerCase()) ?? { person, prayers: [], last: "" };
      own.prayers.push(named(prayer));
      if (prayer.prayedOn && prayer.prayedOn > own.last) own.last = prayer.prayedOn;
      people.set(person.toLowerCase(), own);
    }
  const sorted = [...people.values()].sort((one, other) =>
    show.inOrderOfNames(one.person, other.person),
  );
  const { page, pageCount, range } = pageRange(pageNumber(url), sorted.length, 50);
  const shownPeople = sorted.slice(range.offset, range.offset + range.limit).map((each) => ({
    ...each,
    last: each.last && show.prayedWhen(each.last, day),
  }));
  return { people: shownPeople, page, pageCount };
}

/** A person further east may have prayed on a day that has yet to begin here. */
const isPrayedOn = ({ prayedOn }: { prayedOn: string | null }, today: string) =>
  (prayedOn ?? "") >= today;

async function foundPrayers(user: User, url: string) {
  const words = wordsToFind(url);
  if (!words) return undefined;
  const { count, prayers, page, pageCount } = await readPage(pageNumber(url), pageSize, (range) =>
    lists.findPrayers(database(), user.id, words, range, giveWay),
  );
  return { words, count, page, pageCount, prayers: prayers.map((prayer) => show.shown(prayer)) };
}

export async function answeredPage(user: User, url: string) {
  const db = database();
  const counts = await lists.countPrayers(db, user.id, now());
  const { page, pageCount, range } = pageRange(pageNumber(url), counts.answered);
  const listed = await lists.listAnswered(db, user.id, range);
  const leads = Math.max(
    0,
    listed.findIndex(({ answer }) => answer !== null),
  );
  const prayers = listed.map(({ answeredOn, ...prayer }, at) => ({
    ...show.shown({ ...prayer, answeredOn }),
    answer: prayer.answer,
    leads: page === 1 && at === leads,
    /** An answer by itself: whom it is about is on the list. */
    isKept: prayer.rhythm === "saved" && show.nameAlone(prayer) !== undefined,
    month: dayInWords(answeredOn ?? prayer.writtenOn, "month"),
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
  return (await lists.countAnsweredByMonth(database(), user.id)).map(({ month, count }) => {
    const page = Math.floor(before / pageSize) + 1;
    before += count;
    return { year: month.slice(0, 4), ...monthNames(month), page };
  });
}

/** @throws data 404 where the person has none of the handle. */
export async function prayerPage(user: User, handle = "") {
  const prayer = await getPrayer(database(), user.id, handle);
  if (!prayer) throw noSuchPrayer();
  const { day: today, zone } = await dayOf(user);
  const rests = prayer.wakesAt !== null && prayer.wakesAt.getTime() > now();
  return {
    prayer: {
      ...show.shown(prayer, today),
      isPrayed: isPrayedOn(prayer, today),
      title: prayer.title,
      weekdays: show.isDaily(prayer) ? [] : show.weekdaysOf(prayer),
      times: {
        rhythm: show.isDaily(prayer) ? "daily" : (prayer.rhythm ?? ""),
        prayUntil: prayer.prayUntil ?? "",
        person: prayer.person ?? "",
        birthday: show.yearlyIn(prayer.birthday),
        anniversary: show.yearlyIn(prayer.anniversary),
      },
      notes: show.notesOf(prayer, today),
      asksHow: show.asksHow(prayer, today),
      isSaved: prayer.rhythm === "saved",
      whole: prayer.text,
      passage: show.offeredFor(prayer, today)?.passage,
      writtenAt: prayer.updatedAt.getTime(),
      answer: prayer.answer,
      writtenOn: show.written(prayer.writtenOn, today),
      isWrittenLater: prayer.answeredOn !== null && prayer.writtenOn > prayer.answeredOn,
      answeredOn: show.written(prayer.answeredOn),
      restsUntil: rests ? show.written(prayer.restsUntil) : undefined,
    },
    hour: hourFor(new URLSearchParams(), zone),
    /** Initial values of its forms. */
    begin: { answeredOn: prayer.answeredOn ?? today, restsUntil: addDays(today, 30) },
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

/** "Jun", for screen readers "June 2026". */
export const monthNames = (month: string) => ({
  short: dayInWords(`${month}-01`, "shortMonth"),
  name: dayInWords(`${month}-01`, "month"),
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
