import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { officeIntents, officePage } from "./office/office.server";
import { officeMeta } from "./office/office-meta";
import { OfficeView } from "./office/office-view";
import { officePath } from "./today-path";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { todayLinks as links } from "./today-links";

export async function loader(args: LoaderFunctionArgs) {
  return officePage("night", new URL(args.request.url).searchParams, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) =>
  officeMeta(args, args.data, {
    heading: "Today: Night Prayer",
    description:
      "Night prayer for today: a psalm, four questions to look back with, Simeon’s song, and a prayer before you sleep. Three to eight minutes.",
  });

export function action(args: ActionFunctionArgs) {
  return runIntent(args, officePath("night"), officeIntents("night"), getUser);
}

/** Night prayer of the day it is where the visitor is, or of a day that is named. */
export default function NightRoute() {
  return <OfficeView {...useLoaderData<typeof loader>()} title="Night Prayer" />;
}
