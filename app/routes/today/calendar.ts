import { productName } from "#content/product";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { cacheControl } from "~/http/page-cache/cache-control";
import { todayPath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { dayFor } from "./shown-days.server";

/** How far the calendar reaches to either side of today: whoever subscribes asks again. */
const daysBack = 7;
const daysAhead = 60;

/** When verses or their lines were last written anew. Then SEQUENCE rises, and calendars read them again. */
const revision = { "LAST-MODIFIED": "20261101T000000Z", SEQUENCE: "0" };

/** The verses of some weeks as a calendar (RFC 5545) that can be subscribed to. */
export function loader() {
  const today = dayFor(new URLSearchParams());
  const first = addDays(today, -daysBack);
  const days = Array.from({ length: daysBack + 1 + daysAhead }, (_, count) =>
    addDays(first, count),
  );
  const text = calendarText([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", `-//${productName}//Verse of the Day//EN`],
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
  const { reference, verses, line } = getVerse(day);
  const name = namedDay(day)?.title;
  return [
    ["BEGIN", "VEVENT"],
    ["UID", `verse-${day}@${new URL(origin).host}`],
    // It says the same all day, and nothing that is yet to come.
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

const compact = (day: string) => day.replaceAll("-", "");

/** A line of a calendar: its name, and a value as it is or words that may hold anything. */
type Property = readonly [name: string, value: string | { text: string }];

export function calendarText(properties: readonly Property[]): string {
  return properties
    .map(([name, value]) => {
      const written = typeof value === "string" ? value : escapeText(value.text);
      return `${folded(`${name}:${written}`)}\r\n`;
    })
    .join("");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Octets that a line may have without its end. */
const longest = 75;

/** A line that goes on behind a space where it grows too long; no character is cut in two. */
function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      lines.push(" ");
      octets = 1;
    }
    lines.push(lines.pop() + character);
    octets += size;
  }
  return lines.join("\r\n");
}
