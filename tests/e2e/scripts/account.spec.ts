import { holdPosts } from "../support/hold";
import { send, signedUp } from "../support/person";
import { expect, settled, test } from "../test";

const lost = "We could not reach the server. Please try again.";

test("a lost connection preserves the input, and a second try goes through in its place", async ({
  page,
  context,
}) => {
  const ann = await signedUp(page);
  await page.goto("/account/settings");
  await settled(page, true);
  const part = page.getByRole("region", { name: "Email address", exact: true });
  await part.getByText("Change email").click();
  await part.getByLabel("New email address").fill(`new.${ann.email}`);
  await part.getByLabel("Current password").fill(ann.password);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Save new email" }).click();
  await expect(part.getByRole("alert")).toHaveText(`Email not changed${lost}`);
  await expect(part.getByLabel("New email address")).toHaveValue(`new.${ann.email}`);
  await context.setOffline(false);
  const release = await holdPosts(page);
  await page.getByRole("button", { name: "Save new email" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  const thanks = part.getByRole("status");
  await expect(thanks).toContainText("Email changed");
  const button = page.getByRole("button", { name: "Save new email" });
  await expect(button).toBeFocused();
  for (const inSight of [thanks, button]) await expect(inSight).toBeInViewport({ ratio: 1 });
});

test("a form that was accepted forgets its words, and its boxes keep their meaning", async ({
  page,
}) => {
  await page.goto("/preferences");
  await settled(page, true);
  await page.getByLabel(/^Calm mode/).check();
  await send(page, "Save");
  await expect(page.locator("html")).toHaveAttribute("data-calm", "");
  await page.getByLabel("Light", { exact: true }).check();
  await page.getByLabel(/^Calm mode/).check();
  expect(await send(page, "Save")).toBeLessThan(400);
  await expect(page.locator("html")).toHaveAttribute("data-color-scheme", "light");
  await expect(page.locator("html")).toHaveAttribute("data-calm", "");

  await page.goto("/contact");
  await settled(page, true);
  for (const words of ["For my mother", "For my father"]) {
    await page.getByLabel("Your Name").last().fill("Ann");
    await page.getByLabel("Email Address").last().fill("ann@example.org");
    await page.getByLabel("Your Prayer Request").fill(words);
    await page.getByLabel("Keep my request private").check();
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.getByRole("button", { name: "Submit Prayer Request" }).click();
    expect(new URLSearchParams((await sent).postData() ?? "").get("isPrivate")).toBe("on");
    await expect(page.getByLabel("Your Prayer Request")).toHaveValue("");
    await expect(page.getByLabel("Keep my request private")).not.toBeChecked();
  }
});

test("after a journey the first page tells where its person is, and shows the day there", async ({
  page,
  browser,
  baseURL,
}) => {
  await signedUp(page);
  for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    const storageState = await page.context().storageState();
    const context = await browser.newContext({ timezoneId, storageState, baseURL });
    const there = await context.newPage();
    await there.goto("/account/settings");
    // Where the day is the same the page waits for the next visit.
    await expect(async () => {
      await there.reload();
      await expect(there.locator("#time-zone")).toContainText(
        `device: ${timezoneId}`.replace("_", " "),
        { timeout: 3_000 },
      );
    }).toPass();
    const own = new Intl.DateTimeFormat("en-CA", { timeZone: timezoneId, dateStyle: "short" });
    await there.goto("/today");
    await expect(there.locator("[data-served]")).toHaveAttribute("data-served", own.format());
    await context.close();
  }
});
