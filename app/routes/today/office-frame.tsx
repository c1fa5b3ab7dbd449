import type { ReactNode } from "react";
import { BackLink } from "~/ui/controls/back-link";
import { Button } from "~/ui/controls/button";
import { IntentForm } from "~/ui/forms/intent-form";
import { BreathRing, BreathWords } from "~/ui/praying/breath-ring";
import { HourLand, HourSky } from "~/ui/praying/hour-scene";
import { PrayAids } from "~/ui/praying/pray-aids";
import type { OfficeName } from "../../../content/office/office";
import { EachDay } from "./day-frame";
import type { OfficeDay } from "./office.server";
import { officePath, todayPath } from "./today-path";

type OfficeFrameProps = {
  name: OfficeName;
  title: string;
  days: readonly OfficeDay[];
  chosen: boolean;
  /** What the device's voice would read. */
  words: readonly string[];
  children: ReactNode;
};

/** An office alone under the sky of its day, and Amen always in reach. */
export function OfficeFrame({ name, title, days, chosen, words, children }: OfficeFrameProps) {
  const [first] = days;
  return (
    <article className="pray night">
      <HourSky />
      <BreathRing />
      <div className="no-print flex items-start justify-between gap-4 px-gutter pt-3">
        <BackLink to={todayPath(chosen ? first?.day : undefined)}>
          {chosen ? "The day" : "Today"}
        </BackLink>
        <PrayAids words={words} />
      </div>
      <BreathWords />
      <div className="pray-column flex flex-col">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="pray-land no-print forced-colors:bg-[Canvas]">
        <HourLand />
        <EachDay days={days}>
          {({ day }) => (
            <IntentForm action={officePath(name)} intent="amen" values={{ day }} inPlace={false}>
              <Button className="pray-amen">Amen</Button>
            </IntentForm>
          )}
        </EachDay>
      </div>
    </article>
  );
}
