import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import { dither } from "./dither.mjs";
import { choosePalette } from "./palette.mjs";

/**
 * A picture without transparency as a PNG of at most 256 colours, a third of what all would take.
 * @param {{ width: number, height: number, pixels: Uint8Array }} picture red, green, blue and alpha
 * @returns {Promise<Buffer>}
 */
export async function encodePng({ width, height, pixels }) {
  const palette = choosePalette(pixels);
  const places = dither(pixels, width, palette);
  // Before each row stands its filter; where colours are names there is nothing to filter.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(places.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat().map(Math.round))),
    chunk("IDAT", await promisify(deflate)(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/**
 * @param {string} type
 * @param {Buffer} content
 */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
