import type { Page } from "@playwright/test";
import { expect, settled, test } from "../test";

/** Everything that a live region says from now on, as soon as it is said. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const note = () => {
      for (const region of document.querySelectorAll(
        "[role=status], [role=alert], [aria-live]:not([aria-live=off])",
      )) {
        const words = region.textContent?.replace(/\s+/g, " ").trim() ?? "";
        if (words && region.getAttribute("data-said") !== words) {
          region.setAttribute("data-said", words);
          said.push(words);
        }
      }
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test("what was copied is announced once, in sentences", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/theme/theme-3");
  await settled(page, true);
  const said = await listen(page);
  const main = page.getByRole("main");
  await main
    .getByRole("button", { name: /Share/ })
    .or(main.getByText("Share", { exact: true }))
    .first()
    .click();
  await page.getByRole("button", { name: /Copy/ }).first().click();
  await expect.poll(said).toHaveLength(1);
  const [words = ""] = await said();
  expect(words).toMatch(/^Notification: [^.]+\. [A-Z]/);
});

test("a form that is refused, and one that is accepted, say so once", async ({ page, address }) => {
  await page.goto("/features");
  await settled(page, true);
  const form = page.locator("form[name=newsletter]");
  const count = async (words: RegExp) => (await said()).filter((each) => words.test(each)).length;
  const said = await listen(page);
  await form.getByRole("button").click();
  await expect.poll(() => count(/Email required/)).toBe(1);
  await form.getByLabel("Email address").fill(address);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toBeVisible();
  await expect.poll(() => count(/Thank you for subscribing/)).toBe(1);
  expect(await count(/Email required/)).toBe(1);
});
