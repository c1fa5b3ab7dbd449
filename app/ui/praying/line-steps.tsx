import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect } from "react";

type LineLinkProps = {
  /** An address that the number of the line completes. */
  path: string;
  to?: number;
  go: (line: number) => void;
  /** A tap on the words counts as well. */
  stretched?: boolean;
  className: string;
  children: string;
};

/** To another line: at once with scripts, as a page of its own without. */
export function LineLink({ path, to, go, stretched, className, children }: LineLinkProps) {
  if (!to) return null;
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !to) return;
    event.preventDefault();
    go(to);
  }
  const over = stretched ? "after:absolute after:inset-0" : "relative";
  return (
    <Link to={path + to} onClick={onClick} className={`button ${className} ${over}`}>
      {children}
    </Link>
  );
}

type Keys = Readonly<Record<string, number>>;

/** Those that scroll nothing. */
export const sideKeys: Keys = { ArrowRight: 1, ArrowLeft: -1 };
/** The others scroll where there is something to scroll through. */
export const lineKeys: Keys = { ...sideKeys, " ": 1, ArrowDown: 1, ArrowUp: -1 };

/** Space and the arrows, except on what has a use for them itself. */
export function useLineKeys(steps: Keys, go: (step: number) => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = steps[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("button, input, summary, details[open]")) return;
      event.preventDefault();
      go(step);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
