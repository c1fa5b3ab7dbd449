import type { ReactNode } from "react";
import type { OfficeName } from "#content/office/office";
import { todayPath } from "~/paths";
import { Amen } from "~/ui/praying/amen";
import { PrayingFoot } from "~/ui/praying/praying-foot";
import { PrayingHead } from "~/ui/praying/praying-head";
import { EachDay } from "../day-frame";
import { officePath } from "../today-path";
import type { OfficeDay } from "./office.server";

type OfficeFrameProps = {
  name: OfficeName;
  title: string;
  days: readonly OfficeDay[];
  chosen: boolean;
  /** What the device's voice would read. */
  words: readonly string[];
  /** One of its steps, whose own heading is the larger. */
  stepwise?: boolean;
  children: ReactNode;
};

/** An office alone under the sky of its day, and Amen where it ends. */
export function OfficeFrame({
  name,
  title,
  days,
  chosen,
  words,
  stepwise,
  children,
}: OfficeFrameProps) {
  const [first] = days;
  return (
    <article className="pray night">
      <PrayingHead
        back={{
          to: todayPath(chosen ? first?.day : undefined),
          label: chosen ? "The day" : "Today",
        }}
        words={words}
      />
      <div className="pray-column flex flex-col">
        <h1
          className={
            stepwise ? "eyebrow mb-1 font-sans leading-normal tracking-normal" : "text-dawn"
          }
        >
          {title}
        </h1>
        {children}
      </div>
      <PrayingFoot last>
        <EachDay days={days}>
          {({ day }) => <Amen action={officePath(name)} values={{ day }} />}
        </EachDay>
      </PrayingFoot>
    </article>
  );
}
