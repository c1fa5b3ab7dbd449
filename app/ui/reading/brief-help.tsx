import { hotline, lifeline } from "#content/help-lines";
import type { HelpNeed } from "./help-lines";

export function HelpAgain(need: HelpNeed) {
  if (!need.needsHelpLines && !need.unsafeHome) return null;
  return (
    <BriefHelp
      {...need}
      question="Too much to carry?"
      className="no-print mt-10 border-s-2 border-accent ps-4"
    />
  );
}

type BriefHelpProps = HelpNeed & {
  question?: string;
  className: string;
  numberClass?: string;
};

export function BriefHelp({
  needsHelpLines,
  question = needsHelpLines
    ? "Thinking about suicide, or in danger?"
    : "If someone is hurting you:",
  className,
  numberClass,
}: BriefHelpProps) {
  return (
    <p className={`text-small text-ink-quiet ${className}`}>
      {question}{" "}
      <span className={numberClass}>
        {needsHelpLines ? "Call or text" : "Call"}{" "}
        <a href={(needsHelpLines ? lifeline : hotline).call} className={link}>
          {(needsHelpLines ? lifeline : hotline).number}
        </a>
        .
      </span>{" "}
      <a href="#help" className={link}>
        Help now
      </a>
    </p>
  );
}

const link = "link inline-block py-2.75 font-semibold";
