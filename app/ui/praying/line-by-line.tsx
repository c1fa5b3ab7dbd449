import { Link } from "@remix-run/react";
import { type MouseEvent, useEffect, useState } from "react";

type LineByLineProps = { lines: readonly string[]; first: number; path: string };

/** A prayer one line at a time: by tap, Space or arrow; without scripts each line is a page. */
export function LineByLine({ lines, first, path }: LineByLineProps) {
  const [at, setAt] = useState(first);
  const last = lines.length;
  const to = (line: number) => (line >= 1 && line <= last ? line : undefined);
  useLineKeys((step) => {
    const next = to(at + step);
    if (next) setAt(next);
    else if (step > 0) document.querySelector<HTMLElement>(".pray-amen")?.focus();
  });

  return (
    <div className="relative mt-6 flex grow flex-col">
      <p aria-live="polite" className="pray-line">
        {lines[at - 1]}
      </p>
      <nav aria-label="Lines" className="no-print mt-6 flex flex-wrap items-center gap-x-6">
        <LineLink path={path} to={to(at + 1)} go={setAt} stretched>
          Next line
        </LineLink>
        <LineLink path={path} to={to(at - 1)} go={setAt}>
          Back
        </LineLink>
        <p className="text-small text-ink-quiet">
          {at} of {last}
        </p>
        <Link
          to={path}
          className="link relative inline-flex min-h-11 items-center text-small text-ink-quiet"
        >
          The whole prayer
        </Link>
      </nav>
    </div>
  );
}

type LineLinkProps = {
  path: string;
  to?: number;
  go: (line: number) => void;
  /** A tap on the words counts as well. */
  stretched?: boolean;
  children: string;
};

function LineLink({ path, to, go, stretched, children }: LineLinkProps) {
  if (!to) return null;
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !to) return;
    event.preventDefault();
    go(to);
  }
  const over = stretched ? "after:absolute after:inset-0" : "relative";
  return (
    <Link
      to={`${path}&line=${to}`}
      onClick={onClick}
      className={`link inline-flex min-h-11 items-center font-[600] ${over}`}
    >
      {children}
    </Link>
  );
}

const steps: Record<string, number> = {
  " ": 1,
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Space and the arrows, except on what has a use for them itself. */
function useLineKeys(go: (step: number) => void): void {
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
