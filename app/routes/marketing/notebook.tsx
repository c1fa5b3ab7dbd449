/** The notebook of the story at dawn: what was asked for at the left, what had happened at the right. */
export function Notebook() {
  return (
    <svg
      viewBox="0 0 272 176"
      aria-hidden="true"
      className="w-full min-w-0 rounded-large border border-line"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <linearGradient id="notebook-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#0f172a" />
        <stop offset="0.45" stopColor="#3b4a78" />
        <stop offset="0.8" stopColor="#e0ab82" />
      </linearGradient>
      <linearGradient id="notebook-paper">
        <stop offset="0" stopColor="#b9a493" />
        <stop offset="0.75" stopColor="#f0dcb4" />
        <stop offset="1" stopColor="#d2b48e" />
      </linearGradient>
      <path d="M0 0h272v176H0z" fill="url(#notebook-sky)" />
      <g stroke="#f0cf6b" strokeOpacity="0.35">
        <circle cx="136" cy="70" r="36" />
        <circle cx="136" cy="70" r="52" />
        <circle cx="136" cy="70" r="70" />
      </g>
      <circle cx="136" cy="70" r="22" fill="#fff6dc" />
      <path d="M0 84q70-12 136-5t136-5v102H0z" fill="#6d6a80" />
      <path d="M0 102h272v74H0z" fill="#1d2845" />
      <ellipse cx="136" cy="157" rx="112" ry="9" fill="#0f172a" />
      <LeftPage />
      <g transform="matrix(-1 0 0 1 272 0)">
        <LeftPage />
      </g>
      <g stroke="#1d2845" strokeWidth="1.5">
        <path d={asked} />
        <path d={happened} />
      </g>
      <path d={ribbon} stroke="#d4703f" strokeWidth="3" />
    </svg>
  );
}

/** In its cover, with the leaves that lie under it. */
function LeftPage() {
  return (
    <g stroke="#f0cf6b">
      <path d="M48 87 20 152q66-11 116 8V94Q98 78 48 87z" fill="#0f172a" />
      <path d="M25 147q63-11 111 7v-5q-48-18-109-7z" fill="#6d6a80" />
      <path d="M136 92Q100 76 53 84L27 142q61-11 109 7z" fill="url(#notebook-paper)" />
    </g>
  );
}

const asked =
  "M61 93q30-3 60 6M57 102q24-2 46 3M53 111q34-3 66 7M49 120q20-2 40 1M44 129q36-3 74 8";

/** Some of it stays empty. */
const happened = "M151 99q28-9 58-6M152 109q20-6 40-6M154 128q30-9 66-7";
const ribbon = "M138 149q5 7 1 12t5 11";
