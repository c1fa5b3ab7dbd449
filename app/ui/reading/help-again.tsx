import { HelpCalls } from "./help-calls";
import type { HelpNeed } from "./help-lines";

/** After what was read, the way back up to HelpNow at the page's head. */
export function HelpAgain({ needsHelpLines, unsafeHome }: HelpNeed) {
  if (!needsHelpLines && !unsafeHome) return null;
  return (
    <div className="no-print mt-10 border-s-2 border-accent ps-4">
      <p>
        If this is too much to carry alone:{" "}
        <a href="#help" className="link inline-flex min-h-11 items-center font-semibold">
          Help now
        </a>
      </p>
      <HelpCalls
        needsHelpLines={needsHelpLines}
        unsafeHome={unsafeHome}
        className="mt-2 sm:hidden"
      />
    </div>
  );
}
