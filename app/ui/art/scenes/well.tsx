import { type ScenePartProps, Sky } from "./sky";

/** A well at first light, its jar drawn up full. */
export function Well({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={478} y={324} />
      <circle cx="478" cy="324" r="33" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}wall`}>
          <stop offset="0" stopColor={tone.middle} />
          <stop offset=".3" stopColor={tone.far} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <path id={`${id}jar`} d={jar} stroke={tone.line} />
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 400C-420 376-200 384 20 382S380 396 540 392S720 378 800 384V500H-640Z"
        fill={tone.middle}
      />
      <path
        d="M-640 450C-420 434-200 440 20 440S380 452 560 450S720 440 800 444V500H-640Z"
        fill={tone.near}
      />
      <g transform="translate(-20 -14)">
        <path d={wood} fill={tone.near} stroke={tone.line} strokeOpacity=".7" />
        <path d="M572 214V252" stroke={tone.line} strokeWidth="2" />
        <use href={`#${id}jar`} fill={tone.near} transform="translate(572 250)scale(.86)" />
        <path
          d="M460 384C460 370 505 362 560 362S660 370 660 384V452C660 468 615 478 560 478S460 468 460 452Z"
          fill={`url(#${id}wall)`}
          stroke={tone.line}
        />
        <ellipse cx="560" cy="384" rx="100" ry="21" fill={tone.far} stroke={tone.line} />
        <ellipse cx="560" cy="386" rx="76" ry="13" fill={tone.near} />
        <path
          d="M500 391C530 398 590 398 620 391"
          fill="none"
          stroke={tone.horizon}
          strokeWidth="2"
        />
        <path d={courses} fill="none" stroke={tone.line} strokeOpacity=".45" />
      </g>
      <use href={`#${id}jar`} fill={`url(#${id}wall)`} transform="translate(388 389)scale(1.15)" />
    </>
  );
}

const far =
  "M-640 336C-540 316-470 330-390 322S-240 296-150 318S-20 334 60 318S190 300 262 310S372 340 440 342S600 346 660 322S750 306 800 316";

const jar =
  "M-11 0H11L8 9C22 17 28 30 24 46C21 56 14 62 10 64H-10C-14 62-21 56-24 46C-28 30-22 17-8 9Z";

const wood =
  "M468 384L472 206C466 198 466 192 468 186L478 198L488 186C490 194 490 200 484 206L488 380ZM632 380L636 206C630 198 630 192 632 186L642 198L652 186C654 194 654 200 648 206L652 384ZM452 203H668V213H452Z";

const courses =
  "M460 408C470 420 510 428 560 428S650 420 660 408M460 430C470 442 510 452 560 452S650 442 660 430M484 418V440M524 427V450M572 428V452M612 424V446M642 416V438M500 400V424M548 406V428M594 404V427M630 398V422";
