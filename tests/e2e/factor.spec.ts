import { codeAt, secretOf } from "../support/totp";
import { password } from "./support/account";
import { fill, loginOf, send, signedUp } from "./support/person";
import { expect, settled, test } from "./test";

test("a code of one's phone stands beside the password, from the set-up to the way back", async ({
  page,
  alive,
}) => {
  const ann = await signedUp(page);
  const main = page.getByRole("main");
  await page.goto("/account/factor");
  await settled(page, alive);
  expect(await send(page, "Set it up")).toBeLessThan(400);
  await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const secret = secretOf(await main.locator("code").innerText());
  await settled(page, alive);
  await fill(page, {
    "Code from your app": codeAt(secret),
    "Current password": "not the password",
  });
  await send(page, "Turn it on");
  await expect(main.getByText("This is not your current password").first()).toBeVisible();
  await fill(page, { "Code from your app": codeAt(secret), "Current password": password });
  expect(await send(page, "Turn it on")).toBeLessThan(400);
  await expect(
    main.getByRole("heading", { name: "Here are your recovery codes" }),
  ).toBeInViewport();
  // What went wrong before is said no more, not even in the corner.
  await expect(page.getByText("This is not your current password")).toHaveCount(0, {
    timeout: 1000,
  });
  await expect(main.getByRole("listitem").locator("code")).toHaveCount(10);
  await page.getByRole("link", { name: "I’ve kept them" }).click();
  await expect(main.getByText("10 recovery codes are left.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Here are your recovery codes" })).toBeHidden();

  await page.context().clearCookies();
  await page.goto("/auth?next=/account/factor");
  await settled(page, alive);
  await fill(page, loginOf(ann));
  expect(await send(page, "Sign In")).toBeLessThan(400);
  await expect(page).toHaveURL("/auth/code?next=%2Faccount%2Ffactor");
  await settled(page, alive);
  await fill(page, { Code: "abcdef" });
  await send(page, "Continue");
  await expect(page).toHaveTitle("Error: Your code - Prayer LIFE");
  await fill(page, { Code: codeAt(secret, 1) });
  expect(await send(page, "Continue")).toBeLessThan(400);
  await expect(page).toHaveURL("/account/factor");
  await expect(main.getByText("10 recovery codes are left.")).toBeVisible();
});
