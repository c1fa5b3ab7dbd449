import { createHash } from "node:crypto";
import { z } from "zod";
import type { Draft, Tell } from "./kind.server";
import { shownImage } from "./own-items.server";
import { line } from "./yaml.server";

/** As in tokens.css and styles.css: what the accent stands on, and the inks that may stand on it. */
export const grounds = {
  light: ["#faf6ec", "#fffdf7", "#f2ebdb"],
  dark: ["#0f172a", "#1d2845", "#151f38", "#0b1222", "#0a1020"],
} as const;
const [navy, paper] = ["#0f172a", "#fffdf7"] as const;

/** WCAG 2.2, 1.4.3 and 1.4.11. */
const least = { words: 4.5, lines: 3 };

type Scheme = keyof typeof grounds;

const hex = z.string().regex(/^#[\da-f]{6}$/i);
const one = hex.transform((color) => ({ light: color, dark: color }));
const two = z.strictObject({ light: hex, dark: hex });
const unread = 'must be a color, "#8b1a1a", or two: { light: "#8b1a1a", dark: "#d98080" }.';

/** One color, or one for the light pages and one for the dark ones and the bar. */
const accent = z.union([one, two], { error: unread }).superRefine((given, { addIssue }) => {
  const { light, dark } = given;
  const faults = new Set([...faultsOf(light, "light"), ...faultsOf(dark, "dark")]);
  const near = `{ light: "${nearest(light, "light")}", dark: "${nearest(dark, "dark")}" }`;
  const message = `${[...faults].join("; ")}: write accent: ${near}.`;
  if (faults.size > 0) addIssue({ code: "custom", message });
});

function faultsOf(color: string, scheme: Scheme): string[] {
  const lines = Math.min(...grounds[scheme].map((ground) => contrast(color, ground)));
  const measured = [
    { ratio: lines, where: `with the ${scheme} ground`, need: least.lines },
    { ratio: contrast(color, inkOn(color)), where: "with words on it", need: least.words },
  ];
  return measured.flatMap(({ ratio, where, need }) => {
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    const words = `${color} has a contrast of ${shown}:1 ${where}, and ${need}:1 is the least`;
    return ratio < need ? [words] : [];
  });
}

const inkOn = (color: string) => (contrast(color, navy) >= contrast(color, paper) ? navy : paper);

/** The least darkened or lightened that will do. */
function nearest(color: string, scheme: Scheme): string {
  const tried = Array.from({ length: 100 }, (_, step) =>
    mixed(color, step % 2 ? "#ffffff" : "#000000", step / 100),
  );
  return tried.find((each) => faultsOf(each, scheme).length === 0) ?? color;
}

const channels = (color: string) =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: string, second: string): number {
  const both = [luminance(first), luminance(second)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function mixed(color: string, other: string, part: number): string {
  const into = channels(other);
  const all = channels(color).map((value, at) => value + ((into[at] ?? 0) - value) * part);
  return `#${Buffer.from(all.map(Math.round)).toString("hex")}`;
}

/** Under the pointer and while it is busy it goes away from its ink: words on it only become clearer. */
function properties(color: string): string {
  const ink = inkOn(color);
  const away = (part: number) => mixed(color, ink === navy ? "#ffffff" : "#000000", part);
  const shades = `--color-accent-bright:${away(0.2)};--color-accent-pale:${away(0.35)}`;
  return `--color-accent:${color};${shades};--color-accent-ink:${ink};--color-accent-wash:${color}47`;
}

/** A sheet that stands behind the main one. */
function accentSheet({ light, dark }: z.output<typeof accent>) {
  const night = `{${properties(dark)}}`;
  const css = `:root{${properties(light)}}.night,.toast,:root[data-color-scheme=dark]${night}@media (prefers-color-scheme:dark){:root:not([data-color-scheme=light])${night}}`;
  const hash = createHash("sha256").update(css).digest("hex").slice(0, 12);
  return { path: `/accent/${hash}.css`, css };
}

const image = line(90);

/** What site.yaml may say of how the site looks, and of what its menu leads to. */
export const lookFields = {
  logo: image.optional(),
  icon: image.optional(),
  accent: accent.optional(),
  picture: z.strictObject({ image, alt: line(200) }).optional(),
  links: z
    .array(
      z.strictObject({
        label: line(24),
        to: z
          .string()
          .max(500)
          .regex(/^(?:https:\/\/[^\s/]|\/(?![/\\]))\S*$/, {
            error: "must begin with https://, or with / for a page of this site.",
          }),
      }),
    )
    .max(3)
    .default([]),
};

type Look = z.infer<z.ZodObject<typeof lookFields>> & { name?: string };

export function applyLook(given: Look, draft: Draft, tell: Tell): void {
  const alt = given.name ?? draft.name;
  const named = (image?: string) => shownImage({ image, alt }, draft, tell).image;
  draft.logo = named(given.logo);
  draft.icon = named(given.icon);
  if (draft.icon) checkIcon(draft.icon, tell);
  const picture = named(given.picture?.image);
  if (picture && given.picture)
    draft.picture = { path: picture.path, alt: given.picture.alt, isOtherSize: true };
  draft.accent = given.accent && accentSheet(given.accent);
  draft.links = given.links;
}

function checkIcon({ type, width, height }: NonNullable<Draft["icon"]>, tell: Tell): void {
  if (type !== "image/png") tell(undefined, "icon: must be a PNG file, which phones take.");
  if (width !== height)
    tell(undefined, `icon: is ${width} by ${height} pixels: make it a square, best 512 by 512.`);
  else if (width < 512)
    tell(undefined, `icon: is ${width} by ${width} pixels: 512 look sharp on a phone.`, true);
}
