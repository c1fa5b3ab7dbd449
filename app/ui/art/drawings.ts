import { readFileSync } from "node:fs";
import type { LucideIcon } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { sceneNames, sceneTones } from "#content/art";
import type { IconName } from "../controls/icon-names";
import { contents, draw, drawScene } from "./drawing";
import { shareShapes } from "./drawn/share-shapes";
import { sceneSize } from "./scene-picture";

export const readDrawing = (name: string) => readFileSync(`app/ui/art/drawn/${name}.svg`, "utf8");

export function drawings(icons: ReadonlyMap<IconName, LucideIcon>): Map<string, string> {
  const pictures = ["hero-sun", "hero-hills", "letter", "rings"];
  return new Map([
    ...scenes(),
    ...pictures.map((name) => [name, withStyle(draw(readDrawing, name))] as const),
    ...["phones", "notebook"].map((name) => [name, draw(readDrawing, name)] as const),
    ["icons", `<svg xmlns="http://www.w3.org/2000/svg">${symbols(icons).join("")}</svg>`],
  ]);
}

function scenes(): [string, string][] {
  return sceneNames.flatMap((name) =>
    sceneTones.flatMap((tone) => {
      const drawing = drawScene(readDrawing, name, tone);
      // Rings are for the bands: on every card of a page they would be wallpaper.
      const quiet = drawing.replace(/<g class="rings".*?<\/g>/, "");
      // Drawings reach beyond both sides of a panorama, where an edge would be blurred.
      return [
        [`${name}-${tone}`, framed(quiet, false, "0 0 800 500", "xMidYMax")],
        [`${name}-${tone}-wide`, framed(drawing, true, "-638 20 1436 480", "xMaxYMax")],
      ] satisfies [string, string][];
    }),
  );
}

/** The horizon stays in sight however the box is cut. */
function framed(drawing: string, wide: boolean, viewBox: string, align: string): string {
  const { width, height } = sceneSize(wide);
  return withStyle(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${align} slice" aria-hidden="true">${drawing}</svg>`,
  );
}

/** Laid plainly over navy, gold turns to mud; and a line without a width stays a hairline at every size. */
const style =
  "<style>.glow{mix-blend-mode:screen}:not([stroke-width]){vector-effect:non-scaling-stroke}</style>";

const withStyle = (svg: string): string => svg.replace(/^<svg[^>]*>/, `$&${style}`);

function symbols(icons: ReadonlyMap<IconName, LucideIcon>): string[] {
  const symbol = (id: string, shapes: string) => `<symbol id="${id}" ${stroke}>${shapes}</symbol>`;
  return [
    ...Array.from(icons, ([name, Icon]) => symbol(name, shapesOf(Icon))),
    ...Object.entries(shareShapes).map(([name, line]) =>
      symbol(`share-${name}`, `<path d="${line}"/>`),
    ),
  ];
}

const stroke =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** As XML may be written: shapes, which hold nothing, close themselves. */
const shapesOf = (Icon: LucideIcon): string =>
  contents(renderToStaticMarkup(createElement(Icon))).replace(
    /><\/(circle|ellipse|line|path|rect)>/g,
    "/>",
  );
