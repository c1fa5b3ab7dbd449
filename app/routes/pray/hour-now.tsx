import { Link } from "@remix-run/react";
import { hourPath } from "~/paths";
import { Amen } from "~/ui/praying/amen";
import { HourFrame } from "~/ui/praying/hour-frame";
import { HourOnly } from "~/ui/praying/hour-only";
import { HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { PrayPage } from "./pray.server";

/** On the line over the title where both fit: the prayer and the light of its hour are one screen. */
const lineByLine =
  "link no-print float-end -my-2.5 ms-4 inline-flex min-h-11 items-center text-small text-ink-quiet";

/** The prayer of the hour under its own light, one screen with its Amen. */
export function HourNow({ hours, hour, chosen }: Pick<PrayPage, "hours" | "hour" | "chosen">) {
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray-hour">
      <HourSky />
      <div className="pray-column">
        {hours.map(({ name }) => (
          <HourOnly key={name} hour={name}>
            <Link to={hourPath(name, "now", 1)} className={lineByLine}>
              Pray it line by line
            </Link>
          </HourOnly>
        ))}
        <h1 className="text-dawn">
          <span className="eyebrow mb-4 font-sans leading-normal tracking-normal">
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
  );
}
