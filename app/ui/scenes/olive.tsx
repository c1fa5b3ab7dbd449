import { type ScenePartProps, Sky } from "./sky";

/** A branch of olive before the light, after the flood. */
export function Olive({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={430} y={330} />
      <circle cx="430" cy="330" r="44" fill="#fff8e6" />
      <path d="M0 392C160 360 300 384 420 378S680 350 800 380V500H0Z" fill={tone.far} />
      <path d="M0 436C140 410 320 430 480 440S700 420 800 436V500H0Z" fill={tone.middle} />
      <path
        d="M0 392C160 360 300 384 420 378S680 350 800 380"
        fill="none"
        stroke={`url(#${id}line)`}
      />
      <defs>
        <g id={`${id}leaf`}>
          <path d="M0 0C18-17 52-20 84 0C52 12 18 12 0 0Z" fill={tone.near} stroke={tone.line} />
          <path d="M0 0C24-4 50-4 76 0" fill="none" stroke={tone.line} strokeOpacity=".5" />
        </g>
      </defs>
      <path d="M830 96C700 100 560 150 452 262" fill="none" stroke={tone.near} strokeWidth="4" />
      <path d="M830 94C700 98 560 148 452 260" fill="none" stroke={tone.line} />
      {leaves.map((place) => (
        <use key={place} href={`#${id}leaf`} transform={place} />
      ))}
      <g fill={tone.near} stroke={tone.line}>
        <ellipse cx="640" cy="176" rx="12" ry="16" />
        <ellipse cx="566" cy="214" rx="11" ry="15" />
      </g>
    </>
  );
}

const leaves = [
  "translate(452 262)rotate(128)",
  "translate(470 244)rotate(172)scale(.9)",
  "translate(494 222)rotate(84)scale(.9)",
  "translate(530 192)rotate(188)",
  "translate(548 180)rotate(72)scale(.95)",
  "translate(600 150)rotate(196)",
  "translate(620 142)rotate(98)scale(.9)",
  "translate(676 120)rotate(204)",
  "translate(700 112)rotate(66)",
  "translate(756 101)rotate(210)",
  "translate(770 99)rotate(82)",
];
