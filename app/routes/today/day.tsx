import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NotFound } from "~/ui/layout/not-found";
import { pageMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/day-name";
import { dayPage } from "./day.server";
import { DayView } from "./day-view";
import { isShownDay } from "./shown-days.server";

export { todayLinks as links } from "./today-links";

/** A day of this century by its date; 404 for every other address. */
export function loader({ params }: LoaderFunctionArgs) {
  const { day } = params;
  if (!isShownDay(day)) return data(null, { status: 404 });
  return data(dayPage(day));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta(args, { heading: "404 Page Not Found", canonical: false });
  const { day, verse } = args.data;
  return pageMeta(args, {
    heading: dayName(day),
    description: `The verse for ${dayName(day)}, ${verse.reference}, with a line to pray, and morning and night prayer.`,
    // There are a hundred years of them.
    unlisted: true,
  });
};

export default function DayRoute() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  return <DayView heading="A verse and a prayer for the day" days={[page]} />;
}
