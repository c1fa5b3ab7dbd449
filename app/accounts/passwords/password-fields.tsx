import { type ReactNode, useState } from "react";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";

type PasswordFieldsProps = {
  /** The fields, given the type that makes their words seen or hidden. */
  children(shown: { type: "text" | "password" }): ReactNode;
};

/** In the line of the first label, so that nothing moves when it comes. */
const buttonClass =
  "flex min-h-11 items-center gap-2 justify-self-start text-small @card:absolute @card:-top-2 @card:right-0";

/** Password fields and, where scripts run, a button that shows what is written in them. */
export function PasswordFields({ children }: PasswordFieldsProps) {
  const [seen, see] = useState(false);
  return (
    <div className="relative grid grid-cols-1 gap-[inherit] @container">
      {children({ type: seen ? "text" : "password" })}
      {useMounted() && (
        <button type="button" className={buttonClass} onClick={() => see(!seen)}>
          <Icon of={seen ? "eye-off" : "eye"} />
          <span>
            {seen ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </span>
        </button>
      )}
    </div>
  );
}
