import { type ScenePartProps, Sky } from "./sky";

/** A branch of olive over the water, and the first land out of it. */
export function Olive({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={486} y={366} />
      <circle cx="486" cy="366" r="40" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".12" stopColor={tone.far} />
          <stop offset=".6" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <g id={`${id}l`} stroke={tone.line}>
          <path d="M0 0C20-13 58-14 94 3C60 13 22 11 0 0Z" fill={tone.near} />
          <path d="M0 0C28-4 62-4 94 3C60 13 22 11 0 0Z" fill={tone.middle} strokeOpacity=".5" />
        </g>
        <g id={`${id}u`} stroke={tone.line}>
          <path d="M0 0C24-15 62-9 92 8C56 15 20 11 0 0Z" fill={tone.far} />
          <path d="M0 0C30 0 62 2 92 8" fill="none" strokeOpacity=".7" />
        </g>
      </defs>
      <path d={land} fill={tone.far} />
      <path d="M-640 372H800V500H-640Z" fill={`url(#${id}sea)`} />
      <path d="M-640 372H800" stroke={`url(#${id}line)`} />
      <path
        d="M440 379h92M456 388h66M430 398h88M462 410h76M446 424h70M420 440h102M468 458h68"
        stroke="#fff3cf"
        strokeLinecap="round"
        strokeWidth="2"
        strokeOpacity=".8"
      />
      <path
        d="M-520 400h170M-260 428h220M-30 404h150M190 392h110M120 438h170M640 404h120M590 448h180M-420 462h200M240 472h130"
        stroke={`url(#${id}line)`}
        strokeOpacity=".42"
      />
      <Branch id={id} tone={tone} />
    </>
  );
}

/** The branch, its leaves turning their silver side here and there. */
function Branch({ id, tone }: ScenePartProps) {
  return (
    <g transform="translate(0 44)">
      <path d={branch} fill="none" stroke={tone.near} strokeWidth="4" strokeLinecap="round" />
      <path
        d={branch}
        fill="none"
        stroke={tone.line}
        strokeOpacity=".5"
        transform="translate(0 -2)"
      />
      {undersides.map((place) => (
        <use key={place} href={`#${id}u`} transform={place} />
      ))}
      {leaves.map((place) => (
        <use key={place} href={`#${id}l`} transform={place} />
      ))}
      <g fill={tone.near} stroke={tone.line}>
        <path
          d="M743 37q3 12 1 18M645 58q5 12 1 17M555 101q7 12 1 16M474 163q9 12 1 15"
          fill="none"
        />
        <ellipse cx="744" cy="69" rx="11.5" ry="15.5" />
        <ellipse cx="646" cy="89" rx="10.8" ry="14.5" />
        <ellipse cx="556" cy="131" rx="10.1" ry="13.5" />
        <ellipse cx="475" cy="192" rx="9.4" ry="12.5" />
        <path
          d="M739 60q-4 4 -3 11M641 81q-4 4 -3 11M551 124q-4 4 -3 11M470 186q-4 4 -3 11"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

const land = "M640 372C670 366 690 350 716 344S770 356 800 350V372Z";

const branch = "M840 38C700 20 520 70 392 262";

const undersides = [
  "translate(809 35)rotate(-132)scale(1.20)",
  "translate(721 40)rotate(129)scale(1.06)",
  "translate(662 53)rotate(189)scale(1.03)",
  "translate(584 84)rotate(130)scale(0.96)",
  "translate(531 116)rotate(171)scale(0.92)",
  "translate(471 167)rotate(113)scale(0.85)",
  "translate(431 210)rotate(160)scale(0.64)",
];

const leaves = [
  "translate(820 36)rotate(-217)scale(1.20)",
  "translate(760 35)rotate(210)scale(1.06)",
  "translate(771 35)rotate(148)scale(1.06)",
  "translate(709 41)rotate(210)scale(1.06)",
  "translate(674 49)rotate(135)scale(1.03)",
  "translate(615 70)rotate(191)scale(0.87)",
  "translate(627 65)rotate(121)scale(0.87)",
  "translate(573 90)rotate(188)scale(0.96)",
  "translate(542 109)rotate(115)scale(0.92)",
  "translate(495 144)rotate(171)scale(0.79)",
  "translate(506 135)rotate(107)scale(0.79)",
  "translate(460 177)rotate(160)scale(0.85)",
  "translate(441 198)rotate(102)scale(0.64)",
  "translate(407 241)rotate(145)scale(0.66)",
  "translate(416 228)rotate(104)scale(0.66)",
  "translate(392 262)rotate(124)scale(.66)",
];
