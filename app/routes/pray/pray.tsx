import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { Fragment } from "react";
import { feelings, getFeeling } from "#content/feelings";
import { type HourName, isHourName } from "#content/hours/hour";
import { type HourPrayer, hoursOn } from "#content/hours/hours";
import { recordingOf } from "#content/site.server";
import { getTheme, leadingToThemes } from "#content/themes/themes";
import { dayNumber } from "#content/year/days";
import { seasonOf } from "#content/year/seasons";
import { getUser } from "~/accounts/current-user.server";
import { type IntentHandlers, runIntent } from "~/forms/action.server";
import { hourPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { countPrayed } from "~/plans/saved-items.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { SavePrayerForm, visitorSaveMessage } from "~/prayers/save-prayer";
import { helpNow } from "~/routes/help.server";
import { dayFor } from "~/routes/today/shown-days.server";
import { TallLink } from "~/ui/controls/controls";
import { Feelings, feelingPath } from "~/ui/controls/feelings";
import { HelpNow } from "~/ui/help/help-view";
import { pageMeta, prayPicture } from "~/ui/meta/page-meta";
import { useHour } from "~/ui/praying/hour";
import { hourFor, listBlessings } from "~/ui/praying/hour.server";
import { HourFrame, HourSky } from "~/ui/praying/hour-scene";
import { At } from "~/ui/praying/own-clock";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { LineByLineLink, PrayingPage, QuietWays, Recording } from "~/ui/praying/praying-page";
import { Amen, Rite } from "~/ui/praying/rite";
import { Paragraphs } from "~/ui/reading/scripture";
import { asked, namedHour, prayerOf } from "./pray.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { prayingStyles as links } from "~/routes/praying-styles";

/** All four prayers, for the visitor's clock may differ. The address of a feeling leads to its prayer. */
export async function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const named = query.get("feeling");
  const feeling = named === null ? undefined : getFeeling(named);
  if (named !== null)
    throw redirect(feeling && getTheme(feeling.theme) ? feelingPath(feeling) : "/pray");
  const user = await getUser(args);
  const zone = user && (await dayOf(user)).zone;
  const { hour, chosen, praying } = asked(query);
  const day = dayFor(query, zone);
  const hours = hoursOn(day, chosen);
  const ways = leadingToThemes(feelings);
  const help = helpNow(args);
  return {
    hours: hours.map((each) => ({ ...each, ...recordingOf(`hours/${each.name}/${each.id}`) })),
    hour: hour ?? hourFor(query, zone),
    color: seasonOf(day).color,
    chosen: hour !== undefined,
    praying,
    blessings: listBlessings(dayNumber(day)),
    saved: user && (await savedOf(user, sourcesOf(hours))),
    help: { ...help, printed: help.printed.slice(0, 1) },
    ...(ways.length < feelings.length && { ways }),
  };
}

type PrayPage = Awaited<ReturnType<typeof loader>>;

const sourcesOf = (hours: readonly HourPrayer[]) =>
  Object.fromEntries(hours.map(({ name, id }) => [name, `hour/${name}/${id}`])) as Record<
    HourName,
    string
  >;

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

function hourIntents({ url }: Pick<Request, "url">): IntentHandlers {
  const query = new URL(url).searchParams;
  const hour = namedHour(query) ?? hourFor(query);
  const { id } = prayerOf(query, hour);
  const after = hourPath(hour, { of: id, pray: "amen" });
  const visitorMessage = visitorSaveMessage(`${after}#save-prayer`);
  return {
    "save-prayer": savePrayerIntent("save-prayer", {
      source: `hour/${hour}/${id}`,
      path: after,
      visitorMessage,
    }),
    amen: async (sent) => {
      const name = namedHour(sent.form) ?? hour;
      const session = await countPrayed(`hour-${name}`, sent);
      const of = prayerOf(sent.form, name).id;
      return { search: { hour: name, of, pray: "amen" }, session };
    },
  };
}

export default function PrayRoute() {
  const page = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const named = search.get("hour");
  if (page.praying === "amen") return <HourRite {...page} />;
  // The page of the hour leads to it, with or without a connection.
  if (isHourName(named) && search.get("pray") === "now")
    return <HourAlone {...page} hour={named} />;
  return <HourPage {...page} />;
}

