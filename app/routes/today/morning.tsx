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
  return officePage("morning", new URL(args.request.url).searchParams, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) =>
  officeMeta(args, args.data, {
    heading: "Today: Morning Prayer",
    description:
      "Morning prayer for today: a psalm, a reading, a silence, prayers for others, and a blessing. Three to eight minutes.",
  });

export function action(args: ActionFunctionArgs) {
  return runIntent(args, officePath("morning"), officeIntents("morning"), getUser);
}

/** Morning prayer of the day it is where the visitor is, or of a day that is named. */
export default function MorningRoute() {
  return <OfficeView {...useLoaderData<typeof loader>()} title="Morning Prayer" />;
}
