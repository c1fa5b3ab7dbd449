export function Rings() {
  return (
    <svg viewBox="-400 -400 800 400" aria-hidden="true">
      <g fill="none" stroke={gold}>
        {radii.map((r, index) => (
          <circle key={r} r={r} strokeOpacity={(0.75 - index * 0.11).toFixed(2)} />
        ))}
      </g>
      <circle r="56" fill="#fff6dc" />
    </svg>
  );
}

const gold = "#d4af37";
const radii = [70, 104, 148, 202, 268, 346];
