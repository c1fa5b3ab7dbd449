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
  "M490 336L250 130H330ZM490 336L400 130H450ZM490 336L520 130H570ZM490 336L640 130H730ZM490 336L-148 60L11 60Z";

/** The banks of cloud come down to the right; at the left, words have the sky to themselves. */
const high =
  "M-640 116C-540 92-430 124-320 110S-140 88-40 108S140 128 230 146S380 196 470 186S610 158 690 184S770 196 800 182";

const low =
  "M-640 64C-540 44-440 74-330 60S-160 40-70 58S100 70 190 88S330 138 430 122S580 90 660 116S760 124 800 108";

const falls = [
  ["M390 190L310 480M550 190L470 480M710 190L630 480", "40 50 26 70", ".55"],
  ["M330 180L270 440M470 200L400 480M630 190L560 480M790 200L720 480", "24 60 44 40", ".42"],
  [
    "M430 200L370 460M510 190L450 460M590 190L530 460M670 200L610 460M750 210L690 460",
    "16 44 30 58",
    ".34",
  ],
] as const;

const ripples = [
  [436, 420, 46],
  [610, 446, 62],
  [330, 456, 50],
  [724, 408, 40],
  [476, 462, 40],
  [120, 430, 50],
  [-120, 452, 60],
  [-380, 428, 44],
] as const;
