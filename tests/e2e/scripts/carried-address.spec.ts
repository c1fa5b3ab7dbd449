import { saveAccount, signIn } from "../support/account";
import { hasPerson, settleIn } from "../support/carried";
import { somebody } from "../support/person";
import { port } from "../support/place";
import { expect, test } from "../test";

/** The site's own name, at which its redirects say the whole address. */
const baseURL = `http://localhost:${port}`;

test.use({ baseURL, serviceWorkers: "allow", ownTrouble: /ERR_/ });

test("where redirects name the whole address, whom to call is told after a connection, and pages open", async ({
  page,
  context,
}) => {
  const userId = await saveAccount(somebody());
  await context.addCookies([{ ...(await signIn(userId)), url: baseURL }]);
  await page.goto("/offline");
  await settleIn(page);
  await expect.poll(() => hasPerson(page)).toBe(true);
  await context.setOffline(true);
  // What is other people's is not kept, and not the browser's own error either.
  await page.goto("/groups");
  await expect(page.getByRole("main")).toContainText("isn’t saved on your device");
  await page.goto("/offline");
  await page.locator("main textarea[name=text]").fill("I want to kill myself");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("main").getByText("Help you can reach right now")).toBeVisible();
  for (const path of ["/account/prayers", "/", "/offline"])
    expect((await page.goto(path))?.status()).toBe(200);
});
