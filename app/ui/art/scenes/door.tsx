import { type ScenePartProps, Sky } from "./sky";

/** A door in a garden wall, left open, and the morning beyond it. */
export function Door({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={500} y={316} night />
      <defs>
        <linearGradient id={`${id}wall`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}fall`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} stopOpacity=".95" />
          <stop offset="1" stopColor={tone.glow} stopOpacity=".12" />
        </linearGradient>
        <path
          id={`${id}tree`}
          d="M0 4C-11-4-15-30-9-58C-6-74-2-88 0-98C3-86 8-72 11-56C15-28 11-4 0 4Z"
        />
      </defs>
      <g fill={tone.near} stroke={tone.line} strokeOpacity=".5">
        {trees.map((place) => (
          <use key={place} href={`#${id}tree`} transform={place} />
        ))}
      </g>
      <path d="M-640 500V270H800V500Z" fill={`url(#${id}wall)`} />
      <path d={stones} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".3" />
      <path d="M-640 270H415M585 270H800" stroke={`url(#${id}line)`} strokeOpacity=".9" />
      <g transform={opening}>
        <path d="M400 436V236A100 100 0 0 1 600 236V436Z" fill={tone.middle} stroke={tone.line} />
        <path d={vault} fill="none" stroke={tone.line} strokeOpacity=".4" />
        <path d="M430 436V236A70 70 0 0 1 570 236V436Z" fill={tone.horizon} />
        <circle cx="500" cy="300" r="120" fill={`url(#${id}core)`} clipPath={`url(#${id}in)`} />
        <clipPath id={`${id}in`}>
          <path d="M430 436V236A70 70 0 0 1 570 236V436Z" />
        </clipPath>
        <Beyond id={id} tone={tone} />
      </g>
      <path d="M-640 436H800V500H-640Z" fill={tone.near} />
      <path d="M440 436H560L680 500H320Z" fill={`url(#${id}fall)`} />
      <path d={steps} stroke={`url(#${id}line)`} strokeOpacity=".8" />
      <g transform={opening}>
        <path d={leaf} fill={tone.near} stroke={tone.line} />
        <path d={boards} fill="none" stroke={tone.line} strokeOpacity=".4" />
        <circle cx="618" cy="342" r="5" fill="none" stroke={tone.line} strokeWidth="2" />
      </g>
      <circle className="glow" fill={`url(#${id}halo)`} cx="500" cy="344" r="240" />
    </>
  );
}

/** What is seen through the door. */
function Beyond({ id, tone }: ScenePartProps) {
  return (
    <g clipPath={`url(#${id}in)`}>
      <circle cx="500" cy="330" r="30" fill="#fff8e6" />
      <path d="M420 346C450 334 470 346 500 342S550 330 580 338V440H420Z" fill={tone.haze} />
      <path d="M420 384C460 366 480 372 510 374S560 366 580 368V440H420Z" fill={tone.far} />
      <path
        d="M470 440C486 420 516 408 508 394S494 380 500 373L505 373C504 382 534 394 534 408S530 426 536 440Z"
        fill={tone.horizon}
      />
    </g>
  );
}

/** It stands on the ground, and low enough for all of its light to be below the fade of a narrow band. */
const opening = "translate(75 65.4)scale(.85)";

const leaf = "M571 436V238C573 194 584 168 598 170S625 204 627 240V468Z";

const boards = "M584 175V444M598 172V452M612 192V459M571 270L627 268M571 396L627 412";

const steps = "M-640 436H800M410 452H590M380 468H620";

const vault =
  "M400 262H430M400 300H430M400 338H430M400 376H430M400 410H430M570 262H600M402 216L432 222M416 181L443 196M444 152L463 174M481 137L487 167M519 137L513 167M556 152L537 174M584 181L557 196M598 216L568 222";

const stones =
  "M-560 306h80M-420 340h110M-520 380h60M-300 300h90M-180 360h120M-80 312h70M-240 410h100M20 338h90M60 400h70M150 304h80M220 366h110M300 316h60M340 408h40M650 308h70M690 372h80M640 416h50M760 330h40";

const trees = [
  "translate(664 272)scale(1.3)",
  "translate(700 272)scale(1.7)",
  "translate(744 272)scale(1.2)",
  "translate(374 272)scale(1.1)",
  "translate(340 272)scale(1.5)",
];
