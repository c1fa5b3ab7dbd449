import type { ReactElement } from "react";
import type { Tone } from "./tones";

export type ScenePartProps = { id: string; tone: Tone };

export type ScenePart = (props: ScenePartProps) => ReactElement;

type SkyProps = ScenePartProps & { x: number; y: number; rings?: readonly number[] };

const dawnRings = [58, 84, 118, 160, 212, 276, 354];

/** The sky, the light at (x, y) and its fine rings. Offers `url(#{id}line)` for lines of light. */
export function Sky({ id, tone, x, y, rings = dawnRings }: SkyProps) {
  return (
    <>
      <defs>
        <linearGradient id={`${id}sky`} x2="0" y2="1">
          <stop stopColor={tone.zenith} />
          <stop offset=".34" stopColor={tone.upper} />
          <stop offset=".58" stopColor={tone.haze} />
          <stop offset=".72" stopColor={tone.horizon} />
        </linearGradient>
        <radialGradient id={`${id}glow`} gradientUnits="userSpaceOnUse" cx={x} cy={y} r="330">
          <stop stopColor="#fff6dc" stopOpacity=".95" />
          <stop offset=".22" stopColor={tone.horizon} stopOpacity=".6" />
          <stop offset="1" stopColor={tone.horizon} stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}line`} gradientUnits="userSpaceOnUse" x1={x - 420} x2={x + 420}>
          <stop stopColor={tone.line} stopOpacity="0" />
          <stop offset=".5" stopColor={tone.line} />
          <stop offset="1" stopColor={tone.line} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path fill={`url(#${id}sky)`} d="M0 0h800v500H0z" />
      <path fill={`url(#${id}glow)`} d="M0 0h800v500H0z" />
      <g fill="none" stroke={tone.line}>
        {rings.map((r, index) => (
          <circle key={r} cx={x} cy={y} r={r} strokeOpacity={(0.62 - index * 0.08).toFixed(2)} />
        ))}
      </g>
    </>
  );
}
