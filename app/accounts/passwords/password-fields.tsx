import { type ReactNode, useState } from "react";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";

type PasswordFieldsProps = {
  /** The fields, given the type that makes their words seen or hidden. */
  children(shown: { type: "text" | "password" }): ReactNode;
};

/** Password fields and, where scripts run, a button that shows what is written in them. */
export function PasswordFields({ children }: PasswordFieldsProps) {
  const [seen, see] = useState(false);
  return (
    <div className="passwords">
      {children({ type: seen ? "text" : "password" })}
      {useMounted() && (
        <button type="button" className="show-password" onClick={() => see(!seen)}>
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
