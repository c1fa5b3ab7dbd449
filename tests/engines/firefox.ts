import puppeteer, { type Browser, type ElementHandle, type Page } from "puppeteer-core";
import { type Engine, find, type View, type Visit, type Which } from "./engine";

/** Firefox without a window, driven by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  site: string,
  downloads: string,
): Promise<Engine> {
  // Firefox has no command for the color scheme, only a setting from its start on.
  const browsers = new Map<boolean, Promise<Browser>>();
  return {
    async visit(view) {
      const browser = browsers.get(view.dark) ?? launch(executablePath, downloads, view.dark);
      browsers.set(view.dark, browser);
      return visit(await browser, site, view);
    },
    async stop() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

function launch(executablePath: string, downloads: string, dark: boolean): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: {
      "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
      "browser.download.folderList": 2,
      "browser.download.dir": downloads,
      "ui.prefersReducedMotion": 1,
      // Whatever it asks for besides this machine ends at a closed port.
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": 9,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": 9,
    },
  });
}

async function visit(browser: Browser, site: string, view: View): Promise<Visit> {
  const context = await browser.createBrowserContext();
  const told: string[] = [];
  async function openTab(): Promise<Page> {
    const page = await context.newPage();
    await page.setViewport(view);
    page.on("console", (message) => {
      if (/error|warn/.test(message.type())) told.push(message.text());
    });
    page.on("pageerror", (error) => told.push(String(error)));
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(site))
        told.push(`asked ${request.url()}`);
    });
    return page;
  }
  let page = await openTab();
  return {
    async open(path) {
      await page.goto(site + path);
    },
    async back() {
      // The driver's own command waits for a load, which a page that was kept in memory has none of.
      await page.evaluate(() => history.back());
    },
    async reload() {
      await page.reload();
    },
    async loseTab() {
      const lost = page;
      page = await openTab();
      await lost.close();
    },
    ask: (what, ...args) => page.evaluate(what as never, ...args),
    async click(which) {
      await (await located(page, which)).click();
    },
    async type(which, words) {
      const field = await located(page, which);
      await field.evaluate((element) => (element as HTMLInputElement).select?.());
      await field.type(words);
    },
    screenshot: () => page.screenshot(),
    async end() {
      await context.close();
      return told;
    },
  };
}

async function located(page: Page, which: Which): Promise<ElementHandle> {
  return (await page.evaluateHandle(find, ...which)) as ElementHandle;
}
