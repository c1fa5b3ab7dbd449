import type { Page } from "@playwright/test";
import { fill, loginOf, send, signedUp, somebody } from "../support/person";
import { markDone, openPlan } from "../support/plan-days";
import { expect, openFromOwnPage, settled } from "../test";

/** A state of a page: where it is, and how a visitor comes into it. */
export type State = { path: string; enter(page: Page): Promise<unknown> };

/** The states that differ most. */
export const states: Record<string, State> = {
  "account menu open": {
    path: "/features",
    async enter(page) {
      await signedUp(page);
      await page.reload();
      await settled(page, true);
      await page.getByRole("button", { name: "Account of" }).click();
    },
  },
  "account with a refused form": {
    path: "/auth",
    async enter(page) {
      await signedUp(page);
      await openFromOwnPage(page, "/account/settings?done=sign-out-everywhere");
      await settled(page, true);
      await page.getByRole("main").getByText("Change password", { exact: true }).click();
      await send(page, "Save new password");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "privacy choices": {
    path: "/auth",
    async enter(page) {
      await signedUp(page);
      await page.goto("/account/privacy");
      await settled(page, true);
    },
  },
  "a color scheme against the device's": {
    path: "/preferences",
    async enter(page) {
      const dark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
      await page.getByLabel(dark ? "Light" : "Dark", { exact: true }).check();
      await send(page, "Save");
      await expect(page.getByRole("main").getByRole("status")).toBeVisible();
    },
  },
  "day done": {
    path: "/plan/anxiety-plan",
    async enter(page) {
      await signedUp(page);
      await page.reload();
      await settled(page, true);
      await markDone(page, "Day 1 is done");
      await page.getByRole("button", { name: "Save plan" }).click();
      await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
    },
  },
  "plan at its end": {
    path: "/plan/faith-plan?day=5&pray=end",
    async enter(page) {
      await signedUp(page);
      for (const day of [1, 2, 3, 4, 5]) {
        await openPlan(page, `/plan/faith-plan?day=${day}`, true);
        await send(page, "Mark this day done");
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "You’ve prayed all five days.",
      );
    },
  },
  "plan in progress": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      await openPlan(page, "/plan/1", true);
      await send(page, "Start Plan");
      await openPlan(page, "/", true);
      await expect(page.getByRole("heading", { name: "Where you left off" })).toBeVisible();
    },
  },
  "something saved": {
    path: "/theme/theme-4",
    async enter(page) {
      await signedUp(page);
      await page.reload();
      await settled(page, true);
      await page.getByRole("button", { name: "Add to Favorites" }).click();
      await page.locator("#figures").getByRole("link", { name: "See what you saved" }).click();
      await expect(page.getByRole("heading", { name: "Favorite themes" })).toBeVisible();
    },
  },
  "quiet timer open": {
    path: "/theme/theme-17?pray=now",
    async enter(page) {
      await page.locator(".pray-timer").click();
    },
  },
  "my first prayer": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      await page.goto("/account/prayers");
      await settled(page, true);
    },
  },
  "my prayers, one of them open": {
    path: "/theme/theme-2",
    async enter(page) {
      await signedUp(page);
      await page.reload();
      await settled(page, true);
      await page.locator("#save-prayer").getByRole("button").click();
      await page.locator("#save-prayer").getByRole("link", { name: "See My Prayers" }).click();
      await page.getByText("Write a prayer").click();
      await expect(page.getByRole("button", { name: "Save this prayer" })).toBeVisible();
    },
  },
  "registration refused": {
    path: "/auth?tab=register",
    async enter(page) {
      await send(page, "Create Account");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "sign-in failed": {
    path: "/auth",
    async enter(page) {
      await fill(page, loginOf(somebody()));
      await send(page, "Sign In");
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "question open": {
    path: "/faqs",
    enter: (page) => page.getByText("How do I delete my account?").click(),
  },
  "menu open": {
    path: "/features",
    async enter(page) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole("button", { name: "Menu" }).click();
    },
  },
  "share menu open": {
    path: "/plan/anxiety-plan",
    enter: (page) => page.locator("#day summary").click(),
  },
  "share sheet open": {
    path: "/theme/theme-2",
    async enter(page) {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.locator("[aria-labelledby=about-heading] summary").click();
    },
  },
  "form error": {
    path: "/features",
    async enter(page) {
      await page.getByLabel("Email address").fill("nobody");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "verse menu open, a prayer on its way": {
    path: "/",
    async enter(page) {
      await page.evaluate(() => {
        const wait = window.setTimeout;
        const stop = (intent: () => void, time: number) => (time === 300 ? 0 : wait(intent, time));
        Object.assign(window, { setTimeout: stop });
      });
      await page.getByRole("button", { name: "Generate Prayer" }).click();
      await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
      await page.locator(".verse-band summary").click();
    },
  },
  "feature's toast": {
    path: "/features",
    async enter(page) {
      await page.getByRole("button", { name: "Learn more", exact: true }).first().click();
      await expect(page.locator(".toast-region .toast")).toBeVisible();
    },
  },
  "article open": {
    path: "/blog?page=2",
    async enter(page) {
      await page.getByRole("link", { name: "Read" }).first().click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  "toast shown": {
    path: "/features",
    async enter(page) {
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.locator(".toast-region").getByText("Email required")).toBeVisible();
    },
  },
};
