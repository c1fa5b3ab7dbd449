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
