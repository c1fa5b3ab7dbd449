import type { ReactNode } from "react";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { HourName } from "../../../content/hours/hour";
import { HourFrame } from "./hour-frame";
import { LineByLine } from "./line-by-line";
import { linesOf } from "./lines";
import { PrayerWays } from "./prayer-ways";
import { PrayingFoot } from "./praying-foot";
import { PrayingHead } from "./praying-head";
import { PrayingHelp } from "./praying-help";
import { useAwake } from "./use-awake";

type PrayingPageProps = {
  hour: HourName;
  /** The hour was asked for. */
  chosen?: boolean;
  title: string;
  /** What it is for, over the title. */
  eyebrow?: string;
  /** An id for its heading, where something is described by it. */
  titleId?: string;
  prayer: string;
  /** The page's own address with its query, to which a line can be added. */
  path: string;
  /** The line to begin with; the whole prayer without one. */
  line?: number;
  back: { to: string; label: string };
  needsHelpLines: boolean;
  /** How its words are set, where they are not as long as most. */
  wordsClass?: string;
  /** Said under the title. */
  note?: ReactNode;
  /** What ends it, over the land at its foot. */
  children: ReactNode;
  /** Lesser ways from here, under that. */
  ways?: ReactNode;
};

/** All of the first screen over the row of Amen; what comes after it is not half in sight. */
const screenful = "tall:min-h-[calc(100svh-3.5rem-clamp(1rem,4svh,4rem))]";

/** A prayer alone under the sky of the hour, and Amen always in reach. */
export function PrayingPage({ hour, chosen, title, prayer, back, ...page }: PrayingPageProps) {
  useAwake();
  const { eyebrow, titleId, path, line, needsHelpLines, wordsClass = "", children, ways } = page;
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray">
      <PrayingHead
        back={line ? { ...back, label: "Leave" } : back}
        words={[title, ...prayer.split("\n\n")]}
      />
      <div className="pray-column flex flex-col">
        <div className={needsHelpLines && !line ? screenful : "contents"}>
          {eyebrow && <p className="eyebrow mb-2">{eyebrow}</p>}
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <h1 id={titleId} className="text-subheading text-dawn">
              {title}
            </h1>
            {!line && needsHelpLines && (
              <a
                href="#help"
                className="no-print link inline-flex min-h-11 items-center text-small text-ink-quiet"
              >
                Help now
              </a>
            )}
          </div>
          {page.note}
          {line ? (
            <LineByLine key={line} lines={linesOf(prayer)} first={line} path={path} />
          ) : (
            <>
              <div className={`pray-words mt-2 sm:mt-4 ${wordsClass}`}>
                <Paragraphs text={prayer} />
              </div>
              {linesOf(prayer).length > 1 && <PrayerWays path={path} />}
            </>
          )}
        </div>
        {needsHelpLines && <PrayingHelp className={line ? "mt-6" : "mt-10 mb-14"} />}
      </div>
      <PrayingFoot ways={ways}>{children}</PrayingFoot>
    </HourFrame>
  );
}
