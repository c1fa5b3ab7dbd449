import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";
import { weekday } from "../year/days";
import { namedDay } from "../year/named-days";
import type { SeasonName } from "../year/seasons";
import { ofWeek } from "./weeks";

/** What Sundays read that have no name of their own: where the prayer of the week comes from. "" is no such Sunday. */
export const sundayLessons: Readonly<Record<SeasonName, readonly string[]>> = {
  advent: [""],
  christmas: ["John 1:1-14", "Luke 2:41-52"],
  epiphany: [
    "",
    "",
    "John 2:1-11",
    "Mark 1:14-20",
    "Luke 4:38-44",
    "Matthew 5:13-16",
    "Matthew 5:43-48",
    "Matthew 7:24-29",
    "Mark 4:35-41",
    "",
  ],
  lent: ["", "Matthew 4:1-11", "Genesis 12:1-7", "John 4:5-15", "John 9:1-11", "John 11:32-44"],
  "holy-week": [""],
  easter: [
    "",
    "John 20:19-29",
    "John 21:4-14",
    "John 10:11-18",
    "John 14:1-7",
    "John 14:15-21",
    "Acts 1:8-14",
  ],
  pentecost: [""],
  ordinary: [
    "",
    "Matthew 6:25-34",
    "Matthew 9:9-13",
    "Matthew 9:35-38",
    "Matthew 10:26-31",
    "Matthew 10:40-42",
    "Matthew 11:25-30",
    "Matthew 13:1-9",
    "Matthew 13:24-30",
    "Matthew 13:44-46",
    "Matthew 14:13-21",
    "Matthew 14:22-33",
    "Matthew 15:21-28",
    "Matthew 16:13-20",
    "Matthew 16:21-27",
    "Matthew 18:15-20",
    "Matthew 18:21-35",
    "Matthew 20:1-16",
    "Matthew 21:28-32",
    "1 Peter 2:4-10",
    "Luke 14:15-24",
    "Luke 13:10-17",
    "Matthew 22:34-40",
    "Luke 14:7-11",
    "Matthew 25:1-13",
    "Matthew 25:14-30",
    "John 6:5-14",
    "",
  ],
};

/** What a feast or a Sunday reads; on other days (yyyy-mm-dd) books are read through. */
export function lessonOf(day: string): Scripture | undefined {
  const own = namedDay(day)?.reading;
  if (own || weekday(day) !== 0) return own;
  const reference = ofWeek(sundayLessons, day);
  return reference ? passageOf(reference) : undefined;
}
