import type { Page } from "@playwright/test";
import { signedUp } from "../support/person";
import { expect, settled, test } from "../test";

test.use({ ownTrouble: /ERR_CONNECTION_REFUSED/ });

type Choice = { path: string; choose(page: Page): Promise<void>; leads: RegExp };

const choices: Record<string, Choice> = {
  "Day 3": {
    path: "/plan/anxiety-plan",
    choose: (page) => page.getByRole("button", { name: /Day 3/ }).first().click(),
    leads: /day=3/,
  },
  "See All": {
    path: "/",
    choose: (page) => page.getByRole("button", { name: "See All" }).first().click(),
    leads: /featured=all/,
  },
  Read: {
    path: "/blog",
    choose: (page) => page.getByRole("link", { name: /^Read/ }).first().click(),
    leads: /article=/,
  },
  "a link to a page that was not read yet": {
    path: "/plan/anxiety-plan",
    choose: (page) => page.getByRole("link", { name: "Finding Forgiveness" }).first().click(),
    leads: /\/plan\//,
  },
  "a page of the menu": {
    path: "/blog",
    choose: (page) =>
      page.getByRole("contentinfo").getByRole("link", { name: "About" }).first().click(),
    leads: /\/about/,
  },
};

for (const [name, { path, choose, leads }] of Object.entries(choices)) {
  test(`without a connection the page stands, and the choice is there again: ${name}`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    await settled(page, true);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    const before = page.url();
    await context.setOffline(true);
    for (let times = 0; times < 2; times++) {
      await choose(page);
      await expect(page.locator(".toast-region .toast")).toContainText("No connection");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      expect(page.url()).toBe(before);
    }
    await context.setOffline(false);
    await choose(page);
    await expect(page).toHaveURL(leads);
    await expect(page.getByText("Something went wrong")).toHaveCount(0);
  });
}

test("a server that went away is the same as no connection", async ({ page }) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  await page.route("**/*.data*", (route) => route.abort("connectionrefused"));
  await choices["Day 3"]?.choose(page);
  await expect(page.locator(".toast-region .toast")).toContainText("No connection");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dealing with Anxiety");
  await page.unrouteAll();
  await choices["Day 3"]?.choose(page);
  await expect(page).toHaveURL(/day=3/);
});

test("a page that asks for itself again and is lost stays as it is, and asks once", async ({
  page,
}) => {
  await signedUp(page);
  await page.goto("/plan/anxiety-plan");
  await settled(page, true);
  let asked = 0;
  await page.route("**/*.data*", (route) => {
    asked += 1;
    return route.abort("connectionrefused");
  });
  await page.getByRole("button", { name: /^Account/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page.locator(".toast-region")).toContainText("No connection");
  // Those that follow one another without an end do so in each frame.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let left = 30;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
        next();
      }),
  );
  expect(asked).toBe(1);
  await page.unrouteAll();
  await choices["Day 3"]?.choose(page);
  await expect(page).toHaveURL(/day=3/);
});

test("what became of a long form is seen where its button was pressed", async ({ page }) => {
  await page.goto("/contact");
  await settled(page, true);
  const form = page.locator("form[name=contact]");
  await form.getByLabel("Name").first().fill("Ruth");
  await form.getByLabel("Email Address").fill("ruth@example.org");
  await form.getByLabel("Topic").selectOption({ index: 1 });
  await form.getByRole("textbox", { name: "Message" }).fill("A question\n\n\n\nabout the plans");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/*.data*", (route) => route.abort("connectionrefused"));
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.locator(".notice")).toBeInViewport();
});
