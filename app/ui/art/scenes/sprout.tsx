import { type ScenePartProps, Sky } from "./sky";

/** A tree cut down, and a green shoot from its stump. */
export function Sprout({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={580} y={316} />
      <circle cx="580" cy="316" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}bark`}>
          <stop offset="0" stopColor={tone.near} />
          <stop offset=".6" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.far} />
        </linearGradient>
        <linearGradient id={`${id}soil`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <g id={`${id}leaf`} stroke={tone.line}>
          <path d="M0 0C20-22 58-28 92-8C62 16 24 18 0 0Z" fill={tone.middle} />
          <path d="M0 0C28-12 60-14 92-8C62 16 24 18 0 0Z" fill={tone.haze} strokeOpacity=".6" />
        </g>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${field}V500H-640Z`} fill={`url(#${id}soil)`} />
      <path d={field} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <ellipse cx="473" cy="462" rx="176" ry="15" fill={tone.near} fillOpacity=".7" />
      <path d={stump} fill={`url(#${id}bark)`} stroke={tone.line} />
      <path d={bark} fill="none" stroke={tone.line} strokeOpacity=".4" />
      <ellipse cx="470" cy="364" rx="92" ry="20" fill={tone.haze} stroke={tone.line} />
      <g fill="none" stroke={tone.middle} strokeOpacity=".8">
        {[70, 49, 29, 11].map((rx) => (
          <ellipse key={rx} cx="464" cy="364" rx={rx} ry={rx * 0.21} />
        ))}
      </g>
      <path d={grass} fill="none" stroke={tone.line} strokeOpacity=".6" />
      <path d={shoot} fill={tone.near} />
      <path d={lit} fill="none" stroke={tone.line} strokeOpacity=".7" />
      {leaves.map((place) => (
        <use key={place} href={`#${id}leaf`} transform={place} />
      ))}
    </>
  );
}

const far = "M-640 344C-440 324-240 340-40 334S260 346 360 338S520 346 600 342S740 324 800 334";

const field = "M-640 412C-440 390-240 402-40 396S260 402 400 410S660 396 800 404";

const stump =
  "M378 364C380 408 372 432 330 460C352 464 370 457 392 459C412 461 424 470 444 470C464 470 472 461 492 461C514 461 522 468 544 467C564 466 588 458 616 461C572 432 562 408 562 364C562 394 378 394 378 364Z";

const bark =
  "M400 392C404 424 396 446 388 458M472 402C470 430 476 452 472 468M544 390C546 420 556 440 570 454";

/** It grows before the roots. */
const grass =
  "M338 474C336 462 330 452 322 446M344 474C344 460 348 450 354 444M350 474C354 464 362 458 370 456M452 484C450 472 444 464 438 460M458 484C458 470 462 460 468 454M464 484C468 474 476 468 482 466M586 476C584 464 580 456 572 450M592 476C592 462 598 450 606 444M598 476C602 466 612 460 620 458";

/** It takes hold of the wood with three roots and thins out to its tip. */
const shoot =
  "M486 380C500 374 512 364 516 344C520 318 507 296 516 262S536 206 532 176H536C543 206 532 232 524 262S530 318 525 344C526 360 536 372 554 375C540 378 530 374 524 368C524 376 528 384 536 390C524 388 517 380 517 370C509 378 498 382 486 380Z";

/** Its side to the light. */
const lit = "M554 375C536 372 526 360 525 344C530 318 516 300 524 262S543 206 536 176";

const leaves = [
  "translate(520 322)rotate(-158)scale(.8 -.8)",
  "translate(516 300)rotate(-18)",
  "translate(521 256)rotate(-150)scale(.95 -.95)",
  "translate(530 226)rotate(-34)scale(.8)",
  "translate(536 190)rotate(-128)scale(.66 -.66)",
  "translate(535 182)rotate(-62)scale(.62)",
];
