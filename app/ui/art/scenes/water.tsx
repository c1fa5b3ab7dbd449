import { type ScenePartProps, Sky } from "./sky";

/** Still water, and the sun's path across it. */
export function Water({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={310} />
      <circle cx="500" cy="310" r="38" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}sea`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".1" stopColor={tone.far} />
          <stop offset=".45" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path
        d="M-640 310V282C-560 270-500 292-420 286S-260 264-180 280S-20 292 60 288S180 296 300 310Z"
        fill={tone.far}
      />
      <path d="M800 310V296C740 290 700 300 660 303S620 308 590 310Z" fill={tone.far} />
      <path d="M-640 310H800V500H-640Z" fill={`url(#${id}sea)`} />
      <path d="M-640 310H800" stroke={`url(#${id}line)`} />
      <g stroke="#fff3cf" strokeLinecap="round">
        <path d="M464 317h74M474 323h58M460 330h82" strokeWidth="2.5" />
        <path d="M480 338h46M454 347h92M474 357h60" strokeWidth="2" strokeOpacity=".85" />
        <path
          d="M446 368h96M486 380h64M440 393h84M470 407h96M432 422h72M496 422h44M450 439h110M424 457h92M480 476h104"
          strokeWidth="1.5"
          strokeOpacity=".6"
        />
      </g>
      <path
        d="M-560 340h200M-300 366h170M-80 338h130M-460 402h220M-160 424h200M250 346h120M600 340h130M90 372h190M640 388h130M150 420h180M-20 456h190M600 440h170M260 474h120M-500 462h190"
        stroke={`url(#${id}line)`}
        strokeOpacity=".42"
      />
    </>
  );
}
