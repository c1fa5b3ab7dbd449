import {
  crisisLine,
  type HelpPart,
  helpCalls,
  hotline,
  hotlineCall,
  lifeline,
  unsafeHomeLine,
} from "#content/help-lines";
import { ButtonLink } from "../controls/button";
import { Icon } from "../controls/icon";

type HelpWordsProps = {
  line: readonly HelpPart[];
  /** Its numbers have buttons beside them, and are words alone. */
  hasCalls?: boolean;
};

export function HelpWords({ line, hasCalls }: HelpWordsProps) {
  return (
    <p className="[&+*]:mt-3">
      {line.map((part) =>
        typeof part === "string" ? (
          part
        ) : hasCalls && part.to.startsWith("tel:") ? (
          <strong key={part.to} className="inline-block">
            {part.words}
          </strong>
        ) : (
          <a key={part.to} href={part.to} className="font-semibold underline">
            {part.words}
          </a>
        ),
      )}
    </p>
  );
}

/** Help one press away. Three of one width: the third never stands alone on a line. */
export function HelpCalls({
  needsHelpLines = true,
  unsafeHome = false,
  className = "",
}: {
  needsHelpLines?: boolean;
  unsafeHome?: boolean;
  className?: string;
}) {
  return (
    <ul className={`no-print grid max-w-96 grow-0 basis-96 grid-cols-3 gap-2 ${className}`}>
      {needsHelpLines && helpCalls.map((call) => <Call key={call.to} {...call} />)}
      {unsafeHome && <Call {...hotlineCall} className="col-span-3" />}
    </ul>
  );
}

function Call({ words, to, className }: { words: string; to: string; className?: string }) {
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
