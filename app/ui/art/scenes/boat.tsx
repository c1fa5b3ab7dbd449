import { type ScenePartProps, Sea, Sky } from "./sky";

/** A boat on the swell, its sail full, and the sea growing still toward the light. */
export function Boat({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={470} y={306} />
      <circle cx="470" cy="306" r="34" fill="#fff8e6" />
      <defs>
        <Sea id={id} tone={tone} />
        <linearGradient id={`${id}sail`}>
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".45" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
      </defs>
      <path d="M-640 318H800V500H-640Z" fill={`url(#${id}sea)`} />
      <path d="M-640 318H800" stroke={`url(#${id}line)`} />
      <path
        d="M432 326h72M444 334h56M426 343h82M440 353h50M420 364h78M436 376h44"
        stroke="#fff3cf"
        strokeWidth="2"
        strokeLinecap="round"
        strokeOpacity=".8"
      />
      <path d={`${swell}V500H-640Z`} fill={tone.middle} />
      <path d={swell} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".7" />
      <Vessel id={id} tone={tone} />
      <path d={`${crest}V500H-640Z`} fill={tone.near} />
      <path d={crest} fill="none" stroke={`url(#${id}line)`} />
      <path d={troughs} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".4" />
    </>
  );
}

/** It leans a little, away from the wind. */
function Vessel({ id, tone }: ScenePartProps) {
  return (
    <g transform="translate(122 117)scale(.74)rotate(4 540 400)" stroke={tone.line}>
      <path d="M534 408V158" stroke={tone.near} strokeWidth="7" strokeLinecap="round" />
      <path d={sail} fill={`url(#${id}sail)`} />
      <path d={foresail} fill={`url(#${id}sail)`} />
      <path
        d="M537 216C574 222 606 236 634 257M537 272C580 276 622 288 652 308M519 278C498 284 476 282 457 284"
        fill="none"
        strokeOpacity=".5"
      />
      <path d={hull} fill={tone.near} />
      <path
        d="M420 396C474 416 592 418 662 388M432 412C482 430 590 430 648 406"
        fill="none"
        strokeOpacity=".6"
      />
    </g>
  );
}

const sail = "M537 168C610 206 654 262 656 342C616 358 578 360 537 354Z";

const foresail =
  "M532 180C482 234 446 290 434 350C466 362 496 362 522 354C516 296 520 236 532 180Z";

const hull =
  "M408 378C470 402 604 404 678 366C668 400 652 426 630 444H452C430 426 416 402 408 378Z";

const swell =
  "M-640 384C-560 352-500 356-440 380S-320 400-250 372S-110 356-40 380S90 402 160 376S290 358 350 380S470 398 540 388S680 372 800 384";

const crest =
  "M-640 436C-570 404-500 400-430 428S-280 452-200 424S-50 402 30 428S180 454 260 428S390 408 460 430S600 448 670 428S760 414 800 424";

const troughs =
  "M-640 466C-560 440-490 440-420 462S-270 478-190 458S-40 440 40 462S190 480 270 460S410 446 480 464S620 476 690 460M-600 492C-520 474-460 474-390 490M-140 486C-70 472 0 474 60 490M300 490C370 474 430 476 500 490M620 492C680 478 730 478 800 484";
