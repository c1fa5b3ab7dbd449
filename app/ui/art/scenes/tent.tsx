import { type ScenePartProps, Sky } from "./sky";

/** A tent under the evening sky, and light in it. */
export function Tent({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={450} y={400} rings={[]} night />
      <defs>
        <linearGradient id={`${id}sand`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}roof`}>
          <stop offset="0" stopColor={tone.far} />
          <stop offset=".5" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <radialGradient id={`${id}lit`} cy=".75" r=".7">
          <stop offset="0" stopColor="#fff8e6" />
          <stop offset=".35" stopColor={tone.horizon} />
          <stop offset="1" stopColor={tone.glow} />
        </radialGradient>
      </defs>
      <path d={stars} stroke="#fff6dc" strokeWidth="2.5" strokeLinecap="round" strokeOpacity=".8" />
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${near}V500H-640Z`} fill={`url(#${id}sand)`} />
      <path d={near} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".6" />
      <path d={drifts} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".35" />
      <g transform="translate(-60)">
        <path d="M468 452H552L640 500H400Z" fill={tone.horizon} fillOpacity=".35" />
        <g stroke={tone.line}>
          <path d={ropes} fill="none" strokeOpacity=".7" />
          <path d={roof} fill={`url(#${id}roof)`} />
          <path d={seams} fill="none" strokeOpacity=".45" />
          <path d={front} fill={tone.near} />
          <path d={inside} fill={`url(#${id}lit)`} />
          <path d={folds} fill="none" strokeOpacity=".5" />
          <path d="M502 212L514 246M524 212L510 246" strokeWidth="2" />
        </g>
        <circle
          className="glow"
          fill={`url(#${id}core)`}
          cx="512"
          cy="420"
          r="150"
          fillOpacity=".5"
        />
      </g>
    </>
  );
}

const stars =
  "M210 130h0M300 60h0M392 140h0M716 76h0M764 210h0M670 160h0M452 70h0M600 90h0M330 250h0M400 290h0M560 150h0M260 310h0";

const far =
  "M-640 404C-500 380-380 396-240 386S-20 366 100 382S320 398 420 390S600 396 680 378S760 366 800 372";

const near = "M-640 446C-440 424-240 440-40 432S260 438 420 442S660 428 800 436";

const drifts =
  "M-640 466C-440 446-240 460-40 452S220 460 380 464M-520 490C-340 478-180 486-20 480S240 484 360 490M650 470C700 464 750 464 800 468M690 490C730 486 770 486 800 488";

const roof =
  "M512 238C570 256 640 258 700 246L768 440C710 448 650 452 606 456C574 400 540 320 512 238Z";

const seams = "M560 250L668 450M610 255L712 446M656 254L744 442";

const front = "M512 238C480 320 440 400 396 456C470 462 540 462 606 456C574 400 540 320 512 238Z";

const inside = "M512 268C500 340 482 410 462 460H556C544 410 524 340 512 268Z";

const folds = "M508 262C484 340 456 406 430 458M518 262C540 340 562 406 582 458";

const ropes = "M512 240L352 462M700 246L800 420M396 456L360 470M768 440L796 456";
