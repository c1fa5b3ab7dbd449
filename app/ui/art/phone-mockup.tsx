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

/** One phone, open at the journal. */
export function JournalPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-2 -2 248 512"
      role="img"
      aria-label="The private journal in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <use href={`${artFile("phones")}#journal`} />
    </svg>
  );
}

/** One phone, open at a day of a plan; cut off between two of its lines. */
export function PlanPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="-2 -2 248 366"
      role="img"
      aria-label="One day of a plan in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <use href={`${artFile("phones")}#plan`} />
    </svg>
  );
}
