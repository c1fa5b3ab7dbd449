import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";
import { getVerse } from "../verses/verses";
import { dayNumber, daysBetween, sundayOf, weekday } from "../year/days";
import { namedDay } from "../year/named-days";
import { seasonOf } from "../year/seasons";
import { collects } from "./collects";
import { confessions } from "./confessions";
import { getPortion, type Portion } from "./course";
import { creeds } from "./creeds";
import { greatDay } from "./great-days";
import { intercessions } from "./intercessions/intercessions";
import { sundayIntercessions } from "./intercessions/sundays";
import { lessonNote } from "./lesson-notes";
import { lessonOf } from "./lessons";
import {
  examens,
  examensOf,
  feastNightPrayer,
  nightPrayers,
  seasonNightPrayers,
  sundayExamens,
  sundayNightPrayers,
} from "./night";
import { type OldPrayer, oldMorningPrayers, oldNightPrayers } from "./old-prayers";
import { easterPraises, praises, praisesOfFeasts, quietPraises } from "./praises";
import { darkest, psalmsOf, wholePsalms } from "./psalms";
import { blessings, longPsalmNote, lordsPrayer, nightPsalms, simeonsSong } from "./scriptures";
import { nightBlessings, nightOpenings, openings, seasonBlessings } from "./season-words";
import { jesusPrayer, silences } from "./silences";
import { shortestSong, songs, songsOfFeasts } from "./songs";
import { ofWeek } from "./weeks";

export type OfficeName = "morning" | "night";

/** A part of the office: words to pray or to hear, paragraphs parted by a blank line. */
export type OfficeStep = {
  title: string;
  text: string;
  /** Where it is from the Bible. */
  reference?: string;
  /** Said under it, more quietly. */
  note?: string;
  /** Words to follow rather than to say. */
  rubric?: boolean;
  /** Where people are prayed for by their names. */
  names?: boolean;
  /** After each of its paragraphs there is a silence. */
  pauses?: boolean;
  /** All the psalms of the hour, where the text has a part of them. */
  psalms?: string;
  /** Where it goes on from, of a book that is read through. */
  portion?: Portion;
};

type Office = {
  steps: readonly OfficeStep[];
  blessing: Scripture;
  needsHelpLines: boolean;
  unsafeHome: boolean;
};

/** The prayer of a day's week in the church year, or its own. @param day yyyy-mm-dd */
export function getCollect(day: string): string {
  const found = namedDay(day)?.collect ?? ofWeek(collects, day);
  if (!found) throw new Error(`There is no prayer for ${day}`);
  return found;
}

/** What that prayer is called. */
export function collectTitle(day: string): string {
  return namedDay(day) ? "The prayer of the day" : "The prayer of the week";
}

/** Morning or night prayer of a day (yyyy-mm-dd). */
export function getOffice(name: OfficeName, day: string): Office {
  return name === "morning" ? morningOffice(day) : nightOffice(day);
}

function morningOffice(day: string): Office {
  const intercession = getIntercessions(day);
  const blessing = morningBlessing(day);
  const { step: reading, ...lesson } = readingOf(day);
  const opening = quotation("Opening", inTurn(openings[seasonOf(day).name], dayNumber(day)));
  const psalm = psalmStep(day, "morning");
  const before = [opening, ...praiseOf(day), psalm, reading, silence(day, lesson.isHard)];
  const after = [
    {
      title: intercession.about,
      text: intercession.petitions.join("\n\n"),
      note: "After each one, leave room for the names that come to you.",
      names: true,
      pauses: true,
    },
    theLordsPrayer,
    { title: collectTitle(day), text: getCollect(day) },
  ];
  const last = quotation("Blessing", blessing);
  const hasCreed = isCreedDay(day);
  const mostWords = hasCreed || namedDay(day) ? most.onFeasts : most.words;
  const room = (...steps: OfficeStep[]) =>
    mostWords - wordsIn([...before, ...after, last, ...steps]);
  const [shortCreed] = hasCreed ? creedsOf(day).slice(-1) : [];
  const sung = fitting(songsOf(day), shortCreed ? room(shortCreed) : room());
  const said = fitting(hasCreed ? creedsOf(day) : [], room(...sung));
  const old = hasCreed ? [] : [oldPrayer(inTurn(oldMorningPrayers, dayNumber(day)))];
  const steps = [...before, ...sung, ...said, ...after, ...fitting(old, room(...sung)), last];
  const needsHelpLines = Boolean(
    intercession.needsHelpLines || lesson.needsHelpLines || darkest.includes(psalm.reference ?? ""),
  );
  const unsafeHome = Boolean(intercession.unsafeHome || lesson.unsafeHome);
  // Amen does not say again what was prayed last.
  const others = blessings.filter(({ reference }) => reference !== blessing.reference);
  const amen = inTurn(others, dayNumber(day));
  return { steps, blessing: amen, needsHelpLines, unsafeHome };
}

