/** The sun in its rings, rising from the lower edge of the card that it lies in. */
export function DawnRings() {
  return (
    <span className="dawn-rings">
      <svg viewBox="-400 -400 800 400" aria-hidden="true" className="scene">
        {radii.map((r, index) => (
          <circle key={r} r={r} strokeOpacity={(0.75 - index * 0.11).toFixed(2)} />
        ))}
        <circle r="44" className="dawn-sun" />
      </svg>
    </span>
  );
}

const radii = [70, 104, 148, 202, 268, 346];
