/** The notebook of the story at dawn: what was asked for at the left, what had happened at the right. */
export function Notebook() {
  return (
    <svg
      viewBox="0 0 272 176"
      aria-hidden="true"
      className="w-full min-w-0 rounded-large border border-line"
      fill="none"
      strokeLinecap="round"
    >
      <linearGradient id="notebook-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#0f172a" />
        <stop offset="0.5" stopColor="#3b4a78" />
        <stop offset="0.85" stopColor="#cd907a" />
      </linearGradient>
      <path d="M0 0h272v176H0z" fill="url(#notebook-sky)" />
      <g stroke="#f0cf6b" strokeOpacity="0.35">
        <circle cx="136" cy="84" r="40" />
        <circle cx="136" cy="84" r="56" />
        <circle cx="136" cy="84" r="74" />
      </g>
      <circle cx="136" cy="84" r="25" fill="#fff6dc" />
      <path d="M0 140q70-16 136-4t136-6v46H0z" fill="#0f172a" />
      <path d={leftPage} {...paper} />
      <path d={leftPage} {...paper} transform="matrix(-1 0 0 1 272 0)" />
      <g strokeWidth="1.5">
        <path d={asked} stroke="#b3bacb" />
        <path d={happened} stroke="#f0cf6b" />
      </g>
    </svg>
  );
}

const paper = { fill: "#1d2845", stroke: "#f0cf6b" };

const leftPage = "M136 92C118 80 78 76 44 82v66c34-6 74-2 92 10z";

const asked = "M58 96q28-3 62 4M58 108q24-3 50 1M58 120q30-2 62 5M58 132q20-2 42 1";

/** Some of it stays empty. */
const happened = "M152 100q32-7 62-4M152 112q20-4 38-3M152 136q28-5 54-4";
