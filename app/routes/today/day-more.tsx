import { Link } from "@remix-run/react";
import { todayPath } from "~/paths";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { ReferenceLink } from "~/ui/reading/reference-link";
import { VerseWords } from "~/ui/reading/verse-words";
import type { DayPage } from "./day.server";

const textLink = "link inline-flex min-h-11 items-center";

/** Under the sky of a day: its reading, the prayer of the week, and the days beside it. */
export function DayMore({ reading, collect, ...day }: DayPage & { isToday: boolean }) {
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
        <Subscriptions address={day.address} />
      </div>
    </div>
  );
}

/** A calendar that is subscribed to asks again; a file of it would be read once and grow old. */
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

type NeighborsProps = Pick<DayPage, "title" | "before" | "after"> & { isToday: boolean };

function Neighbors({ title, before, after, isToday }: NeighborsProps) {
  // A script knows the visitor's day; without one it is the server's.
  const mounted = useMounted();
  const [weekday] = title.split(",");
  // From a day on there is no end of days; a program that follows links has better to do.
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
