/** The notebook of the story: what was asked for at the left, what had happened at the right. */
export function Notebook() {
  return (
    <svg viewBox="0 0 300 200" aria-hidden="true" className="mt-6 w-68 max-w-full">
      <rect x="10" y="13" width="280" height="177" rx="6" fill="var(--color-dusk)" />
      <path d={leftPage} {...paper} />
      <path d={leftPage} transform="matrix(-1 0 0 1 300 0)" {...paper} />
      <g fill="none" strokeWidth="2.5" strokeLinecap="round">
        <path d={asked} stroke="var(--color-ink-quiet)" />
        <path d={happened} stroke="var(--color-accent)" />
      </g>
    </svg>
  );
}

/** Its edge is seen by night, too, when the page is no lighter than its room. */
const paper = {
  fill: "var(--color-surface-raised)",
  stroke: "var(--color-control)",
  strokeWidth: 1.5,
};

const leftPage = "M150 24C128 10 58 6 16 10v170c42-4 112 0 134 12z";

const asked = "M36 42q40-3 88 4M36 66q34-3 70 2M36 90q42-3 84 4M36 114q30-2 58 1M36 138q38-3 78 4";

/** Some of it stays empty. */
const happened = "M176 46q44-7 84-4M176 68q30-4 52-3M176 117q38-5 74-3";
