import { type ScenePartProps, Sky } from "./sky";

/** Ridge behind ridge, the sun half up. */
export function Hills({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={318} />
      <circle cx="520" cy="318" r="34" fill="#fff8e6" />
      <defs>
        {ridges.map(({ key }) => (
          <linearGradient key={key} id={`${id}${key}`} x2="0" y2="1">
            <stop offset="0" stopColor={tone[key]} />
            <stop offset="1" stopColor={key === "near" ? tone.zenith : tone.haze} />
          </linearGradient>
        ))}
      </defs>
      {ridges.map(({ key, top }) => (
        <g key={key}>
          <path d={`${top}V500H-640Z`} fill={`url(#${id}${key})`} />
          <path d={top} fill="none" stroke={`url(#${id}line)`} />
        </g>
      ))}
      <path d={furrows} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".32" />
    </>
  );
}

const ridges = [
  {
    key: "far",
    top: "M-640 330C-540 300-470 322-390 312S-240 286-150 308S-20 326 60 308S190 290 262 300S372 282 440 314S570 326 630 306S740 296 800 314",
  },
  {
    key: "middle",
    top: "M-640 386C-500 340-380 352-260 370S-40 388 60 364S220 326 320 352S480 396 580 374S720 336 800 362",
  },
  { key: "near", top: "M-640 420C-420 440-240 404-60 396S220 414 380 430S640 408 800 436" },
] as const;

const furrows =
  "M-640 432C-420 452-240 418-60 410S220 428 380 444S640 422 800 450M-640 448C-420 468-240 436-60 428S220 446 380 462S640 440 800 468M-640 468C-420 488-240 458-60 451S220 468 380 484S640 462 800 490";
