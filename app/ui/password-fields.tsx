import { type ReactNode, useState } from "react";
import { useMounted } from "./use-mounted";

type PasswordFieldsProps = {
  /** The fields, given the type that makes their words seen or hidden. */
  children(shown: { type: "text" | "password" }): ReactNode;
};

/** Password fields and, where scripts run, a button that shows what is written in them. */
export function PasswordFields({ children }: PasswordFieldsProps) {
  const [seen, see] = useState(false);
  return (
    <>
      {children({ type: seen ? "text" : "password" })}
      {useMounted() && (
        <button
          type="button"
          className="show-password"
          aria-pressed={seen}
          onClick={() => see(!seen)}
        >
          {seen ? "Hide password" : "Show password"}
        </button>
      )}
    </>
  );
}
