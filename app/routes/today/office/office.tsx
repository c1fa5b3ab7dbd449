import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { officePage } from "./office.server";
import { OfficeView, officeMeta } from "./office-view";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { todayLinks as links } from "../today-links";
export { officeAction as action } from "./office.server";

export const loader = officePage;
export const meta: MetaFunction<typeof loader> = (args) => officeMeta(args, args.data);

export default function OfficeRoute() {
  return <OfficeView {...useLoaderData<typeof loader>()} />;
}
