import { crisisLine, unsafeHomeLine } from "#content/help-lines";
import { BriefHelp, HelpCalls, type HelpNeed, HelpWords } from "../reading/help-lines";

type HelpNowProps = HelpNeed & { brief?: boolean };

export function HelpNow({ brief = false, ...need }: HelpNowProps) {
  const { needsHelpLines, unsafeHome } = need;
  if (!needsHelpLines && !unsafeHome) return null;
  const { room, frame, line, onceAsked, calls } = brief ? looks.line : looks.frame;
  return (
    <div id="help" className={`wrap scroll-my-22 ${room}`}>
      <aside
        aria-label="Help now"
        className={`notice flex-wrap items-center border-line bg-transparent bg-none text-ink ${frame}`}
      >
        <BriefHelp {...need} className={line} numberClass="max-sm:hidden" />
        <div className={`flex-[1_1_18rem] ${onceAsked}`}>
          {needsHelpLines && <HelpWords line={crisisLine} hasCalls />}
          {unsafeHome && <HelpWords line={unsafeHomeLine} hasCalls />}
        </div>
        <HelpCalls {...need} className={calls} />
      </aside>
    </div>
  );
}

/** The words, and but for a phone the buttons, come for who follows the link to them. */
const looks = {
  line: {
    room: "pt-2",
    frame: "[#help:not(:target)_&]:border-0 [#help:not(:target)_&]:p-0 gap-y-2",
    line: "flex-[1_0_100%]",
    onceAsked: "[#help:not(:target)_&]:hidden",
    calls: "sm:[#help:not(:target)_&]:hidden",
  },
  frame: {
    room: "pt-2 lg:pt-6",
    frame: "max-lg:grid max-lg:grid-cols-1 max-lg:gap-2 max-lg:border-0 max-lg:p-0",
    line: "lg:hidden",
    onceAsked: "max-lg:[#help:not(:target)_&]:hidden",
    calls: "sm:max-lg:[#help:not(:target)_&]:hidden",
  },
};
