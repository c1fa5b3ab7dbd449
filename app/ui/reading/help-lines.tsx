import { crisisLine, helpCalls, hotlineCall, unsafeHomeLine } from "#content/help-lines";
import { ButtonLink } from "../controls/button";
import { Icon } from "../controls/icon";
import { HelpWords } from "./help-words";

type HelpCallsProps = { needsHelpLines?: boolean; unsafeHome?: boolean; className?: string };

/** Help one press away. Three of one width: the third never stands alone on a line. */
export function HelpCalls({
  needsHelpLines = true,
  unsafeHome = false,
  className = "",
}: HelpCallsProps) {
  return (
    <ul className={`no-print grid max-w-96 grow-0 basis-96 grid-cols-3 gap-2 ${className}`}>
      {needsHelpLines && helpCalls.map((call) => <Call key={call.to} {...call} />)}
      {unsafeHome && <Call {...hotlineCall} className="col-span-3" />}
    </ul>
  );
}

type CallProps = { words: string; to: string; className?: string };

function Call({ words, to, className }: CallProps) {
  return (
    <li className={className}>
      <ButtonLink to={to} variant="secondary" className="size-full px-1.5">
        {words}
      </ButtonLink>
    </li>
  );
}

export type HelpNeed = { needsHelpLines: boolean; unsafeHome: boolean };

type HelpLinesProps = Partial<HelpNeed> & {
  /** The page has HelpNow at its head: its buttons are not said again. */
  again?: boolean;
  flush?: boolean;
  wide?: boolean;
};

export function HelpLines({
  needsHelpLines = true,
  unsafeHome,
  again,
  flush,
  wide,
}: HelpLinesProps) {
  if (!needsHelpLines && !unsafeHome) return null;
  return (
    <aside
      aria-label="Help at any hour"
      className={`help-lines flex gap-4 ${wide ? "" : "max-w-184"} p-[min(1.25rem,6vw)] ${flush ? "" : "mt-10"} ${again ? "border-s-3 border-s-accent" : "card border-[1.5px] border-accent"}`}
    >
      <Icon of="life-buoy" size="1.5em" className="max-sm:hidden" />
      <div
        className={`min-w-0 wrap-anywhere ${wide ? "flex flex-1 flex-wrap items-center gap-x-10 [&>p]:flex-[1_1_18rem]" : ""}`}
      >
        {needsHelpLines && <HelpWords line={crisisLine} hasCalls={!again} />}
        {unsafeHome && <HelpWords line={unsafeHomeLine} hasCalls={!again} />}
        {!again && <HelpCalls needsHelpLines={needsHelpLines} unsafeHome={unsafeHome} />}
      </div>
    </aside>
  );
}
