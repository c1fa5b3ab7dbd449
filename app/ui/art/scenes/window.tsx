import { type ScenePartProps, Sky } from "./sky";

/** A window in a quiet room, and the morning that comes in by it. */
export function Window({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={540} y={270} />
      <defs>
        <linearGradient id={`${id}wall`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.zenith} />
          <stop offset="1" stopColor={tone.middle} />
        </linearGradient>
        <linearGradient id={`${id}ray`} x1="1" x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} stopOpacity=".4" />
          <stop offset="1" stopColor={tone.glow} stopOpacity=".06" />
        </linearGradient>
        <clipPath id={`${id}in`}>
          <path d={opening} />
        </clipPath>
      </defs>
      <path d="M-640 0H800V436H-640Z" fill={`url(#${id}wall)`} />
      <g transform={frame}>
        <Outside id={id} tone={tone} />
        <circle className="glow" fill={`url(#${id}halo)`} cx="540" cy="250" r="300" />
        <path d={`${splay}${opening}`} fillRule="evenodd" fill={tone.middle} stroke={tone.line} />
        <path d={joints} fill="none" stroke={tone.line} strokeOpacity=".4" />
        <path d={bars} fill="none" stroke={tone.near} strokeWidth="5" />
        <path
          d="M537.5 106V348M450 193.5H630M450 269.5H630"
          fill="none"
          stroke={tone.line}
          strokeOpacity=".7"
        />
      </g>
      <path d="M-640 436H800V500H-640Z" fill={tone.near} />
      <path d="M-640 436H800" stroke={`url(#${id}line)`} />
      <path d="M376 436H548L490 500H290Z" fill={`url(#${id}ray)`} />
      <path d={floor} fill={tone.horizon} fillOpacity=".6" />
      <g transform={frame}>
        <path d="M404 348H676V366H404Z" fill={tone.far} stroke={tone.line} />
        <Pot id={id} tone={tone} />
      </g>
    </>
  );
}

/** What is seen through the panes. */
function Outside({ id, tone }: ScenePartProps) {
  return (
    <g clipPath={`url(#${id}in)`}>
      <path d="M440 90H640V350H440Z" fill={`url(#${id}sky)`} />
      <path d="M440 90H640V350H440Z" fill={tone.horizon} fillOpacity=".7" />
      <circle cx="540" cy="270" r="120" fill={`url(#${id}core)`} />
      <circle cx="540" cy="270" r="32" fill="#fff8e6" />
      <path d="M430 290C460 272 490 284 530 280S600 264 650 276V350H430Z" fill={tone.haze} />
      <path d="M430 316C470 300 500 312 540 310S610 296 650 304V350H430Z" fill={tone.far} />
    </g>
  );
}

/** A plant in its pot, turned to the light. */
function Pot({ id, tone }: ScenePartProps) {
  return (
    <g stroke={tone.line}>
      <defs>
        <path id={`${id}leaf`} d="M0 0C6-12 22-16 36-8C26 6 10 8 0 0Z" fill={tone.near} />
      </defs>
      <path
        d="M630 316C632 290 622 262 608 240M630 316C634 298 642 284 652 274"
        fill="none"
        stroke={tone.near}
        strokeWidth="3"
      />
      {leaves.map((place) => (
        <use key={place} href={`#${id}leaf`} transform={place} />
      ))}
      <path d="M610 316H652L646 348H616ZM606 308H656V317H606Z" fill={tone.near} />
    </g>
  );
}

const leaves = [
  "translate(628 292)rotate(-168)scale(.9 -.9)",
  "translate(630 286)rotate(-24)",
  "translate(622 264)rotate(-158)scale(.85 -.85)",
  "translate(618 258)rotate(-40)scale(.8)",
  "translate(608 240)rotate(-116)scale(.75)",
  "translate(652 274)rotate(-58)scale(.7)",
];

/** Its sill stands where it stands; the arch keeps clear of what lies over the picture. */
const frame = "translate(75.6 51)scale(.86)";

const opening = "M450 348V196A90 90 0 0 1 630 196V348Z";

const splay = "M422 352V196A118 118 0 0 1 658 196V352Z";

const joints =
  "M422 230H450M422 272H450M422 314H450M630 230H658M630 272H658M630 314H658M426 165L454 172M440 133L464 148M463 107L481 127M493 88L504 113M527 79L530 107M553 79L550 107M587 88L576 113M617 107L599 127M640 133L616 148M654 165L626 172";

const bars = "M540 106V348M450 196H630M450 272H630";

const floor =
  "M398 444H464L436 464H364ZM476 444H540L516 464H448ZM352 471H428L404 494H314ZM440 471H508L480 494H416Z";
