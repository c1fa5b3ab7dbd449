import { prayerRequest } from "../../../app/routes/support/prayer-request-definition";
import { holdPosts } from "../hold";
import { expect, settled, test } from "../test";

test("the thanks for a prayer request go after five seconds", async ({ page, address }) => {
  await page.clock.install();
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#prayer-request");
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Your Prayer Request").fill("Once");
  await page.getByRole("button", { name: "Submit Prayer Request" }).click();
  const thanks = form.getByText(prayerRequest.inPage.success);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(thanks).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(thanks).toBeHidden();
});

test("each form says what it does while it is sent", async ({ page, address }) => {
  for (const [path, label, idle, pending] of [
    ["/contact", "#contact", "Send Message", "Sending..."],
    ["/contact", "#prayer-request", "Submit Prayer Request", "Submitting..."],
    ["/coming-soon", "#waitlist", "Join the Waitlist", "Processing..."],
  ] as const) {
    if (!page.url().endsWith(path)) {
      await page.goto(path);
      await settled(page, true);
    }
    const form = page.locator(label);
    for (const field of await form.locator("input[required], textarea[required]").all()) {
      await field.fill((await field.getAttribute("type")) === "email" ? address : "Ann");
    }
    for (const choice of await form.locator("select").all()) await choice.selectOption("general");
    const release = await holdPosts(page);
    await form.getByRole("button", { name: idle }).click();
    await expect(form.getByRole("button", { name: pending })).toBeDisabled();
    release();
    await expect(form.getByRole("button", { name: idle })).toBeEnabled();
    await page.unrouteAll();
  }
});
