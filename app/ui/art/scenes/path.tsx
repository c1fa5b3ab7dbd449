import { type ScenePartProps, Sky } from "./sky";

/** A way through the hills, and where it leads. */
export function Path({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={505} y={306} />
      <circle cx="505" cy="306" r="32" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}way`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".3" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
        <linearGradient id={`${id}hill`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <path
          id={`${id}tree`}
          d="M0 4C-11-4-15-30-9-58C-6-74-2-88 0-98C3-86 8-72 11-56C15-28 11-4 0 4Z"
        />
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${valley}V500H-640Z`} fill={`url(#${id}hill)`} />
      <path d={valley} fill="none" stroke={`url(#${id}line)`} />
      <path d={way} fill={`url(#${id}way)`} />
      <path
        d="M-640 452C-400 430-160 440 40 456S250 480 300 500H-640ZM800 420C700 424 610 452 560 500H800Z"
        fill={tone.near}
      />
      <path
        d="M-640 452C-400 430-160 440 40 456S250 480 300 500M800 420C700 424 610 452 560 500"
        fill="none"
        stroke={`url(#${id}line)`}
        strokeOpacity=".5"
      />
      <g fill={tone.near} stroke={tone.line} strokeOpacity=".55">
        {trees.map((place) => (
          <use key={place} href={`#${id}tree`} transform={place} />
        ))}
      </g>
    </>
  );
}

const far =
  "M-640 322C-520 300-400 316-280 306S-60 294 40 308S200 290 290 286S440 328 505 328S590 288 660 284S760 300 800 296";

const valley =
  "M-640 372C-460 342-260 350-80 352S180 336 290 334S440 336 505 336S640 322 690 326S760 336 800 332";

const way =
  "M312 500C356 474 426 462 486 442S556 416 534 400S452 380 460 362S492 344 503 335L508 335C500 346 478 354 478 363S560 382 582 400S606 438 560 458S500 484 500 500Z";

const trees = [
  "translate(642 430)",
  "translate(676 438)scale(1.25)",
  "translate(714 432)scale(.95)",
  "translate(366 376)scale(.5)",
  "translate(348 380)scale(.62)",
  "translate(600 350)scale(.34)",
];
