/** @typedef {import("./palette.mjs").Colour} Colour */

/**
 * A picture in the colours of a palette, mixed in a fine grain so that its gradients stay smooth.
 * @param {Uint8Array} pixels red, green, blue and alpha in turn
 * @param {number} width
 * @param {Colour[]} palette
 * @returns {Uint8Array} for each pixel, the place of its colour in the palette
 */
export function dither(pixels, width, palette) {
  const colours = Float64Array.from(palette.flat());
  const known = new Int16Array(1 << 21).fill(-1);
  const places = new Uint8Array(pixels.length / 4);
  for (let pixel = 0; pixel < places.length; pixel += 1) {
    const row = Math.floor(pixel / width);
    const by = grain[(row & 7) * 8 + ((pixel - row * width) & 7)] ?? 0;
    const red = shifted(pixels[pixel * 4], by);
    const green = shifted(pixels[pixel * 4 + 1], by);
    const blue = shifted(pixels[pixel * 4 + 2], by);
    // Neighbours of one step share an answer, which spares most of the search.
    const shade = ((red >> 1) << 14) | ((green >> 1) << 7) | (blue >> 1);
    if (known[shade] === -1) known[shade] = nearest(colours, red, green, blue);
    places[pixel] = known[shade] ?? 0;
  }
  return places;
}

/** How far a channel is moved, up and down together: more is smoother, but compresses worse. */
const depth = 2.5;

/** What is added to the pixels of a tile of 8×8: Bayer's matrix. */
const grain = Float32Array.from({ length: 64 }, (_, at) => {
  const crossed = (at ^ (at >> 3)) & 7;
  const bit = (/** @type {number} */ of, /** @type {number} */ place) => (of >> place) & 1;
  const order = [0, 1, 2].reduce(
    (sum, place) => sum + ((bit(crossed, place) << 1) | bit(at, place)) * 4 ** (2 - place),
    0,
  );
  return (order / 63 - 0.5) * depth;
});

/** @param {number} [channel] @param {number} [by] */
function shifted(channel = 0, by = 0) {
  return Math.max(0, Math.min(255, Math.round(channel + by)));
}

/**
 * @param {Float64Array} colours channel after channel
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function nearest(colours, red, green, blue) {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < colours.length; at += 3) {
    // Eyes tell greens apart best, and blues worst.
    const distance =
      3 * ((colours[at] ?? 0) - red) ** 2 +
      4 * ((colours[at + 1] ?? 0) - green) ** 2 +
      2 * ((colours[at + 2] ?? 0) - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    best = at / 3;
  }
  return best;
}
