import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { DayView } from "./day-view";
import { todayPage } from "./today.server";

export { todayLinks as links } from "./today-links";

export async function loader(args: LoaderFunctionArgs) {
  return todayPage(new URL(args.request.url).searchParams, await getUser(args));
}

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Today’s Verse and Prayer",
    description:
      "A verse for today with one line to pray, morning and night prayer, and where we are in the church year.",
  });

/** The verse and the prayers of the day it is where the visitor is. */
export default function TodayRoute() {
  return <DayView heading="Today’s verse and prayer" {...useLoaderData<typeof loader>()} />;
}
