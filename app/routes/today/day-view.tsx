import { Link } from "@remix-run/react";
import type { HourName } from "#content/hours/hour";
import { todayPath } from "~/paths";
import { SavePrayerForm } from "~/prayers/save-prayer";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { HourLand, HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import { VerseWords } from "~/ui/reading/verse-words";
import { Bethlehem, hasStar } from "./bethlehem";
import type { DayPage } from "./day.server";
import { DayFrame, EachDay } from "./day-frame";
import { officePath, verseIntents } from "./today-path";

type DayViewProps = {
  path: string;
  heading: string;
  days: readonly DayPage[];
  /** The server's; a script knows the visitor’s. */
  hour?: HourName;
  /** By day; undefined for a visitor. */
  saved?: Readonly<Record<string, boolean>>;
};

/** Characters beyond which a verse is set smaller: its prayer shall be on the first screen. */
const long = 150;

const verse =
  "[&_.scripture]:text-balance [&_.scripture]:text-[min(clamp(1.875rem,1.3rem+2.2vw,2.75rem),10vw)]";

const longVerse =
  "[&_.scripture]:leading-snug! [&_.scripture]:text-[min(clamp(1.5rem,1.1rem+1.6vw,2.125rem),9vw)]";

export function DayView({ path, heading, days, hour = "morning", saved }: DayViewProps) {
  const isToday = days.length > 1;
  const intentOf = (day: DayPage) => verseIntents[days.indexOf(day)] ?? verseIntents[0];
  const starLand = (
    <EachDay days={days}>
      {(each) => <HourLand light={hasStar(each) ? <Bethlehem /> : undefined} />}
    </EachDay>
  );
  return (
    <DayFrame hour={hour} ownHour days={days}>
      <article className="pray-hour night [--color-control:#c4cbdb]">
        <HourSky />
        <div className="pray-column">
          <h1 className="font-sans text-base leading-normal font-semibold tracking-normal text-dawn">
            <span className="sr-only">{heading}</span>{" "}
            <EachDay days={days} as="span">
              {(each) => <DayTitle {...each} year={isToday ? undefined : each.day.slice(0, 4)} />}
            </EachDay>
          </h1>
          <EachDay days={days}>
            {(each) => (
              <>
                <p className="mt-1 text-small text-ink-quiet">{each.season}</p>
                <div
                  className={`mt-6 [&_.scripture]:leading-tight ${each.verse.verses.length > long ? longVerse : verse}`}
                >
                  <ScriptureBlock scripture={each.verse} address={each.address}>
                    <SavePrayerForm
                      intent={intentOf(each)}
                      action={path}
                      values={{ day: each.day }}
                      path={`${path}#${intentOf(each)}`}
                      saved={saved?.[each.day]}
                      kind="verse"
                    />
                  </ScriptureBlock>
                </div>
                <h2 className="eyebrow mt-8">Pray this verse</h2>
                <p className="mt-3 font-serif text-prayer text-pretty">{each.verse.line}</p>
                <DayOffices day={isToday ? undefined : each.day} />
              </>
            )}
          </EachDay>
        </div>
        <PrayingFoot goesOn land={days.some(hasStar) ? starLand : undefined} />
      </article>
      <EachDay days={days}>{(each) => <DayMore {...each} isToday={isToday} />}</EachDay>
    </DayFrame>
  );
}

type DayTitleProps = Pick<DayPage, "day" | "title" | "named"> & { year?: string };

function DayTitle({ day, title, named, year }: DayTitleProps) {
  const date = <time dateTime={day}>{year ? `${title}, ${year}` : title}</time>;
  if (!named) return date;
  return (
    <>
      <span className="block font-serif text-heading font-normal tracking-tight">{named}</span>{" "}
      <span className="mt-1 block">{date}</span>
    </>
  );
}

const offices = [
  ["morning", "Morning prayer"],
  ["night", "Night prayer"],
] as const;

const shownAt = {
  morning: "in-data-[hour=morning]:flex in-data-[hour=midday]:flex",
  night: "in-data-[hour=evening]:flex in-data-[hour=night]:flex",
};

function DayOffices({ day }: { day?: string }) {
  return offices.map(([now]) => (
    <nav
      key={now}
      aria-label="Prayers of the day"
      className={`no-print mt-6 mb-5 hidden flex-wrap gap-3 ${shownAt[now]}`}
    >
      {offices.map(([name, label]) => (
        <ButtonLink
          key={name}
          to={officePath(name, { day })}
          variant={name === now ? "primary" : "secondary"}
        >
          {label}
        </ButtonLink>
      ))}
    </nav>
  ));
}

const textLink = "link inline-flex min-h-11 items-center";

type DayProps = DayPage & { isToday: boolean };

function DayMore(day: DayProps) {
  const { reading, collect, address } = day;
  return (
    <div className="band">
      <div className="mx-auto max-w-[calc(38rem+2*var(--spacing-gutter))] px-gutter">
        {reading && (
          <section className="mb-10">
            <h2>A reading for the day</h2>
            <blockquote className="scripture mt-3 text-prayer [&_p]:max-w-none [&_p]:text-wrap">
              <p>
                <VerseWords text={reading.verses} />
              </p>
            </blockquote>
            <p className="reference mt-2">
              <ReferenceLink reference={reading.reference} />
            </p>
          </section>
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
      )}
      {!isToday && (
        <Link to={todayPath()} className={textLink}>
          Today
        </Link>
      )}
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
    <p className="no-print mt-4 text-small text-ink-quiet">
      Get each day’s verse:{" "}
      <a href={`webcal://${calendar.host}${calendar.pathname}`} className="link">
        subscribe in your calendar
      </a>
      . If that does nothing, add a calendar “from URL” there, with{" "}
      <span className="wrap-anywhere">{calendar.href}</span>. It’s also in a{" "}
      <a href="/feed.xml" className="link whitespace-nowrap">
        feed for news readers
      </a>
      .
    </p>
  );
}
