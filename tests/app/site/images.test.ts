import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { builtIn, replaceSite } from "#content/site.server";
import { loader } from "~/routes/meta/image";
import { listFolder } from "~/site/folder.server";
import { imageNamed } from "~/site/images.server";
import { readPicture } from "~/site/picture-file.server";
import { readSite, sentenceOf } from "~/site/read-site.server";
import { temporaryFolder } from "../../support/folder";
import { randomFrom } from "../../support/random";

afterEach(() => replaceSite(builtIn));

const drawn = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: "#a63" } });

const exif = { IFD0: { Artist: "Ann Somebody" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } };

const files = {
  jpeg: () => drawn(40, 20).withMetadata({ orientation: 6, exif }).jpeg().toBuffer(),
  progressive: () => drawn(40, 20).withExif(exif).jpeg({ progressive: true }).toBuffer(),
  png: () => drawn(40, 20, 4).withExif(exif).png().toBuffer(),
  webp: () => drawn(40, 20).withExif(exif).webp().toBuffer(),
  lossless: () => drawn(40, 20, 4).webp({ lossless: true }).toBuffer(),
  alpha: () => drawn(40, 20, 4).withExif(exif).webp().toBuffer(),
};

const found = (file: Buffer) => {
  const read = readPicture(file);
  if (typeof read === "string") throw new Error(read);
  return read;
};

describe.each(Object.entries(files))("a %s file", (name, make) => {
  it("has its size in its header, and loses what its camera wrote, but not how it was held", async () => {
    const file = await make();
    if (name !== "lossless") expect(file.includes("Ann Somebody")).toBe(true);
    const { width, height, clean } = found(file);
    const isTurned = name === "jpeg";
    expect([width, height]).toEqual(isTurned ? [20, 40] : [40, 20]);
    expect(clean.includes("Ann Somebody")).toBe(false);
    const { orientation, exif: left = Buffer.alloc(0) } = await sharp(clean).metadata();
    expect(orientation).toBe(isTurned ? 6 : undefined);
    expect(left.length).toBeLessThan(40);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(clean)).equals(await pixels(file))).toBe(true);
    // What is clean stays as it is.
    expect(found(clean).clean.equals(clean)).toBe(true);
  });

  it("with something behind its end loses that, and cut anywhere is refused or whole", async () => {
    const file = await make();
    const { clean } = found(file);
    const longer = found(Buffer.concat([file, Buffer.from("ftypmp42 a film with a place")]));
    expect(longer.clean.includes("a film")).toBe(false);
    for (let length = 0; length < clean.length; length++) {
      const read = readPicture(clean.subarray(0, length));
      expect(typeof read === "string" || read.clean.length < clean.length).toBe(true);
    }
  });

  it("with broken bytes is no crash", async () => {
    const file = await make();
    const { below } = randomFrom(7);
    for (let round = 0; round < 300; round++) {
      const broken = Buffer.from(file);
      for (let each = 0; each < 4; each++) broken[below(broken.length)] = below(256);
      const read = readPicture(broken);
      expect(typeof read === "string" || read.clean.length <= file.length + 36).toBe(true);
    }
  });
});

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', "is an SVG drawing"],
  ['<?xml version="1.0"?><svg/>', "is an SVG drawing"],
  ["GIF89a", "is of the kind GIF"],
  ["\0\0\0\x20ftypheic", "is of the kind HEIC"],
  ["RIFF\x10\0\0\0WAVEfmt ", "is no picture that can be read"],
  ["", "is no picture that can be read"],
  ["<!doctype html><script>alert(1)</script>", "is no picture that can be read"],
])("%j is refused", (text, told) => {
  expect(readPicture(Buffer.from(text, "latin1"))).toContain(told);
});

async function read(all: Record<string, Buffer>) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "images"));
  for (const [name, content] of Object.entries(all)) writeFileSync(join(folder, name), content);
  const { site, told } = await readSite(folder, await listFolder(folder));
  return { site: { ...site, folder }, told: told.map(sentenceOf) };
}

it("the folder's pictures have an address with their hash, and smaller choices beside them", async () => {
  const [large, small] = [await drawn(900, 600).jpeg().toBuffer(), await files.progressive()];
  const { site, told } = await read({
    "images/ann.jpg": large,
    "images/ann-400.jpg": small,
    "images/ann-lee.jpg": small,
  });
  expect(told).toEqual([]);
  expect(imageNamed(site, "ann.jpg")?.choices).toMatch(
    /^\/images\/ann-400\.[\da-f]{12}\.jpg 40w, \/images\/ann\.[\da-f]{12}\.jpg 900w$/,
  );
  expect(imageNamed(site, "images/ann-lee.jpg")?.choices).toMatch(/^\S+ 40w$/);
  expect(imageNamed(site, "other.jpg")?.choices).toBeUndefined();
});

it("they are served without their metadata, for good, and nothing else of the folder is", async () => {
  const { site } = await read({ "images/ann.jpg": await files.jpeg() });
  replaceSite(site);
  const path = site.images.get("images/ann.jpg")?.path ?? "";
  const ask = (file: string) =>
    loader({ params: { file }, request: new Request("http://own/"), context: {} });
  const response = await ask(path.replace("/images/", ""));
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "image/jpeg",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect(Buffer.from(await response.arrayBuffer()).includes("Ann Somebody")).toBe(false);
  for (const file of ["ann.jpg", "../site.yaml", "ann.000000000000.jpg", ""])
    await expect(ask(file)).rejects.toMatchObject({ status: 404 });
});

it.each([
  ["images/ann.png", files.jpeg, "images/ann.png: is a JPEG file: let its name end in .jpeg."],
  [
    "images/Ann Lee.jpg",
    files.progressive,
    "images/Ann Lee.jpg: has a name that makes no good address",
  ],
  [
    "images/wide.png",
    () => drawn(4_097, 1).png().toBuffer(),
    "images/wide.png: is 4097 by 1 pixels: make it at most 4096 wide and high.",
  ],
  ["images/ann.svg", async () => Buffer.from("<svg/>"), "images/ann.svg: is an SVG drawing"],
  [
    "images/big.jpg",
    async () => Buffer.alloc(2_000_001),
    "images/big.jpg: is too large: 2.0 MB, and 2.0 MB is the most.",
  ],
])("%s is refused", async (name, make, told) => {
  expect((await read({ [name]: await make() })).told.join()).toContain(told);
});

it("a heavy one is a remark", async () => {
  const { below } = randomFrom(3);
  const raw = { width: 400, height: 400, channels: 3 as const };
  const noise = Uint8Array.from({ length: 400 * 400 * 3 }, () => below(256));
  const heavy = await sharp(noise, { raw }).png().toBuffer();
  const { told, site } = await read({ "images/noise.png": heavy });
  expect(told).toEqual([
    "images/noise.png: is larger than 400 KB, which is slow on a phone: save it smaller, or put noise-400.png beside it.",
  ]);
  expect(site.images.size).toBe(1);
});
