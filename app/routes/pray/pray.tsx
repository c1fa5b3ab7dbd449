import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { Feelings } from "~/ui/controls/feelings";
import { prayPicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { Amen } from "~/ui/praying/amen";
import { HourFrame } from "~/ui/praying/hour-frame";
import { HourOnly } from "~/ui/praying/hour-only";
import { HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHelp } from "~/ui/praying/praying-help";
import { feelings } from "../../../content/feelings";
import { HourAlone, HourRite } from "./hour-alone";
import { HourPrayer } from "./hour-prayer";
import { hourIntents } from "./intents.server";
import { OtherHours } from "./other-hours";
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

/** On a phone the sun stands beside the button that stays in reach, not behind it. */
const besideAmen = "max-sm:[--aside:236px]";

/** The prayer that fits the hour, and beneath it the ways from how somebody feels. */
function HourPage({ hours, hour, chosen }: PrayPage) {
  return (
    <>
      <HourFrame hour={hour} chosen={chosen} className={`pray-hour ${besideAmen}`}>
        <HourSky className="absolute" />
        <div className="pray-column">
          <h1 className="text-dawn">
            <span className="eyebrow mb-3 font-sans leading-normal tracking-normal">
              A prayer for this hour
            </span>{" "}
            {hours.map(({ name, title }) => (
              <HourOnly key={name} hour={name} as="span">
                {title}
              </HourOnly>
            ))}
          </h1>
          {hours.map((each) => (
            <HourOnly key={each.name} hour={each.name}>
              <HourPrayer {...each} />
            </HourOnly>
          ))}
        </div>
        <PrayingFoot goesOn>
          {hours.map(({ name }) => (
            <HourOnly key={name} hour={name}>
              <Amen action="/pray" values={{ hour: name }} />
            </HourOnly>
          ))}
        </PrayingFoot>
      </HourFrame>
      <section
        aria-labelledby="feelings-heading"
        className="band no-print mx-auto w-full max-w-[calc(38rem+2*var(--spacing-gutter))] px-gutter"
      >
        <h2 id="feelings-heading">How are you right now?</h2>
        <p className="lead mt-2">
          <span className="inline-block">Choose the word that comes closest.</span>{" "}
          <span className="inline-block">A prayer is waiting behind it.</span>
        </p>
        <Feelings feelings={feelings} label="Feelings" className="mt-6" />
        <PrayingHelp />
        <OtherHours hours={hours} />
        <p className="mt-4 flex flex-wrap gap-x-6">
          <Link to="/themes" className="link inline-flex min-h-11 items-center">
            More prayers, by what you need
          </Link>
          <Link to="/plans" className="link inline-flex min-h-11 items-center">
            A plan for the days ahead
          </Link>
        </p>
      </section>
    </>
  );
}
