import { expect, settled, test } from "../test";

test("what is typed while the page comes alive neither stops it nor is lost", async ({ page }) => {
  await page.addInitScript(() => {
    // Keys as fast as events go, from the first byte on: some fall between any two steps of a script.
    const { port1, port2 } = new MessageChannel();
    let typed = 0;
    port1.onmessage = () => {
      const field = document.querySelector<HTMLInputElement>("#contact-name");
      if (field && typed < 20_000) {
        typed += 1;
        field.focus();
        if (typed % 400 === 1) field.value += "a";
        for (const type of ["keydown", "input", "keyup"])
          field.dispatchEvent(new Event(type, { bubbles: true }));
      }
      if (!document.querySelector(".toast-region")) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  for (let load = 0; load < 4; load++) {
    await page.goto("/contact", { waitUntil: "commit" });
    await settled(page, true);
    await expect(page.locator("#contact-name")).toHaveValue(/^a+$/);
  }
});

test.describe("where an extension puts nodes of its own into the page before it comes alive", () => {
  // React says that the page is not what the server sent.
  test.use({ ownTrouble: /Minified React error #4\d\d|Hydration|hydrat/ });

  test("what was typed stays", async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        document.head.prepend(document.createElement("meta"));
        document.body.prepend(document.createElement("div"));
        Object.assign(window, { served: document.querySelector("#contact-name") });
        for (const [id, value] of [
          ["#contact-name", "Ann"],
          ["#contact-message", "Two lines\nof mine"],
          ["#contact-topic", "general"],
        ])
          (document.querySelector(`${id}`) as HTMLInputElement).value = `${value}`;
        (document.querySelector("#prayer-request-isPrivate") as HTMLInputElement).checked = true;
      });
    });
    await page.goto("/contact");
    await settled(page, true);
    const isServed = () => (window as unknown as { served: Element }).served.isConnected;
    expect(await page.evaluate(isServed), "the page was made anew").toBe(false);
    await expect(page.locator("#contact-name")).toHaveValue("Ann");
    await expect(page.locator("#contact-message")).toHaveValue("Two lines\nof mine");
    await expect(page.locator("#contact-topic")).toHaveValue("general");
    await expect(page.locator("#prayer-request-isPrivate")).toBeChecked();
  });
});
