import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { planOffered } from "#content/plans/dated-plan";
import { type PlanDay, passagesOf } from "#content/plans/plan";
import type { Plan } from "#content/plans/plans";
import { site } from "#content/site.server";
import { addDays } from "#content/year/days";
import { minute } from "#db/time";
import { optional } from "~/forms/fields.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { namedDayPath, planCalendarPath } from "~/paths";
import { isShownDay } from "~/routes/today/shown-days.server";
import { calendarText, clock, compact, type Property } from "~/runtime/calendar.server";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { dayIn, isZone, momentIn } from "~/runtime/time-zone.server";
import { fileName, namedPlan, noPlan } from "./whole-plan.server";

const asked = z.object({
  start: optional(z.string().refine(isShownDay, { error: "start is a day, as 2027-01-31." })),
  at: optional(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "at is an hour, as 07:00 or 21:30.")),
  zone: optional(z.string().refine(isZone, "zone is a time zone, as Europe/Berlin.")),
});

/**
 * An event for each day of a plan: of a zone the moments, which every calendar reads alike, else an hour
 * wherever one is. Without a start from tomorrow on, or on the plan's own days.
 */
export function loader({ params: { id = "" }, request }: LoaderFunctionArgs) {
  const { search, searchParams } = new URL(request.url);
  const found = namedPlan(id, (planId) => planCalendarPath(planId) + search);
  if (!found) throw new Response(noPlan, { status: 404 });
  const { data, error } = asked.safeParse(Object.fromEntries(searchParams));
  if (!data) throw new Response(error.issues[0]?.message, { status: 400 });
  const { start, zone, at = "07:00" } = data;
  const today = dayIn(zone, new Date(now()));
  const { plan, run } = planOffered(found, today);
  const first = start ?? run?.first ?? addDays(today, 1);
  // Of a season that has begun those that are left.
  const left = plan.days.filter((_, index) => start || addDays(first, index) >= today);
  const text = calendarText([
    ["BEGIN", "VCALENDAR"],
    ["VERSION", "2.0"],
    ["PRODID", { text: `-//${site().name}//Prayer Plan//EN` }],
    ["METHOD", "PUBLISH"],
    ["NAME", { text: plan.title }],
    ["X-WR-CALNAME", { text: plan.title }],
    ...left.flatMap((day) => eventOf(plan, day, { first, zone, at })),
    ["END", "VCALENDAR"],
  ]);
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      // Not as an attachment: a telephone then offers to add it.
      "Content-Disposition": `inline; filename="${fileName(plan)}.ics"`,
      "Cache-Control": cacheControl.anHour,
    },
  });
}

type When = { first: string; at: string; zone?: string };

function eventOf(plan: Plan, day: PlanDay, { first, at, zone }: When): Property[] {
  const index = plan.days.indexOf(day);
  const on = addDays(first, index);
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  const { ORIGIN } = settings();
  const address = ORIGIN + namedDayPath(plan.id, index + 1);
  const passages = passagesOf(day).map(({ reference }) => reference);
  const about = `${plan.title}, day ${index + 1} of ${plan.dayCount}`;
  return [
    ["BEGIN", "VEVENT"],
    // Another hour changes the same event; another start is the plan prayed once more.
    ["UID", `${plan.id}-${compact(first)}-${index + 1}@${new URL(ORIGIN).host}`],
    ["SEQUENCE", String(Math.floor(now() / minute))],
    ["DTSTAMP", `${clock(now())}Z`],
    [
      "DTSTART",
      zone
        ? `${clock(momentIn(zone, on, hours + minutes / 60))}Z`
        : clock(Date.parse(`${on}T${at}Z`)),
    ],
    ["DURATION", "PT10M"],
    ["SUMMARY", { text: `Day ${index + 1}: ${day.title}` }],
    ["DESCRIPTION", { text: `${about}\n${passages.join("; ")}\n${address}` }],
    ["URL", address],
    ["TRANSP", "TRANSPARENT"],
    ["BEGIN", "VALARM"],
    ["ACTION", "DISPLAY"],
    ["TRIGGER", "PT0S"],
    ["DESCRIPTION", { text: `${day.title} (${plan.title})` }],
    ["END", "VALARM"],
    ["END", "VEVENT"],
  ];
}
