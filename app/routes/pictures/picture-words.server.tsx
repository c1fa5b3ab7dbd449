import { footSizes, type PictureWords } from "./picture-layout";

/** Each line as wide as it would be in our own type, even where a viewer has but another. */
export function Words({ size, x, start, lines, rule, reference, name }: PictureWords) {
  const anchor = start ? "start" : "middle";
  return (
    <g fill="#fdf8ea" textAnchor={anchor}>
      <g fontFamily="Newsreader, Georgia, serif" fontWeight="450" fontSize={size}>
        {lines.map(({ text, y, width }) => (
          <text key={y} x={x} y={y} textLength={width} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        ))}
      </g>
      <path d={`M${rule.x} ${rule.y}h72`} stroke="#e3c45a" strokeWidth="3" />
      <g fontFamily="Figtree, Helvetica, Arial, sans-serif">
        <text x={x} y={reference.y} fontSize={footSizes.reference} fontWeight="600" fill="#e3c45a">
          {reference.text}
        </text>
        <text
          x={name.x}
          y={name.y}
          textAnchor={name.start ? "start" : "middle"}
          fontSize={footSizes.name}
        >
          {name.text}
        </text>
      </g>
    </g>
  );
}
