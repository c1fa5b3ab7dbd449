import { type ScenePartProps, Sky } from "./sky";

/** The last stars of the night, turning about their pole. */
export function Stars({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={430} rings={[]} />
      <g fill="none" stroke="#fff6dc" strokeLinecap="round">
        {trails.map(([radius, dashes, opacity]) => (
          <circle
            key={radius}
            cx="560"
            cy="120"
            r={radius}
            strokeDasharray={dashes}
            strokeOpacity={opacity}
          />
        ))}
      </g>
      <path
        d="M0 440C120 412 220 428 330 420S560 400 640 416S760 410 800 404V500H0Z"
        fill={tone.middle}
      />
      <path d="M0 462C160 440 320 462 460 466S700 448 800 456V500H0Z" fill={tone.near} />
      <path
        d="M0 440C120 412 220 428 330 420S560 400 640 416S760 410 800 404"
        fill="none"
        stroke={`url(#${id}line)`}
      />
    </>
  );
}

const trails = [
  [24, "10 60", ".9"],
  [46, "22 90 8 60", ".7"],
  [72, "30 140 14 80", ".6"],
  [100, "46 120 10 190", ".55"],
  [134, "60 210 20 140", ".5"],
  [172, "80 170 30 260", ".42"],
  [216, "90 300 40 210", ".38"],
  [266, "120 240 50 380", ".32"],
  [322, "140 410 60 300", ".26"],
  [386, "170 380 70 520", ".22"],
] as const;
