import { ButtonLink } from "~/ui/controls/button";
import { HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import type { HourName } from "../../../content/hours/hour";
import type { DayPage } from "./day.server";
import { DayFrame, EachDay } from "./day-frame";
import { DayName, inYear } from "./day-head";
import { DayMore } from "./day-more";
import { officePath } from "./today-path";

type DayViewProps = {
  heading: string;
  days: readonly DayPage[];
  /** That of today, as the server knows it. */
  hour?: HourName;
};

/** A day: its verse under the sky of its season, and beneath it the prayers of the day. */
export function DayView({ heading, days, hour = "morning" }: DayViewProps) {
  const isToday = days.length > 1;
  return (
    <DayFrame hour={hour} ownHour={isToday} days={days}>
      <article className="pray-hour night">
        <HourSky className="absolute" />
        <div className="pray-column">
          <h1 className="text-subheading text-dawn">
            <span className="eyebrow mb-3 font-sans leading-normal tracking-normal">{heading}</span>{" "}
            <EachDay days={days} as="span">
              {(each) => <DayName {...each} year={isToday ? undefined : each.day.slice(0, 4)} />}
            </EachDay>
          </h1>
          <EachDay days={days}>
            {(each) => (
              <>
                <p className="mt-1 text-small text-ink-quiet">{inYear(each)}</p>
                <div className="mt-6 [&_.scripture]:text-[min(clamp(1.625rem,1.2rem+1.35vw,2.25rem),10vw)] [&_.scripture]:leading-tight [&>figure]:justify-start">
                  <ScriptureBlock scripture={each.verse} address={each.address} />
                </div>
                <h2 className="eyebrow mt-8">Prayer</h2>
                <p className="mt-3 font-serif text-prayer">{each.verse.line}</p>
                <Offices day={isToday ? undefined : each.day} />
              </>
            )}
          </EachDay>
        </div>
        <PrayingFoot goesOn />
      </article>
      <EachDay days={days}>{(each) => <DayMore {...each} isToday={isToday} />}</EachDay>
    </DayFrame>
  );
}

/** Morning and night prayer; the one of the hour is gold. */
function Offices({ day }: { day?: string }) {
  return (["morning", "night"] as const).map((now) => (
    <nav
      key={now}
      aria-label="Prayers of the day"
      className={`no-print mt-6 hidden flex-wrap gap-3 ${shownAt[now]}`}
    >
      <ButtonLink
        to={officePath("morning", { day })}
        variant={now === "morning" ? "primary" : "secondary"}
      >
        Morning prayer
      </ButtonLink>
      <ButtonLink
        to={officePath("night", { day })}
        variant={now === "night" ? "primary" : "secondary"}
      >
        Night prayer
      </ButtonLink>
    </nav>
  ));
}

const shownAt = {
  morning: "in-data-[hour=morning]:flex in-data-[hour=midday]:flex",
  night: "in-data-[hour=evening]:flex in-data-[hour=night]:flex",
};
