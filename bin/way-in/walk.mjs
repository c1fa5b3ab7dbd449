import { chromium as browsers, devices } from "@playwright/test";

/** What Lighthouse calls slow 4G, as a browser's own throttle puts it. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};
/** A quarter of the processor. */
const slowdown = 4;

/**
 * One visit in a browser of its own: home, the link of that name, a prayer on the screen.
 * @param {string} url
 * @param {{ chromium: string, scripts: boolean, name: string }} how
 * @returns milliseconds; a swipe is half a screen.
 */
export async function walkIn(url, { chromium, scripts, name }) {
  const browser = await browsers.launch({ executablePath: chromium, args: ["--no-sandbox"] });
  try {
    const context = await browser.newContext({
      ...devices["iPhone 13"],
      javaScriptEnabled: scripts,
    });
    const page = await context.newPage();
    const throttle = await context.newCDPSession(page);
    await throttle.send("Network.enable");
    await throttle.send("Network.emulateNetworkConditions", slow4G);
    await throttle.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const began = performance.now();
    await page.goto(url, { waitUntil: "commit" });
    const link = page.getByRole("link", { name, exact: true });
    await link.waitFor();
    const seen = performance.now();
    const box = await link.boundingBox();
    const swipes = swipesTo(box, page.viewportSize());
    if (!box || swipes > 0) await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    // As early as the eye allows, whatever the page still loads: a finger does not wait.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.locator(".pray-words p:visible").first().waitFor();
    const prays = performance.now();
    return {
      taps: 1,
      swipes,
      home: Math.round(seen - began),
      prayer: Math.round(prays - seen),
      total: Math.round(prays - began),
    };
  } finally {
    await browser.close();
  }
}

/**
 * @param {{ y: number, height: number } | null} box
 * @param {{ height: number } | null} screen
 */
function swipesTo(box, screen) {
  if (!box || !screen) return Number.POSITIVE_INFINITY;
  const below = Math.max(0, box.y + box.height - screen.height);
  return Math.ceil(below / (screen.height / 2));
}
