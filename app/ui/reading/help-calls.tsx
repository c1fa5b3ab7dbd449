import { ButtonLink } from "~/ui/controls/button";
import { helpCalls } from "../../../content/help-lines";

/** Help one press away. */
export function HelpCalls() {
  return (
    <ul className="help-calls no-print">
      {helpCalls.map(({ words, to }) => (
        <li key={to}>
          <ButtonLink to={to} variant="secondary">
            {words}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
