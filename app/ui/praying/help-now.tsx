import { HelpCalls } from "~/ui/reading/help-calls";
import type { HelpNeed } from "~/ui/reading/help-lines";
import { HelpWords } from "~/ui/reading/help-words";
import { crisisLine, lifeline, unsafeHomeLine } from "../../../content/help-lines";

type HelpNowProps = HelpNeed & {
  /** What is read comes first: in a quiet frame, and on a phone one line, which leads to the words. */
  brief?: boolean;
};

/** Help one press away, before what is read in a dark hour; nothing where none is needed. */
export function HelpNow({ needsHelpLines, unsafeHome, brief = false }: HelpNowProps) {
  if (!needsHelpLines && !unsafeHome) return null;
  const inLine = brief && needsHelpLines;
  return (
    <div id="help" className={`wrap scroll-my-22 ${inLine ? "pt-2 sm:pt-6 sm:pb-8" : "pt-6 pb-8"}`}>
      <aside
        aria-label="Help now"
        className={`notice flex-wrap border-accent bg-none text-ink items-center ${inLine ? briefClass : ""}`}
      >
        {inLine && (
          <p className="text-small text-ink-quiet sm:hidden">
            <span className="block">Thinking about suicide, or in danger?</span> Call or text{" "}
            <a
              href={lifeline.call}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {lifeline.number}
            </a>
            .{" "}
            <a href="#help" className="link inline-flex min-h-11 items-center font-semibold">
              Help now
            </a>
          </p>
        )}
        <div className={`flex-[1_1_18rem] ${inLine ? onceAsked : ""}`}>
          {needsHelpLines && <HelpWords line={crisisLine} hasCalls />}
          {unsafeHome && <HelpWords line={unsafeHomeLine} hasCalls />}
        </div>
        <HelpCalls
          needsHelpLines={needsHelpLines}
          unsafeHome={unsafeHome}
          className={inLine ? onceAsked : ""}
        />
      </aside>
    </div>
  );
}

const briefClass =
  "border-line bg-transparent max-sm:grid max-sm:grid-cols-1 max-sm:gap-2 max-sm:border-0 max-sm:p-0";

/** The words and buttons come for who follows the link to them. */
const onceAsked = "max-sm:[#help:not(:target)_&]:hidden";
