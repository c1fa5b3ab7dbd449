import { useId } from "react";
import { HomeBar, StatusBar } from "./phone-frame";

/** The verse of the day over its own dawn. */
export function VerseScreen() {
  const id = useId().replaceAll(":", "");
  return (
    <>
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" stopColor="#0f172a" />
          <stop offset=".36" stopColor="#233560" />
          <stop offset=".54" stopColor="#6b7190" />
          <stop offset=".64" stopColor="#d3a680" />
          <stop offset=".7" stopColor="#f9dc98" />
        </linearGradient>
      </defs>
      <rect width="228" height="492" rx="32" fill={`url(#${id}) #233560`} />
      <g fill="none" stroke="#fbe3a0">
        <circle cx="114" cy="336" r="46" strokeOpacity=".7" />
        <circle cx="114" cy="336" r="66" strokeOpacity=".5" />
        <circle cx="114" cy="336" r="90" strokeOpacity=".35" />
        <circle cx="114" cy="336" r="113" strokeOpacity=".22" />
      </g>
      <circle cx="114" cy="336" r="29" fill="#fffaf0" />
      <path d="M0 340C40 318 80 330 118 340S196 326 228 334V420H0Z" fill="#8d8091" />
      <path d="M0 372C50 346 110 356 150 366S206 358 228 352V420H0Z" fill="#3f4a6b" />
      <path d="M0 372C50 346 110 356 150 366S206 358 228 352" fill="none" stroke="#f0cf6b" />
      <path
        d="M0 392C70 380 150 398 228 386V460A32 32 0 0 1 196 492H32A32 32 0 0 1 0 460Z"
        fill="#131c33"
      />
      <StatusBar colour="#f3eddf" />
      <Verse />
      <rect x="22" y="412" width="184" height="42" rx="21" fill="#d4af37" />
      <text
        fontFamily="var(--font-sans)"
        x="114"
        y="437.5"
        fontSize="13.5"
        fontWeight="600"
        textAnchor="middle"
        fill="#0f172a"
      >
        Pray this verse
      </text>
      <HomeBar colour="#f3eddf" />
    </>
  );
}

function Verse() {
  return (
    <>
      <path d="M24 76.500h16" stroke="#d4af37" strokeWidth="1.5" />
      <text
        fontFamily="var(--font-sans)"
        x="47"
        y="80"
        fontSize="11"
        fontWeight="600"
        fill="#f3d48a"
      >
        Verse of the day
      </text>
      <g fontFamily="var(--font-serif)" fill="#fffaf0" fontSize="26">
        <text x="24" y="120">
          They are new
        </text>
        <text x="24" y="150">
          every morning;
        </text>
        <text x="24" y="180">
          great is Your
        </text>
        <text x="24" y="210">
          faithfulness!
        </text>
      </g>
      <text fontFamily="var(--font-sans)" x="24" y="238" fontSize="11.5" fill="#e4e3e6">
        Lamentations 3:23
      </text>
    </>
  );
}
