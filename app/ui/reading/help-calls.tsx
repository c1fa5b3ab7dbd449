import { ButtonLink } from "~/ui/controls/button";
import { helpCalls } from "../../../content/help-lines";

/** Help one press away. Three of one width: the third never stands alone on a line. */
export function HelpCalls({ className = "" }) {
  return (
    <ul className={`no-print grid max-w-96 grow-0 basis-96 grid-cols-3 gap-2 ${className}`}>
      {helpCalls.map(({ words, to }) => (
        <li key={to}>
          <ButtonLink to={to} variant="secondary" className="size-full px-1.5">
            {words}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
