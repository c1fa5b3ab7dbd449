import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";
import { getVerse } from "../verses/verses";
import { dayNumber, daysBetween, weekday } from "../year/days";
import { namedDay } from "../year/named-days";
import { seasonOf } from "../year/seasons";
import { collects } from "./collects";
import { confessions } from "./confessions";
import { getPortion, type Portion } from "./course";
import { creeds } from "./creeds";
import { intercessions } from "./intercessions/intercessions";
import { lessonOf } from "./lessons";
import { examens, nightPrayers } from "./night";
import { type OldPrayer, oldMorningPrayers, oldNightPrayers } from "./old-prayers";
import { praises, quietPraises } from "./praises";
import { psalter } from "./psalter";
import { blessings, lordsPrayer, nightPsalms, simeonsSong } from "./scriptures";
import { nightBlessings, nightOpenings, openings, seasonBlessings } from "./season-words";
import { jesusPrayer, silences } from "./silences";
import { songs } from "./songs";
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
  return namedDay(day)?.collect ? "The prayer of the day" : "The prayer of the week";
}

/** The psalms of a day of the month; the thirty-first has those of the day before. */
export function getPsalms(day: string) {
  const found = psalter[Math.min(Number(day.slice(8)), psalter.length) - 1];
  if (!found) throw new Error(`There are no psalms for ${day}`);
  return found;
}

/** Morning or night prayer of a day (yyyy-mm-dd). */
export function getOffice(name: OfficeName, day: string): Office {
  return name === "morning" ? morningOffice(day) : nightOffice(day);
}

function morningOffice(day: string): Office {
  const { psalms, portion } = getPsalms(day).morning;
  const intercession = getIntercessions(day);
  const blessing = morningBlessing(day);
  const creed = creedOf(day);
  const before = [
    quotation("Opening", inTurn(openings[seasonOf(day).name], dayNumber(day))),
    ...(creed ? [] : [praiseOf(day)]),
    {
      ...quotation("The psalms of the morning", portion),
      psalms: beyond(psalms, portion),
    },
    readingOf(day),
    silence(day),
  ];
  const after = [
    {
      title: intercession.about,
      text: intercession.petitions.join("\n\n"),
      note: "After each one, leave room for the names that come to you.",
      pauses: true,
    },
    theLordsPrayer,
    { title: collectTitle(day), text: getCollect(day) },
    ...(creed ? [creed] : []),
    quotation("Blessing", blessing),
  ];
  const song = creed?.title === creeds.nicene.title ? [] : [songOf(day)];
  const old = creed ? [] : [oldPrayer(inTurn(oldMorningPrayers, dayNumber(day)))];
  const sung = fitting(song, [...before, ...after]);
  const said = fitting(old, [...before, ...sung, ...after]);
  const steps = [...before, ...sung, ...after.slice(0, -1), ...said, ...after.slice(-1)];
  const { needsHelpLines = false, unsafeHome = false } = intercession;
  return { steps, blessing, needsHelpLines, unsafeHome };
}

/** What can be prayed aloud in eight minutes, with a minute of silence and one for the names of others. */
const mostWords = 780;

/** A song, an old prayer, where a long reading leaves time for it. */
function fitting(some: OfficeStep[], others: readonly OfficeStep[]): OfficeStep[] {
  const words = [...some, ...others].flatMap(({ text }) => text.split(/\s+/));
  return words.length > mostWords ? [] : some;
}

/** A feast has a lesson of its own; on other days books are read through. */
function readingOf(day: string): OfficeStep {
  const portion = getPortion(day);
  if (!portion) return quotation("A reading", lessonOf(day) ?? getVerse(day));
  return { ...quotation("A reading", passageOf(portion.reference)), portion };
}

function praiseOf(day: string): OfficeStep {
  const isQuiet = ["lent", "holy-week"].includes(seasonOf(day).name);
  return { title: "Praise", text: inTurn(isQuiet ? quietPraises : praises, dayNumber(day)) };
}

/** A Sunday of the turn of four weeks. */
const firstSunday = "2026-11-29";

/** None comes twice in four weeks. */
export function getIntercessions(day: string) {
  return inTurn(intercessions, daysBetween(firstSunday, day));
}

/** On Wednesdays and Fridays, which Christians have kept since the first century, and in Lent; never on a bright day. */
function silence(day: string): OfficeStep {
  const { name } = seasonOf(day);
  const isFast = [3, 5].includes(weekday(day)) || name === "lent" || name === "holy-week";
  const isFeast = weekday(day) === 0 || (namedDay(day) && isWhite(day));
  return isFast && !isFeast
    ? { title: "The Jesus Prayer", ...jesusPrayer }
    : { title: "Silence", text: inTurn(silences, dayNumber(day)), rubric: true };
}

function songOf(day: string): OfficeStep {
  const song = inTurn(songs, dayNumber(day));
  return quotation(song.title, song);
}

/** On Sundays and feasts, in the place of praise; where they are bright the longer one, which leaves no time for a song. */
function creedOf(day: string): OfficeStep | undefined {
  if (weekday(day) !== 0 && !namedDay(day)) return undefined;
  const { title, text, source } = creeds[isWhite(day) ? "nicene" : "apostles"];
  return { title, text, note: source };
}

const isWhite = (day: string) => (namedDay(day)?.color ?? seasonOf(day).color) === "white";

function morningBlessing(day: string): Scripture {
  const { name } = seasonOf(day);
  const isOwn = name !== "ordinary" && dayNumber(day) % 2 === 0;
  return isOwn
    ? inTurn(seasonBlessings[name], dayNumber(day) / 2)
    : inTurn(blessings, weekday(day));
}

function nightOffice(day: string): Office {
  const { psalms, portion } = getPsalms(day).evening;
  const { name } = seasonOf(day);
  const psalm = inTurn(nightPsalms, dayNumber(day));
  const blessing = inTurn(nightBlessings[name], dayNumber(day));
  const steps = [
    quotation("Opening", inTurn(nightOpenings[name], dayNumber(day))),
    {
      ...quotation("The psalms for tonight", portion),
      psalms: beyond(psalms, portion),
    },
    {
      title: "Looking back over the day",
      text: inTurn(examens, weekday(day)).join("\n\n"),
      note: "Take your time between the questions. Nobody’s grading this.",
      pauses: true,
    },
    ...(psalm === longPsalm ? [] : confessionOf(day)),
    quotation("A psalm to rest in", psalm),
    quotation("Simeon’s song", simeonsSong),
    theLordsPrayer,
    ...(psalm === longPsalm ? [oldPrayer(inTurn(oldNightPrayers, dayNumber(day)))] : []),
    { title: "Before you sleep", text: inTurn(nightPrayers, weekday(day)) },
  ];
  return { steps, blessing, needsHelpLines: true, unsafeHome: false };
}

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

function beyond(psalms: string, portion: Scripture): string | undefined {
  return portion.reference === psalms ? undefined : psalms;
}

function inTurn<Item>(items: readonly Item[], number: number): Item {
  const found = items[((number % items.length) + items.length) % items.length];
  if (found === undefined) throw new Error("There is nothing to take turns");
  return found;
}
