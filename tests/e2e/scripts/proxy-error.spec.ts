import type { Page } from "@playwright/test";
import { fill, loginOf, signedUp, somebody } from "../support/person";
import { expect, settled, test } from "../test";

test.use({ ownTrouble: /the server responded with a status of 50\d/ });

/** What stands before the server responds in its stead. */
const responses = [
  { status: 500, contentType: "text/plain", body: "Boom", said: "500: Boom" },
  {
    status: 502,
    contentType: "text/html",
    body: "<html><h1>502 Bad Gateway</h1></html>",
    said: "502: Bad Gateway",
  },
  { status: 504, contentType: "text/plain", body: "", said: "504: Gateway Timeout" },
];

const forms: Record<string, (page: Page) => Promise<unknown>> = {
  "sign-in": async (page) => {
    await page.goto("/auth");
    await settled(page, true);
    await fill(page, loginOf(somebody()));
    await page.getByRole("button", { name: "Sign In" }).click();
  },
  registration: async (page) => {
    const { username, email, password } = somebody();
    await page.goto("/auth?tab=register");
    await settled(page, true);
    await fill(page, { Username: username, Email: email });
    await fill(page, { Password: password, "Confirm Password": password });
    await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  },
  contact: async (page) => {
    await page.goto("/contact");
    await settled(page, true);
    const form = page.locator("#contact");
    await form.getByLabel("Your Name").fill("Ann");
    await form.getByLabel("Email Address").fill("ann@example.org");
    await form.getByLabel("Topic").selectOption("general");
    await form.getByLabel("Message").fill("Every word");
    await form.getByRole("button", { name: "Send Message" }).click();
  },
  save: async (page) => {
    await page.goto("/plan/anxiety-plan");
    await settled(page, true);
    await page.locator("#save button").first().click();
  },
  "log-out": async (page) => {
    await signedUp(page);
    await page.goto("/about");
    await settled(page, true);
    await page.getByRole("button", { name: "Account of" }).click();
    await page.getByRole("button", { name: "Log out" }).click();
  },
};

for (const [name, send] of Object.entries(forms)) {
  test(`${name}: what a proxy responds instead reads as its status and its text`, async ({
    page,
  }) => {
    // One place reads them all: each form is seen to lead there.
    for (const { said, ...response } of name === "contact" ? responses : responses.slice(1, 2)) {
      await page.route(/\.data(\?|$)|\/api\/logout/, (route) =>
        route.request().method() === "POST" ? route.fulfill(response) : route.continue(),
      );
      await send(page);
      const place = name === "contact" ? "#contact [role=alert]" : ".toast-region .toast";
      await expect(page.locator(place)).toContainText(said);
      await page.unrouteAll();
      await page.context().clearCookies();
    }
  });
}
