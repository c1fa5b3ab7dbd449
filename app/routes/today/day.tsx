import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { todayPath } from "~/paths";
import { NotFound } from "~/ui/layout/not-found";
import { pageMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/moment";
import { dayAction, shownDays } from "./day.server";
import { DayView } from "./day-view";
import { isShownDay } from "./shown-days.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { todayLinks as links } from "./today-links";

/** 404 outside this century. */
export async function loader(args: LoaderFunctionArgs) {
  const { day } = args.params;
  if (!isShownDay(day)) return data(null, { status: 404 });
  return data(await shownDays([day], args, await getUser(args)));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const [page] = args.data?.days ?? [];
  if (!page) return pageMeta(args, { heading: "404 Page Not Found", canonical: false });
  const { day, named, verse, picture } = page;
  const name = named ? `${named}, ${dayName(day)}` : dayName(day);
  return pageMeta(args, {
    heading: name,
    picture,
    description: `The verse for ${name}, ${verse.reference}, with a line to pray, and morning and night prayer.`,
    // There are a hundred years of them.
    unlisted: true,
  });
};

export function action(args: ActionFunctionArgs) {
  const { day } = args.params;
  if (!isShownDay(day)) throw thrownRefusal(refuse(404));
  return dayAction(args, todayPath(day));
}

export default function DayRoute() {
  const page = useLoaderData<typeof loader>();
  if (!page) return <NotFound />;
  const path = todayPath(page.days[0]?.day);
  return <DayView path={path} heading="A verse and a prayer for the day" {...page} />;
}
