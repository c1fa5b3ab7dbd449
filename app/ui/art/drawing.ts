import { type SceneName, type SceneTone, tones } from "#content/art";

/** By its path below `drawn/`, without its ending. */
type ReadDrawing = (name: string) => string;

/**
 * A drawing of `drawn/` as one line of SVG: each `{name}` is replaced by its value, and each
 * `<include href="part"/>` by what that drawing holds, with the include's attributes as more values.
 * @throws where a value is not given
 */
export function draw(
  read: ReadDrawing,
  name: string,
  values: Readonly<Record<string, string>> = tones.gold,
): string {
  return read(name)
    .replace(/<!--.*?-->/gs, "")
    .replace(/\n\s*/g, "")
    .replace(/\{(\w+)\}/g, (_, key) => {
      if (values[key] === undefined) throw new Error(`The drawing ${name} wants ${key}.`);
      return values[key];
    })
    .replace(/<include href="([^"]+)"([^>]*)\/>/g, (_, part: string, attributes: string) => {
      const more = Array.from(attributes.matchAll(/ (\w+)="([^"]*)"/g), ([, key, value]) => [
        key,
        value,
      ]);
      return contents(draw(read, part, { ...values, ...Object.fromEntries(more) }));
    });
}

/** For a box of 800 by 500. */
export const drawScene = (read: ReadDrawing, name: SceneName, tone: SceneTone): string =>
  contents(draw(read, `scenes/${name}`, tones[tone]));

export const contents = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");
