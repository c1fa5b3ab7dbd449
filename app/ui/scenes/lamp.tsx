import { type ScenePartProps, Sky } from "./sky";

/** A clay lamp: light for one more step. */
export function Lamp({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={420} y={306} />
      <path d="M0 430H800V500H0Z" fill={tone.near} />
      <path d="M0 430H800" stroke={`url(#${id}line)`} />
      <path
        d="M410 336C430 350 456 352 482 346H606C620 346 630 350 634 358C628 392 594 416 542 416C486 416 444 388 410 336ZM510 416h64l10 14h-84z"
        fill={tone.near}
        stroke={tone.line}
      />
      <path d="M632 354c38-14 46 36 0 36" fill="none" stroke={tone.near} strokeWidth="9" />
      <path
        d="M420 336C400 316 408 294 422 268C428 292 444 306 434 328C431 334 425 338 420 336Z"
        fill="#fff8e6"
        stroke={tone.line}
      />
    </>
  );
}
