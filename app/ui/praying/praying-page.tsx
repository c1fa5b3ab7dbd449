import { Link, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import type { HourName } from "#content/hours/hour";
import { lineNumber, linesOf } from "#content/hours/lines";
import type { Scripture } from "#content/scripture";
import type { Color } from "#content/year/seasons";
import { PrintButton } from "../controls/print-button";
import type { HelpNowPage } from "../help/help-view";
import { Paragraphs, Quotation, ReferenceLink } from "../reading/scripture";
import { HourFrame } from "./hour-scene";
import { LineByLine } from "./line-by-line";
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
    <p className="no-print relative mt-6">
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

type PrayingPageProps = {
  hour: HourName;
  chosen?: boolean;
  color?: Color;
  title: string;
  eyebrow: string;
  titleId?: string;
  titleClass?: string;
  /** Of whom is prayed for. */
  about?: string;
  /** What is read before it. */
  passage?: Scripture;
  prayer: string;
  /** The page's own address with its query, to which a line can be added. */
  path: string;
  /** In the place of the device's voice. */
  recording?: string;
  back: { to: string; label: string };
  help?: HelpNowPage;
  wordsClass?: string;
  note?: ReactNode;
  children: ReactNode;
  ways?: ReactNode;
};

const amenOnPaper =
  "print:not-empty:after:mt-3 print:not-empty:after:mb-8 print:not-empty:after:block print:not-empty:after:content-['Amen.']";

/** After the last words of a prayer that a passage leads to. */
const silence = "Be still for a while.";

export function PrayingPage({ title, prayer, back, ...page }: PrayingPageProps) {
  useAwake();
  const { hour, chosen, color, passage, path, recording, note, children, ways } = page;
  const { eyebrow, titleId, titleClass = "", about, wordsClass = "" } = page;
  const read = linesOf(passage?.verses ?? "", true);
  const lines = [...read, ...linesOf(prayer), ...(passage ? [silence] : [])];
  // Read here, so that the way from the whole prayer to its lines and back needs no connection.
  const line = lineNumber(useSearchParams()[0].get("line"), lines.length);
  return (
    <HourFrame
      {...{ hour, chosen, color }}
      className={`pray ${ways ? "max-sm:[--land:8rem] sm:[--land:min(24vw,30svh)]" : ""}`}
    >
      <PrayingHead {...page} back={line ? { ...back, label: "Leave" } : back} />
      <div className="pray-column flex flex-col">
        <Recording src={recording} />
        <div className="relative in-[.pray:has(.pray-line)]:sr-only">
          <p className="eyebrow mb-4">{eyebrow}</p>
          <h1 id={titleId} className={`text-dawn ${line ? "text-subheading" : titleClass}`}>
            {title}
          </h1>
          {about && (
            <p className="mt-1 text-ink-quiet wrap-anywhere whitespace-pre-line">{about}</p>
          )}
          <QuietWays prints={!ways && !line}>
            {!line && lines.length > 1 && <LineByLineLink path={`${path}&line=1`} />}
          </QuietWays>
        </div>
        {line ? (
          <LineByLine key={line} lines={lines} first={line} path={path}>
            {(at) => at <= read.length && <ReferenceLink reference={passage?.reference ?? ""} />}
          </LineByLine>
        ) : (
          <>
            {passage && <Passage {...passage} />}
            <div dir="auto" className={`pray-words ${amenOnPaper} mt-4 empty:hidden ${wordsClass}`}>
              {prayer && <Paragraphs text={prayer} />}
            </div>
          </>
        )}
        {note && <div className={`relative ${line ? "text-center" : ""}`}>{note}</div>}
      </div>
      <PrayingFoot ways={ways} stays={Boolean(line)}>
        {children}
      </PrayingFoot>
    </HourFrame>
  );
}

export function Passage({ verses, reference }: Scripture) {
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

/** Beside the head of a prayer, or under it. */
export const QuietWays = ({ prints, children }: { prints: boolean; children: ReactNode }) => (
  <div className="by-line no-print flex items-center gap-x-6 text-small text-ink-quiet">
    {children} {prints && <PrintButton className="link min-h-11 max-sm:not-in-data-text:hidden" />}
  </div>
);

export const LineByLineLink = ({ path }: { path: string }) => (
  <Link to={path} className="link inline-flex min-h-11 items-center">
    Pray it line by line
  </Link>
);
