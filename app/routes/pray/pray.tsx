import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { prayPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { HourAlone, HourRite } from "./hour-alone";
import { HourPage } from "./hour-page";
import { hourIntents } from "./intents.server";
import { feelingRedirect, prayPage } from "./pray.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const elsewhere = feelingRedirect(query);
  if (elsewhere) throw redirect(elsewhere);
  return prayPage(query, await getUser(args));
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const praying = args.data?.praying;
  return pageMeta(args, {
    heading: praying === "amen" ? "Amen" : "Pray Now",
    description:
      "A short prayer for the hour it is, morning, midday, evening or night, and a way to pray from how you feel right now.",
    unlisted: praying !== undefined,
    picture: prayPicture,
  });
};

export function action(args: ActionFunctionArgs) {
  return runIntent(args, "/pray", hourIntents(args.request), getUser);
}

/** The prayer of the hour: on a page with other ways to pray, or alone. */
export default function PrayRoute() {
  const page = useLoaderData<typeof loader>();
  if (page.praying === "amen") return <HourRite {...page} />;
  if (page.praying === "now") return <HourAlone {...page} />;
  return <HourPage {...page} />;
}
