import { artFile } from "./art-file";

type PhoneProps = { className?: string };
type DrawnProps = PhoneProps & { part: string; viewBox: string; label: string };

export function PhoneMockup(props: PhoneProps) {
  const label = "The Prayer LIFE app: the verse of the day, the journal, and one day of a plan";
  return <Drawn part="all" viewBox="0 0 640 530" label={label} {...props} />;
}

export function PhonesInOrder(props: PhoneProps) {
  const label = "The Prayer LIFE app: the verse of the day, one day of a plan, and the journal";
  return <Drawn part="morning" viewBox="0 0 640 500" label={label} {...props} />;
}

export function VersePhone(props: PhoneProps) {
  const label = "The verse of the day in the Prayer LIFE app";
  return <Drawn part="verse" viewBox="-2 -2 248 512" label={label} {...props} />;
}

export function JournalPhone(props: PhoneProps) {
  const label = "The private journal in the Prayer LIFE app";
  return <Drawn part="journal" viewBox="-2 -2 248 442" label={label} {...props} />;
}

export function PlanPhone(props: PhoneProps) {
  const label = "One day of a plan in the Prayer LIFE app";
  return <Drawn part="plan" viewBox="-2 -2 248 366" label={label} {...props} />;
}

function Drawn({ part, viewBox, label, className = "" }: DrawnProps) {
  return (
    <svg viewBox={viewBox} role="img" aria-label={label} className={`phone ${className}`}>
      <use href={`${artFile("phones")}#${part}`} />
    </svg>
  );
}
