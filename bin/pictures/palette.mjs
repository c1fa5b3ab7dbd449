/**
 * @typedef {[red: number, green: number, blue: number]} Colour
 * @typedef {{ colour: Colour, count: number }} Shade
 * @typedef {{ shades: Shade[], mean: Colour, channel: number, spread: number }} Group
 */

/**
 * At most 256 colours that stand for all of a picture: the most varied group of its shades is
 * parted in two, again and again (median cut).
 * @param {Uint8Array} pixels red, green, blue and alpha in turn
 * @returns {Colour[]}
 */
export function choosePalette(pixels) {
  const groups = [measure(countShades(pixels))];
  while (groups.length < 256) {
    const widest = groups.reduce((one, other) => (other.spread > one.spread ? other : one));
    if (widest.spread === 0) break;
    groups.splice(groups.indexOf(widest), 1, ...part(widest));
  }
  return groups.map(({ mean }) => mean);
}

/**
 * Colours that share six bits of each channel are one shade, of their mean colour.
 * @param {Uint8Array} pixels
 * @returns {Shade[]}
 */
function countShades(pixels) {
  const sums = new Uint32Array(4 << 18);
  const add = (/** @type {number} */ place, /** @type {number} */ value) => {
    sums[place] = (sums[place] ?? 0) + value;
  };
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const place = ((red >> 2) << 14) | ((green >> 2) << 8) | ((blue >> 2) << 2);
    add(place, red);
    add(place + 1, green);
    add(place + 2, blue);
    add(place + 3, 1);
  }
  const shades = [];
  for (let place = 0; place < sums.length; place += 4) {
    const [red = 0, green = 0, blue = 0, count = 0] = sums.subarray(place, place + 4);
    if (count === 0) continue;
    shades.push({
      colour: /** @type {Colour} */ ([red / count, green / count, blue / count]),
      count,
    });
  }
  return shades;
}

/**
 * Where a group is widest, and by how much.
 * @param {Shade[]} shades
 * @returns {Group}
 */
function measure(shades) {
  const total = shades.reduce((sum, { count }) => sum + count, 0);
  const mean = /** @type {Colour} */ (
    channels.map(
      (channel) =>
        shades.reduce((sum, { colour, count }) => sum + colour[channel] * count, 0) / total,
    )
  );
  const spreads = channels.map((channel) =>
    shades.reduce(
      (sum, { colour, count }) => sum + (colour[channel] - mean[channel]) ** 2 * count,
      0,
    ),
  );
  const spread = shades.length > 1 ? Math.max(...spreads) : 0;
  return { shades, mean, spread, channel: Math.max(0, spreads.indexOf(spread)) };
}

/** @param {Group} group */
function part({ shades, mean, channel }) {
  const above = (/** @type {Shade} */ { colour }) => (colour[channel] ?? 0) > (mean[channel] ?? 0);
  return [measure(shades.filter((shade) => !above(shade))), measure(shades.filter(above))];
}

const channels = /** @type {const} */ ([0, 1, 2]);
