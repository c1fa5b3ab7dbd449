import { crisisLine, unsafeHomeLine } from "../../../content/help-lines";
import { HelpCalls } from "./help-calls";
import type { HelpNeed } from "./help-lines";
import { HelpWords } from "./help-words";

/** Help one press away, before what is read in a dark hour; nothing where none is needed. */
export function HelpNow({ needsHelpLines, unsafeHome }: HelpNeed) {
  if (!needsHelpLines && !unsafeHome) return null;
  return (
    <div id="help" className="wrap scroll-my-22 pb-8">
      <aside
        aria-label="Help now"
        className="notice notice-info mt-2 flex-wrap in-[.plan-reading]:mt-6 items-center"
      >
        <div className="flex-[1_1_18rem]">
          {needsHelpLines && <HelpWords line={crisisLine} hasCalls />}
          {unsafeHome && <HelpWords line={unsafeHomeLine} />}
        </div>
        {needsHelpLines && <HelpCalls />}
      </aside>
    </div>
  );
}
