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
      <Layer name="phones-behind" width={640} height={530} />
      <Layer name="phones-before" width={640} height={530} />
    </svg>
  );
}

/** One phone, open at a day of a plan. */
export function PlanPhone({ className = "" }: PhoneProps) {
  return (
    <svg
      viewBox="0 0 248 512"
      role="img"
      aria-label="One day of a prayer plan in the Prayer LIFE app"
      className={`phone ${className}`}
    >
      <Layer name="phone" width={248} height={512} />
    </svg>
  );
}

/** A drawing from its file, and its words over it: only in the page have they the letters of the site. */
function Layer({ name, width, height }: { name: string; width: number; height: number }) {
  return (
    <>
      <image href={artFile(name)} width={width} height={height} />
      <use href={`${artFile("phone-words")}#${name}`} />
    </>
  );
}
