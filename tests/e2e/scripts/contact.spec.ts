import { invalidEmail } from "~/forms/form";
import { contact, prayerRequest } from "~/routes/support/contact-definition";
import { holdPosts } from "../support/hold";
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

test("on a phone the toast leaves the thanks in sight, and the private page one press away", async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#prayer-request");
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Your Prayer Request").fill("For rain");
  await page.getByRole("button", { name: "Submit Prayer Request" }).click();
  const toast = await page.locator(".toast-region .toast").boundingBox();
  const thanks = await form.getByRole("status").boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(thanks?.y ?? 0);
  await expect(form.getByLabel("Link to your private page")).toHaveValue(/\/request\/[\w-]{43}$/);
  await form.getByRole("link", { name: "Open your private page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your prayer request");
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

test("an empty form marks its fields and sends nothing; what is mended is sent", async ({
  page,
  address,
}) => {
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#contact");
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  const send = form.getByRole("button", { name: "Send Message" });
  await send.click();

  const { name, email, topic, message } = contact.fields;
  const summary = form.getByRole("alert");
  await expect(form.getByLabel(name.label)).toBeFocused();
  await expect(summary.getByRole("heading")).toHaveText(contact.missing.title);
  await expect(summary.getByRole("link")).toHaveText([
    name.label,
    email.label,
    topic.label,
    message.label,
  ]);
  for (const { label, required } of [name, email, topic, message])
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(required);
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(4);
  await expect(page.locator(".toast-region .toast")).toHaveCount(0);
  await expect(page).toHaveTitle("Error: Contact Us - Prayer LIFE");
  await expect(page.locator("#prayer-request [aria-invalid]")).toHaveCount(0);
  expect(sent).toBe(0);

  // Whatever is wrong is said at once: what is missing hides no address that cannot be one.
  await form.getByLabel(name.label).fill("Ann");
  await form.getByLabel(email.label).fill("no address");
  await send.click();
  await expect(form.getByLabel(email.label)).toHaveAccessibleDescription(invalidEmail);
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(3);
  await expect(form.getByRole("alert")).toContainText(contact.missing.title);
  await form.getByLabel(email.label).fill(address);
  await form.getByLabel(topic.label).selectOption("general");
  await form.getByLabel(message.label).fill("Peace to you");
  await send.click();
  await expect(form.getByText(contact.success.title)).toBeVisible();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  await expect(form.getByLabel(topic.label).locator("option:checked")).toHaveText("Choose a topic");
  await expect(page).toHaveTitle("Contact Us - Prayer LIFE");
  expect(sent).toBe(2);
});

test("without a connection what went wrong is seen, and has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("#contact");
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill("ann@example.org");
  await form.getByLabel("Topic").selectOption("general");
  await form.getByLabel("Message").fill("Hello");
  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();
  const failure = form.getByRole("alert");
  await expect(failure).toBeInViewport();
  await expect(failure).toBeInViewport({ ratio: 1 });
});
