import { type ScenePartProps, Sky } from "./sky";

/** The last stars of the night, turning about their pole. */
export function Stars({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={452} rings={[]} night />
      <g fill="none" stroke="#fff6dc" strokeLinecap="round">
        {trails.map(([radius, dashes, opacity], index) => (
          <circle
            key={radius}
            cx="520"
            cy="430"
            r={radius}
            transform={`rotate(${index * 77} 520 430)`}
            strokeDasharray={dashes}
            strokeOpacity={opacity}
          />
        ))}
        <path
          d="M120 60h0M208 150h0M330 40h0M700 64h0M752 180h0M620 110h0M420 96h0"
          strokeWidth="2.5"
          strokeOpacity=".8"
        />
      </g>
      <path d={`${land}V500H-640Z`} fill={tone.middle} />
      <path d={land} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 468C-420 452-160 470 60 462S320 474 460 472S700 456 800 464V500H-640Z"
        fill={tone.near}
      />
    </>
  );
}

const land =
  "M-640 446C-500 420-380 444-240 436S0 424 120 436S280 446 380 438S560 424 640 434S760 436 800 428";

const trails = [
  [152, "64 150 96 240 20 180", ".5"],
  [186, "120 220 44 170", ".45"],
  [224, "90 190 150 260 30 210", ".4"],
  [268, "170 280 60 220", ".34"],
  [316, "130 250 210 360", ".29"],
  // These two would reach words that stand at the left.
  [370, "0 1400 240 90 300 295", ".24"],
  [430, "0 1080 180 70 330 1042", ".2"],
] as const;
