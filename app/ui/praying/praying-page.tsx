import { Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { HourName } from "#content/hours/hour";
import type { Scripture } from "#content/scripture";
import { doneParameter } from "~/forms/form";
import { Button, ButtonLink } from "../controls/controls";
import { IntentForm } from "../forms/intent-form";
import { HelpNow, type HelpNowPage } from "../help/help-view";
import { Paragraphs, Quotation, ReferenceLink } from "../reading/scripture";
import { HourFrame } from "./hour-frame";
import { HourSky } from "./hour-scene";
import { LineByLine } from "./line-by-line";
import { linesOf, silence } from "./lines";
import { At } from "./own-clock";
import { PrayingFoot } from "./praying-foot";
import { PrayingHead } from "./praying-head";

export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const hold = async () => {
      if (document.visibilityState !== "visible") return;
      // A battery that runs low refuses it, and so may a visitor.
      const acquired = await navigator.wakeLock?.request("screen").catch(() => undefined);
      if (left) acquired?.release();
      else lock = acquired;
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", hold);
      lock?.release();
    };
  }, []);
}

/** A document's policy lets recordings in where it was served with one. */
const isLetIn = typeof document === "undefined" || document.querySelector("audio") !== null;

/** The church's own voice; nothing of it is loaded before it is pressed. */
export function Recording({ src }: { src?: string }) {
  useEffect(() => {
    if (src && !isLetIn) location.reload();
  }, [src]);
  if (!src) return null;
  return (
    <p className="no-print mt-6">
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the page's */}
      <audio
        key={src}
        src={isLetIn ? src : undefined}
        controls
        preload="none"
        aria-label="Listen"
        className="w-full"
      />
    </p>
  );
}

/** While lines are left, the next one is the act, and this one waits. */
const waits =
  "in-[.pray:has([data-unfinished])]:border-control in-[.pray:has([data-unfinished])]:bg-transparent in-[.pray:has([data-unfinished])]:text-ink";

export const endsPrayer = `${waits} pray-amen min-h-14 w-full px-[min(2.5rem,5vw)] whitespace-nowrap rounded-round`;

/** Its letters stand high in their line: the room over them sets them in the middle. */
export const amenClass = `${endsPrayer} pt-3.5 pb-2 font-serif text-subheading font-[550]`;

export function Amen({ action, values }: { action: string; values?: Record<string, string> }) {
  return (
    <IntentForm action={action} intent="amen" values={values} leavesPage>
      <Button className={amenClass}>Amen</Button>
    </IntentForm>
  );
}

type RiteProps = {
  title?: string;
  hour: HourName;
  chosen?: boolean;
  blessings: BlessingsProps["blessings"];
  stay: string;
  note?: string;
  children: ReactNode;
};

export function Rite({ title = "Amen", hour, chosen, blessings, stay, note, children }: RiteProps) {
  const [search] = useSearchParams();
  // Who comes back to it, having saved the prayer, has been still already.
  const fresh = search.get(doneParameter) === "amen";
  return (
    <HourFrame hour={hour} chosen={chosen} className={`pray ${fresh ? "rite" : ""}`}>
      <HourSky />
      <div className="mx-auto grid w-full max-w-[46rem] grow content-center justify-items-center gap-8 px-gutter pt-16 text-center">
        <h1 className="text-display text-dawn">{title}</h1>
        <div className={fresh ? "[animation:come_1.6s_2s_both]" : ""}>
          <Blessings
            blessings={blessings}
            className="scripture mx-auto max-w-[30ch] [&_p]:text-balance"
          />
          {note && <p className="mt-8">{note}</p>}
        </div>
        <nav
          aria-label="From here"
          className={`no-print mt-2 grid justify-items-center gap-3 ${fresh ? "[animation:come_1.2s_4.5s_both]" : ""}`}
        >
          <ButtonLink to="/" className="min-w-[min(15rem,100%)]">
            Go in peace
          </ButtonLink>{" "}
          <div className="flex flex-wrap items-start justify-center gap-x-3">
            {children}{" "}
            <ButtonLink to={stay} variant="quiet">
              Stay a while
            </ButtonLink>
          </div>
        </nav>
      </div>
      <PrayingFoot />
    </HourFrame>
  );
}

type BlessingsProps = {
  blessings: readonly { name: HourName; blessing: Scripture }[];
  className: string;
};

export function Blessings({ blessings, className }: BlessingsProps) {
  return blessings.map(({ name, blessing }) => (
    <At key={name} at={name}>
      <blockquote className={className}>
        <Quotation text={blessing.verses} />
      </blockquote>
      <p className="reference mt-3">
        <ReferenceLink reference={blessing.reference} />
      </p>
    </At>
  ));
}

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
