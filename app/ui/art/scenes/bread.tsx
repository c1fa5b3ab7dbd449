import { type ScenePartProps, Sky } from "./sky";

/** Bread and a cup on the table, before the sun is up. */
export function Bread({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={310} />
      <circle cx="500" cy="310" r="40" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}crust`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".3" stopColor={tone.haze} />
          <stop offset=".7" stopColor={tone.far} />
          <stop offset="1" stopColor={tone.middle} />
        </linearGradient>
        <linearGradient id={`${id}clay`}>
          <stop offset="0" stopColor={tone.haze} />
          <stop offset=".4" stopColor={tone.far} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}wood`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d="M-640 404H800V500H-640Z" fill={`url(#${id}wood)`} />
      <path d="M-640 404H800" stroke={`url(#${id}line)`} />
      <g transform="translate(-36)">
        <ellipse cx="520" cy="450" rx="210" ry="13" fill={tone.near} fillOpacity=".6" />
        <path d={loaf} fill={`url(#${id}crust)`} stroke={tone.line} />
        <path
          d={cuts}
          fill={tone.horizon}
          fillOpacity=".75"
          stroke={tone.line}
          strokeOpacity=".7"
        />
        <path d={cup} fill={`url(#${id}clay)`} stroke={tone.line} />
        <ellipse cx="672" cy="318" rx="46" ry="10" fill={tone.far} stroke={tone.line} />
        <ellipse cx="672" cy="321" rx="37" ry="6.5" fill={tone.near} />
        <path
          d="M634 350C652 358 692 358 710 350M657 398C664 402 680 402 687 398"
          fill="none"
          stroke={tone.line}
          strokeOpacity=".5"
        />
      </g>
    </>
  );
}

const far = "M-640 346C-440 324-240 340-40 336S300 348 500 344S700 326 800 338";

const loaf =
  "M318 430C306 384 372 336 470 336S634 384 622 430C614 452 566 456 470 456S326 452 318 430Z";

const cuts =
  "M356 378C372 386 382 404 382 426C370 410 360 394 356 378ZM418 354C436 368 446 396 446 428C432 406 422 380 418 354ZM486 347C504 362 514 392 512 426C499 402 490 374 486 347ZM552 360C567 374 574 398 571 424C560 404 554 382 552 360Z";

const cup =
  "M626 318C628 358 638 386 660 396C664 404 664 418 662 426C650 432 638 438 634 446H710C706 438 694 432 682 426C680 418 680 404 684 396C706 386 716 358 718 318Z";
