import { renderToStaticMarkup } from "react-dom/server";
import satori, { type Font } from "satori";
import { contents, drawScene } from "../../app/ui/art/drawing";
import { readDrawing } from "../../app/ui/art/drawings";
import { DawnMark } from "../../app/ui/layout/wordmark";
import { type SceneName, type SceneTone, scenes } from "../../content/art";
import { Card, type CardWords, gold } from "./card";

export type Drawing = { scene: SceneName; tone: SceneTone } & Partial<CardWords>;

/**
 * A picture of 1200×630 as SVG, its words as outlines: a dawn, and night where the words stand; without
 * words one of half that size, for whatever the operator of a site writes.
 * @param fonts Newsreader and Figtree; of variable ones only the default weight is used.
 */
export async function draw({ scene, tone, ...card }: Drawing, fonts: Font[]): Promise<string> {
  const words = card.title ? await drawWords(card as CardWords, fonts) : "";
  const [width, height] = words ? [1200, 630] : [600, 315];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 630">`,
    style,
    `<svg viewBox="${leftEdge(scene)} 0 952 500" width="1200" height="630">`,
    drawScene(readDrawing, scene, tone),
    "</svg>",
    words,
    "</svg>",
  ].join("");
}

async function drawWords(words: CardWords, fonts: Font[]): Promise<string> {
  return [
    night,
    '<svg class="mark" viewBox="0 0 32 32" x="64" y="60" width="44" height="44">',
    contents(renderToStaticMarkup(<DawnMark />)),
    "</svg>",
    await satori(<Card {...words} />, { width: 1200, height: 630, fonts }),
  ].join("");
}

const leftEdge = (scene: SceneName) => scenes[scene].focus - 0.77 * 952;

const style = `<style>
  .glow { mix-blend-mode: screen }
  .mark { fill: ${gold} }
  .mark path + path, .mark circle { fill: none; stroke: ${gold}; stroke-width: 1.5 }
</style>`;

const night = `<linearGradient id="words-night">
  <stop stop-color="#0b1222" stop-opacity=".88"/>
  <stop offset=".4" stop-color="#0b1222" stop-opacity=".7"/>
  <stop offset=".55" stop-color="#0b1222" stop-opacity=".4"/>
  <stop offset=".7" stop-color="#0b1222" stop-opacity="0"/>
</linearGradient>
<path fill="url(#words-night)" d="M0 0H1200V630H0Z"/>`;
