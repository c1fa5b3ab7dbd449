import { Link } from "@remix-run/react";
import { feelings } from "#content/feelings";
import { Feelings } from "~/ui/controls/feelings";
import { PrayingHelp } from "~/ui/praying/praying-help";
import { HourNow } from "./hour-now";
import { OtherHours } from "./other-hours";
import type { PrayPage } from "./pray.server";

/** The prayer that fits the hour, and beneath it the ways from how somebody feels. */
export function HourPage({ hours, hour, chosen }: PrayPage) {
  return (
    <>
      <HourNow hours={hours} hour={hour} chosen={chosen} />
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
        <OtherHours hours={hours} hour={hour} chosen={chosen} />
        <p className="mt-5 flex flex-wrap gap-x-6 border-t border-line pt-3">
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
