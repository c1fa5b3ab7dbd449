import type { ReactNode } from "react";
import { JournalScreen } from "../phone/journal-screen";
import { PhoneFrame } from "../phone/phone-frame";
import { PlanScreen } from "../phone/plan-screen";
import { VerseScreen } from "../phone/verse-screen";

/** The journal at the left, a day of a plan at the right, both partly hidden. */
function PhonesBehind() {
  return (
    <>
      <g transform="translate(14 96)scale(.852)">
        <PhoneFrame>
          <JournalScreen />
        </PhoneFrame>
      </g>
      <g transform="translate(418 62)scale(.852)">
        <PhoneFrame>
          <PlanScreen hidden={10} />
        </PhoneFrame>
      </g>
    </>
  );
}

/** The verse of the day, and its shade on the phones behind it. */
function PhonesBefore() {
  return (
    <>
      <defs>
        <linearGradient id="shade">
          <stop offset="0" stopColor="#0a1020" stopOpacity="0" />
          <stop offset="1" stopColor="#0a1020" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id="shade-right" href="#shade" x1="1" x2="0" />
      </defs>
      <path d="M168 103H222V512H168Z" fill="url(#shade)" />
      <path d="M472 69H418V488H472Z" fill="url(#shade-right)" />
      <g transform="translate(198 4)">
        <PhoneFrame>
          <VerseScreen />
        </PhoneFrame>
      </g>
    </>
  );
}

/** One day of a plan. */
function Phone() {
  return (
    <g transform="translate(2 2)">
      <PhoneFrame>
        <PlanScreen />
      </PhoneFrame>
    </g>
  );
}

export type PhoneDrawing = { size: [width: number, height: number]; drawing: ReactNode };

/** The layers of the app's phones, each in a file. */
export const phones: Record<string, PhoneDrawing> = {
  "phones-behind": { size: [640, 530], drawing: <PhonesBehind /> },
  "phones-before": { size: [640, 530], drawing: <PhonesBefore /> },
  phone: { size: [248, 512], drawing: <Phone /> },
};
