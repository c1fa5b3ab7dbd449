import type { Page } from "@playwright/test";
import { prayer } from "~/prayers/prayer-definition";
import { codeAt, secretOf } from "../../support/totp";
import { password } from "../support/account";
import { fill, loginOf, send, signedUp } from "../support/person";
import { expect, settled } from "../test";
import type { State } from "./states";

/** States that have much in common with those of each test run. */
export const moreStates: Record<string, State> = {
  "message refused": {
    path: "/contact",
    async enter(page) {
      const form = page.locator("#contact");
      await form.getByLabel("Your Name").fill("Ann");
      await form.getByLabel("Email Address").fill("ann@nowhere");
      await form.getByLabel("Topic").selectOption("Billing Question");
      await form.getByLabel("Message").fill("Peace.");
      await refused(page, "Send Message");
    },
  },
  "message missing": {
    path: "/contact",
    async enter(page) {
      const send = page.getByRole("button", { name: "Send Message" });
      await send.click();
      await expect(page.locator("#contact").getByRole("alert")).toBeVisible();
    },
  },
  "prayer request refused": {
    path: "/contact",
    async enter(page) {
      const form = page.locator("#prayer-request");
      await form.getByLabel("Your Name").fill("Ann");
      await form.getByLabel("Email Address").fill("ann@nowhere");
      await form.getByLabel("Your Prayer Request").fill("Peace.");
      await refused(page, "Submit Prayer Request");
    },
  },
  "waiting list refused": {
    path: "/coming-soon",
    async enter(page) {
      await page.getByRole("main").getByLabel(/email/i).first().fill("nobody");
      await page.getByRole("main").locator("form").first().getByRole("button").click();
      await expect(page.getByRole("alert").first()).toBeVisible();
    },
  },
  "signed in": signedInAt("/"),
  "signed in, what the site is": signedInAt("/?featured=all"),
  "signed in, a plan": signedInAt("/plan/anxiety-plan?day=2"),
  "signed in, a theme": signedInAt("/theme/theme-2"),
  "signed in, contact": signedInAt("/contact"),
  "signed in, reading comfort": signedInAt("/preferences"),
  "deletion refused": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      await page.goto("/account/privacy/delete");
      await settled(page, true);
      await page.getByLabel("Current password").fill("not the password");
      await refused(page, "Delete my account", 401);
    },
  },
  "two-step login, its key and a refusal": {
    path: "/",
    async enter(page) {
      await beginFactor(page);
      await page.getByLabel("Code from your app").fill("abcdef");
      await page.getByLabel("Current password").fill(password);
      await refused(page, "Turn it on");
    },
  },
  "recovery codes": {
    path: "/",
    enter: confirmFactor,
  },
  "a code asked for": {
    path: "/",
    async enter(page) {
      const ann = await confirmFactor(page);
      await page.context().clearCookies();
      await page.goto("/auth");
      await settled(page, true);
      await fill(page, loginOf(ann));
      await send(page, "Sign In");
      await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    },
  },
  "answer refused": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      const handle = await savePrayer(page);
      await page.goto(`/account/prayers/${handle}/answer`);
      await settled(page, true);
      await page.getByLabel("When was it answered?").fill("2099-01-01");
      await refused(page, "Save it with thanks");
    },
  },
  "prayer at rest": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      const handle = await savePrayer(page);
      await page.goto(`/account/prayers/${handle}/rest`);
      await settled(page, true);
      await send(page, "Let it rest");
      await page.getByText("At rest: 1").click();
    },
  },
  "own names in the night prayer": {
    path: "/",
    async enter(page) {
      await signedUp(page);
      await savePrayer(page);
      await page.goto("/today/night");
      await settled(page, true);
      await page.getByText("Your list: 1").filter({ visible: true }).click();
    },
  },
  "a link to a new password that is over": {
    path: "/auth/reset/nobody",
    enter: (page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible(),
  },
};

/** Keeps a prayer of whoever is signed in. @returns its handle. */
export async function savePrayer(page: Page): Promise<string> {
  const form = { form: prayer.name, text: "Open a door.", title: "My brother" };
  const response = await page.request.post("/account/prayers", { form });
  const [, handle = ""] = /\/account\/prayers\/([\w-]{16,})/.exec(await response.text()) ?? [];
  expect(handle).not.toBe("");
  return handle;
}

/** Begins to set up somebody's second step. @returns who it is, and what their app counts from. */
async function beginFactor(page: Page) {
  const ann = await signedUp(page);
  await page.goto("/account/factor");
  await settled(page, true);
  await send(page, "Set it up");
  const secret = secretOf(await page.getByRole("main").locator("code").innerText());
  return { ...ann, secret };
}

async function confirmFactor(page: Page) {
  const ann = await beginFactor(page);
  await fill(page, { "Code from your app": codeAt(ann.secret), "Current password": password });
  await send(page, "Turn it on");
  await expect(page.getByRole("link", { name: "I’ve kept them" })).toBeVisible();
  return ann;
}

function signedInAt(path: string): State {
  return {
    path,
    async enter(page) {
      await signedUp(page);
      await page.reload();
      await settled(page, true);
    },
  };
}

async function refused(page: Page, button: string, status = 400) {
  expect(await send(page, button)).toBe(status);
  await expect(page.getByRole("alert").first()).toBeVisible({ timeout: 30_000 });
}
