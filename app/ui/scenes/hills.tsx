import { type ScenePartProps, Sky } from "./sky";

/** Ridge behind ridge, the sun half up. */
export function Hills({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={318} />
      <circle cx="520" cy="318" r="36" fill="#fff8e6" />
      <defs>
        {ridges.map(({ key }) => (
          <linearGradient key={key} id={`${id}${key}`} x2="0" y2="1">
            <stop stopColor={tone[key]} />
            <stop offset="1" stopColor={tone.far} />
          </linearGradient>
        ))}
      </defs>
      {ridges.map(({ key, top }) => (
        <g key={key}>
          <path d={`${top}V500H0Z`} fill={key === "near" ? tone.near : `url(#${id}${key})`} />
          <path d={top} fill="none" stroke={`url(#${id}line)`} />
        </g>
      ))}
    </>
  );
}

const ridges = [
  {
    key: "far",
    top: "M0 330C70 306 120 322 190 304S320 280 390 312S500 330 560 314S690 288 740 306S790 318 800 314",
  },
  {
    key: "middle",
    top: "M0 372C90 350 170 322 260 346S420 398 520 374S700 330 800 360",
  },
  { key: "near", top: "M0 404C120 392 220 420 340 430S620 404 800 440" },
] as const;
