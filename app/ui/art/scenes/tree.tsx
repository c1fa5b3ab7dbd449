import { type ScenePartProps, Sky } from "./sky";

/** A tree planted by a stream, in the season of its fruit. */
export function Tree({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={416} y={340} />
      <circle cx="416" cy="340" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}stream`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".4" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
        <linearGradient id={`${id}bank`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}green`} x2=".8" y2="1">
          <stop offset="0" stopColor={tone.far} />
          <stop offset=".4" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <g id={`${id}leaves`} stroke={tone.line}>
          <path d={clump} fill={`url(#${id}green)`} />
          <path d={sprays} fill="none" strokeOpacity=".5" />
        </g>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${meadow}V500H-640Z`} fill={`url(#${id}bank)`} />
      <path d={meadow} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <path d={stream} fill={`url(#${id}stream)`} stroke={tone.line} strokeOpacity=".6" />
      <path d={ripples} stroke="#fff3cf" strokeLinecap="round" strokeWidth="2" strokeOpacity=".7" />
      <ellipse cx="604" cy="462" rx="110" ry="10" fill={tone.near} fillOpacity=".7" />
      <path d={grass} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <g transform="translate(26 46)scale(.9)">
        <path d={trunk} fill={tone.near} stroke={tone.line} />
        <path d={bark} fill="none" stroke={tone.line} strokeOpacity=".45" />
        {crown.map((place) => (
          <use key={place} href={`#${id}leaves`} transform={place} />
        ))}
        <path d={fruit} stroke={tone.horizon} strokeWidth="11" strokeLinecap="round" />
      </g>
    </>
  );
}

const far = "M-640 352C-500 334-380 346-240 338S40 328 140 338S340 352 430 350S660 322 800 336";

const meadow = "M-640 400C-440 380-240 388-40 384S260 374 430 376S680 366 800 378";

const stream =
  "M424 376C410 384 352 388 360 400S462 418 450 436S300 470 262 500H452C470 476 548 456 544 434S410 402 410 392S446 382 440 376Z";

const ripples = "M396 398h26M402 410h50M440 424h60M424 444h84M380 462h70M420 478h44M330 488h76";

const trunk =
  "M566 462C590 446 598 414 594 380C590 350 572 336 552 318L562 308C580 322 596 334 602 348L604 280H620L622 348C632 332 648 322 664 306L674 316C652 338 634 350 630 382C628 414 636 446 664 462C642 454 630 456 618 464C606 454 590 456 566 462Z";

const bark = "M604 368C610 400 606 430 598 448M618 360C618 396 622 420 632 446";

const clump =
  "M-50 18C-68 14-68-10-50-14C-54-32-34-44-22-36C-16-54 12-54 20-38C36-46 56-32 50-16C68-10 66 14 50 18C46 32 26 36 18 26C8 38-10 38-18 26C-28 36-46 32-50 18Z";

const sprays =
  "M-34-4C-26-16-12-16-6-6M6 8C14-4 28-4 36 6M-26 16C-18 6-6 6 0 16M6-20C14-30 26-28 32-18";

const grass =
  "M690 452C690 444 687 438 682 434M694 452C696 442 700 436 706 432M336 424C336 416 333 410 328 406M340 424C342 414 346 408 352 404M748 484C748 476 745 470 740 466M752 484C754 474 758 468 764 464M220 456C220 448 217 442 212 438M224 456C226 446 230 440 236 436";

const crown = [
  "translate(612 140)scale(1.25)",
  "translate(538 180)scale(1.2)",
  "translate(690 178)scale(1.25)",
  "translate(504 244)scale(1.1)",
  "translate(728 240)scale(1.1)",
  "translate(614 214)scale(1.5)",
  "translate(556 290)scale(.9)",
  "translate(676 288)scale(.95)",
];

const fruit =
  "M516 196h0M566 146h0M640 118h0M702 210h0M478 262h0M590 248h0M650 206h0M540 304h0M748 258h0M692 300h0M560 224h0M664 164h0";
