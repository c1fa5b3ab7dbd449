import { Link } from "@remix-run/react";
import { Fragment, useId } from "react";
import { scenes } from "#content/art";
import type { HourName } from "#content/hours/hour";
import { calendarPrograms } from "#content/pages/today";
import { todayPath } from "~/paths";
import { SavePrayerForm } from "~/prayers/save-prayer";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink, Icon, useMounted } from "~/ui/controls/controls";
import { PrintButton } from "~/ui/controls/print-button";
import { HelpNow, type HelpNowPage } from "~/ui/help/help-view";
import { useHour } from "~/ui/praying/hour";
import { HourLand, HourSky } from "~/ui/praying/hour-scene";
import { At } from "~/ui/praying/own-clock";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { Quotation, QuotedLines, ReferenceLink } from "~/ui/reading/scripture";
import { ShareVerse } from "~/ui/share/share";
import type { DayPage } from "./day.server";
import { DayFrame, EachDay } from "./day-frame";
import { officePath, verseIntents } from "./today-path";

type DayViewProps = {
  path: string;
  heading: string;
  days: readonly DayPage[];
  help?: HelpNowPage;
  /** The server's; a script knows the visitor’s. */
  hour?: HourName;
  /** By day; undefined for a visitor. */
  saved?: Readonly<Record<string, boolean>>;
};

/** Characters beyond which a verse is set smaller: its prayer shall be on the first screen. */
const long = 150;

const verseClass = ({ verses }: DayPage["verse"]) =>
  `mt-6 print:mt-4! me-[max(-10rem,min(0px,19rem+var(--spacing-gutter)-50vw))] ${verses.length > long ? "[&_.scripture]:leading-snug [&_.scripture]:text-[min(clamp(1.375rem,1rem+1.6vw,2.125rem),8vw)]" : "[&_.scripture]:leading-tight [&_.scripture]:text-[min(clamp(1.5rem,1rem+2.6vw,2.75rem),8vw)]"}`;

export function DayView({ path, heading, days, help, hour = "morning", saved }: DayViewProps) {
  const isToday = days.length > 1;
  const shown = useHour(hour, false);
  const intentOf = (day: DayPage) => verseIntents[days.indexOf(day)] ?? verseIntents[0];
  return (
    <>
      <HelpNow help={help} />
      <DayFrame hour={hour} ownHour days={days}>
        <article className="pray-hour night [--color-control:#c4cbdb]">
          <HourSky />
          <div className="pray-column">
            <div className="flex items-baseline justify-between gap-4">
              <h1 className="font-sans text-base leading-normal font-semibold tracking-normal text-dawn">
                <span className="sr-only">{heading}</span>{" "}
                <EachDay days={days} as="span">
                  {(each) => <DayTitle {...each} isToday={isToday} />}
                </EachDay>
              </h1>
              <PrintButton className="link text-small text-ink-quiet" />
            </div>
            <EachDay days={days}>
              {(each) => (
                <>
                  <p className="mt-1 text-small text-ink-quiet">{each.season}</p>
                  <figure className={verseClass(each.verse)}>
                    <blockquote className="scripture text-balance">
                      <Quotation text={each.verse.verses} />
                    </blockquote>
                    <figcaption className="reference mt-3">
                      <ReferenceLink reference={each.verse.reference} />
                    </figcaption>
                  </figure>
                  <h2 className="eyebrow mt-8">Pray this verse</h2>
                  <p className="mt-3 font-serif text-prayer text-pretty">{each.verse.line}</p>
                  <DayOffices day={isToday ? undefined : each.day} />
                  <div className="my-3 flex flex-wrap gap-x-6 [&_.button]:border-transparent [&_.button]:px-0! [&_.button]:text-small [&_.button]:font-medium">
                    <ShareVerse scripture={each.verse} address={each.address} />
                    <SavePrayerForm
                      intent={intentOf(each)}
                      action={path}
                      values={{ day: each.day }}
                      path={`${path}#${intentOf(each)}`}
                      saved={saved?.[each.day]}
                      kind="verse"
                    />
                  </div>
                </>
              )}
            </EachDay>
          </div>
          <PrayingFoot goesOn land={days.some(hasStar) ? <StarLand days={days} /> : undefined} />
        </article>
        <div className={shown === "night" ? "night" : undefined}>
          <EachDay days={days}>{(each) => <DayMore {...each} isToday={isToday} />}</EachDay>
        </div>
      </DayFrame>
    </>
  );
}

