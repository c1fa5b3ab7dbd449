import { type ScenePartProps, Sky } from "./sky";

/** A branch that stays in the vine, and its fruit. */
export function Vine({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={450} y={346} />
      <circle cx="450" cy="346" r="34" fill="#fff8e6" />
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 396C-400 378-200 388 60 384S380 394 560 390S740 380 800 384V500H-640Z"
        fill={tone.middle}
      />
      <path d={rows} stroke={`url(#${id}line)`} strokeOpacity=".35" />
      <path
        d="M-640 452C-400 440-200 446 60 444S380 456 560 452S740 442 800 446V500H-640Z"
        fill={tone.near}
      />
      <defs>
        <g id={`${id}leaf`}>
          <path d={leaf} fill={tone.near} stroke={tone.line} />
          <path d={veins} fill="none" stroke={tone.line} strokeOpacity=".5" />
        </g>
        <radialGradient id={`${id}skin`} cx=".35" cy=".35">
          <stop offset="0" stopColor={tone.far} />
          <stop offset=".5" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </radialGradient>
        <g id={`${id}grapes`} fill={`url(#${id}skin)`} stroke={tone.line}>
          <path d="M0-34C4-20 0-10 0 0" fill="none" />
          {grapes.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="11.5" />
          ))}
        </g>
      </defs>
      <g transform="translate(0 50)">
        <path d={trunk} fill={tone.near} stroke={tone.line} strokeOpacity=".6" />
        <path d={bark} fill="none" stroke={tone.line} strokeOpacity=".4" />
        <path d={cane} fill="none" stroke={tone.near} strokeWidth="7" strokeLinecap="round" />
        <path
          d={cane}
          fill="none"
          stroke={tone.line}
          strokeOpacity=".5"
          transform="translate(0 -4)"
        />
        <path d={tendrils} fill="none" stroke={tone.line} strokeWidth="1.5" />
        {clusters.map((place) => (
          <use key={place} href={`#${id}grapes`} transform={place} />
        ))}
        {leaves.map((place) => (
          <use key={place} href={`#${id}leaf`} transform={place} />
        ))}
      </g>
    </>
  );
}

const far = "M-640 362C-520 342-400 356-280 346S-60 338 60 348S300 360 420 356S640 330 800 344";

const rows =
  "M450 392L-640 452M450 392L-300 500M450 392L0 500M450 392L210 500M450 392L360 500M450 392L470 500M450 392L600 500M450 392L800 496M450 392L800 430";

const leaf =
  "M0 4C4-10 20-20 36-12L46-10L44 2L40 14C50 14 58 20 62 30L70 40L58 46L46 54L32 52L30 66L20 74L16 82L0 96L-16 82L-20 74L-30 66L-32 52L-46 54L-58 46L-70 40L-62 30C-58 20-50 14-40 14L-44 2L-46-10L-36-12C-20-20-4-10 0 4Z";

const veins = "M0 4V80M0 4L-36-4M0 4L36-4M0 4L-54 38M0 4L54 38M0 40L-18 62M0 40L18 62";

const trunk =
  "M700 500C718 452 706 412 724 372S700 292 722 244S728 168 700 142L742 116C764 152 758 208 748 252S770 330 752 382S764 454 790 500Z";

const bark =
  "M722 500C740 452 726 418 738 380M762 500C748 462 752 430 746 410M734 340C742 306 718 290 732 256M742 238C738 206 752 176 736 148";

const cane = "M726 132C690 96 640 104 590 116S470 138 396 92";

const tendrils =
  "M566 122C556 148 574 160 580 148S568 136 564 148S570 190 560 204M410 98C396 118 380 116 380 104S394 96 394 110S376 148 362 144";

const grapes = [
  [-27, 8],
  [-9, 4],
  [9, 4],
  [27, 8],
  [-19, 25],
  [0, 22],
  [19, 25],
  [-11, 43],
  [9, 43],
  [-2, 61],
  [-26, 30],
  [2, 78],
] as const;

const clusters = ["translate(634 146)scale(1.2)", "translate(492 160)"];

const leaves = [
  "translate(700 120)rotate(-24)scale(.95)",
  "translate(742 128)rotate(-70)scale(.8)",
  "translate(640 112)rotate(172)scale(.62)",
  "translate(566 120)rotate(196)scale(.72)",
  "translate(548 124)rotate(20)scale(.66)",
  "translate(440 112)rotate(24)scale(.62)",
  "translate(456 118)rotate(168)scale(.56)",
  "translate(396 92)rotate(112)scale(.5)",
];
