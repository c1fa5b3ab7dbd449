import type { LoaderFunctionArgs } from "@remix-run/node";
import { site } from "#content/site.server";
import { type Bell, getBell } from "#db/letters/bells.server";
import { week } from "#db/time";
import { cacheControl } from "~/http/page-cache/cache-control";
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { firstRing } from "~/letters/mornings.server";
import { prayListPath } from "~/paths";
import { calendarText, clock } from "~/runtime/calendar.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { changesOf } from "~/runtime/time-zone.server";

/** A person's bell as a calendar that they alone have the address of (RFC 5545). No word of a prayer. */
export async function loader({ params: { token = "" } }: LoaderFunctionArgs) {
  const bell = await bellOf(token.replace(/\.ics$/, ""));
  const headers = { "Cache-Control": cacheControl.nobody };
  if (!bell) return new Response("There is no such calendar.", { status: 404, headers });
  const lines = [
    `BEGIN:VCALENDAR|VERSION:2.0|PRODID:-//${site().name}//Prayer//EN|METHOD:PUBLISH`,
    "NAME:Prayer|X-WR-CALNAME:Prayer|REFRESH-INTERVAL;VALUE=DURATION:PT6H|X-PUBLISHED-TTL:PT6H",
    clocksOf(bell),
    ...bell.hours.split(" ").map((hour) => eventOf(bell, hour)),
    "END:VCALENDAR",
  ].flatMap((part) => part.split("|"));
  const text = calendarText(
    lines.map((line) => [line.replace(/:.*/, ""), line.replace(/^[^:]*:/, "")] as const),
  );
  return new Response(text, {
    headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" },
  });
}

async function bellOf(token: string): Promise<Bell | undefined> {
  const read = readToken(token);
  const bell = read && (await getBell(database(), read.handle));
  const since = bell?.calendarAt?.getTime();
  return since !== undefined && isGenuine("bell", token, since) ? bell : undefined;
}

function eventOf(bell: Bell, hour: string): string {
  const { origin, host } = new URL(settings().ORIGIN);
  const days = bell.weekdays.split(" ").map((day) => day.slice(0, 2).toUpperCase());
  const begin = `${firstRing(bell).replaceAll("-", "")}T${hour.padStart(2, "0")}0000`;
  return [
    `BEGIN:VEVENT|UID:bell-${bell.handle}-${hour}@${host}|DTSTAMP:${clock(bell.savedAt.getTime())}Z`,
    `DTSTART;TZID=${nameOf(bell)}:${begin}|DURATION:PT15M|RRULE:FREQ=WEEKLY;BYDAY=${days}`,
    `SUMMARY:Prayer|URL:${origin}${prayListPath}|CLASS:PRIVATE|TRANSP:TRANSPARENT`,
    "BEGIN:VALARM|ACTION:DISPLAY|DESCRIPTION:Prayer|TRIGGER:PT0S|END:VALARM|END:VEVENT",
  ].join("|");
}

/** What calendars go by that do not know the zone's name: its clocks until three years from now. */
function clocksOf(bell: Bell): string {
  const first = Date.parse(firstRing(bell));
  const parts = changesOf(bell.zone, first - 53 * week, first + 156 * week).map((change) => {
    const { at, before, after } = change;
    const part = after > before ? "DAYLIGHT" : "STANDARD";
    const offsets = `TZOFFSETFROM:${offset(before)}|TZOFFSETTO:${offset(after)}`;
    return `BEGIN:${part}|DTSTART:${clock(at + before)}|${offsets}|END:${part}`;
  });
  return ["BEGIN:VTIMEZONE", `TZID:${nameOf(bell)}`, ...parts, "END:VTIMEZONE"].join("|");
}

/** A zone may be called "+05:30". */
const nameOf = ({ zone }: Bell) => zone.replace(":", "");

/** As "-0330". */
const offset = (by: number) =>
  (by < 0 ? "-" : "+") + new Date(Math.abs(by)).toISOString().slice(11, 16).replace(":", "");