/**
 * What can be prayed aloud in eight minutes, with a minute of silence and one for the names of others; on a Sunday
 * or a day with a name, in nine and a half.
 */
const most = { words: 780, onFeasts: 960 };

const wordsIn = (steps: readonly OfficeStep[]) =>
  steps.flatMap(({ text }) => text.split(/\s+/)).length;

/** The first of some that a long reading leaves time for. */
function fitting(some: readonly OfficeStep[], words: number): OfficeStep[] {
  return some.filter((step) => wordsIn([step]) <= words).slice(0, 1);
}

/** Feasts and Sundays have a lesson of their own; on other days books are read through. */
function readingOf(day: string) {
  const portion = getPortion(day);
  const lesson = portion ? passageOf(portion.reference) : (lessonOf(day) ?? getVerse(day));
  const { note, ...help } = lessonNote(lesson.reference) ?? {};
  const step: OfficeStep = { ...quotation("A reading", lesson), note, portion };
  return { step, isHard: note !== undefined, ...help };
}

function psalmStep(day: string, hour: "morning" | "evening"): OfficeStep {
  const { psalms, portion } = psalmsOf(day, hour);
  const title = hour === "morning" ? "The psalms of the morning" : "The psalms for tonight";
  return { ...quotation(title, portion), psalms: beyond(psalms, portion) };
}

function praiseOf(day: string): OfficeStep[] {
  const { name } = seasonOf(day);
  if (greatDay(day).mood === "still") return [];
  const isQuiet = name === "lent" || name === "holy-week";
  const ofSeason = name === "easter" ? easterPraises : isQuiet ? quietPraises : praises;
  const own = praisesOfFeasts[namedDay(day)?.title ?? ""];
  return [{ title: "Praise", text: own ?? inTurn(ofSeason, dayNumber(day)) }];
}

/** A Sunday of the turn of weeks. */
const firstSunday = "2026-11-29";

/** None comes twice in four weeks, and none of a Sunday's in seven. */
export function getIntercessions(day: string) {
  return greatDay(day).intercessions ?? ofWeeks(sundayIntercessions, intercessions, day);
}

/** On Wednesdays and Fridays, which Christians have kept since the first century, and in Lent; never on a bright day. */
function silence(day: string, isHard: boolean): OfficeStep {
  const { name } = seasonOf(day);
  const isFast = [3, 5].includes(weekday(day)) || name === "lent" || name === "holy-week";
  const isFeast = weekday(day) === 0 || name === "easter" || (namedDay(day) && isWhite(day));
  if (isFast && !isFeast) return { title: "The Jesus Prayer", ...jesusPrayer };
  // Nobody is asked to picture a page that hurts.
  const text = inTurn(silences, isHard ? 0 : dayNumber(day));
  return { title: "Silence", text, rubric: true };
}

/** A feast's, else the next in turn; where a Sunday's long lesson leaves no time for that, the shortest. */
function songsOf(day: string): OfficeStep[] {
  const place = greatDay(day).song;
  const own = [...songs, ...songsOfFeasts].find(({ reference }) => reference === place);
  const short = isCreedDay(day) ? songs.filter(({ reference }) => reference === shortestSong) : [];
  return [own ?? inTurn(songs, dayNumber(day)), ...short].map((song) => ({
    ...quotation(song.title, song),
    note: song.note,
  }));
}

/** Sundays, and feasts but for those of Holy Week and the week of Easter. */
function isCreedDay(day: string): boolean {
  if (weekday(day) === 0) return true;
  const { title } = namedDay(day) ?? {};
  return title !== undefined && isBright(day) && !/Holy|Maundy|Easter Week/.test(title);
}

/** On bright days the longer one, where there is time for it. */
function creedsOf(day: string): OfficeStep[] {
  const some = isBright(day) ? [creeds.nicene, creeds.apostles] : [creeds.apostles];
  return some.map(({ source, ...creed }) => ({ ...creed, note: source }));
}

const isBright = (day: string) => isWhite(day) || namedDay(day)?.color === "red";

