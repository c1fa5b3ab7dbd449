import { type ScenePartProps, Sea, Sky } from "./sky";

/** A lighthouse on its headland, lit before the morning is. */
export function Lighthouse({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={590} y={196} night />
      <defs>
        <Sea id={id} tone={tone} />
        <linearGradient id={`${id}rock`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset=".7" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}beam`} gradientUnits="userSpaceOnUse" x1="590" x2="220">
          <stop offset="0" stopColor={tone.horizon} stopOpacity=".7" />
          <stop offset="1" stopColor={tone.horizon} stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}wall`}>
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".3" stopColor={tone.haze} />
          <stop offset=".7" stopColor={tone.far} />
          <stop offset="1" stopColor={tone.middle} />
        </linearGradient>
      </defs>
      <path d={isles} fill={tone.far} />
      <path d="M-640 376H800V500H-640Z" fill={`url(#${id}sea)`} />
      <path d="M-640 376H800" stroke={`url(#${id}line)`} />
      <path d={swell} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".5" />
      <path d="M578 192L200 146V232L578 202Z" fill={`url(#${id}beam)`} />
      <path
        d="M578 192L200 146V232L578 202Z"
        fill={`url(#${id}beam)`}
        transform="translate(1180)scale(-1 1)"
      />
      <path d={headland} fill={`url(#${id}rock)`} stroke={tone.line} />
      <path d={ledges} fill="none" stroke={tone.line} strokeOpacity=".4" />
      <Tower id={id} tone={tone} />
    </>
  );
}

/** The tower with its lantern, and the house of its keeper. */
function Tower({ id, tone }: ScenePartProps) {
  return (
    <g stroke={tone.line}>
      <path d="M712 366V338H723V366Z" fill={tone.near} />
      <path d="M660 402V368L694 344L728 368V400Z" fill={tone.near} />
      <path d="M652 374L694 342L736 374" fill="none" />
      <path d="M686 390V372H702V390ZM694 372V390" fill={tone.horizon} />
      <path d={tower} fill={`url(#${id}wall)`} />
      <path d={bands} fill={tone.near} strokeOpacity=".6" />
      <path d="M580 408V388A10 10 0 0 1 600 388V408Z" fill={tone.near} />
      <path d="M573 214V180H607V214Z" fill="#fff8e6" />
      <path d="M584 180V214M596 180V214" strokeOpacity=".7" />
      <path d="M554 226V216H626V226L616 234H564Z" fill={tone.near} />
      <path d="M557 216V200H623V216M573 200V216M607 200V216" fill="none" strokeOpacity=".8" />
      <path d="M566 180C570 164 580 158 590 156C600 158 610 164 614 180Z" fill={tone.near} />
      <path d="M590 156V140" strokeWidth="2" />
    </g>
  );
}

const isles =
  "M-640 376V352C-580 344-520 358-460 354S-340 338-280 350S-160 366-80 376ZM90 376C130 368 170 352 210 356S280 370 320 376Z";

const swell =
  "M-520 404h200M-260 430h180M-40 400h150M150 392h160M60 424h180M300 412h110M190 446h150M-420 462h210M20 468h190M260 474h90M350 396h120";

const headland =
  "M372 500C382 482 402 478 416 466C428 454 446 452 458 440C474 424 506 412 548 408C612 402 700 406 800 384V500Z";

const ledges =
  "M470 446C500 436 520 440 540 432M440 472C480 458 510 468 552 456M580 440C620 430 650 436 690 426M610 476C660 462 700 468 760 452M400 492C430 486 450 490 480 482";

const tower = "M552 410C561 350 565 290 567 234H613C615 290 619 350 628 410Z";

const bands = "M565 268H615L618 308H562ZM559 344H621L625 382H555Z";
