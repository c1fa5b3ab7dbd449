import { Link } from "@remix-run/react";
import { hourPath } from "~/paths";
import { Feelings } from "~/ui/controls/feelings";
import { Amen } from "~/ui/praying/amen";
import { HourFrame } from "~/ui/praying/hour-frame";
import { HourOnly } from "~/ui/praying/hour-only";
import { HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHelp } from "~/ui/praying/praying-help";
import { Paragraphs } from "~/ui/reading/paragraphs";
import { feelings } from "../../../content/feelings";
import { OtherHours } from "./other-hours";
import type { PrayPage } from "./pray.server";

/** On the line over the title where both fit: the prayer and the light of its hour are one screen. */
const lineByLine =
  "link no-print float-end -my-2.5 ms-4 inline-flex min-h-11 items-center text-small text-ink-quiet";

/** The prayer that fits the hour, and beneath it the ways from how somebody feels. */
export function HourPage({ hours, hour, chosen }: PrayPage) {
  return (
    <>
      <HourFrame hour={hour} chosen={chosen} className="pray-hour">
        <HourSky className="absolute" />
        <div className="pray-column">
          {hours.map(({ name }) => (
            <HourOnly key={name} hour={name}>
              <Link to={hourPath(name, "now", 1)} className={lineByLine}>
                Pray it line by line
              </Link>
            </HourOnly>
          ))}
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
          {hours.map(({ name, prayer }) => (
            <HourOnly key={name} hour={name}>
              <div className="pray-words mt-4">
                <Paragraphs text={prayer} />
              </div>
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
