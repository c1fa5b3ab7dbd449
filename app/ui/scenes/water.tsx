import { type ScenePartProps, Sky } from "./sky";

/** Still water, and the sun's path across it. */
export function Water({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={310} />
      <circle cx="500" cy="310" r="40" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop stopColor={tone.horizon} />
          <stop offset=".12" stopColor={tone.far} />
          <stop offset=".5" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path d="M0 310C60 300 90 290 150 294S250 306 300 310H0Z" fill={tone.far} />
      <path d="M800 310C740 302 720 296 680 300S640 308 610 310Z" fill={tone.far} />
      <path d="M0 310H800V500H0Z" fill={`url(#${id}sea)`} />
      <path d="M0 310H800" stroke={`url(#${id}line)`} />
      <g stroke="#fff3cf" strokeLinecap="round">
        <path d="M462 320h78M474 328h56M456 337h84M480 347h44M450 358h96" strokeWidth="3" />
        <path
          d="M476 371h60M438 385h112M470 400h66M428 417h130M462 436h84M414 457h156M456 480h100"
          strokeWidth="2"
          strokeOpacity=".6"
        />
      </g>
      <path
        d="M250 352h120M600 346h130M90 378h150M640 392h120M180 420h150M30 446h120M610 440h160M240 470h110"
        stroke={tone.line}
        strokeOpacity=".3"
      />
    </>
  );
}
