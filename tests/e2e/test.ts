import { test as base, expect, type Page } from "@playwright/test";
import type { Ways } from "./support/ways";

type Fixtures = Ways & {
  /** Whether scripts of ours run in this visit. */
  alive: boolean;
  /** What a test itself breaks may appear in the console. */
  ownTrouble: RegExp | undefined;
  /** An address nobody else uses in this run. */
  address: string;
  /** A page of somebody else's, in a browser of their own. */
  otherPage: Page;
};

/**
 * The site's own `test`: a page whose console errors, policy violations, hydration warnings and
 * requests to other hosts fail the test that met them.
 */
export const test = base.extend<Fixtures>({
  way: ["scripts", { option: true }],
  ownTrouble: [undefined, { option: true }],
  alive: async ({ way }, use) => use(way === "scripts"),
  address: async ({ way }, use, { testId }) => {
    await use(`${testId}-${way.replace(" ", "-")}@example.org`.toLowerCase());
  },
  page: async ({ page, way, ownTrouble, baseURL }, use) => {
    const expectNoTrouble = await visit(page, { way, ownTrouble, baseURL });
    await use(page);
    expectNoTrouble();
  },
  otherPage: async ({ browser, way, ownTrouble, baseURL }, use) => {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const expectNoTrouble = await visit(page, { way, ownTrouble, baseURL });
    await use(page);
    await context.close();
    expectNoTrouble();
  },
});

export { expect };

/** What makes a page alive; data for search engines are scripts in name only, and one that only offers to listen stands alone. */
export const running = 'script:not([type="application/ld+json"], [data-alone])';

type Visit = Pick<Fixtures, "way" | "ownTrouble"> & { baseURL: string | undefined };

/** Begins a visit in its way. @returns what asks at its end whether anything unforeseen happened. */
async function visit(page: Page, { way, ownTrouble, baseURL = "" }: Visit): Promise<() => void> {
  const troubles = watch(page, baseURL);
  if (way === "scripts blocked") await blockScripts(page);
  return () => {
    const unforeseen = troubles().filter((trouble) => !ownTrouble?.test(trouble));
    expect(unforeseen, "console, policy and network while the page was used").toEqual([]);
  };
}

/** The browser refuses them itself: a route of the test's would hold up every other request. */
async function blockScripts(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.setBlockedURLs", { urls: ["*.js"] });
  page.on("response", (response) => {
    if (/\.js(\?|$)/.test(response.url())) throw new Error(`${response.url()} was not blocked`);
  });
}

/** Collects what no visit may cause. */
function watch(page: Page, baseURL: string): () => string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    const ours =
      /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ERR_BLOCKED_BY_CLIENT/.test(text) &&
      !text.includes("Policy");
    // A page that stays open for long would keep itself; here it is not to.
    if (text.startsWith("Service Worker registration blocked")) return;
    const status = /the server responded with a status of (4\d\d|503)/.test(text);
    if (/error|warning/.test(message.type()) && !ours && !status) troubles.push(text);
  });
  page.on("pageerror", (error) => {
    // What Chromium says of itself where the next page comes before the last has faded.
    if (!/^(AbortError|InvalidStateError): Transition was /.test(String(error)))
      troubles.push(String(error));
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !/^(data|blob|about):/.test(url)) troubles.push(`asked ${url}`);
  });
  return () => troubles;
}

/**
 * Waits until the page is alive, where scripts run: what it does by itself is then done. Pages with
 * nothing to enhance have no script and are done as they come.
 */
export async function settled(page: Page, alive: boolean): Promise<void> {
  if (alive && (await page.locator(running).count()) > 0)
    await page.getByRole("region", { name: "Notification" }).waitFor({ state: "attached" });
}

/**
 * Opens an address from a page of ours, as the redirect of a form does: whoever opens one that says
 * what came of a form from elsewhere is led to the page without it.
 */
export async function openFromOwnPage(page: Page, path: string): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/about");
  await page.evaluate((to) => location.assign(to), path);
  await page.waitForURL((url) => url.pathname + url.search === path);
}
