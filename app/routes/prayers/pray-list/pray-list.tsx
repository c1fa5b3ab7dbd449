import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { prayListPath } from "~/paths";
import { pageMeta } from "~/ui/meta/page-meta";
import { prayerIntent } from "../intents.server";
import { requireSender } from "../prayer-form-action.server";
import { ListPrayed } from "./list-prayed";
import { NextPrayer } from "./next-prayer";
import { nextDue, prayListPage } from "./pray-list.server";
import { laterOf, laterParameter } from "./pray-list-path";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Pray my list - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return prayListPage(await requireUser(args), new URL(args.request.url).searchParams);
}

export async function action(args: ActionFunctionArgs) {
  const { user, sent } = await requireSender(args);
  const query = new URL(args.request.url).searchParams;
  const later = laterOf(query);
  const markPrayed = prayerIntent("prayed", user);
  return runIntent(
    args,
    prayListPath,
    {
      prayed: async (pressed) => {
        await markPrayed(pressed);
        const { prayer } = await nextDue(user, later);
        const search = { [laterParameter]: String(later) };
        return { search, done: prayer ? "prayed" : "amen" };
      },
    },
    getUser,
    sent,
  );
}

export default function PrayList() {
  const page = useLoaderData<typeof loader>();
  if (page.prayer) return <NextPrayer key={page.prayer.handle} {...page} prayer={page.prayer} />;
  return <ListPrayed {...page} />;
}
