import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { officeAction, officePage } from "./office/office.server";
import { OfficeView, officeMeta } from "./office/office-view";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { todayLinks as links } from "./today-links";

export const loader = (args: LoaderFunctionArgs) => officePage("night", args);
export const action = (args: ActionFunctionArgs) => officeAction("night", args);
export const meta: MetaFunction<typeof loader> = (args) => officeMeta("night", args, args.data);

export default function NightRoute() {
  return <OfficeView {...useLoaderData<typeof loader>()} />;
}
