import { useId } from "react";

const rings = [90, 126, 170, 224, 290, 372, 474];

/** The sky of the first screen, the sun and its rings behind the phones. */
export function HeroSky() {
  const id = useId().replaceAll(":", "");
  return (
    <div className="hero-sky" aria-hidden="true">
      <svg viewBox="0 0 1000 1000" className="hero-sun scene" aria-hidden="true">
        <defs>
          <radialGradient id={id}>
            <stop stopColor="#fff6dc" />
            <stop offset=".16" stopColor="#f8dc95" stopOpacity=".9" />
            <stop offset=".45" stopColor="#d9a45c" stopOpacity=".38" />
            <stop offset="1" stopColor="#d9a45c" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="500" cy="500" r="500" fill={`url(#${id})`} />
        <g fill="none" stroke="#f0cf6b">
          {rings.map((r, index) => (
            <circle
              key={r}
              cx="500"
              cy="500"
              r={r}
              strokeOpacity={(0.6 - index * 0.075).toFixed(2)}
            />
          ))}
        </g>
      </svg>
      <svg
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMidYMax slice"
        className="hero-hills scene"
        aria-hidden="true"
      >
        <path
          d="M0 150C140 96 260 134 380 108S640 60 780 116S1010 150 1120 112S1340 70 1440 104V320H0Z"
          fill="#4b5670"
        />
        <path
          d="M0 210C180 160 330 110 520 164S840 236 1010 190S1300 120 1440 168V320H0Z"
          fill="#22304f"
        />
      </svg>
    </div>
  );
}

/** The nearest hill, in the colour of the page below: night turns into paper on it. */
export function HeroForeground() {
  return (
    <svg
      viewBox="0 0 1440 120"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="hero-foreground scene"
    >
      <path d="M0 70C220 20 420 26 660 64S1120 110 1440 40V121H0Z" className="fill-(--page)" />
      <path d="M0 70C220 20 420 26 660 64S1120 110 1440 40" fill="none" stroke="#d4af37" />
    </svg>
  );
}
