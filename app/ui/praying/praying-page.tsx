import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import type { Scripture } from "#content/scripture";
import { HelpNow, type HelpNowPage } from "../help/help-now";
import { Quotation } from "../reading/quotation";
import { Paragraphs, ReferenceLink } from "../reading/reference-link";
import { HourFrame } from "./hour-frame";
import { LineByLine } from "./line-by-line";
import { linesOf, silence } from "./lines";
import { PrayingFoot } from "./praying-foot";
import { PrayingHead } from "./praying-head";
import { Recording } from "./recording";
import { useAwake } from "./use-awake";

type PrayingPageProps = {
  hour: HourName;
  chosen?: boolean;
  title: string;
  eyebrow: string;
  titleId?: string;
  titleClass?: string;
  /** What is read before it. */
  passage?: Scripture;
  prayer: string;
  /** The page's own address with its query, to which a line can be added. */
  path: string;
  line?: number;
  /** In the place of the device's voice. */
  recording?: string;
  back: { to: string; label: string };
  help?: HelpNowPage;
  wordsClass?: string;
  note?: ReactNode;
  children: ReactNode;
  ways?: ReactNode;
};

/** Characters beyond which it is set smaller on a phone: so all of most is in sight over Amen. */
const long = 480;

export function PrayingPage({ hour, chosen, title, prayer, back, ...page }: PrayingPageProps) {
  useAwake();
  const { passage, path, line, help, recording, wordsClass = "", note, children, ways } = page;
  const read = passage && <Passage {...passage} />;
  const lines = read ? [read, ...linesOf(prayer), silence] : linesOf(prayer);
  return (
    <HourFrame hour={hour} chosen={chosen} className="pray">
      <PrayingHead back={line ? { ...back, label: "Leave" } : back} recording={recording} />
      <HelpNow help={help} praying />
      <div className="pray-column flex flex-col">
        <Recording src={recording} />
        <PrayingTitle {...page} title={title} lines={lines.length} />
        {line ? (
          <LineByLine key={line} lines={lines} first={line} path={path} />
        ) : (
          <>
            {read}
            <div
              dir="auto"
              className={`pray-words mt-4 ${prayer.length > long ? "max-sm:text-[1.25rem]" : wordsClass}`}
            >
              <Paragraphs text={prayer} />
            </div>
          </>
        )}
        {note}
      </div>
      <PrayingFoot ways={ways}>{children}</PrayingFoot>
    </HourFrame>
  );
}

function Passage({ verses, reference }: Scripture) {
  return (
    <figure className="mt-4">
      <blockquote className="pray-words border-s-2 border-accent ps-5">
        <Quotation text={verses} />
      </blockquote>
      <figcaption className="reference mt-3">
        <ReferenceLink reference={reference} />
      </figcaption>
    </figure>
  );
}

type PrayingTitleProps = Omit<
  PrayingPageProps,
  "hour" | "chosen" | "passage" | "prayer" | "back" | "note" | "children"
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
}: PrayingTitleProps) {
  return (
    <div>
      {!line && lines > 1 && <LineByLineLink path={`${path}&line=1`} />}
      <p className="eyebrow mb-4">{eyebrow}</p>
      <h1 id={titleId} className={`text-dawn ${line ? "text-subheading" : titleClass}`}>
        {title}
      </h1>
    </div>
  );
}

const overTitle =
  "link no-print float-right -my-2.5 ms-5 inline-flex min-h-11 items-center text-small text-ink-quiet";

export function LineByLineLink({ path }: { path: string }) {
  return (
    <Link to={path} className={overTitle}>
      Pray it line by line
    </Link>
  );
}