const isWhite = (day: string) => (namedDay(day)?.color ?? seasonOf(day).color) === "white";

function morningBlessing(day: string): Scripture {
  const { name } = seasonOf(day);
  const isNamed = name !== "ordinary" && namedDay(day) !== undefined;
  if (name === "holy-week") return inTurn(seasonBlessings[name], dayNumber(day));
  const isOdd = dayNumber(day) % 2 !== 0;
  // Of three, a named day between two others has the one that neither of them has.
  if (isNamed && isOdd) return inTurn(seasonBlessings[name], (dayNumber(day) + 3) / 2);
  if (name !== "ordinary" && !isOdd) return inTurn(seasonBlessings[name], dayNumber(day) / 2);
  // Each week begins with another.
  return inTurn(blessings, weekday(day) + weeksTo(day));
}

function nightOffice(day: string): Office {
  const { name } = seasonOf(day);
  const psalm = inTurn(nightPsalms, dayNumber(day));
  const blessing = inTurn(nightBlessings[name], dayNumber(day));
  const steps = [
    quotation("Opening", inTurn(nightOpenings[name], dayNumber(day))),
    psalmStep(day, "evening"),
    {
      title: "Looking back over the day",
      text: examenOf(day).join("\n\n"),
      note: "Take your time between the questions. Nobody’s grading this.",
      pauses: true,
    },
    ...(psalm === longPsalm ? [] : confessionOf(day)),
    {
      ...quotation("A psalm to rest in", psalm),
      note: psalm === longPsalm ? longPsalmNote : undefined,
    },
    quotation("Simeon’s song", simeonsSong),
    { ...theLordsPrayer, names: true },
    ...(psalm === longPsalm ? [oldPrayer(inTurn(oldNightPrayers, dayNumber(day)))] : []),
    { title: "Before you sleep", text: nightPrayerOf(day) },
  ];
  return { steps, blessing, needsHelpLines: true, unsafeHome: false };
}

/** A great day has questions of its own. */
function examenOf(day: string) {
  const { mood } = greatDay(day);
  return mood ? examensOf[mood] : ofWeeks(sundayExamens, examens, day);
}

/** In a season every second night has one of its own, and so has each night of Holy Week and of a day with a name. */
function nightPrayerOf(day: string): string {
  const { name } = seasonOf(day);
  const ofSeason = seasonNightPrayers[name];
  const isOwn = dayNumber(day) % 2 === 0 || name === "holy-week" || namedDay(day);
  if (ofSeason && isOwn) return inTurn(ofSeason, dayNumber(day));
  return greatDay(day).mood ? feastNightPrayer : ofWeeks(sundayNightPrayers, nightPrayers, day);
}

/** Sundays take turns among themselves, and so do the weekdays of two weeks or four. */
function ofWeeks<Item>(sundays: readonly Item[], weekdays: readonly Item[], day: string): Item {
  const weeks = weeksTo(day);
  return weekday(day) === 0
    ? inTurn(sundays, weeks)
    : inTurn(weekdays, weeks * 6 + weekday(day) - 1);
}

const weeksTo = (day: string) => daysBetween(firstSunday, sundayOf(day)) / 7;

/** Every third night has it: an old prayer then stands in the place of a confession, so that three sheets hold it. */
const [, longPsalm] = nightPsalms;

function confessionOf(day: string): OfficeStep[] {
  const { text, source, assurance } = inTurn(confessions, dayNumber(day));
  return [{ title: "Confession", text, note: source }, quotation("A promise", assurance)];
}

const theLordsPrayer: OfficeStep = {
  title: "The Lord’s Prayer",
  text: lordsPrayer.quoted.slice(1, -1),
  reference: lordsPrayer.reference,
};

function oldPrayer({ text, source }: OldPrayer): OfficeStep {
  return { title: "An old prayer", text, note: source };
}

function quotation(title: string, { verses, reference }: Scripture): OfficeStep {
  return { title, text: verses, reference };
}

/** Where not all of them stands there. */
function beyond(psalms: string, portion: Scripture): string | undefined {
  const isWhole =
    wholePsalms.includes(portion.reference) && portion.reference.startsWith(`${psalms}:`);
  return isWhole || portion.reference === psalms ? undefined : psalms;
}

function inTurn<Item>(items: readonly Item[], number: number): Item {
  const found = items[((number % items.length) + items.length) % items.length];
  if (found === undefined) throw new Error("There is nothing to take turns");
  return found;
}
