import { BriefHelp } from "./brief-help";
import type { HelpNeed } from "./help-lines";

/** After what was read, whom to call, and the way back up to HelpNow at the page's head. */
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
