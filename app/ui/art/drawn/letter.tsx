import { useId } from "react";
import { Sky } from "../scenes/sky";
import { tones } from "../tones";

const tone = tones.gold;

/** A letter on a sill, and the morning that rises out of it: what is sent to us, and read. */
export function Letter() {
  const id = useId().replaceAll(":", "");
  return (
    <svg viewBox="320 0 360 500" aria-hidden="true">
      <Sky id={id} tone={tone} x={500} y={272} />
      <defs>
        <linearGradient id={`${id}pocket`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.far} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
        <linearGradient id={`${id}sheet`} x2="0" y2="1">
          <stop offset="0" stopColor="#efdcb8" />
          <stop offset="1" stopColor={tone.haze} />
        </linearGradient>
        <linearGradient id={`${id}sill`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.middle} />
          <stop offset="1" stopColor={tone.near} />
        </linearGradient>
      </defs>
      <path d="M320 392C400 372 450 396 520 384S620 372 680 388V450H320Z" fill={tone.far} />
      <path d="M320 434H680V500H320Z" fill={`url(#${id}sill)`} />
      <path d="M320 434H680" stroke={`url(#${id}line)`} />
      <ellipse cx="500" cy="462" rx="136" ry="9" fill={tone.near} fillOpacity=".6" />
      <path d="M396 344L453 292H547L604 344Z" fill={tone.middle} stroke={tone.line} />
      <circle cx="500" cy="288" r="32" fill="#fff8e6" fillOpacity=".9" />
      <path d="M416 288H584V430H416Z" fill={`url(#${id}sheet)`} stroke={tone.line} />
      <path d={lines} fill="none" stroke={tone.middle} strokeOpacity=".55" />
      <path
        d="M396 344L486 406Q500 415 514 406L604 344V452Q604 460 596 460H404Q396 460 396 452Z"
        fill={`url(#${id}pocket)`}
        stroke={tone.line}
      />
      <path d="M399 457L474 398M601 457L526 398" stroke={tone.line} strokeOpacity=".5" />
    </svg>
  );
}

const lines = "M436 312H548M436 328H564M436 344H556M436 360H540M436 376H500";
