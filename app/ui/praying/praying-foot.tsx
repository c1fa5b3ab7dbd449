import type { ReactNode } from "react";
import { Foreground } from "../art/scene-picture";
import { HourLand } from "./hour-scene";

type PrayingFootProps = {
  last?: boolean;
  children?: ReactNode;
  ways?: ReactNode;
  land?: ReactNode;
  /** The page goes on under it, as under a banner. */
  goesOn?: boolean;
  stays?: boolean;
};

/** The land rises where the words are over; until then its ground stays in reach, with the row of buttons. */
export function PrayingFoot({ children, ways, land, ...foot }: PrayingFootProps) {
  const { last, goesOn, stays } = foot;
  return (
    <>
      <div
        aria-hidden="true"
        className={`no-print pointer-events-none relative shrink-0 ${children ? "-mb-px z-9 h-[calc(var(--land)-1.5rem)]" : "h-(--land)"}`}
      >
        {land ?? <HourLand className={children ? `-bottom-6 ${last ? "" : rises}` : "bottom-0"} />}
        {children && (
          <div className="absolute inset-x-0 top-full -mt-5 h-27 bg-linear-to-b from-transparent to-(--near) to-17%" />
        )}
      </div>
      {children && (
        <div
          className={`${bar} grid justify-items-center [&_form]:min-w-[min(15rem,100vw-2*var(--spacing-gutter))] ${last ? "mt-6" : `mt-3 tall:sticky tall:bottom-0 big:static ${stays ? "pt-3" : "pt-1"}`} ${ways ? "pb-1" : last || stays ? "pb-[calc(max(.75rem,env(safe-area-inset-bottom))+var(--row,0px))]" : "pb-[calc(.75rem+env(safe-area-inset-bottom))]"}`}
        >
          {!last && <Ridge />}
          {children}
        </div>
      )}
      {ways && <div className={`${bar} pb-3`}>{ways}</div>}
      {!last && (
        <div aria-hidden="true" className={`no-print ${glow} ${children ? mist : "-z-5"}`} />
      )}
      {goesOn && (
        <div className="relative z-2 shrink-0 bg-(--near) h-[clamp(1.75rem,4vw,3.75rem)] in-data-[hour=night]:[--page:var(--color-surface)]">
          <Foreground />
        </div>
      )}
    </>
  );
}

/** Its edge is as crisp as that of a hill; words fade in the mist before it. */
function Ridge() {
  return (
    <svg
      viewBox="0 0 1440 12"
      preserveAspectRatio="none"
      focusable="false"
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 bottom-full -mb-px h-3 w-full forced-colors:hidden"
    >
      <path fill="var(--near)" d={`${ridge}V12H0Z`} />
      <path
        fill="none"
        stroke="var(--line)"
        strokeOpacity=".35"
        vectorEffect="non-scaling-stroke"
        d={ridge}
      />
    </svg>
  );
}

const rises = "land [view-timeline-name:--land] [view-timeline-inset:0px_4.5rem]";
const ridge = "M0 10C200 5 440 1 720 4S1240 11 1440 5";

const bar =
  "no-print relative z-10 bg-(--near) px-gutter in-[.pray:has(#breathe:target)]:invisible";

const glow =
  "pointer-events-none sticky bottom-0 [--mist:calc(8.75rem+var(--row,0px))] -mt-(--mist) hidden h-(--mist) shrink-0 tall:block big:hidden before:absolute before:inset-x-0 before:bottom-0 before:h-[26svh] before:bg-[radial-gradient(70%_100%_at_50%_100%,var(--glow),transparent)] before:opacity-35 in-data-[hour=midday]:before:opacity-15 forced-colors:hidden";

const mist =
  "mist z-5 after:absolute after:bottom-[calc(5rem+var(--row,0px))] after:left-1/2 after:-ml-3.5 after:size-7 after:rounded-round after:border after:border-line after:bg-(--near) after:text-center after:leading-[1.7] after:text-small after:text-dawn supports-[animation-timeline:view()]:after:content-['↓'] bg-linear-to-b from-transparent to-(--upper) to-[2rem] in-data-[hour=midday]:to-[color-mix(in_srgb,var(--veil)_45%,var(--upper))] in-[.pray:has(#breathe:target)]:invisible";
