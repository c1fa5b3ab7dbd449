import figtree from "@fonts/figtree.woff2?inline";
import newsreader from "@fonts/newsreader.woff2?inline";
import { renderToStaticMarkup } from "react-dom/server";
import { type SceneName, scenes, tones } from "#content/art";
import { drawScene } from "~/ui/art/drawing";
import { footSizes, type PictureWords, type Ratio } from "./picture-layout";

/** What of a scene a ratio shows: its width there, and how far the light stands from the left. */
const views: Record<Ratio, { width: number; light: number }> = {
  square: { width: 600, light: 0.5 },
  story: { width: 500, light: 0.5 },
  wide: { width: 889, light: 0.78 },
};

type Drawing = { scene: SceneName; ratio: Ratio; words: PictureWords };

/** A picture as SVG. @param bare without its words, which a canvas writes in the page's own type. */
export function drawPicture({ scene, ratio, words }: Drawing, bare: boolean): string {
  const { width, height } = words;
  const { tone, focus } = scenes[scene];
  const view = views[ratio];
  const tall = (view.width * height) / width;
  const box = `${Math.min(focus - view.light * view.width, 800 - view.width)} ${500 - tall} ${view.width} ${tall}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>.glow{mix-blend-mode:screen}${bare ? "" : fonts}</style>`,
    `<path fill="${tones[tone].zenith}" d="M0 0H${width}V${height}H0Z"/>`,
    `<svg viewBox="${box}" width="${width}" height="${height}">${drawScene(readDrawing, scene, tone)}</svg>`,
    veil(words, ratio),
    bare ? "" : renderToStaticMarkup(<Words {...words} />),
    "</svg>",
  ].join("");
}

const drawings = import.meta.glob<string>("/app/ui/art/drawn/**/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

function readDrawing(name: string): string {
  const drawing = drawings[`/app/ui/art/drawn/${name}.svg`];
  if (drawing === undefined) throw new Error(`There is no drawing ${name}.`);
  return drawing;
}

/** A picture that stands alone cannot see the fonts of a page. */
const fonts = Object.entries({ Newsreader: newsreader, Figtree: figtree })
  .map(([name, file]) => `@font-face{font-family:${name};font-weight:400 600;src:url(${file})}`)
  .join("");

type Stops = readonly (readonly [at: number, opacity: number])[];

const besideLight: Stops = [
  [0, 0.88],
  [0.58, 0.82],
  [0.84, 0],
];

const overLight: Stops = [
  [0, 0.88],
  [0.6, 0.84],
  [1, 0.72],
];

const belowLight: Stops = [
  [0.88, 0],
  [0.94, 0.8],
];

/** How far under the last word its night reaches, and how far from there to open light. */
const [margin, dusk] = [40, 240];

/** Night where the words stand, and no further. */
function veil({ width, height, veiled, reference, name }: PictureWords, ratio: Ratio): string {
  const nameApart = ratio === "square";
  const end = (nameApart ? reference : name).y + margin;
  const below: Stops = [[(end + dusk) / height, 0], ...(nameApart ? belowLight : [])];
  const above: Stops = [
    [0, 0.6],
    [0.12, 0.8],
    [end / height, veiled ? 0.86 : 0.8],
    ...(nameApart && end + dusk > 0.9 * height ? [] : below),
  ];
  const stops = ratio !== "wide" ? above : veiled ? overLight : besideLight;
  const marks = stops.map(
    ([at, opacity]) => `<stop offset="${at}" stop-color="#0b1222" stop-opacity="${opacity}"/>`,
  );
  const way = ratio === "wide" ? "" : ' x2="0" y2="1"';
  return `<linearGradient id="words-night"${way}>${marks.join("")}</linearGradient><path fill="url(#words-night)" d="M0 0H${width}V${height}H0Z"/>`;
}

/** Each line as wide as it would be in our own type, even where a viewer has but another. */
function Words({ size, x, start, lines, rule, reference, name }: PictureWords) {
  const anchor = start ? "start" : "middle";
  return (
    <g fill="#fdf8ea" textAnchor={anchor}>
      <g fontFamily="Newsreader, Georgia, serif" fontWeight="450" fontSize={size}>
        {lines.map((line) => (
          <text
            key={line.y}
            x={line.x}
            y={line.y}
            textLength={line.width}
            lengthAdjust="spacingAndGlyphs"
          >
            {line.text}
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
