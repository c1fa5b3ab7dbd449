import { type ScenePartProps, Sky } from "./sky";

/** A mountain that stands, the first light on its snow. */
export function Mountain({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={400} y={330} />
      <circle cx="400" cy="330" r="32" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}shade`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
        <linearGradient id={`${id}lit`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".5" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
        <path
          id={`${id}fir`}
          d="M0 0L-16-4L-6-22L-13-24L-4-42L-9-44L0-72L9-44L4-42L13-24L6-22L16-4Z"
        />
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <path d={peak} fill={`url(#${id}shade)`} stroke={tone.line} />
      <path d={lit} fill={`url(#${id}lit)`} />
      <path d={snow} fill="#fff6e2" fillOpacity=".9" />
      <path d={ribs} fill="none" stroke={tone.line} strokeOpacity=".45" />
      <path d={`${foot}V500H-640Z`} fill={tone.middle} />
      <path d={foot} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${meadow}V500H-640Z`} fill={tone.near} />
      <path d={meadow} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".5" />
      <g fill={tone.near} stroke={tone.line} strokeOpacity=".5">
        {firs.map((place) => (
          <use key={place} href={`#${id}fir`} transform={place} />
        ))}
      </g>
    </>
  );
}

const far = "M-640 352L-500 322L-360 342L-220 308L-60 338L80 312L300 344L520 330L620 318L800 322";

const peak =
  "M300 420L372 336L400 344L446 268L470 276L520 190L540 198L572 146L604 204L622 198L664 282L690 276L730 348L756 344L820 420Z";

const lit =
  "M300 420L372 336L400 344L446 268L470 276L520 190L540 198L572 146L566 212L578 250L552 300L560 340L520 420Z";

const snow =
  "M520 190L540 198L572 146L604 204L622 198L642 238L620 232L606 252L588 228L570 262L552 226L528 250L516 222L496 238Z";

const ribs =
  "M572 146L566 212L578 250L552 300L560 340L528 404M470 276L476 320L452 352L456 388M664 282L650 324L672 356L660 396M604 204L612 262L598 300L616 350";

const foot = "M-640 408C-480 380-340 392-200 400S60 384 180 394S380 388 500 402S700 384 800 396";

const meadow = "M-640 450C-440 430-240 446-40 440S300 436 440 450S680 442 800 434";

const firs = [
  "translate(396 456)scale(1.1)",
  "translate(424 462)scale(.85)",
  "translate(690 452)scale(1.2)",
  "translate(722 458)scale(.9)",
  "translate(762 450)scale(1.3)",
];
