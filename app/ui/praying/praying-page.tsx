import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { crisisLine } from "#content/help-lines";
import type { HourName } from "#content/hours/hour";
import { Icon } from "../controls/icon";
import { HelpWords } from "../reading/help-lines";
import { Paragraphs } from "../reading/reference-link";
import { HourFrame } from "./hour-frame";
import { LineByLine } from "./line-by-line";
import { linesOf } from "./lines";
import { PrayingFoot } from "./praying-foot";
import { PrayingHead } from "./praying-head";
import { useAwake } from "./use-awake";

type PrayingPageProps = {
  hour: HourName;
  chosen?: boolean;
  title: string;
  eyebrow: string;
  titleId?: string;
  titleClass?: string;
  prayer: string;
  /** The page's own address with its query, to which a line can be added. */
  path: string;
  line?: number;
  back: { to: string; label: string };
  needsHelpLines: boolean;
  wordsClass?: string;
  note?: ReactNode;
  children: ReactNode;
  ways?: ReactNode;
};

/** Characters beyond which it is set smaller on a phone: so all of most is in sight over Amen. */
const long = 480;

/** Nearly all of a phone's first screen over the row of Amen: where whom to call begins is in sight. */
const screenful = "max-sm:tall:min-h-[calc(100svh-13.75rem-clamp(1rem,4svh,4rem))]";

export function PrayingPage({ hour, chosen, title, prayer, back, ...page }: PrayingPageProps) {
  useAwake();
  const { path, line, needsHelpLines, wordsClass = "", note, children, ways } = page;
  const lines = linesOf(prayer);
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray">
      <PrayingHead
        back={line ? { ...back, label: "Leave" } : back}
        words={[title, ...prayer.split("\n\n")]}
      />
      <div className="pray-column flex flex-col">
        <div className={needsHelpLines && !line ? screenful : undefined}>
          <PrayingTitle {...page} title={title} lines={lines.length} />
          {line ? (
            <LineByLine key={line} lines={lines} first={line} path={path} />
          ) : (
            <div
              dir="auto"
              className={`pray-words mt-4 ${prayer.length > long ? "max-sm:text-[1.25rem]" : wordsClass}`}
            >
              <Paragraphs text={prayer} />
            </div>
          )}
          {note}
        </div>
        {needsHelpLines && <PrayingHelp className={line ? "mt-6" : "mt-6 mb-14"} />}
      </div>
      <PrayingFoot ways={ways}>{children}</PrayingFoot>
    </HourFrame>
  );
}

type PrayingTitleProps = Omit<
  PrayingPageProps,
  "hour" | "chosen" | "prayer" | "back" | "note" | "children"
> & {
  lines: number;
};

function PrayingTitle({
  title,
  titleId,
  titleClass = "",
  eyebrow,
  path,
  line,
  lines,
  ...page
}: PrayingTitleProps) {
  return (
    <div>
      {!line && lines > 1 && <LineByLineLink path={`${path}&line=1`} />}
      {!line && page.needsHelpLines && <HelpNowLink />}
      <p className="eyebrow mb-4">{eyebrow}</p>
      <h1 id={titleId} className={`text-dawn ${line ? "text-subheading" : titleClass}`}>
        {title}
      </h1>
    </div>
  );
}

export function PrayingHelp({ className = "mt-8" }: { className?: string }) {
  return (
    <aside
      id="help"
      aria-label="Help at any hour"
      className={`flex gap-3 text-small text-ink-quiet ${className}`}
    >
      <Icon of="life-buoy" className="mt-[0.3em]" />
      <div>
        <HelpWords line={crisisLine} />
      </div>
    </aside>
  );
}

const overTitle =
  "link no-print float-end -my-2.5 ms-5 inline-flex min-h-11 items-center text-small text-ink-quiet";

export function LineByLineLink({ path }: { path: string }) {
  return (
    <Link to={path} className={overTitle}>
      Pray it line by line
    </Link>
  );
}

export function HelpNowLink({ className = "" }: { className?: string }) {
  return (
    <a href="#help" className={`${overTitle} ${className}`}>
      Help now
    </a>
  );
}
