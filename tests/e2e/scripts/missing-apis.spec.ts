import type { Page } from "@playwright/test";
import { asked, boot, readers, unasked, withStream } from "../../support/floor/answers";
import { compatOf, type Engines, floor, lacking } from "../../support/floor/compat";
import { forget } from "../support/old-engine";
import { expect, settled, test } from "../test";

// A script of Remix that stands in the page makes one before anybody asks.
test.use({ ownTrouble: /TextEncoderStream|pipeThrough/ });

const every = [...Object.keys(unasked), ...asked];
const atBoot = new Set(Object.keys(unasked).filter((path) => unasked[path] === boot));

/** Takes APIs out of a browser before a page has any script. @param paths as compatibility data have them */
async function takeAway(page: Page, paths: string[]): Promise<void> {
  await page.addInitScript((places) => {
    for (const path of places) {
      const names = path.replace(/^api\.|^javascript\.builtins\./, "").split(".");
      const last = (names.pop() ?? "").replace(/_static$/, "");
      let holder = window as unknown as Record<string, never> | undefined;
      for (const name of names) holder = holder?.[name];
      const { prototype } = (holder ?? {}) as { prototype?: object };
      for (const object of [holder, prototype])
        if (object && last in object) delete object[last as never];
    }
  }, paths);
}

/** Land, pray, a day of a plan, a search and a form that is refused and then sent: each says what it says without scripts. */
async function walk(page: Page, address: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Pray now", exact: true }).click();
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page).toHaveURL(/pray=amen/);
  await page.goto("/plan/anxiety-plan");
  await page.getByRole("button", { name: "Next Day" }).first().click();
  await expect(page).toHaveURL(/day=2/);
  await page.goto("/search");
  await page.getByRole("searchbox").last().fill("peace");
  await page.getByRole("searchbox").last().press("Enter");
  await expect(page.getByRole("link", { name: /peace/i }).first()).toBeVisible();
  await page.goto("/contact");
  const form = page.locator("#contact");
  await form.getByLabel("Your Name").fill("Ann Lee");
  await form.getByLabel("Email Address").fill("ann@nowhere");
  await form.getByLabel("Topic").selectOption("Billing Question");
  await form.getByLabel("Message").fill("Two lines\nof mine");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveTitle("Error: Contact Us - Prayer LIFE");
  await expect(form.getByLabel("Message")).toHaveValue("Two lines\nof mine");
  await form.getByLabel("Email Address").fill(address);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("status").first()).toBeVisible();
}

test.describe("without one thing that scripts use", () => {
  for (const path of every.filter((path) => unasked[path] !== withStream))
    test(path, async ({ page }) => {
      await takeAway(page, [path]);
      await page.goto("/contact");
      const isAlive = !atBoot.has(path);
      if (isAlive) await settled(page, true);
      const message = page.locator("#contact").getByLabel("Message");
      await message.fill("Two lines\nof mine");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page).toHaveTitle("Error: Contact Us - Prayer LIFE");
      await expect(message).toHaveValue("Two lines\nof mine");
      await expect(page.locator("template[data-later]")).toHaveCount(isAlive ? 0 : 2);
    });
});

/** What a browser does not know of all that scripts use. */
const unknownTo = (engine: Engines) =>
  every.filter((path) => {
    const compat = compatOf(...path.split("."));
    return compat && Object.keys(lacking(compat, engine)).length > 0;
  });

test.describe("as a browser of years ago", () => {
  for (const engines of [floor, readers] as Engines[])
    for (const [name, version] of Object.entries(engines))
      test(`${name} ${version}`, async ({ page, address }) => {
        await takeAway(page, unknownTo({ [name]: version }));
        await forget(page, "popover", "has", "color-mix", "scripting");
        await walk(page, address);
      });
});

test.describe("without what nobody asks for", () => {
  test.use({ ownTrouble: /URLSearchParams|is not a constructor|Minified React error #423/ });

  test("a page comes back as it was served, with what was typed", async ({ page, address }) => {
    await page.addInitScript(() => {
      // Once, before React: from then on the browser has none.
      const { URLSearchParams } = window;
      let asked = 0;
      Object.defineProperty(window, "URLSearchParams", {
        get: () => (asked++ === 0 ? URLSearchParams : undefined),
      });
      document.addEventListener("DOMContentLoaded", () => {
        const field = document.querySelector<HTMLTextAreaElement>("#contact-message");
        if (field) field.value = "Two lines\nof mine";
        Object.assign(window, { served: document.documentElement });
      });
    });
    await page.goto("/contact");
    await page.waitForFunction(
      () =>
        document.documentElement !== (window as unknown as { served: Element }).served &&
        document.querySelector("#contact-message"),
    );
    const form = page.locator("#contact");
    await expect(form.getByLabel("Message")).toHaveValue("Two lines\nof mine");
    await form.getByLabel("Your Name").fill("Ann Lee");
    await form.getByLabel("Email Address").fill(address);
    await form.getByLabel("Topic").selectOption("Billing Question");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(form.getByRole("status")).toBeVisible();
  });
});
