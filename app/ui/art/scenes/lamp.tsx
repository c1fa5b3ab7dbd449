import { type ScenePartProps, Sky } from "./sky";

/** A clay lamp in the night: light for one more step. */
export function Lamp({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={480} y={300} rings={rings} night />
      <defs>
        <linearGradient id={`${id}clay`}>
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".14" stopColor={tone.haze} />
          <stop offset=".46" stopColor={tone.far} />
          <stop offset=".8" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <radialGradient id={`${id}pool`}>
          <stop offset="0" stopColor={tone.horizon} stopOpacity=".85" />
          <stop offset=".4" stopColor={tone.glow} stopOpacity=".4" />
          <stop offset="1" stopColor={tone.glow} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        d="M96 70h0M210 130h0M40 210h0M300 60h0M716 76h0M764 210h0M-80 100h0M-210 50h0M-320 180h0M-450 90h0M-560 170h0"
        stroke="#fff6dc"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeOpacity=".7"
      />
      <path d="M-640 412H800V500H-640Z" fill={tone.middle} />
      <path d="M-640 412H800" stroke={`url(#${id}line)`} />
      <Clay id={id} tone={tone} />
    </>
  );
}

/** The lamp, its flame, and the light about its foot. */
function Clay({ id, tone }: ScenePartProps) {
  return (
    <g transform="translate(-20)">
      <ellipse cx="530" cy="434" rx="330" ry="26" fill={`url(#${id}pool)`} />
      <ellipse cx="640" cy="440" rx="116" ry="10" fill={tone.near} fillOpacity=".6" />
      <path
        d="M712 366C744 344 778 360 766 388C758 406 728 408 708 398"
        fill="none"
        stroke={tone.line}
        strokeWidth="13"
      />
      <path
        d="M712 366C744 344 778 360 766 388C758 406 728 408 708 398"
        fill="none"
        stroke={tone.middle}
        strokeWidth="10"
      />
      <path d={body} fill={`url(#${id}clay)`} stroke={tone.line} />
      <ellipse cx="638" cy="359" rx="72" ry="15" fill={tone.far} stroke={tone.line} />
      <ellipse
        cx="638"
        cy="360"
        rx="54"
        ry="10"
        fill={tone.middle}
        stroke={tone.line}
        strokeOpacity=".5"
      />
      <ellipse cx="638" cy="361" rx="17" ry="4.5" fill={tone.near} stroke={tone.line} />
      <path d={bands} fill="none" stroke={tone.line} strokeOpacity=".5" />
      <ellipse cx="500" cy="352" rx="15" ry="5" fill={tone.near} stroke={tone.line} />
      <path
        d="M500 353C478 344 472 320 484 298C493 281 499 268 496 246C514 264 528 294 525 320C523 338 514 350 500 353Z"
        fill="#ffe3a0"
      />
      <path d="M500 352C488 344 488 328 498 312C510 326 514 344 500 352Z" fill="#fffaf0" />
      <path d="M500 356V342" stroke={tone.near} strokeWidth="3" strokeLinecap="round" />
      <circle
        className="glow"
        fill={`url(#${id}core)`}
        cx="500"
        cy="312"
        r="120"
        fillOpacity=".55"
      />
    </g>
  );
}

const rings = [64, 92, 128, 174, 232, 304, 392];

const body =
  "M482 352C480 344 494 344 512 346C536 349 552 352 570 350C600 338 676 338 706 352C736 368 720 404 674 422L680 440H598L602 424C548 412 492 388 482 352Z";

const bands =
  "M496 366C540 402 604 414 640 412S712 396 718 382M602 424C622 430 656 430 674 422M526 352C540 360 554 362 568 358";
