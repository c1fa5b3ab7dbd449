import { type ScenePartProps, Sky } from "./sky";

/** The moon over a sleeping land, and one window that is still lit. */
export function Moon({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={560} y={270} rings={[]} night />
      <defs>
        <linearGradient id={`${id}night`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.zenith} />
          <stop offset=".75" stopColor={tone.upper} />
          <stop offset="1" stopColor={tone.veil} />
        </linearGradient>
        <radialGradient id={`${id}shine`}>
          <stop offset="0" stopColor={tone.horizon} stopOpacity=".5" />
          <stop offset=".4" stopColor={tone.horizon} stopOpacity=".16" />
          <stop offset="1" stopColor={tone.horizon} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M-640 0H800V440H-640Z" fill={`url(#${id}night)`} />
      <circle cx="565" cy="272" r="230" fill={`url(#${id}shine)`} />
      <path d={stars} stroke="#fff6dc" strokeWidth="2.5" strokeLinecap="round" strokeOpacity=".8" />
      <circle cx="565" cy="272" r="57" fill={tone.horizon} fillOpacity=".08" />
      <path
        d="M566 169A57 57 0 1 0 566 283A35 58 0 0 1 566 169Z"
        fill="#fff8e6"
        transform="translate(0 44)rotate(24 560 226)"
      />
      <path d={`${far}V500H-640Z`} fill={tone.middle} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d={`${near}V500H-640Z`} fill={tone.near} />
      <path d={near} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".7" />
      <g stroke={tone.line} strokeOpacity=".7">
        <path d="M388 448V404L424 376L460 404V448Z" fill={tone.near} />
        <path d="M380 410L424 374L468 410" fill="none" />
        <path d="M415 432V412H433V432ZM424 412V432M415 422H433" fill={tone.horizon} />
      </g>
      <circle cx="424" cy="422" r="80" fill={`url(#${id}shine)`} />
      <path d={furrows} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".4" />
    </>
  );
}

const stars = "M392 140h0M716 76h0M764 210h0M690 320h0M452 70h0M620 60h0M330 250h0M400 320h0";

const far =
  "M-640 388C-520 366-400 380-280 372S-60 356 60 370S280 384 380 372S560 384 640 374S740 358 800 364";

const near = "M-640 452C-440 428-240 444-40 436S260 444 400 436S640 456 800 432";

const furrows =
  "M-640 476C-440 454-240 470-40 462S260 470 400 464S640 480 800 460M-520 496C-340 482-180 490-20 486M260 492C400 484 560 498 720 484";
