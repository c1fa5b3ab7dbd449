import { chromium as playwright } from "@playwright/test";

/** @typedef {Map<string, Buffer>} Photos JPEGs by their size, as in "800x533" */

/**
 * Takes photos, one of each size that the pages may ask for: a drawing of ours under grain, so that
 * they weigh what photos weigh.
 * @param {string} chromium
 * @param {string} url of the site
 * @param {string[]} paths of the pages
 * @returns {Promise<Photos>}
 */
export async function takePhotos(chromium, url, paths) {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(`${url}${path}`)).text()));
  const sizes = new Set(
    [...texts.join().matchAll(/w=(\d+)&amp;h=(\d+)/g)].map(([, w, h]) => `${w}x${h}`),
  );
  const browser = await playwright.launch({
    executablePath: chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    /** @type {Photos} */
    const photos = new Map();
    for (const size of sizes) {
      const [width = 0, height = 0] = size.split("x").map(Number);
      const address = await page.evaluate(expose, {
        width,
        height,
        drawing: "/art/hills-gold.svg",
      });
      photos.set(size, Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
    }
    return photos;
  } finally {
    await browser.close();
  }
}

/**
 * In the browser: a drawing as a grainy JPEG.
 * @param {{ width: number, height: number, drawing: string }} photo
 */
async function expose({ width, height, drawing }) {
  const image = new Image();
  image.src = drawing;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws nothing.");
  context.drawImage(image, 0, 0, width, height);
  const pixels = context.getImageData(0, 0, width, height);
  const grain = 20;
  for (let at = 0; at < pixels.data.length; at += 4) {
    const shade = (Math.random() - 0.5) * grain;
    for (const colour of [at, at + 1, at + 2]) {
      pixels.data[colour] = (pixels.data[colour] ?? 0) + shade;
    }
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.8);
}
