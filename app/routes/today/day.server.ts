import type { ActionFunctionArgs } from "@remix-run/node";
import { scenePicture } from "#content/art";
import { formatVerses, readReference } from "#content/bible/reference";
import { hourNames } from "#content/hours/hour";
import { lessonNote } from "#content/office/lesson-notes";
import { collectTitle, getCollect } from "#content/office/office";
import { pictureWords } from "#content/pages/today";
import { getVerse } from "#content/verses/verses";
import { dayInWords, ordinal } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { feastScene, namedDay } from "#content/year/named-days";
import { type Season, seasonOf } from "#content/year/seasons";
import type { User } from "#db/accounts/users.server";
import { getUser, type Visit } from "~/accounts/current-user.server";
import { type IntentHandler, runIntent } from "~/forms/action.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { todayPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { bibleSource, savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { visitorSaveMessage } from "~/prayers/save-prayer";
import { helpNow } from "~/routes/help.server";
import { settings } from "~/runtime/env.server";
import { inLines } from "~/runtime/quotation.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { dayFor, dayKey, daysAround, isShownDay } from "./shown-days.server";
import { verseIntents } from "./today-path";

/** With the days beside it: the visitor's clock may be on one of those. */
export async function todayPage(args: Visit, user?: User) {
  const query = new URL(args.request.url).searchParams;
  const zone = user && (await dayOf(user)).zone;
  const days = daysAround(dayFor(query, zone));
  return { ...(await shownDays(days, args, user)), hour: hourFor(query, zone) };
}

export const todayCacheKey: CacheKeyReader = () => todayKey(hourKey());
export const todayKeys = (): string[] => hourNames.map((hour) => todayKey(hourKey(hour)));
const todayKey = (hour: string) => `${todayPath()}?${dayKey()}&${hour}`;

function dayPage(day: string) {
  const neighbor = (by: number) => {
    const other = addDays(day, by);
    return isShownDay(other) ? { day: other } : undefined;
  };
  const reading = namedDay(day)?.reading;
  const scene = namedDay(day) && feastScene(day);
  return {
    ...dayHead(day),
    verse: inLines(getVerse(day)),
    scene,
    /** What goes with a link to it. */
    picture: scene && { ...scenePicture(scene), alt: pictureWords[scene] },
    address: settings().ORIGIN + todayPath(day),
    reading: reading && { ...inLines(reading), ...lessonNote(reading.reference) },
    collect: { title: collectTitle(day), text: getCollect(day) },
    before: neighbor(-1),
    after: neighbor(1),
  };
}

export type DayPage = ReturnType<typeof dayPage>;

export const dayCacheKey: CacheKeyReader = ({ day }) =>
  isShownDay(day) ? todayPath(day) : undefined;

/** @param day yyyy-mm-dd */
export function dayHead(day: string) {
  const { name, title, color, week } = seasonOf(day);
  const named = namedDay(day);
  return {
    day,
    title: dayInWords(day, "weekday"),
    named: named?.title,
    season: named?.title.includes(title) ? undefined : weekOf({ name, title, week }),
    color: named?.color ?? color,
  };
}

/** Ordinary time is counted from Pentecost. */
function weekOf({ name, title, week }: Pick<Season, "name" | "title" | "week">): string {
  if (name === "ordinary") return `${ordinal(week)} week after Pentecost`;
  // These three are too short, or too full of names, to count their weeks.
  const counted = week > 0 && !["christmas", "holy-week", "pentecost"].includes(name);
  return counted ? `${title}, week ${week}` : title;
}

/** The same source as in its chapter. @param day yyyy-mm-dd */
export function verseSource(day: string): string {
  const { book, chapter, verses = [] } = readReference(getVerse(day).reference) ?? {};
  const source = book && chapter && bibleSource(book.slug, chapter, formatVerses(verses));
  if (!source) throw new Error(`The verse of ${day} is in no chapter`);
  return source;
}

/** `saved` is undefined for a visitor. */
export async function shownDays(shown: readonly string[], args: Visit, user?: User) {
  const days = shown.map(dayPage);
  const needsHelp = days.some(({ reading }) => reading?.needsHelpLines || reading?.unsafeHome);
  const sources = Object.fromEntries(shown.map((day) => [day, verseSource(day)]));
  const saved = user && (await savedOf(user, sources));
  return { days, help: needsHelp ? helpNow(args) : undefined, saved };
}

/** @param path the page that takes it */
export function dayAction(args: ActionFunctionArgs, path: string) {
  const saves = verseIntents.map((intent): [string, IntentHandler] => [
    intent,
    (sent) => {
      const day = String(sent.form.get("day") ?? "");
      if (!isShownDay(day)) throw thrownRefusal(refuse(400));
      const visitorMessage = visitorSaveMessage(`${path}#${intent}`);
      return savePrayerIntent(intent, { source: verseSource(day), path, visitorMessage })(sent);
    },
  ]);
  return runIntent(args, path, Object.fromEntries(saves), getUser);
}
