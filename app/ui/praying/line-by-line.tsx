import { Link } from "@remix-run/react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { shortcutsAreOff } from "../controls/shortcut-keys";
import { DivineName } from "../reading/scripture";

type LineLinkProps = {
  /** An address that the number of the line completes. */
  path: string;
  to?: number;
  go: (line: number) => void;
  /** A tap anywhere counts as well. */
  stretched?: boolean;
  className: string;
  children: string;
};

function LineLink({ path, to, go, stretched, className, children }: LineLinkProps) {
  if (!to) return null;
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || !to) return;
    event.preventDefault();
    go(to);
  }
  const over = stretched ? "after:absolute after:inset-0" : "relative";
  return (
    <Link to={path + to} onClick={onClick} className={`${className} ${over}`}>
      {children}
    </Link>
  );
}

type Keys = Readonly<Record<string, number>>;

/** Those that scroll a page down or up turn lines only where words and ways are whole in sight. */
const sideKeys: Keys = { ArrowRight: 1, ArrowLeft: -1 };
const lineKeys: Keys = { ...sideKeys, " ": 1, ArrowDown: 1, ArrowUp: -1 };

/** Space and the arrows, except on what has a use for them itself. */
function useLineKeys(keysNow: () => Keys, go: (step: number) => void): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const step = keysNow()[event.key];
      if (!step || shortcutsAreOff() || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest("button, input, summary, details[open], dialog"))
        return;
      event.preventDefault();
      go(step);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}

function isInSight(area: Element | null): boolean {
  const [words, ways] = [...(area?.children ?? [])].map((each) => each.getBoundingClientRect());
  const { clientHeight } = document.documentElement;
  return Boolean(words && ways && words.top >= 0 && ways.bottom <= clientHeight);
}

type LineByLineProps = {
  lines: readonly ReactNode[];
  first: number;
  path: string;
  words?: typeof lineWords;
  /** What stands under a line. */
  children?: (at: number) => ReactNode;
};

const lineWords = {
  list: "Lines",
  next: "Next line",
  previous: "Previous line",
  whole: "The whole prayer",
  query: "line",
};

const quietLink = "link inline-flex min-h-11 items-center";

const largeLine =
  "pray-line my-auto py-6 text-center font-serif text-[min(clamp(2rem,1.5rem+2.2vw,3.25rem),9.25vw,3.75rem)] leading-[1.28] text-balance";

/** The next step stands where Amen does at the end, so that nobody looks for it; the other ways under it. */
const stepWays =
  "mt-8 mb-6 justify-center tall:fixed tall:inset-x-0 tall:bottom-[max(0px,env(safe-area-inset-bottom)-.75rem)] tall:z-11 tall:m-0 big:static big:z-auto big:mt-4 big:mb-6";

export function LineByLine({ lines, first, path, words = lineWords, children }: LineByLineProps) {
  const [at, setAt] = useState(first);
  const [line, last] = [lines[at - 1], lines.length];
  const lineAt = `${path}&${words.query}=`;
  const large = typeof line === "string";
  function go(line: number) {
    setAt(line);
    // The next page begins at its top, too.
    if (!large) window.scrollTo(0, 0);
  }
  const to = (line: number) => (line >= 1 && line <= last ? line : undefined);
  const area = useRef<HTMLDivElement>(null);
  const keysNow = () => (large && isInSight(area.current) ? lineKeys : sideKeys);
  useLineKeys(keysNow, (step) => {
    const next = to(at + step);
    if (next) go(next);
    else if (step > 0) document.querySelector<HTMLElement>(".pray-amen")?.focus();
  });

  return (
    <div ref={area} className="flex grow flex-col">
      <div
        aria-live="polite"
        dir="auto"
        className={large ? largeLine : "my-auto tall:pb-8 big:pb-0"}
      >
        {typeof line === "string" ? <DivineName text={line} /> : line}
        {children && <p className="reference relative z-1 mt-4 empty:hidden">{children(at)}</p>}
      </div>
      <nav
        aria-label={words.list}
        data-unfinished={at < last || undefined}
        className={`no-print flex flex-wrap items-center gap-x-4 ${large ? "justify-center text-center" : stepWays}`}
      >
        <LineLink
          path={lineAt}
          to={to(at + 1)}
          go={go}
          stretched={large}
          className={`button button-primary min-w-[min(15rem,100%)] ${large ? "" : "min-h-14 rounded-round"}`}
        >
          {words.next}
        </LineLink>
        <p className="flex basis-full flex-wrap items-center gap-x-4 text-small text-ink-quiet justify-center">
          <LineLink path={lineAt} to={to(at - 1)} go={go} className={quietLink}>
            {words.previous}
          </LineLink>{" "}
          <span>
            {at} of {last}
          </span>
          <Link to={path} className={`relative ${quietLink}`}>
            {words.whole}
          </Link>
        </p>
      </nav>
    </div>
  );
}
