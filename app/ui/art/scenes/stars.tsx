import { type ScenePartProps, Sky } from "./sky";

/** The last stars of the night, turning about their pole. */
export function Stars({ id, tone }: ScenePartProps) {
  return (
    <>
      <Sky id={id} tone={tone} x={520} y={452} rings={[]} night />
      <g fill="none" stroke="#fff6dc" strokeLinecap="round">
        {trails.map(([radius, opacity, ...arcs]) => (
          <path
            key={radius}
            d={arcs.map(([from, to]) => arcOf(radius, from, to)).join("")}
            strokeOpacity={opacity}
          />
        ))}
        <path
          d="M352 118h0M700 64h0M752 180h0M620 110h0M476 84h0M566 176h0"
          strokeWidth="2.5"
          strokeOpacity=".8"
        />
      </g>
      <path d={`${land}V500H-640Z`} fill={tone.middle} />
      <path d={land} fill="none" stroke={`url(#${id}line)`} />
      <path
        d="M-640 468C-420 452-160 470 60 462S320 474 460 472S700 456 800 464V500H-640Z"
        fill={tone.near}
      />
    </>
  );
}

const land =
  "M-640 446C-500 420-380 444-240 436S0 424 120 436S280 446 380 438S560 424 640 434S760 436 800 428";

type Arc = readonly [from: number, to: number];

/** By radius, in degrees from the east. None comes down to the land, reaches words at the left or leaves the picture. */
const trails: readonly (readonly [radius: number, opacity: string, ...arcs: Arc[]])[] = [
  [152, ".5", [-150, -118], [-86, -38], [-24, -12]],
  [186, ".45", [-140, -125], [-104, -96], [-62, -20]],
  [224, ".4", [-146, -122], [-92, -58], [-40, -30]],
  [268, ".34", [-130, -112], [-76, -66], [-48, -9]],
  [316, ".29", [-122, -104], [-70, -36]],
  [370, ".24", [-117, -98], [-64, -47]],
  [430, ".2", [-110, -94], [-80, -56]],
];

function arcOf(radius: number, from: number, to: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round(520 + radius * Math.cos(angle))} ${Math.round(430 + radius * Math.sin(angle))}`;
  };
  return `M${at(from)}A${radius} ${radius} 0 0 1 ${at(to)}`;
}
