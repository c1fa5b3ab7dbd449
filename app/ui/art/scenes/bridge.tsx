import { type ScenePartProps, Sky } from "./sky";

/** A bridge of stone, its arch made whole by the water. */
export function Bridge({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={530} y={356} />
      <circle cx="530" cy="356" r="36" fill="#fff8e6" />
      <defs>
        <linearGradient id={`${id}river`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.horizon} />
          <stop offset=".3" stopColor={tone.haze} />
          <stop offset="1" stopColor={tone.middle} />
        </linearGradient>
        <linearGradient id={`${id}stone`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.far} />
          <stop offset=".5" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path d={`${far}V500H-640Z`} fill={tone.far} />
      <path d={far} fill="none" stroke={`url(#${id}line)`} />
      <path d="M-640 400H800V500H-640Z" fill={`url(#${id}river)`} />
      <path d={shadow} fill={tone.near} fillOpacity=".75" />
      <path d={glints} stroke="#fff3cf" strokeLinecap="round" strokeWidth="2" strokeOpacity=".8" />
      <path d={bridge} fill={`url(#${id}stone)`} stroke={tone.line} />
      <path d={coping} fill="none" stroke={tone.line} strokeOpacity=".8" />
      <path d="M388 400A142 142 0 0 1 672 400" fill="none" stroke={tone.line} strokeOpacity=".8" />
      <path d={wedges} stroke={tone.line} strokeOpacity=".6" />
      <path d={courses} fill="none" stroke={tone.line} strokeOpacity=".35" />
      <path d={`${bank}H-640Z`} fill={tone.near} />
      <path d={bank} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".7" />
      <path d={farther} fill={tone.near} stroke={tone.line} strokeOpacity=".5" />
      <path d={reeds} fill="none" stroke={tone.line} strokeOpacity=".7" />
    </>
  );
}

const far = "M-640 350C-500 330-380 344-240 336S40 322 160 340S400 386 530 386S700 366 800 352";

const bridge =
  "M180 352C320 326 420 226 530 226S740 326 880 352V400H650A120 120 0 0 0 410 400H180Z";

const coping = "M180 370C324 344 424 246 530 246S736 344 880 370";

const shadow = "M180 400H410A120 54 0 0 0 650 400H880V500H120Z";

const wedges =
  "M647 375L669 370M640 351L660 342M627 329L645 317M610 311L625 294M590 296L601 277M567 286L574 265M543 281L545 259M517 281L515 259M493 286L486 265M470 296L459 277M450 311L435 294M433 329L415 317M420 351L400 342M413 375L391 370";

const glints = "M494 408h72M506 418h52M484 428h84M502 438h64M506 447h42";

const courses =
  "M250 372h60M320 350h50M290 388h70M350 328h40M370 372h24M420 300h40M440 276h44M580 276h44M610 300h40M660 330h44M690 356h50M680 386h60M340 306h0M740 376h44";

const bank =
  "M-640 392C-460 380-260 396-100 386S120 338 220 350S300 396 344 408S390 430 404 440S300 462 260 500";

const farther = "M800 362C760 366 724 384 700 396S664 414 654 424S720 440 800 446Z";

const reeds =
  "M372 424C374 404 372 388 366 372M380 428C384 408 392 394 402 386M364 420C360 402 352 388 342 380M388 432C394 420 404 412 414 408";
