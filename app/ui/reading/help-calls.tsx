import { helpCalls, hotlineCall } from "#content/help-lines";
import { ButtonLink } from "../controls/button";

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
