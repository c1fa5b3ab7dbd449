import { type ReactNode, useContext, useSyncExternalStore } from "react";
import type { HourName } from "#content/hours/hour";
import type { Color } from "#content/year/seasons";
import { ScriptMark } from "~/http/page-contexts";
import { usePageZone } from "~/ui/layout/current-user";
import { HourScript, useHour } from "~/ui/praying/hour";
import { At, OwnClock, TurnScript, untilTurned } from "~/ui/praying/own-clock";

const dayOffsets = ["before", "same", "after"] as const;

type DayOffset = (typeof dayOffsets)[number];

/** A day alone is always "same". */
function dayOffsetOf(index: number, count: number): DayOffset {
  return count > 1 ? (dayOffsets[index] ?? "same") : "same";
}

type DayFrameProps = {
  hour: HourName;
  /** The sky follows the visitor's own hour, where scripts run. */
  ownHour?: boolean;
  /** One day that was asked for, or three with the server's in the middle. */
  days: readonly { day: string; color: Color }[];
  children: ReactNode;
};

/** `data-color` is its season's, `data-day` picks its words. */
export function DayFrame({ hour, ownHour = false, days, children }: DayFrameProps) {
  const offset = useDayOffset(days);
  const shownHour = useHour(hour, !ownHour);
  const served = days.length > 1 ? days[1]?.day : undefined;
  const isFixed = usePageZone()?.isChosen ?? false;
  return (
    <div
      data-hour={shownHour}
      data-color={days[days.length > 1 ? dayOffsets.indexOf(offset) : 0]?.color}
      data-colors={served && days.map(({ color }) => color).join(" ")}
      data-day={offset}
      data-served={served}
      className={untilTurned}
    >
      {ownHour && <HourScript />}
      {served && <DayScript />}
      <OwnClock.Provider value={{ shown: [shownHour, offset], isFixed }}>
        {children}
      </OwnClock.Provider>
      {!isFixed && (ownHour || served) && <TurnScript />}
    </div>
  );
}

/** `ownDayOffset` for a script before the first paint. */
export const ownDay =
  '((a,n)=>{var d=Math.sign(Date.UTC(n.getFullYear(),n.getMonth(),n.getDate())-Date.parse(a.served))+1;a.day=["before","same","after"][d];if(d!=1)a.turn="";a.color=a.colors.split(" ")[d]})(document.currentScript.parentNode.dataset,new Date)';

/** Before the first paint, so that nothing jumps. */
function DayScript() {
  const nonce = useContext(ScriptMark);
  if (usePageZone()?.isChosen) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: ownDay }} />;
}

/** @param served the server's day, yyyy-mm-dd. @param at a moment, in the zone of this device. */
export function ownDayOffset(served: string, at: Date): DayOffset {
  const own = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return dayOffsets[Math.sign(own - Date.parse(served)) + 1] ?? "same";
}

/** A person who chose a zone has the served day. */
function useDayOffset(days: readonly { day: string }[]): DayOffset {
  const isChosen = usePageZone()?.isChosen;
  const served = days.length > 1 && !isChosen ? days[1]?.day : undefined;
  return useSyncExternalStore(
    never,
    () => (served ? ownDayOffset(served, new Date()) : "same"),
    () => "same",
  );
}

const never = () => () => {};

type EachDayProps<Day> = {
  days: readonly Day[];
  as?: "div" | "span";
  children: (day: Day) => ReactNode;
};

export function EachDay<Day extends { day: string }>({ days, as, children }: EachDayProps<Day>) {
  return days.map((each, index) => (
    <At key={each.day} at={dayOffsetOf(index, days.length)} as={as}>
      {children(each)}
    </At>
  ));
}
