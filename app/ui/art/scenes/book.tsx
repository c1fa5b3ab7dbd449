import { type ScenePartProps, Sky } from "./sky";

/** An open book in the first light, a page about to turn. */
export function Book({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={492} y={306} />
      <circle cx="492" cy="306" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}wood`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}paper`}>
          <stop offset="0" stopColor={tone.far} />
          <stop offset=".6" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.horizon} />
        </linearGradient>
        <g id={`${id}half`} stroke={tone.line}>
          <path d={cover} fill={tone.near} />
          <path d={edges} fill={tone.far} />
          <path d={leaves} fill="none" strokeOpacity=".5" />
          <path d={page} fill={`url(#${id}paper)`} />
          <path d={words} fill="none" stroke={tone.near} strokeOpacity=".6" />
        </g>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d="M-640 390H800V500H-640Z" fill={`url(#${id}wood)`} />
      <path d="M-640 390H800" stroke={`url(#${id}line)`} />
      <g transform="translate(-28 -32)">
        <ellipse cx="520" cy="462" rx="250" ry="18" fill={tone.near} fillOpacity=".6" />
        <use href={`#${id}half`} />
        <use href={`#${id}half`} transform="translate(1040)scale(-1 1)" />
        <path d={turning} fill={`url(#${id}paper)`} stroke={tone.line} />
        <path d={ribbon} fill="none" stroke={tone.glow} strokeWidth="4" />
        <path d={lines} fill="none" stroke={tone.near} strokeOpacity=".45" />
      </g>
    </>
  );
}

const far = "M-640 338C-440 316-240 332-40 328S300 340 520 336S700 318 800 330";

const page = "M520 392C484 366 420 362 350 378L306 444C388 424 470 430 520 462Z";

const edges = "M306 444C388 424 470 430 520 462V478C470 446 388 440 306 460Z";

const leaves = "M306 449C388 429 470 435 520 467M306 454C388 434 470 440 520 472";

const cover = "M344 376L294 462C384 444 470 450 520 486V392C484 366 420 362 344 376Z";

const words =
  "M508 398C480 378 423 374 363 387M507 406C478 386 419 382 357 395M507 414C476 394 415 390 351 403M506 423C474 402 411 398 346 411M505 431C472 410 407 406 340 419M505 439C470 418 403 414 335 427";

const turning = "M520 392C518 350 496 312 450 292C438 312 424 334 414 356C464 370 506 412 520 462Z";

const lines =
  "M508 366C500 342 480 322 450 308M510 382C498 354 474 334 442 322M512 400C494 366 468 346 434 336M514 420C490 378 460 358 428 348";

const ribbon = "M524 470C532 478 526 486 530 496";
