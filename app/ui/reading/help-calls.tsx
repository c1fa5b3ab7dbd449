import { ButtonLink } from "~/ui/controls/button";

/** Help one press away. */
export function HelpCalls({ className = "" }: { className?: string }) {
  return (
    <ul className={`buttons no-print ${className}`}>
      {calls.map(([label, to]) => (
        <li key={to}>
          <ButtonLink to={to} variant="secondary">
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

const calls = [
  ["Call 988", "tel:988"],
  ["Text 988", "sms:988"],
  ["Call 911", "tel:911"],
] as const;
