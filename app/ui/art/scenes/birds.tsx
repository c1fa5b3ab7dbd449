import { type ScenePartProps, Sky } from "./sky";

/** Swallows on the wing, over a land at first light. */
export function Birds({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={384} />
      <circle cx="500" cy="384" r="40" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}land`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <g id={`${id}bird`} stroke={tone.line}>
          <path d={wings} fill={tone.near} />
          <path d={breast} fill={tone.horizon} stroke="none" fillOpacity=".85" />
        </g>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${near}V500H-640Z`} fill={`url(#${id}land)`} />
      <path d={near} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <path d={furrows} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".35" />
      {flock.map((place) => (
        <use key={place} href={`#${id}bird`} transform={place} />
      ))}
    </>
  );
}

const wings =
  "M0-34C7-30 9-22 10-14C32-30 66-28 104 14C68-4 38-2 11 12C9 26 8 34 24 66L0 40L-24 66C-8 34-9 26-11 12C-38-2-68-4-104 14C-66-28-32-30-10-14C-9-22-7-30 0-34Z";

const breast = "M0-22C6-14 7 4 0 30C-7 4-6-14 0-22Z";

const far =
  "M-640 404C-520 386-400 398-280 392S-60 380 40 392S240 404 340 396S460 408 540 406S700 388 800 396";

const near = "M-640 446C-440 428-240 440-40 434S260 446 400 450S660 432 800 440";

const furrows =
  "M-640 464C-440 446-240 458-40 452S260 464 400 468S660 450 800 458M-640 486C-440 470-240 480-40 474S260 486 400 490S660 474 800 480";

/** The nearest first, then away into the light; none reaches words at the left. */
const flock = [
  "translate(612 284)rotate(38)scale(.9)",
  "translate(506 204)rotate(24)scale(.42)",
  "translate(660 182)rotate(30)scale(.32)",
  "translate(486 316)rotate(48)scale(.34)",
  "translate(556 344)rotate(60)scale(.22)",
  "translate(590 168)rotate(44)scale(.22)",
];
