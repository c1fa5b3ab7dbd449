import { contact } from "../../../app/forms/contact";
import { prayerRequest } from "../../../app/forms/prayer-request";
import { waitlist } from "../../../app/forms/waitlist";
import { holdPosts } from "../hold";
import { expect, settled, test } from "../test";

test("a lost connection keeps every word of a message", async ({ page, address, context }) => {
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#contact");
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Topic").selectOption("Feedback");
  await form.getByLabel("Message").fill("Every word");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator(".toast-region").getByText(contact.failure.title)).toBeVisible();
  await expect(form.getByText(contact.failure.description)).toBeVisible();
  await expect(form.getByLabel("Message")).toHaveValue("Every word");
  await expect(form.getByLabel("Topic")).toHaveValue("feedback");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText(contact.success.title)).toBeVisible();
});

test("a lost connection keeps a prayer request and says so in the page too", async ({
  page,
  address,
  context,
}) => {
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#prayer-request");
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Your Prayer Request").fill("Every word");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit Prayer Request" }).click();
  const toast = page.locator(".toast-region");
  await expect(toast.getByText(prayerRequest.failure.title)).toBeVisible();
  await expect(toast.getByText(prayerRequest.failure.description)).toBeVisible();
  await expect(form.getByText(prayerRequest.inPage.failure)).toBeVisible();
  await expect(form.getByLabel("Your Prayer Request")).toHaveValue("Every word");
});

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

for (const [path, label, idle, pending] of [
  ["/contact", "#contact", "Send Message", "Sending..."],
  ["/contact", "#prayer-request", "Submit Prayer Request", "Submitting..."],
  ["/coming-soon", "#waitlist", "Join the Waitlist", "Processing..."],
] as const) {
  test(`'${idle}' says '${pending}' while it is sent`, async ({ page, address }) => {
    await page.goto(path);
    await settled(page, true);
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
  });
}

test("the waitlist's failure is said in its own words", async ({ page, address, context }) => {
  await page.goto("/coming-soon");
  await settled(page, true);
  await page.getByLabel("Email address").fill(address);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Join the Waitlist" }).click();
  const toast = page.locator(".toast-region");
  await expect(toast.getByText(waitlist.failure.title)).toBeVisible();
  await expect(toast.getByText(waitlist.failure.description)).toBeVisible();
});
