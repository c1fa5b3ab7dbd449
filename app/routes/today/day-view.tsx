import type { HourName } from "#content/hours/hour";
import { SavePrayerForm } from "~/prayers/save-prayer";
import { HourLand, HourSky } from "~/ui/praying/hour-scene";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { ScriptureBlock } from "~/ui/reading/scripture-block";
import { Bethlehem, hasStar } from "./bethlehem";
import type { DayPage } from "./day.server";
import { DayFrame, EachDay } from "./day-frame";
import { DayTitle } from "./day-head";
import { DayMore } from "./day-more";
import { DayOffices } from "./day-offices";
import { verseIntents } from "./today-path";

type DayViewProps = {
  /** Its own, which takes what is sent. */
  path: string;
  heading: string;
  days: readonly DayPage[];
  /** As the server knows it; a script knows the visitor’s own. */
  hour?: HourName;
  /** Whose verse its person has saved, by the day; nothing is known of a visitor's. */
  saved?: Readonly<Record<string, boolean>>;
};

/** Letters of a verse beyond which it is set smaller: its prayer is on the first screen, too. */
const long = 150;

const verse =
  "[&_.scripture]:text-balance [&_.scripture]:text-[min(clamp(1.875rem,1.3rem+2.2vw,2.75rem),10vw)]";
const longVerse =
  "[&_.scripture]:leading-snug! [&_.scripture]:text-[min(clamp(1.5rem,1.1rem+1.6vw,2.125rem),9vw)]";

/** A day: its verse under the sky of its season, and beneath it the prayers of the day. */
export function DayView({ path, heading, days, hour = "morning", saved }: DayViewProps) {
  const isToday = days.length > 1;
  const intentOf = (day: DayPage) => verseIntents[days.indexOf(day)] ?? verseIntents[0];
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
                    <SaveVerse {...each} intent={intentOf(each)} path={path} saved={saved} />
                  </ScriptureBlock>
                </div>
                <h2 className="eyebrow mt-8">Pray this verse</h2>
                <p className="mt-3 font-serif text-prayer text-pretty">{each.verse.line}</p>
                <DayOffices day={isToday ? undefined : each.day} />
              </>
            )}
          </EachDay>
        </div>
        <PrayingFoot goesOn land={days.some(hasStar) ? <StarLand days={days} /> : undefined} />
      </article>
      <EachDay days={days}>{(each) => <DayMore {...each} isToday={isToday} />}</EachDay>
    </DayFrame>
  );
}

type SaveVerseProps = Pick<DayPage, "day"> &
  Pick<DayViewProps, "path" | "saved"> & { intent: (typeof verseIntents)[number] };

/** A visitor is led to sign in, and back to the verse. */
function SaveVerse({ day, intent, path, saved }: SaveVerseProps) {
  return (
    <SavePrayerForm
      intent={intent}
      action={path}
      values={{ day }}
      path={`${path}#${intent}`}
      saved={saved?.[day]}
      kind="verse"
    />
  );
}

/** On a day of the star the land has its light. */
function StarLand({ days }: Pick<DayViewProps, "days">) {
  return (
    <EachDay days={days}>
      {(each) => <HourLand light={hasStar(each) ? <Bethlehem /> : undefined} />}
    </EachDay>
  );
}
