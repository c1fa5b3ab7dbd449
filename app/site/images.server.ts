import { createHash } from "node:crypto";
import type { OwnImage } from "#content/site.server";
import type { Draft, Kind } from "./kind.server";
import { readPicture } from "./picture-file.server";

const most = { bytes: 2_000_000, side: 4_096, light: 400_000 };

export const images: Kind = {
  pattern: /^images\//,
  named: "images/NAME.jpg, .png or .webp",
  most: most.bytes,
  add({ name }, content, draft, tell) {
    const [, base, ending] = /^images\/([a-z\d][\w-]{0,60})\.(jpe?g|png|webp)$/i.exec(name) ?? [];
    const found = readPicture(content);
    if (typeof found === "string") return tell(undefined, found);
    if (!base) tell(undefined, unnamed);
    const { type, width, height, clean } = found;
    const right = type.slice("image/".length);
    if (ending && ending.toLowerCase().replace("jpg", "jpeg") !== right)
      return tell(undefined, `is a ${right.toUpperCase()} file: let its name end in .${right}.`);
    if (Math.max(width, height) > most.side)
      return tell(
        undefined,
        `is ${width} by ${height} pixels: make it at most ${most.side} wide and high.`,
      );
    if (!base || !ending) return;
    const isSmall = /-\d+$/.test(base);
    if (clean.length > most.light && !isSmall) tell(undefined, heavy(base, ending), true);
    const hash = createHash("sha256").update(clean).digest("hex").slice(0, 12);
    const image = { path: `/images/${base}.${hash}.${ending}`, name, type, width, height };
    draft.images = new Map(draft.images).set(name, image);
  },
};

const unnamed =
  "has a name that makes no good address: use letters, digits, - and _, and .jpg, .png or .webp.";

const heavy = (base: string, ending: string) =>
  `is larger than 400 KB, which is slow on a phone: save it smaller, or put ${base}-400.${ending} beside it.`;

/** @param written "images/ann.jpg" or "ann.jpg" */
export function imageNamed({ images: all }: Pick<Draft, "images">, written: string) {
  const name = written.startsWith("images/") ? written : `images/${written}`;
  const image = all.get(name);
  return image && { image, choices: choicesOf(all, image) };
}

/** For `srcset`, the largest last: `ann-400.jpg` stands beside `ann.jpg` for small screens. */
function choicesOf(all: ReadonlyMap<string, OwnImage>, image: OwnImage): string {
  const [, base = "", ending = ""] = /^(.*)(\.\w+)$/.exec(image.name) ?? [];
  const smaller = [...all.values()].filter(
    ({ name, width }) =>
      name.startsWith(`${base}-`) &&
      /^\d+$/.test(name.slice(base.length + 1, -ending.length)) &&
      width < image.width,
  );
  const sizes = [...smaller.sort((one, other) => one.width - other.width), image];
  return sizes.map(({ path, width }) => `${path} ${width}w`).join(", ");
}
