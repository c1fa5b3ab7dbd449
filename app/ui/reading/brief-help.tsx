import { hotline, lifeline } from "../../../content/help-lines";
import type { HelpNeed } from "./help-lines";

type BriefHelpProps = HelpNeed & { className: string };

/** Whom to call, in one line that leads to all that can be said of it. */
export function BriefHelp({ needsHelpLines, className }: BriefHelpProps) {
  return (
    <p className={`text-small text-ink-quiet ${className}`}>
      {needsHelpLines ? (
        <>
          <span className="max-sm:block">Thinking about suicide, or in danger?</span> Call or text{" "}
          <a href={lifeline.call} className={link}>
            {lifeline.number}
          </a>
        </>
      ) : (
        <>
          <span className="max-sm:block">If someone is hurting you:</span> Call{" "}
          <a href={hotline.call} className={link}>
            {hotline.number}
          </a>
        </>
      )}
      .{" "}
      <a href="#help" className={link}>
        Help now
      </a>
    </p>
  );
}

const link = "link inline-flex min-h-11 items-center font-semibold";
