import { hourPath } from "~/paths";
import { Amen } from "~/ui/praying/amen";
import { HourFrame } from "~/ui/praying/hour-frame";
import { HourOnly } from "~/ui/praying/hour-only";
import { HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { HelpNowLink, LineByLineLink } from "~/ui/praying/title-links";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { PrayPage } from "./pray.server";

/** The prayer of the hour under its own light, one screen with its Amen. */
export function HourNow({ hours, hour, chosen }: Pick<PrayPage, "hours" | "hour" | "chosen">) {
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray-hour">
      <HourSky />
      <div className="pray-column">
        {hours.map(({ name }) => (
          <HourOnly key={name} hour={name}>
            <LineByLineLink path={hourPath(name, "now", 1)} />
            {name === "night" && <HelpNowLink />}
          </HourOnly>
        ))}
        <h1 className="text-dawn">
          <span className="eyebrow mb-4 font-sans leading-normal tracking-normal">
            <span>
              A prayer <span className="max-sm:in-data-[hour=night]:hidden">for this hour</span>
            </span>
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
