import { crc32, inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodePng } from "../../../bin/pictures/png.mjs";
import { readPng } from "../../png";

type Colour = [red: number, green: number, blue: number];

function paint(width: number, height: number, at: (x: number, y: number) => Colour) {
  const pixels = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    pixels.set(at(pixel % width, Math.floor(pixel / width)), pixel * 4);
  }
  return { width, height, pixels };
}

/** Reads as much of PNG as these use, and checks every chunk. */
function decode(png: Buffer): Colour[] {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const named = png.subarray(at + 4, at + 8 + png.readUInt32BE(at));
    expect(png.readUInt32BE(at + 4 + named.length)).toBe(crc32(named));
    chunks[named.toString("latin1", 0, 4)] = named.subarray(4);
  }
  expect(Object.keys(chunks)).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  const { width, height } = readPng(png);
  const rows = inflateSync(chunks.IDAT ?? Buffer.alloc(0));
  expect(rows.length).toBe((width + 1) * height);
  return [...rows].flatMap((place, at) =>
    at % (width + 1) === 0 ? [] : [[...(chunks.PLTE?.subarray(3 * place, 3 * place + 3) ?? [])]],
  ) as Colour[];
}

describe("a picture as a PNG", () => {
  it("is itself where its colours are few, whatever its width", async () => {
    const colours: Colour[] = [
      [15, 23, 42],
      [212, 175, 55],
      [253, 248, 234],
    ];
    const picture = paint(13, 7, (x, y) => colours[(x + 2 * y) % 3] as Colour);
    const decoded = decode(await encodePng(picture));
    expect(decoded).toEqual(
      decoded.map((_, at) => [...picture.pixels.subarray(at * 4, at * 4 + 3)]),
    );
  });

  it("has one colour where all is one", async () => {
    const decoded = decode(await encodePng(paint(8, 8, () => [255, 0, 3])));
    expect(new Set(decoded.map(String))).toEqual(new Set(["255,0,3"]));
  });

  it("keeps a gradient in 256 colours near to what it was", async () => {
    const picture = paint(256, 128, (x, y) => [x, y * 2, 255 - x]);
    const png = await encodePng(picture);
    const apart = decode(png).map((colour, at) =>
      Math.max(
        ...colour.map((value, channel) =>
          Math.abs(value - (picture.pixels[at * 4 + channel] ?? 0)),
        ),
      ),
    );
    expect(Math.max(...apart)).toBeLessThan(24);
    expect(apart.reduce((sum, one) => sum + one) / apart.length).toBeLessThan(8);
    expect(png.length).toBeLessThan(256 * 128);
  });
});
