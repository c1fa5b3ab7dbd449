/** A day of a plan, the second of seven. */
export function PlanScreen() {
  return (
    <>
      <rect width="228" height="492" rx="30" fill="#faf6ec" />
      <path d="M0 130V30A30 30 0 0 1 30 0H198A30 30 0 0 1 228 30V130Z" fill="#1f456d" />
      <path d="M0 108C60 92 120 104 228 96V130H0Z" fill="#0f2542" />
      <g className="phone-sans">
        <text x="34" y="156" fontSize="11" fontWeight="600" fill="#4b5266">
          Dealing with Anxiety
        </text>
        <text x="34" y="216" fontSize="11" fill="#4b5266">
          Day 2 of 7
        </text>
      </g>
      <text className="phone-serif" x="34" y="184" fontSize="22" fill="#141c30">
        Cast your cares
      </text>
      <path d="M34 230h20M84 230h132" stroke="#e2d8c3" strokeWidth="3" strokeLinecap="round" />
      <path d="M34 230h46" stroke="#d4af37" strokeWidth="3" strokeLinecap="round" />
      <g className="phone-serif" fill="#141c30" fontSize="17">
        <text x="34" y="268">
          Cast all your
        </text>
        <text x="34" y="290">
          anxiety on Him,
        </text>
        <text x="34" y="312">
          because He cares
        </text>
        <text x="34" y="334">
          for you.
        </text>
      </g>
      <text className="phone-sans" x="34" y="356" fontSize="11" fill="#4b5266">
        1 Peter 5:7
      </text>
    </>
  );
}