type DayTitleProps = Pick<DayPage, "day" | "title" | "named"> & { isToday: boolean };

function DayTitle({ day, title, named, isToday }: DayTitleProps) {
  const date = <time dateTime={day}>{isToday ? title : `${title}, ${day.slice(0, 4)}`}</time>;
  if (!named) return date;
  return (
    <>
      <span className="block font-serif text-heading font-normal tracking-tight">{named}</span>{" "}
      <span className="mt-1 block">{date}</span>
    </>
  );
}

const offices = [
  ["morning", "Morning prayer", "morning midday"],
  ["night", "Night prayer", "evening night"],
] as const;

function DayOffices({ day }: { day?: string }) {
  return offices.map(([now, , at]) => (
    <At key={now} at={at}>
      <nav aria-label="Prayers of the day" className="no-print mt-6 flex flex-wrap gap-3">
        {offices.map(([name, label]) => (
          <Fragment key={name}>
            <ButtonLink
              to={officePath(name, { day })}
              variant={name === now ? "primary" : "secondary"}
            >
              {label}
            </ButtonLink>{" "}
          </Fragment>
        ))}
      </nav>
    </At>
  ));
}

const textLink = "link inline-flex min-h-11 items-center";

type DayProps = DayPage & { isToday: boolean };

function DayMore(day: DayProps) {
  const { reading, collect, address, scene } = day;
  return (
    <div className="band">
      <div className="mx-auto max-w-[calc(38rem+2*var(--spacing-gutter))] px-gutter">
        {scene && (
          <ScenePicture
            name={scene}
            tone={scenes[scene].tone}
            className="no-print mb-10 h-auto w-full rounded-medium"
          />
        )}
        {reading && (
          <div className="mb-10">
            <h2>A reading for the day</h2>
            {reading.note && <p className="mt-1 text-small text-ink-quiet">{reading.note}</p>}
            {/* A section or paragraphs would outweigh the verse in a browser's reading mode. */}
            <blockquote className="scripture mt-3 text-prayer">
              {reading.verses.split("\n\n").map((stanza) => (
                <span key={stanza} className="block not-first:mt-[0.75em]">
                  <QuotedLines text={stanza} />
                </span>
              ))}
            </blockquote>
            <p className="reference mt-2">
              <ReferenceLink reference={reading.reference} />
            </p>
          </div>
        )}
        <section>
          <h2>{collect.title}</h2>
          <p className="mt-3 font-serif text-prayer">{collect.text}</p>
        </section>
        <Neighbors {...day} />
        <Subscriptions address={address} />
      </div>
    </div>
  );
}

function Neighbors({ title, before, after, isToday }: DayProps) {
  const mounted = useMounted();
  const [weekday] = title.split(",");
  // The days have no end: crawlers are kept out.
  const rel = isToday ? undefined : "nofollow";
  return (
    <nav
      aria-label="Other days"
      className={`no-print mt-10 flex flex-wrap justify-between gap-x-6 border-t border-line pt-5 max-sm:gap-x-3.5 ${isToday ? "" : "max-sm:text-[0.9375rem]"}`}
    >
      {isToday && !mounted && (
        <span className="basis-full text-small text-ink-quiet">Not {weekday} where you are?</span>
      )}
      {before && (
        <Link to={todayPath(before.day)} rel={rel} className={textLink}>
          <Icon of="arrow-left" size="1em" className="me-2" />
          {isToday ? "Yesterday" : "The day before"}
        </Link>
      )}{" "}
      {!isToday && (
        <Link to={todayPath()} className={textLink}>
          Today
        </Link>
      )}{" "}
      {after && (
        <Link to={todayPath(after.day)} rel={rel} className={textLink}>
          {isToday ? "Tomorrow" : "The day after"}
          <Icon of="arrow-right" size="1em" className="ms-2" />
        </Link>
      )}
    </nav>
  );
}

