import { type ScenePartProps, Sky } from "./sky";

/** A branch of olive before the light, after the flood. */
export function Olive({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={480} y={352} />
      <circle cx="480" cy="352" r="40" fill="#fff8e6" />
      <path d={`${shore}V500H-640Z`} fill={tone.far} />
      <path d={shore} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 440C-420 400-240 436 0 428S320 436 480 442S700 428 800 438V500H-640Z"
        fill={tone.middle}
      />
      <path d="M-640 474C-300 450-100 470 120 464S620 484 800 472V500H-640Z" fill={tone.near} />
      <defs>
        <g id={`${id}l`} stroke={tone.line}>
          <path d="M0 0C22-13 56-13 92 2C58 12 22 10 0 0Z" fill={tone.near} />
          <path d="M0 0C26-4 60-3 92 2C58 12 22 10 0 0Z" fill={tone.middle} strokeOpacity=".4" />
        </g>
      </defs>
      <path d={branch} fill="none" stroke={tone.near} strokeWidth="3.5" />
      {leaves.map((place) => (
        <use key={place} href={`#${id}l`} transform={place} />
      ))}
      <g fill={tone.near} stroke={tone.line}>
        <path d="M701 83q2 10 0 14M600 118q4 9 2 14M512 174q6 8 6 14" fill="none" />
        <ellipse cx="701" cy="112" rx="11" ry="15" />
        <ellipse cx="603" cy="147" rx="10.5" ry="14.5" />
        <ellipse cx="519" cy="202" rx="9.5" ry="13" />
      </g>
    </>
  );
}

const shore = "M-640 404C-520 380-400 396-280 386S-80 372 40 384S300 396 420 390S680 368 800 388";

const branch = "M840 70C690 64 520 120 402 292";

const leaves = [
  "translate(781 71)rotate(223)scale(1.25)",
  "translate(714 80)rotate(213)scale(1.14)",
  "translate(731 77)rotate(135)scale(1.08)",
  "translate(646 99)rotate(210)scale(1.08)",
  "translate(669 91)rotate(109)scale(1.13)",
  "translate(576 131)rotate(195)scale(.94)",
  "translate(605 116)rotate(113)scale(.92)",
  "translate(523 165)rotate(178)scale(.86)",
  "translate(542 151)rotate(107)scale(.99)",
  "translate(470 210)rotate(178)scale(.89)",
  "translate(489 192)rotate(100)scale(.85)",
  "translate(423 263)rotate(177)scale(.9)",
  "translate(445 237)rotate(98)scale(.8)",
  "translate(402 292)rotate(126)scale(.76)",
];
