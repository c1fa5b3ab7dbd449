import { HomeBar, StatusBar } from "./phone-frame";

/** The prayer that ends a day, under a moon of its own. */
export function NightScreen() {
  return (
    <>
      <rect width="228" height="492" rx="32" fill="#101a33" />
      <g fill="#f5e4b0">
        <path d="M150 72a34 34 0 1 0 34 44a28 28 0 0 1-34-44Z" />
        <path d="M38 74h2v2h-2ZM92 58h2v2h-2ZM66 118h2v2h-2ZM204 64h2v2h-2ZM112 142h2v2h-2Z" />
      </g>
      <StatusBar colour="#f3eddf" />
      <g fontFamily="var(--font-sans)" fontSize="11.5" fill="#b3bacb">
        <text x="24" y="196" fontWeight="600">
          At the end of the day
        </text>
        <text x="24" y="338">
          Psalm 4:8
        </text>
      </g>
      <g fontFamily="var(--font-serif)" fontSize="17.5" fill="#f3eddf">
        <text x="24" y="226">
          I will lie down and sleep
        </text>
        <text x="24" y="250">
          in peace, for You alone,
        </text>
        <text x="24" y="274">
          O LORD, make me dwell
        </text>
        <text x="24" y="298">
          in safety.
        </text>
      </g>
      <path d="M24 316h16" stroke="#d4af37" strokeWidth="1.5" />
      <HomeBar colour="#f3eddf" />
    </>
  );
}
