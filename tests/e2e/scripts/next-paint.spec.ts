import { devices, type Locator, type Page } from "@playwright/test";
import { expect, test } from "../test";

const visits = 5;
/** Milliseconds from a tap to the next paint. */
const goal = 100;
/** Milliseconds that a page may keep a tap waiting while it comes alive, beyond 50 of each task. */
const mostBlocked = 100;

type Tap = { path: string; target: (page: Page) => Locator };

const taps: Record<string, Tap> = {
  "the menu": { path: "/", target: (page) => page.getByRole("button", { name: "Menu" }) },
  "the generator": {
    path: "/",
    target: (page) => page.getByRole("button", { name: "Generate Prayer" }),
  },
  "the choice of a day": {
    path: "/plan/anxiety-plan",
    target: (page) => page.getByRole("button", { name: /^Day 4/ }),
  },
};

/** What the machine itself needs: one button, and a word that it writes. */
const bare: Tap = { path: "/bare-page", target: (page) => page.getByRole("button") };
const barePage = `<!doctype html><meta name="viewport" content="width=device-width">
<button onclick="this.textContent = 'Pressed'">Press</button>`;

// On a phone with a quarter of the processor; alone, for it measures: npm run way-in.
for (const [name, tap] of process.env.WAY_IN ? Object.entries(taps) : []) {
  test(`${name} responds to a tap at the next paint`, async ({ browser, baseURL }) => {
    test.setTimeout(2 * visits * 60_000);
    const visit = async (here: Tap) => {
      const context = await browser.newContext({ ...devices["iPhone 13"], baseURL });
      const page = await context.newPage();
      await page.route(bare.path, (route) =>
        route.fulfill({ contentType: "text/html", body: barePage }),
      );
      const measured = await measure(page, here);
      await context.close();
      return measured;
    };
    const found: Record<"here" | "bare", Measured[]> = { here: [], bare: [] };
    for (let count = 0; count < visits; count += 1) {
      found.here.push(await visit(tap));
      found.bare.push(await visit(bare));
    }
    const responded = median(found.here.map(({ delay }) => delay));
    const machine = median(found.bare.map(({ delay }) => delay));
    const blocked = median(found.here.map((each) => each.blocked));
    process.stdout.write(
      `\n${name}: ${responded} ms (a bare button ${machine} ms), blocked before for ${blocked} ms\n`,
    );
    expect(responded).toBeLessThanOrEqual(goal);
    expect(blocked).toBeLessThanOrEqual(mostBlocked);
  });
}

type Measured = { delay: number; blocked: number };

async function measure(page: Page, { path, target }: Tap): Promise<Measured> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: "networkidle" });
  const blocked = await page.evaluate(() => Math.round(window.blocked));
  await target(page).tap();
  const delay = await page.waitForFunction(() => window.delay);
  return { delay: Number(await delay.jsonValue()), blocked };
}

declare global {
  interface Window {
    delay: number;
    blocked: number;
  }
}

/** In the page: the longest wait of a tap, and how long tasks were beyond what nobody feels. */
function watch() {
  window.delay = 0;
  window.blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.delay = Math.max(window.delay, duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blocked += duration - 50;
  }).observe({ type: "longtask", buffered: true });
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
