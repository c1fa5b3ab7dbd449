import { type ScenePartProps, Sky } from "./sky";

/** Clouds reach higher than any picture; their light is at their lower edge. */
const skyward = { gradientUnits: "userSpaceOnUse", x2: 0, y1: -10, y2: 220 };

/** Rain on dry land, and the light already under the cloud. */
export function Rain({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={490} y={336} rings={[]} />
      <circle cx="490" cy="336" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".14" stopColor={tone.far} />
          <stop offset=".6" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}cloud`} {...skyward}>
          <stop offset=".3" stopColor={tone.zenith} />
          <stop offset="1" stopColor={tone.upper} />
        </linearGradient>
        <linearGradient id={`${id}veil`} {...skyward}>
          <stop offset="0" stopColor={tone.upper} />
          <stop offset="1" stopColor={tone.veil} />
        </linearGradient>
      </defs>
      <path d={rays} fill={tone.horizon} fillOpacity=".13" />
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d="M-640 372H800V500H-640Z" fill={`url(#${id}sea)`} />
      <path
        d={`${high}V-400H-640Z`}
        fill={`url(#${id}veil)`}
        stroke={`url(#${id}line)`}
        strokeOpacity=".6"
      />
      <path d={`${low}V-400H-640Z`} fill={`url(#${id}cloud)`} stroke={`url(#${id}line)`} />
      <g stroke="#fff6dc" strokeLinecap="round">
        {falls.map(([d, dashes, opacity]) => (
          <path key={d} d={d} strokeDasharray={dashes} strokeOpacity={opacity} />
        ))}
      </g>
      <g fill="none" stroke={tone.horizon}>
        {ripples.map(([x, y, r]) => (
          <g key={x}>
            <ellipse cx={x} cy={y} rx={r} ry={r * 0.2} />
            <ellipse cx={x} cy={y} rx={r * 0.5} ry={r * 0.1} strokeOpacity=".7" />
          </g>
        ))}
      </g>
    </>
  );
}

const far =
  "M-640 352C-540 336-440 350-340 342S-160 326-60 340S140 352 240 346S400 356 490 358S640 334 700 336S780 344 800 342";

const rays =
  "M490 336L250 130H330ZM490 336L400 130H450ZM490 336L520 130H570ZM490 336L640 130H730ZM490 336L60 150L150 140Z";

const high =
  "M-640 176C-610 202-560 200-536 178C-500 218-430 214-400 184C-370 200-340 196-322 180C-280 226-200 220-166 184C-140 200-110 196-96 184C-50 226 30 224 66 188C90 204 116 200 130 188C176 234 260 228 292 190C316 208 340 204 352 192C396 232 470 226 500 188C522 204 548 200 560 186C604 222 680 214 708 176C740 194 780 190 800 172";

const low =
  "M-640 112C-600 144-540 138-516 112C-496 126-470 124-458 112C-410 156-330 150-296 112C-274 130-244 126-232 112C-186 154-100 148-66 108C-40 128-10 124 4 110C50 150 130 146 162 110C186 130 214 128 226 114C270 156 356 150 386 108C410 124 436 120 448 104C492 140 570 134 600 94C622 112 648 108 660 94C700 124 760 118 800 84";

const falls = [
  [
    "M-600 160L-680 480M-440 150L-520 480M-250 160L-330 480M-90 150L-170 480M70 160L-10 480M230 160L150 480M390 150L310 480M550 150L470 480M710 140L630 480",
    "40 50 26 70",
    ".55",
  ],
  [
    "M-520 190L-590 480M-360 180L-430 480M-170 190L-240 480M-10 190L-80 480M150 190L80 480M310 190L240 480M470 190L400 480M630 190L560 480M790 190L720 480",
    "24 60 44 40",
    ".42",
  ],
  [
    "M-560 200L-620 460M-300 200L-360 460M-40 200L-100 460M190 190L130 460M270 200L210 460M350 200L290 460M430 200L370 460M510 180L450 460M590 200L530 460M670 200L610 460M750 200L690 460",
    "16 44 30 58",
    ".34",
  ],
] as const;

const ripples = [
  [436, 420, 46],
  [610, 446, 62],
  [330, 466, 56],
  [724, 408, 40],
  [540, 478, 44],
  [120, 430, 50],
  [-120, 452, 60],
  [-380, 428, 44],
] as const;
