/** The sun on the horizon under its two arcs, and the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif text-[1.375rem] leading-none font-semibold tracking-tight">
      <DawnMark />
      <span>Prayer LIFE</span>
    </span>
  );
}

/** The mark alone; also drawn in public/favicon.svg. */
export function DawnMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="shrink-0">
      <path d="M10.5 21a5.5 5.5 0 0 1 11 0Z" className="fill-accent" />
      <g fill="none" strokeWidth="1.5" strokeLinecap="round" className="stroke-accent">
        <path d="M7 21a9 9 0 0 1 18 0M3.5 21a12.5 12.5 0 0 1 25 0" />
        <path d="M2 24.5h28" className="stroke-ink" />
        <path d="M11.5 28h9" />
      </g>
    </svg>
  );
}
