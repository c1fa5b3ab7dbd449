import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { IconName } from "../controls/icon-names";
import { HeroHills, HeroSun } from "./drawn/hero";
import { Letter } from "./drawn/letter";
import { Phones } from "./drawn/phones";
import { Rings } from "./drawn/rings";
import { shareShapes } from "./drawn/share-shapes";
import { Scene, sceneNames } from "./scene";
import { sceneSize } from "./scene-picture";
import { sceneTones } from "./tones";

/**
 * Every drawing that pages show from a file, by its name, as SVG. Made when the site is built.
 * @param icons of Lucide, by their names
 */
export function drawings(icons: ReadonlyMap<IconName, LucideIcon>): Map<string, string> {
  return new Map([
    ...scenes(),
    ["hero-sun", picture(<HeroSun />, 1000, 1000)],
    ["hero-hills", picture(<HeroHills />, 1440, 360)],
    ["letter", picture(<Letter />, 360, 500)],
    ["rings", picture(<Rings />, 800, 400)],
    ["phones", file(within(<Phones />))],
    ["icons", file([...lucide(icons), ...shareSigns()].join(""))],
  ]);
}

/** Each scene in each tone: whole for cards, and as a panorama for bands. */
function scenes(): [string, string][] {
  return sceneNames.flatMap((name) =>
    sceneTones.flatMap((tone) =>
      [false, true].map((wide): [string, string] => {
        const { width, height } = sceneSize(wide);
        const drawing = picture(<Scene name={name} tone={tone} wide={wide} />, width, height);
        // Rings are for the bands: on every card of a page they would be wallpaper.
        const quiet = wide ? drawing : drawing.replace(/<g class="rings".*?<\/g>/, "");
        return [`${name}-${tone}${wide ? "-wide" : ""}`, quiet];
      }),
    ),
  );
}

/**
 * Light adds to the sky; laid over it plainly, gold on navy turns to mud. And a line without a width
 * of its own stays a hairline at every size.
 */
const style =
  "<style>.glow{mix-blend-mode:screen}:not([stroke-width]){vector-effect:non-scaling-stroke}</style>";

/** A drawing as a picture that stands alone. */
function picture(drawing: ReactElement, width: number, height: number): string {
  return written(drawing).replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1>${style}`,
  );
}

/** Parts of a drawing; React wants to see them inside of one. */
function within(parts: ReactElement): string {
  return withoutFrame(<svg aria-hidden="true">{parts}</svg>);
}

function withoutFrame(svg: ReactElement): string {
  return written(svg).replace(/^<svg[^>]*>|<\/svg>$/g, "");
}

/** As XML may be written: shapes, which hold nothing, close themselves. */
function written(drawing: ReactElement): string {
  return renderToStaticMarkup(drawing).replace(
    /><\/(circle|ellipse|line|path|rect|stop|use)>/g,
    "/>",
  );
}

/** Drawings that pages take out of their file one by one. */
function file(parts: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">${parts}</svg>`;
}

function lucide(icons: ReadonlyMap<IconName, LucideIcon>): string[] {
  return [...icons].map(([name, Shape]) => symbol(name, withoutFrame(<Shape />)));
}

function shareSigns(): string[] {
  return Object.entries(shareShapes).map(([name, lines]) =>
    symbol(`share-${name}`, within(<path d={lines} />)),
  );
}

function symbol(id: string, lines: string): string {
  return `<symbol id="${id}" ${stroke}>${lines}</symbol>`;
}

const stroke =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';
