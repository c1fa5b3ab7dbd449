import { type ScenePartProps, Sky } from "./sky";

/** A field ready for the harvest, the nearest ears against the light. */
export function Wheat({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={470} y={330} />
      <circle cx="470" cy="330" r="38" fill="#fff8e6" />
      <path d="M0 346C160 326 300 340 430 336S680 320 800 340V500H0Z" fill={tone.far} />
      <path d="M0 384C180 360 340 372 500 378S700 366 800 376V500H0Z" fill={tone.middle} />
      <path d="M0 436C200 420 380 434 560 438S740 430 800 436V500H0Z" fill={tone.near} />
      <defs>
        <g id={`${id}ear`}>
          <path d="M0 170C2 110 2 60 0 0" fill="none" stroke={tone.near} strokeWidth="3" />
          <path
            d="M0-92l5 14-5 14-5-14zM-2-66c-14-4-16-16-14-26 10 4 14 14 14 26zM2-66c14-4 16-16 14-26-10 4-14 14-14 26zM-2-42c-15-4-18-17-16-28 11 4 16 16 16 28zM2-42c15-4 18-17 16-28-11 4-16 16-16 28zM-2-16c-16-4-19-18-17-30 12 5 17 17 17 30zM2-16c16-4 19-18 17-30-12 5-17 17-17 30z"
            fill={tone.near}
            stroke={tone.line}
          />
          <path
            d="M0-90V-128M-14-90L-24-122M14-90L24-122M-18-68L-34-100M18-68L34-100"
            stroke={tone.line}
            strokeOpacity=".7"
          />
        </g>
      </defs>
      {ears.map((place) => (
        <use key={place} href={`#${id}ear`} transform={place} />
      ))}
    </>
  );
}

const ears = [
  "translate(560 350)rotate(6)",
  "translate(620 330)rotate(12)scale(1.1)",
  "translate(690 352)rotate(4)",
  "translate(520 384)rotate(-4)scale(.8)",
  "translate(744 376)rotate(14)scale(.9)",
  "translate(130 400)rotate(-6)scale(.8)",
  "translate(70 384)rotate(3)scale(.9)",
];
