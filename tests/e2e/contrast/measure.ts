import type { Page } from "@playwright/test";
import sharp from "sharp";

type Box = { left: number; top: number; right: number; bottom: number };
/** A line of words over a picture or a gradient; its color as it is painted, alpha in it. */
type Line = { words: string; box: Box; color: [number, number, number, number]; large: boolean };

export type Measured = { words: string; contrast: number; needed: number };

/** The lines of all screens of a page, or of its first ones, the one with the lowest contrast first. */
export async function measureOverArt(page: Page, most = Infinity): Promise<Measured[]> {
  await addStyle(page, still);
  const found: Measured[] = [];
  // What is under a bar or a button on one screen is clear of it on the next.
  const [screens, step] = await page.evaluate(() => {
    const step = innerHeight - 96;
    return [Math.ceil((document.documentElement.scrollHeight - 96) / step), step];
  });
  for (let screen = 0; screen < Math.min(screens, most); screen += 1) {
    await page.evaluate((to) => scrollTo(0, to), screen * step);
    const lines = await page.evaluate(linesOverArt);
    if (lines.length === 0) continue;
    await page.evaluate(() => document.documentElement.classList.add("without-words"));
    const { data, info } = await sharp(await page.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    await page.evaluate(() => document.documentElement.classList.remove("without-words"));
    const pixel = (x: number, y: number): Color => {
      const at = (y * info.width + x) * info.channels;
      return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    };
    for (const line of lines) {
      const contrast = lowest(line, pixel, info);
      if (contrast !== undefined)
        found.push({ words: line.words, contrast, needed: line.large ? 3 : 4.5 });
    }
  }
  return found.sort((one, other) => one.contrast / one.needed - other.contrast / other.needed);
}

/** Which a policy that knows no inline style allows. */
export async function addStyle(page: Page, style: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, style);
}

/** The pointer finds what is drawn; words and what is drawn in their color can be taken away. */
const still = `*, *::before, *::after { pointer-events: auto !important; transition: none !important; animation: none !important; caret-color: transparent !important }
html { scroll-behavior: auto !important }
.without-words *, .without-words *::before, .without-words *::after { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }`;

/** In the page: what stands on the screen and has no flat color behind it. */
function linesOverArt(): Line[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Line["color"]>();
  const painted = (color: string): Line["color"] => {
    const before = known.get(color);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(color, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  };
  const isPicture = (of: Element) =>
    of.matches("svg, svg *, img, picture, canvas") ||
    [undefined, "::before", "::after"].some(
      (part) => getComputedStyle(of, part).backgroundImage !== "none",
    );
  const isCovered = (from: Element, x: number, y: number) => {
    const first = document.elementFromPoint(x, y);
    return !first || !(from === first || from.contains(first) || first.contains(from));
  };
  const liesOverArt = (x: number, y: number) => {
    const under = document.elementsFromPoint(x, y);
    for (const each of under) {
      if (isPicture(each)) return true;
      if (painted(getComputedStyle(each).backgroundColor)[3] === 1) return false;
    }
    return false;
  };
  const opacityOf = (from: Element) => {
    let opacity = 1;
    for (let each: Element | null = from; each; each = each.parentElement)
      opacity *= Number(getComputedStyle(each).opacity);
    return opacity;
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest("script, style, select, title"))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // What cannot be pressed now may be pale.
    if (element.closest(":disabled, [aria-disabled=true], .sr-only")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const [red, green, blue, alpha] = painted(style.color);
    for (const box of range.getClientRects()) {
      const { left, top, right, bottom } = box;
      if (box.width < 2 || top < 0 || bottom > innerHeight || left < 0 || right > innerWidth)
        continue;
      const middle = (top + bottom) / 2;
      const points = Array.from({ length: Math.ceil(box.width / 12) }, (_, at) => left + at * 12);
      // What stands before a part of it is no ground of the words.
      const heights = [top + 1, middle, bottom - 1];
      if (points.some((x) => heights.some((y) => isCovered(element, x, y)))) continue;
      if (!points.some((x) => liesOverArt(x, middle))) continue;
      const words = node.textContent.trim().slice(0, 60);
      const color: Line["color"] = [red, green, blue, alpha * opacityOf(element)];
      lines.push({ words, box: { left, top, right, bottom }, color, large });
    }
  }
  return lines;
}

type Color = readonly [number, number, number];

/** All but one pixel of fifty have as much: where two colors meet, one is no color of either. */
function lowest(
  { box, color }: Line,
  pixel: (x: number, y: number) => Color,
  size: { width: number; height: number },
): number | undefined {
  const found: number[] = [];
  for (let y = Math.ceil(box.top); y < Math.min(box.bottom, size.height); y += 2)
    for (let x = Math.ceil(box.left); x < Math.min(box.right, size.width); x += 2) {
      const behind = pixel(x, y);
      const [red, green, blue, alpha] = color;
      const mix = (own: number, index: 0 | 1 | 2) => own * alpha + behind[index] * (1 - alpha);
      found.push(contrastOf([mix(red, 0), mix(green, 1), mix(blue, 2)], behind));
    }
  return found.sort((one, other) => one - other)[Math.floor(found.length / 50)];
}

/** As WCAG 2.2 defines it. */
export function contrastOf(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
