import { type ScenePartProps, Sky } from "./sky";

/** A clay lamp in the night: light for one more step. */
export function Lamp({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={515} y={310} rings={rings} night />
      <defs>
        <linearGradient id={`${id}clay`}>
          <stop offset="0" stopColor={tone.haze} />
          <stop offset=".3" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path d="M-640 428H800V500H-640Z" fill={tone.near} />
      <path d="M-640 428H800" stroke={`url(#${id}line)`} />
      <path d="M-640 429H800V444H-640Z" fill={tone.middle} fillOpacity=".55" />
      <g transform="translate(100)">
        <path
          d={handle}
          fill="none"
          stroke={tone.line}
          transform="translate(4 -3)"
          strokeOpacity=".6"
        />
        <path d={handle} fill="none" stroke={tone.near} strokeWidth="8" />
        <path
          d="M402 348C408 340 420 339 428 345C446 357 462 362 486 357C512 349 570 349 596 363C618 376 614 404 588 416L584 428H496L490 416C450 404 418 382 402 348Z"
          fill={`url(#${id}clay)`}
          stroke={tone.line}
        />
        <path
          d="M500 363C524 357 560 358 580 366M454 380C500 398 560 396 606 384M474 398C510 408 560 408 598 400M490 416C520 420 560 420 588 416"
          fill="none"
          stroke={tone.line}
          strokeOpacity=".5"
        />
        <path
          d="M414 345C396 332 399 312 410 298C416 290 417 280 415 268C430 284 438 300 434 320C432 334 425 342 414 345Z"
          fill="#ffe9b0"
        />
        <path d="M414 343C404 334 406 322 413 311C420 322 424 334 414 343Z" fill="#fffaf0" />
      </g>
    </>
  );
}

const rings = [64, 92, 128, 174, 232, 304, 392];

const handle = "M600 366C626 346 654 356 648 380C643 398 622 402 608 396";