function Subscriptions({ address }: Pick<DayPage, "address">) {
  const calendar = new URL("/today.ics", address);
  return (
    <details className="no-print group mt-4 text-small text-ink-quiet">
      <summary className="summary-plain flex min-h-14 items-center justify-between gap-3 font-semibold hover:underline">
        Get each day’s verse <Icon of="plus" className="no-print group-open:rotate-45" />
      </summary>
      <p>
        <a href={`webcal://${calendar.host}${calendar.pathname}`} className="link">
          Subscribe in your calendar
        </a>
        , or follow the{" "}
        <a href="/feed.xml" className="link whitespace-nowrap">
          feed for news readers
        </a>
        . If the first link does nothing, copy this address:{" "}
        <span className="wrap-anywhere select-all">{calendar.href}</span>
      </p>
      <ul className="mt-2 grid gap-1">
        {calendarPrograms.map(([name, way]) => (
          <li key={name}>
            <b>{name}</b>: {way}
          </li>
        ))}
      </ul>
      <p className="mt-2">New days come by themselves. To stop, delete the calendar there.</p>
    </details>
  );
}

/** Christmas Eve, Christmas, Epiphany. */
export const hasStar = ({ day }: { day: string }) =>
  ["12-24", "12-25", "01-06"].includes(day.slice(5));

const StarLand = ({ days }: Pick<DayViewProps, "days">) => (
  <EachDay days={days}>
    {(each) => <HourLand light={hasStar(each) ? <Bethlehem /> : undefined} />}
  </EachDay>
);

/** In the place of sun and moon. */
function Bethlehem() {
  const id = useId().replaceAll(":", "");
  return (
    <g className="pointer-events-none" transform="translate(3)">
      <defs>
        <radialGradient id={`${id}glow`}>
          <stop offset="0" stopColor="var(--light)" stopOpacity=".7" />
          <stop offset=".2" stopColor="var(--light)" stopOpacity=".3" />
          <stop offset=".55" stopColor="var(--light)" stopOpacity=".06" />
          <stop offset="1" stopColor="var(--light)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x2="0" y2="1">
          <stop offset="0" stopColor="var(--light)" stopOpacity=".7" />
          <stop offset="1" stopColor="var(--light)" stopOpacity=".1" />
        </linearGradient>
      </defs>
      <ellipse cx="717" cy="214" rx="250" ry="64" fill={`url(#${id}glow)`} fillOpacity=".6" />
      <path d="M717 122L684 214H750Z" fill={`url(#${id}beam)`} />
      <circle cx="717" cy="122" r="80" fill={`url(#${id}glow)`} />
      <path d={star} fill="var(--light)" />
      <path fill="var(--middle)" stroke="var(--line)" strokeOpacity=".5" d={roofs} />
      <path fill="var(--light)" d={windows} />
    </g>
  );
}

const star = "M717 80Q718.5 116 747 122Q718.5 128 717 176Q715.5 128 687 122Q715.5 116 717 80Z";
const roofs =
  "M578 226V204H604V193H630V202H644V184H666V174H690V190H700V182A17 17 0 0 1 734 182V190H744V172H752V162H766V172H788V193H802V185H828V197H852V226Z";
const windows =
  "M653 200v-6a3 3 0 0 1 6 0v6zM675 191v-6a3 3 0 0 1 6 0v6zM714 200v-8a3 3 0 0 1 6 0v8zM772 190v-6a3 3 0 0 1 6 0v6zM814 198v-5a2.5 2.5 0 0 1 5 0v5zM614 206v-5a2.5 2.5 0 0 1 5 0v5z";
