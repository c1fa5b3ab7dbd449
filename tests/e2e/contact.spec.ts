import type { Page } from "@playwright/test";
import { contact } from "../../app/forms/contact";
import { prayerRequest } from "../../app/forms/prayer-request";
import { rows } from "./database";
import { expect, settled, test } from "./test";

const message = "Grüße, 🙂\nzweite Zeile.";

test.beforeEach(async ({ page, alive }) => {
  await page.goto("/contact");
  await settled(page, alive);
});

const contactForm = (page: Page) => page.locator("#contact");
const prayerForm = (page: Page) => page.locator("#prayer-request");

async function fillContact(page: Page, address: string) {
  const form = contactForm(page);
  await form.getByLabel("Your Name").fill("Ann Lee Marie");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Topic").selectOption("Billing Question");
  await form.getByLabel("Message").fill(message);
}

test("the page names the team's address, phone and hours, and has both forms", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  for (const heading of [
    "Email",
    "Phone",
    "Support hours",
    "Send Us a Message",
    "How Can We Help?",
  ]) {
    await expect(page.getByRole("heading", { name: heading, exact: true })).toBeVisible();
  }
  await expect(page.getByText("Monday to Friday, 9:00 AM to 5:00 PM EST")).toBeVisible();
  await expect(contactForm(page).getByLabel("Message")).toHaveAttribute("rows", "5");
  const box = await prayerForm(page).getByLabel("Your Prayer Request").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(120);
  await expect(prayerForm(page).getByText("988lifeline.org")).toBeVisible();
});

test("a message is kept, its topic in the first line, its name in two", async ({
  page,
  address,
  alive,
}) => {
  await fillContact(page, address);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(contactForm(page).getByText(contact.success.title)).toBeVisible();
  await expect(contactForm(page).getByText(contact.success.description)).toBeVisible();
  await expect(contactForm(page).getByLabel("Message")).toHaveValue("");
  await expect(contactForm(page).getByLabel("Topic")).toHaveValue("");
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  await expect(toast.getByText(contact.success.title)).toBeVisible();
  const sql = "SELECT firstName, lastName, phone, message FROM contact_messages WHERE email = ?";
  expect(rows(sql, address)).toEqual([
    {
      firstName: "Ann",
      lastName: "Lee Marie",
      phone: null,
      message: `Billing Question\n\n${message}`,
    },
  ]);
});

test("what is missing is asked for, and what is written stays", async ({ page, address }) => {
  const form = contactForm(page);
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Message").fill(message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText(contact.missing.title, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(contact.missing.description).first()).toBeVisible();
  await expect(form.getByLabel("Email Address")).toHaveValue(address);
  await expect(form.getByLabel("Message")).toHaveValue(message);
  expect(rows("SELECT id FROM contact_messages WHERE email = ?", address)).toEqual([]);
});

test("an address that is none is named on its field; the other form stays as it is", async ({
  page,
}) => {
  await fillContact(page, "ann@nowhere");
  await page.getByRole("button", { name: "Send Message" }).click();
  const email = contactForm(page).getByLabel("Email Address");
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(page).toHaveTitle("Error: Contact Us - Prayer LIFE");
  await expect(contactForm(page).getByLabel("Topic")).toHaveValue("billing");
  await expect(contactForm(page).getByLabel("Your Name")).toHaveValue("Ann Lee Marie");
  await expect(prayerForm(page).getByLabel("Email Address")).toHaveValue("");
});

test("a prayer request is kept with its wish for privacy", async ({ page, address, alive }) => {
  const form = prayerForm(page);
  await form.getByLabel("Your Name").fill("Ann");
  await form.getByLabel("Email Address").fill(address);
  await form.getByLabel("Your Prayer Request").fill(message);
  await form.getByLabel("Keep my request private").check();
  await page.getByRole("button", { name: "Submit Prayer Request" }).click();
  await expect(form.getByText(prayerRequest.inPage.success)).toBeVisible();
  await expect(form.getByLabel("Your Prayer Request")).toHaveValue("");
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  await expect(toast.getByText(prayerRequest.success.title)).toBeVisible();
  const sql = `SELECT fullName, content, isPrivate, userId FROM prayer_requests
    JOIN prayer_request_senders ON requestId = id WHERE email = ?`;
  expect(rows(sql, address)).toEqual([
    { fullName: "Ann", content: message, isPrivate: 1, userId: null },
  ]);
});

test("an empty prayer request is not sent", async ({ page }) => {
  await page.getByRole("button", { name: "Submit Prayer Request" }).click();
  await expect(page.getByText(prayerRequest.missing.title, { exact: true }).first()).toBeVisible();
});
