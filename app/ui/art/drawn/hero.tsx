import { useId } from "react";

/** Light and rings; stands behind the phones, wherever they are. */
export function HeroSun() {
  const id = useId().replaceAll(":", "");
  return (
    <svg viewBox="-500 -500 1000 1000" aria-hidden="true">
      <defs>
        <radialGradient id={id}>
          <stop offset="0" stopColor="#fffaf0" />
          <stop offset=".14" stopColor="#fde9b4" stopOpacity=".92" />
          <stop offset=".3" stopColor="#f4c795" stopOpacity=".62" />
          <stop offset=".55" stopColor="#d9a58c" stopOpacity=".24" />
          <stop offset="1" stopColor="#b08a90" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle className="glow" r="500" fill={`url(#${id})`} />
      <circle r="44" fill="#fff6dc" />
      <g fill="none" stroke="#f0cf6b">
        {rings.map((r, index) => (
          <circle key={r} r={r} strokeOpacity={(0.7 - index * 0.085).toFixed(2)} />
        ))}
      </g>
    </svg>
  );
}

const rings = [128, 164, 206, 254];

/** The hills behind the phones, paler with every ridge. */
export function HeroHills() {
  const id = useId().replaceAll(":", "");
  return (
    <svg viewBox="0 0 1440 360" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {ridges.map(({ key, from, to }) => (
          <linearGradient key={key} id={id + key} x2="0" y2="1">
            <stop offset="0" stopColor={from} />
            <stop offset=".8" stopColor={to} />
          </linearGradient>
        ))}
        <linearGradient id={`${id}line`}>
          <stop offset=".2" stopColor="#f0cf6b" stopOpacity="0" />
          <stop offset=".72" stopColor="#fbe3a0" />
          <stop offset="1" stopColor="#f0cf6b" stopOpacity=".2" />
        </linearGradient>
      </defs>
      {ridges.map(({ key, top }) => (
        <g key={key}>
          <path d={`${top}V360H0Z`} fill={`url(#${id}${key})`} />
          <path d={top} fill="none" stroke={`url(#${id}line)`} />
        </g>
      ))}
      <path d={furrows} fill="none" stroke={`url(#${id}line)`} strokeOpacity=".35" />
    </svg>
  );
}

const ridges = [
  {
    key: "far",
    from: "#8d8091",
    to: "#d9aa86",
    top: "M0 84C80 60 150 96 240 84S400 44 500 62S640 104 730 88S880 46 980 70S1130 112 1220 84S1370 50 1440 66",
  },
  {
    key: "middle",
    from: "#56607f",
    to: "#a58a85",
    top: "M0 150C120 96 250 118 370 144S620 150 740 116S960 92 1080 140S1310 152 1440 104",
  },
  {
    key: "near",
    from: "#232f52",
    to: "#3d4666",
    top: "M0 214C180 170 320 172 480 214S800 260 960 226S1270 150 1440 190",
  },
] as const;

const furrows =
  "M0 228C180 184 320 186 480 228S800 274 960 240S1270 166 1440 206M0 248C180 206 320 208 480 248S800 292 960 260S1270 190 1440 230";
