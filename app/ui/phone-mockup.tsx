import { JournalScreen } from "./phone/journal-screen";
import { PhoneFrame } from "./phone/phone-frame";
import { PlanScreen } from "./phone/plan-screen";
import { VerseScreen } from "./phone/verse-screen";

type PhoneProps = { className?: string };

/** The app: the verse of the day before a plan's day and the journal. */
export function PhoneMockup({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="0 0 640 540"
      role="img"
      aria-label="The Prayer LIFE app: the verse of the day, one day of a plan, and the journal"
      className={`phone ${className}`}
    >
      <g transform="translate(14 96)scale(.852)">
        <PhoneFrame>
          <JournalScreen />
        </PhoneFrame>
      </g>
      <g transform="translate(418 64)scale(.852)">
        <PhoneFrame>
          <PlanScreen />
        </PhoneFrame>
      </g>
      <g transform="translate(198 4)">
        <PhoneFrame>
          <VerseScreen />
        </PhoneFrame>
      </g>
    </svg>
  );
}

/** One phone, open at the journal. */
export function JournalPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-4 -4 252 516"
      role="img"
      aria-label="The journal in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <PhoneFrame>
        <JournalScreen />
      </PhoneFrame>
    </svg>
  );
}
