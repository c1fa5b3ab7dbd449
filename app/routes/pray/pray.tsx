import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { SavePrayerForm } from "~/bookmarks/save-prayer";
import { runIntent } from "~/forms/action.server";
import { prayPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { Amen } from "~/ui/praying/amen";
import { PrayingPage } from "~/ui/praying/praying-page";
import { Rite } from "~/ui/praying/rite";
import { HourPage } from "./hour-page";
import { hourPath } from "./hour-path";
import { hourIntents } from "./intents.server";
import { feelingRedirect, type PrayPage, prayPage } from "./pray.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export { prayingStyles as links } from "~/ui/praying/praying-styles";

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

function HourAlone({ hours, hour, line }: PrayPage) {
  const { title, prayer } = hours.find(({ name }) => name === hour) ?? { title: "", prayer: "" };
  return (
    <PrayingPage
      hour={hour}
      chosen
      title={title}
      prayer={prayer}
      path={hourPath(hour, "now")}
      line={line}
      back={{ to: "/pray", label: "Back" }}
      needsHelpLines={hour === "night"}
    >
      <Amen action="/pray" values={{ hour }} />
    </PrayingPage>
  );
}

function HourRite({ hours, hour, saved }: PrayPage) {
  const after = hourPath(hour, "amen");
  return (
    <Rite hour={hour} chosen blessings={hours} stay={hourPath(hour, "now")}>
      <SavePrayerForm
        intent="save-prayer"
        action={after}
        path={`${after}#save-prayer`}
        saved={saved?.[hour]}
      />
    </Rite>
  );
}
