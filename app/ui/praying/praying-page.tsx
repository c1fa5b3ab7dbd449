import { Link } from "@remix-run/react";
import { BackLink } from "~/ui/controls/back-link";
import { Paragraphs } from "~/ui/reading/paragraphs";
import type { HourName } from "../../../content/hours/hour";
import { AmenBar } from "./amen-bar";
import { BreathRing, BreathWords } from "./breath-ring";
import { HourFrame } from "./hour-frame";
import { HourSky } from "./hour-scene";
import { LineByLine } from "./line-by-line";
import { linesOf } from "./lines";
import { PrayAids } from "./pray-aids";
import { PrayingHelp } from "./praying-help";
import { useAwake } from "./use-awake";

type PrayingPageProps = {
  hour: HourName;
  /** The hour was asked for. */
  chosen?: boolean;
  title: string;
  prayer: string;
  /** The page's own address with its query, to which a line can be added. */
  path: string;
  /** The line to begin with; the whole prayer without one. */
  line?: number;
  back: { to: string; label: string };
  /** The page that takes the Amen, and what it needs to know besides. */
  action: string;
  values?: Record<string, string>;
  needsHelpLines: boolean;
};

/** A prayer alone under the sky of the hour, and Amen always in reach. */
export function PrayingPage({ hour, chosen, title, prayer, back, ...page }: PrayingPageProps) {
  useAwake();
  const { path, line, action, values, needsHelpLines } = page;
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray">
      <HourSky />
      <BreathRing />
      <div className="no-print flex items-start justify-between gap-4 px-gutter pt-3">
        <BackLink to={back.to}>{back.label}</BackLink>
        <PrayAids words={[title, ...prayer.split("\n\n")]} />
      </div>
      <BreathWords />
      <div className="pray-column flex flex-col">
        <h1>{title}</h1>
        {line ? (
          <LineByLine key={line} lines={linesOf(prayer)} first={line} path={path} />
        ) : (
          <>
            <p className="no-print mt-2 flex flex-wrap gap-x-6 text-small text-ink-quiet">
              <Link to={`${path}&line=1`} className="link inline-flex min-h-11 items-center">
                Pray it line by line
              </Link>
              {needsHelpLines && (
                <a href="#help" className="link inline-flex min-h-11 items-center">
                  Help now
                </a>
              )}
            </p>
            <div className="pray-words mt-4">
              <Paragraphs text={prayer} />
            </div>
          </>
        )}
        {needsHelpLines && <PrayingHelp />}
      </div>
      <AmenBar action={action} values={values} />
    </HourFrame>
  );
}
