import { useId } from "react";

/** The verse of the day over its own dawn. */
export function VerseScreen() {
  const id = useId().replaceAll(":", "");
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor="#0f172a" />
          <stop offset=".5" stopColor="#2a3c63" />
          <stop offset=".74" stopColor="#a58c76" />
          <stop offset=".86" stopColor="#f2cd78" />
        </linearGradient>
      </defs>
      <rect width="228" height="492" rx="30" fill={`url(#${id})`} />
      <g fill="none" stroke="#f0cf6b">
        <circle cx="114" cy="380" r="52" strokeOpacity=".6" />
        <circle cx="114" cy="380" r="80" strokeOpacity=".4" />
        <circle cx="114" cy="380" r="112" strokeOpacity=".25" />
      </g>
      <circle cx="114" cy="380" r="30" fill="#fff6dc" />
      <path d="M0 384C50 362 90 376 130 384S200 372 228 378V470H0Z" fill="#3b4763" />
      <path
        d="M0 412C60 394 130 412 228 400V462A30 30 0 0 1 198 492H30A30 30 0 0 1 0 462Z"
        fill="#141d34"
      />
      <g className="phone-sans" fill="#f3d48a">
        <text x="24" y="72" fontSize="11" fontWeight="600">
          Verse of the day
        </text>
      </g>
      <g className="phone-serif" fill="#fffaf0" fontSize="23">
        <text x="24" y="112">
          They are new
        </text>
        <text x="24" y="140">
          every morning;
        </text>
        <text x="24" y="168">
          great is Your
        </text>
        <text x="24" y="196">
          faithfulness!
        </text>
      </g>
      <text className="phone-sans" x="24" y="226" fontSize="11" fill="#d9deea">
        Lamentations 3:23
      </text>
      <rect x="24" y="430" width="180" height="38" rx="19" fill="#d4af37" />
      <text
        className="phone-sans"
        x="114"
        y="453.5"
        fontSize="13"
        fontWeight="600"
        textAnchor="middle"
        fill="#0f172a"
      >
        Pray this verse
      </text>
    </>
  );
}
