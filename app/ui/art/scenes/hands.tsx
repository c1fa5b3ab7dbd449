import { type ScenePartProps, Sky } from "./sky";

/** Two hands held together, open, and full of light. */
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
          <path d={`${hand}Z`} fill={`url(#${id}skin)`} />
          <path d={hand} fill="none" stroke={tone.line} />
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

/** From the inside of the wrist around to its outside: between the two is light. */
const hand =
  "M12 226C8 190 6 162 20 134C44 92 60 50 62-2C63-18 83-19 84-1L85-26C85-43 105-46 108-27L109-34C107-54 129-57 133-36L134-12L135-15C135-36 155-38 157-15C154 34 149 60 143 82C151 78 163 63 172 46C181 29 197 38 191 62C179 101 148 147 115 171C89 185 68 197 57 224";

const fingers =
  "M85 1C82 23 79 39 73 64M109-24C106 27 102 45 95 71M134-12C131 30 127 50 117 79M143 82C129 108 108 125 81 128";
