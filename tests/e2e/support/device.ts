import type { Page } from "@playwright/test";

/** What a page gave to the device. */
export type Recorded = { clipboard: string[]; shares: ShareData[]; popups: string[][] };

/** How the device takes it: its clipboard refuses; it shares, or fails with an error of that name. */
export type Device = { refuses?: boolean; shares?: "yes" | "AbortError" | "DataError" };

/**
 * Gives the pages to come a device of the test's own, that keeps what it is given or refuses it.
 * @returns a reader of what it was given.
 */
export async function giveDevice(
  page: Page,
  device: Device = {},
): Promise<() => Promise<Recorded>> {
  await page.addInitScript(({ refuses, shares }) => {
    const recorded: Recorded = { clipboard: [], shares: [], popups: [] };
    Object.assign(window, { recorded });
    const writeText = async (text: string) => {
      if (refuses) throw new DOMException("no", "NotAllowedError");
      recorded.clipboard.push(text);
    };
    const share = async (data: ShareData) => {
      recorded.shares.push(data);
      if (shares !== "yes") throw new DOMException("no", shares);
    };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    Object.defineProperty(navigator, "share", { value: shares && share });
    window.open = (...given) => {
      recorded.popups.push(given.map(String));
      return null;
    };
  }, device);
  return () => page.evaluate(() => (window as never as { recorded: Recorded }).recorded);
}

/** Opens a share menu and chooses from it; the focus is then where it was. */
export async function choose(page: Page, place: string, item: string): Promise<void> {
  const menu = page.locator(`${place} details`).first();
  await menu.locator("summary").click();
  await menu.getByText(item, { exact: true }).click();
}
