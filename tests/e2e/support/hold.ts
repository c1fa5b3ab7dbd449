import type { Page } from "@playwright/test";

/** Holds what the page's script sends, until the function it returns is called. */
export async function holdPosts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
