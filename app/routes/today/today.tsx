import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { todayPath } from "~/paths";
import { metaOf } from "~/ui/meta/page-meta";
import { dayAction, todayPage } from "./day.server";
import { DayView } from "./day-view";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { todayLinks as links } from "./today-links";

export async function loader(args: LoaderFunctionArgs) {
  return todayPage(args, await getUser(args));
}

export const meta = metaOf({
  heading: "Today’s Verse and Prayer",
  description:
    "A verse for today with one line to pray, morning and night prayer, and where we are in the church year.",
});

export const action = (args: ActionFunctionArgs) => dayAction(args, todayPath());

export default function TodayRoute() {
  return (
    <DayView
      path={todayPath()}
      heading="Today’s verse and prayer"
      {...useLoaderData<typeof loader>()}
    />
  );
}
