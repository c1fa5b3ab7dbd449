import { artFile } from "./art-file";

type PhoneProps = { className?: string };

/** The app: the verse of the day before the journal and one day of a plan. */
export function PhoneMockup({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="0 0 640 530"
      role="img"
      aria-label="The Prayer LIFE app: the verse of the day, the journal, and one day of a plan"
      className={`phone ${className}`}
    >
      <use href={`${artFile("phones")}#all`} />
    </svg>
  );
}

/** One phone, open at the prayer of the night, and cut off under its words. */
export function NightPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-2 -2 248 368"
      role="img"
      aria-label="The prayer at the end of a day in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <use href={`${artFile("phones")}#night`} />
    </svg>
  );
}

/** One whole phone, open at a day of a plan. */
export function PlanPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-2 -2 248 512"
      role="img"
      aria-label="One day of a prayer plan in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <use href={`${artFile("phones")}#plan`} />
    </svg>
  );
}
