import { useId } from "react";
import { JournalScreen } from "./phone/journal-screen";
import { PhoneFrame } from "./phone/phone-frame";
import { PlanScreen } from "./phone/plan-screen";
import { VerseScreen } from "./phone/verse-screen";

type PhoneProps = { className?: string };

/** The app: the verse of the day before the journal and one day of a plan. */
export function PhoneMockup({ className = "" }: PhoneProps) {
  const shade = useId().replaceAll(":", "");
  return (
    <svg
      viewBox="0 0 640 530"
      role="img"
      aria-label="The Prayer LIFE app: the verse of the day, the journal, and one day of a plan"
      className={`phone ${className}`}
    >
      <defs>
        <linearGradient id={shade}>
          <stop offset="0" stopColor="#0a1020" stopOpacity="0" />
          <stop offset="1" stopColor="#0a1020" stopOpacity=".5" />
        </linearGradient>
        <linearGradient id={`${shade}r`} href={`#${shade}`} x1="1" x2="0" />
      </defs>
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
      <path d="M168 103H222V512H168Z" fill={`url(#${shade})`} />
      <path d="M472 69H418V488H472Z" fill={`url(#${shade}r)`} />
      <g transform="translate(198 4)">
        <PhoneFrame>
          <VerseScreen />
        </PhoneFrame>
      </g>
    </svg>
  );
}

/** One phone, open at a day of a plan. */
export function PlanPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-2 -2 248 512"
      role="img"
      aria-label="One day of a prayer plan in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <PhoneFrame>
        <PlanScreen />
      </PhoneFrame>
    </svg>
  );
}
