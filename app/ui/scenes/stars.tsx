import { type ScenePartProps, Sky } from "./sky";

/** The last stars of the night, turning about their pole. */
export function Stars({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={452} rings={[]} night />
      <g fill="none" stroke="#fff6dc" strokeLinecap="round">
        {trails.map(([radius, dashes, opacity]) => (
          <circle
            key={radius}
            cx="520"
            cy="232"
            r={radius}
            strokeDasharray={dashes}
            strokeOpacity={opacity}
          />
        ))}
        <path
          d="M120 60h0M208 150h0M64 220h0M330 40h0M700 64h0M752 180h0M-60 110h0M-190 60h0M-300 190h0M-420 90h0M-540 160h0M-130 250h0"
          strokeWidth="2.5"
          strokeOpacity=".8"
        />
      </g>
      <g fill="#fff6dc">
        <circle cx="520" cy="232" r="9" opacity=".22" />
        <circle cx="520" cy="232" r="4" />
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
  [44, "22 70 8 40", ".85"],
  [66, "34 90 14 120", ".7"],
  [92, "50 160 20 110", ".62"],
  [122, "70 190 26 130 12 200", ".56"],
  [156, "60 150 90 280", ".5"],
  [194, "120 260 40 190", ".44"],
  [236, "90 210 140 300", ".38"],
  [284, "170 330 60 240", ".32"],
  [338, "130 290 200 420", ".26"],
  [400, "240 460 90 360", ".2"],
] as const;