/** The prayer that fits the hour, and beneath it the ways from how somebody feels. */
function HourPage(page: PrayPage) {
  const shown = useHour(page.hour, page.chosen);
  return (
    <>
      <HelpNow help={page.help} />
      <HourNow {...page} />
      <section
        aria-labelledby="feelings-heading"
        className={`band no-print px-[max(var(--spacing-gutter),50%-19rem)] ${shown === "night" ? "night border-0" : ""}`}
      >
        <h2 id="feelings-heading">How are you right now?</h2>
        <p className="lead mt-2 mb-6">Choose the closest word. A prayer is waiting behind it.</p>
        <Feelings feelings={page.ways ?? feelings} label="Feelings" night={shown === "night"} />
        <OtherHours hours={page.hours} shown={shown} />
        <p className="mt-5 flex flex-wrap gap-x-4 border-t border-line pt-3 text-small">
          <TallLink to="/themes">More prayers, by what you need</TallLink>{" "}
          <TallLink to="/prayers/occasions">For an occasion</TallLink>{" "}
          <TallLink to="/plans">A plan for the days ahead</TallLink>
        </p>
      </section>
    </>
  );
}

function HourNow({ hours, hour, chosen, color, blessings }: PrayPage) {
  return (
    <HourFrame hour={hour} chosen={chosen} color={color} className="pray-hour">
      <HourSky />
      <div className="pray-column">
        <div className="relative">
          <h1 className="text-dawn">
            <span className="eyebrow mb-4 min-w-[min(100%,12.25rem)] font-sans leading-normal tracking-normal">
              <span>
                A prayer <span className="max-sm:in-data-[hour=night]:hidden">for this hour</span>
              </span>
            </span>{" "}
            {hours.map(({ name, title }) => (
              <At key={name} at={name} as="span">
                {title}
              </At>
            ))}
          </h1>
          <QuietWays prints>
            {hours.map(({ name, id }) => (
              <At key={name} at={name}>
                <LineByLineLink path={hourPath(name, { of: id, pray: "now", line: 1 })} />
              </At>
            ))}
          </QuietWays>
        </div>
        {hours.map(({ name, prayer, recording }) => (
          <At key={name} at={name}>
            <div className="pray-words mt-4">
              <Paragraphs text={prayer} />
            </div>
            <Recording src={recording} />
          </At>
        ))}
      </div>
      <PrayingFoot goesOn>
        {hours.map(({ name, id }) => (
          <At key={name} at={name}>
            <Amen action="/pray" values={{ hour: name, of: id }} blessings={blessings} />
          </At>
        ))}
      </PrayingFoot>
    </HourFrame>
  );
}

function OtherHours({ hours, shown }: Pick<PrayPage, "hours"> & { shown: HourName }) {
  return (
    <nav
      aria-label="Other hours"
      className="mt-10 flex flex-wrap items-center gap-2 border-t border-line pt-5"
    >
      <p aria-hidden="true" className="me-2 text-small text-ink-quiet max-sm:basis-full">
        A prayer for the
      </p>
      {hours.map(({ name }) => (
        <Fragment key={name}>
          <Link
            to={hourPath(name)}
            aria-label={`A prayer for ${name === "midday" ? name : `the ${name}`}`}
            aria-current={name === shown ? "true" : undefined}
            className="chip max-sm:px-3"
          >
            {name}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}

function HourAlone({ hours, hour, color, help, blessings }: PrayPage) {
  const own = hours.find(({ name }) => name === hour);
  return (
    <PrayingPage
      {...{ hour, color }}
      chosen
      eyebrow="A prayer for this hour"
      title={own?.title ?? ""}
      prayer={own?.prayer ?? ""}
      path={hourPath(hour, { of: own?.id, pray: "now" })}
      recording={own?.recording}
      back={{ to: "/pray", label: "Back" }}
      help={own?.needsHelpLines && help}
    >
      <Amen action="/pray" values={{ hour, of: own?.id ?? "" }} blessings={blessings} />
    </PrayingPage>
  );
}

function HourRite({ blessings, hours, hour, color, saved, help }: PrayPage) {
  const own = hours.find(({ name }) => name === hour);
  const after = hourPath(hour, { of: own?.id, pray: "amen" });
  return (
    <Rite {...{ hour, color, blessings }} chosen help={own?.needsHelpLines && help}>
      <SavePrayerForm
        intent="save-prayer"
        variant="quiet"
        action={after}
        path={`${after}#save-prayer`}
        saved={saved?.[hour]}
      />
    </Rite>
  );
}
