import { site } from "#content/site.server";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { cacheControl } from "~/http/page-cache/cache-control";
import { todayPath } from "~/paths";
import { calendarText, compact, type Property } from "~/runtime/calendar.server";
import { settings } from "~/runtime/env.server";
import { inLines } from "~/runtime/quotation.server";
import { dayFor } from "./shown-days.server";

/** Subscribers ask again, so a short range is enough. */
const daysBack = 7;
const daysAhead = 60;

/** Raise both when verses or their texts change: calendars read them again. */
const revision = { "LAST-MODIFIED": "20261128T000000Z", SEQUENCE: "2" };

/** RFC 5545. */
export function loader() {
  const today = dayFor(new URLSearchParams());
  const first = addDays(today, -daysBack);
  const days = Array.from({ length: daysBack + 1 + daysAhead }, (_, count) =>
    addDays(first, count),
  );
  const text = calendarText([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${site().name}//Verse of the Day//EN`],
    ["METHOD", "PUBLISH"],
    ["NAME", "Verse of the Day"],
    ["X-WR-CALNAME", "Verse of the Day"],
    ["REFRESH-INTERVAL;VALUE=DURATION", "P1D"],
    ["X-PUBLISHED-TTL", "P1D"],
    ...days.flatMap((day) => eventOf(day, today)),
    ["END", "VCALENDAR"],
  ]);
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Cache-Control": cacheControl.anHour,
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}

function eventOf(day: string, today: string): Property[] {
  const origin = settings().ORIGIN;
  const { reference, verses, line } = inLines(getVerse(day));
  const name = namedDay(day)?.title;
  return [
    ["BEGIN", "VEVENT"],
    ["UID", `verse-${day}@${new URL(origin).host}`],
    // The same all day, and never in the future.
    ["DTSTAMP", `${compact(today)}T000000Z`],
    ...Object.entries(revision),
    ["DTSTART;VALUE=DATE", compact(day)],
    ["DTEND;VALUE=DATE", compact(addDays(day, 1))],
    ["SUMMARY", { text: name ? `${name}: ${reference}` : reference }],
    ["DESCRIPTION", { text: `${verses}\n\n${line}` }],
    ["URL", origin + todayPath(day)],
    ["TRANSP", "TRANSPARENT"],
    ["END", "VEVENT"],
  ];
}
