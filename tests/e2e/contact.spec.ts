import { expect, settled, test } from "./test";

test("a refused message stays whole, and the other form as it was", async ({ page, alive }) => {
  await page.goto("/contact");
  await settled(page, alive);
  const [form, other] = [page.locator("#contact"), page.locator("#prayer-request")];
  const box = await other.getByLabel("Your Prayer Request").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(120);
  const message = "Grüße, 🙂\nzweite Zeile.";
  await form.getByLabel("Your Name").fill("Ann Lee Marie");
  await form.getByLabel("Email Address").fill("ann@nowhere");
  await form.getByLabel("Topic").selectOption("Billing Question");
  await form.getByLabel("Message").fill(message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByLabel("Email Address")).toHaveAccessibleDescription(
    "Please enter a valid email address",
  );
  await expect(page).toHaveTitle("Error: Contact Us - Prayer LIFE");
  await expect(form.getByLabel("Topic")).toHaveValue("billing");
  await expect(form.getByLabel("Your Name")).toHaveValue("Ann Lee Marie");
  await expect(form.getByLabel("Message")).toHaveValue(message);
  await expect(other.getByLabel("Email Address")).toHaveValue("");
});

test("a request for prayer is thanked for, and so is the same one again", {
  tag: "@postgres",
}, async ({ page, alive, address }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (let turn = 0; turn < 2; turn++) {
    await page.goto("/contact");
    await settled(page, alive);
    const form = page.locator("#prayer-request");
    await form.getByLabel("Your Name").fill("Ann Lee");
    await form.getByLabel("Email Address").fill(address);
    await form.getByLabel("Your Prayer Request").fill("For those who wait.");
    await form.getByRole("button").click();
    await expect(form.getByRole("status")).toBeInViewport();
    if (turn === 0)
      await expect(form.getByRole("heading", { name: "Your private page" })).toBeInViewport();
    await expect(page).toHaveURL(/done=prayer-request/);
  }
});
