import type { ReactElement } from "react";
import type { Tone } from "../tones";

export type ScenePartProps = { id: string; tone: Tone };

export type ScenePart = (props: ScenePartProps) => ReactElement;

type SkyProps = ScenePartProps & {
  /** Where the light is. */
  x: number;
  y: number;
  /** Radii of the fine rings about the light. */
  rings?: readonly number[];
  /** Night keeps the dawn low. */
  night?: boolean;
};

const dawnRings = [58, 84, 118, 160, 212, 276, 354];
const dawn = [0.3, 0.48, 0.61, 0.72];
const night = [0.5, 0.74, 0.86, 0.95];

/** The sky and its light. Offers `url(#{id}line)` for lines that fade away from the light. */
export function Sky({ id, tone, x, y, rings = dawnRings, night: isNight = false }: SkyProps) {
  const [upper, veil, haze, horizon] = isNight ? night : dawn;
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop offset="0" stopColor={tone.zenith} />
          <stop offset={upper} stopColor={tone.upper} />
          <stop offset={veil} stopColor={tone.veil} />
          <stop offset={haze} stopColor={tone.haze} />
          <stop offset={horizon} stopColor={tone.horizon} />
        </linearGradient>
        <radialGradient id={`${id}core`}>
          <stop offset="0" stopColor="#fff6dc" stopOpacity=".96" />
          <stop offset=".26" stopColor={tone.horizon} stopOpacity=".62" />
          <stop offset=".6" stopColor={tone.glow} stopOpacity=".22" />
          <stop offset="1" stopColor={tone.glow} stopOpacity="0" />
        </radialGradient>
        <radialGradient id={`${id}halo`}>
          <stop offset="0" stopColor={tone.glow} stopOpacity=".5" />
          <stop offset=".5" stopColor={tone.glow} stopOpacity=".18" />
          <stop offset="1" stopColor={tone.glow} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}line`} gradientUnits="userSpaceOnUse" x1={x - 440} x2={x + 440}>
          <stop offset="0" stopColor={tone.line} stopOpacity="0" />
          <stop offset=".5" stopColor={tone.line} />
          <stop offset="1" stopColor={tone.line} stopOpacity=".1" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M-640 0H800V500H-640Z" />
      <circle className="glow" fill={`url(#${id}halo)`} cx={x} cy={y} r="380" />
      <circle fill={`url(#${id}core)`} cx={x} cy={y} r="200" />
      <g className="rings" fill="none" stroke={tone.line}>
        {rings.map((r, index) => (
          <circle key={r} cx={x} cy={y} r={r} strokeOpacity={(0.6 - index * 0.08).toFixed(2)} />
        ))}
      </g>
    </>
  );
}

/** The fill of a sea from the horizon to the shore, as `url(#{id}sea)`. */
export function Sea({ id, tone }: ScenePartProps) {
  return (
    <linearGradient id={`${id}sea`} x2="0" y2="1">
      <stop offset="0" stopColor={tone.horizon} />
      <stop offset=".1" stopColor={tone.far} />
      <stop offset=".5" stopColor={tone.middle} />
      <stop offset="1" stopColor={tone.near} />
    </linearGradient>
  );
}
