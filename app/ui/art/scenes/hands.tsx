import { type ScenePartProps, Sky } from "./sky";

/** Hands held open, empty and full of light. */
export function Hands({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={306} night />
      <circle cx="500" cy="306" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}skin`} x1=".9" y1="0" x2=".3" y2="1">
          <stop offset="0" stopColor={tone.haze} />
          <stop offset=".35" stopColor={tone.far} />
          <stop offset=".7" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <g id={`${id}hand`}>
          <path d={hand} fill={`url(#${id}skin)`} stroke={tone.line} />
          <path d={fingers} fill="none" stroke={tone.line} strokeOpacity=".6" />
        </g>
      </defs>
      <path d={`${land}V500H-640Z`} fill={tone.middle} />
      <path d={land} fill="none" stroke={`url(#${id}line)`} />
      <use href={`#${id}hand`} transform="translate(500 330)" />
      <use href={`#${id}hand`} transform="translate(500 330)scale(-1 1)" />
      <circle
        className="glow"
        fill={`url(#${id}core)`}
        cx="500"
        cy="330"
        r="150"
        fillOpacity=".5"
      />
    </>
  );
}

const land =
  "M-640 446C-500 424-380 444-240 436S0 424 120 436S280 446 380 442S560 434 640 438S760 436 800 430";

const hand =
  "M0 172V112C-4 86-14 60-26 40C-34 24-50 22-50 38C-49 52-46 66-50 80C-82 66-112 40-136 4C-144-8-158-2-154 12C-160 10-170 16-166 28C-172 28-180 36-174 48C-180 50-184 60-176 70C-150 104-114 128-84 142C-74 150-70 160-70 172Z";

const fingers =
  "M-154 12C-136 46-108 74-72 92M-166 28C-146 62-116 90-78 106M-174 48C-150 80-122 104-84 120M-50 80C-40 92-30 100-14 106";
