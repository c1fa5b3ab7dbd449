import type { Browser, Page } from "@playwright/test";
import { openNetwork } from "../../support/network";
import { expectAccessible } from "../axe/check";
import { password, signIn } from "../support/account";
import {
  everythingOn,
  hasPerson,
  kept,
  prayersOf,
  rowOf,
  settleIn,
  test,
  withPrayers,
} from "../support/carried";
import { rows } from "../support/database";
import { port } from "../support/place";
import { expect } from "../test";

test.use({ serviceWorkers: "allow", ownTrouble: /ERR_|status of [45]|MIME type/ });

/** A second device of a person, on a network of its own. */
async function anotherDevice(browser: Browser, userId: number) {
  const network = await openNetwork(port);
  const context = await browser.newContext({ serviceWorkers: "allow", baseURL: network.url });
  await context.addCookies([{ ...(await signIn(userId)), url: network.url }]);
  const page = await context.newPage();
  await page.goto("/offline");
  await settleIn(page);
  await expect.poll(() => hasPerson(page)).toBe(true);
  const close = async () => {
    await context.close();
    network.close();
  };
  return { page, network, close };
}

async function answer(page: Page, words: string): Promise<void> {
  const daniel = await rowOf(page, "For Daniel");
  await daniel.getByText("It is answered").click();
  await daniel.getByLabel("How was it answered?").fill(words);
  await daniel.getByRole("button", { name: "Save it with thanks" }).click();
  await expect(page.getByText("An answer: For Daniel")).toBeVisible();
}

async function write(page: Page, words: string): Promise<void> {
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill(words);
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(page.getByText(`A new prayer: ${words}`)).toBeVisible();
}

const goesOut = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

test("of two devices that act on one prayer the first stands, and the second is told with its words", async ({
  page,
  context,
  network,
  browser,
}, info) => {
  const { userId } = await withPrayers(page, context, network.url);
  const other = await anotherDevice(browser, userId);
  for (const [device, words] of [
    [{ page, network }, "Yes, on Tuesday"],
    [other, "A letter came"],
  ] as const) {
    device.network.become("gone");
    await device.page.goto("/account/prayers");
    await device.page.getByRole("button", { name: "I prayed this", exact: true }).first().click();
    await answer(device.page, words);
  }
  network.become("there");
  await goesOut(page);
  await expect(page.getByText("Waiting for a connection")).toHaveCount(0);
  other.network.become("there");
  await goesOut(other.page);
  // What is kept makes itself anew when something was sent, or refused.
  await expect(other.page).toHaveURL(/\/offline(#|$)/);
  await expect(other.page.getByText("isn’t on the site yet")).toBeVisible();
  await expect(other.page.getByText("It was changed in another place meanwhile")).toBeVisible();
  await expect(other.page.getByText("A letter came", { exact: true })).toBeVisible();
  await expectAccessible(other.page, { path: "/offline", state: "what was refused" }, info);
  // Told once: from now on it stands where what waits stands, until it is thrown away.
  await other.page.goto("/account/prayers");
  await expect(other.page).toHaveURL(/\/account\/prayers$/);
  await other.page.goto("/offline");
  await other.page.getByText("Don’t send it").click();
  await other.page.getByRole("button", { name: "Delete it from this device" }).click();
  await expect(other.page.getByText("A letter came")).toHaveCount(0);
  await other.page.goto("/account/prayers/answered");
  await expect(other.page.getByText("Yes, on Tuesday")).toBeVisible();
  const prayed = "select count(*) as count from prayers where userId = ? and prayedOn is not null";
  expect(rows(prayed, userId)).toEqual([{ count: 1 }]);
  await other.close();
});

test("who is logged out from elsewhere reads nothing more here; what waits goes when they are back", async ({
  page,
  context,
  network,
  browser,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  const other = await anotherDevice(browser, userId);
  network.become("gone");
  await write(page, "Words that wait");
  const everywhere = { form: { intent: "sign-out-everywhere" } };
  expect((await other.page.request.post("/account/settings", everywhere)).ok()).toBe(true);
  network.become("there");
  await page.goto("/account/prayers");
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => hasPerson(page)).toBe(false);
  network.become("gone");
  await page.goto("/offline");
  await expect(page.getByText("zither")).toHaveCount(0);
  network.become("there");
  await context.addCookies([{ ...(await signIn(userId)), url: network.url }]);
  await page.goto("/account/prayers");
  await expect.poll(() => prayersOf(userId)[0]?.count).toBe(3);
  await other.close();
});

test("of an account that was deleted elsewhere nothing can be read, nor is anything sent", async ({
  page,
  context,
  network,
  browser,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  const other = await anotherDevice(browser, userId);
  network.become("gone");
  await write(page, "Words that wait");
  const deletion = { form: { form: "deletion", currentPassword: password } };
  await other.page.request.post("/account/privacy/delete", deletion);
  expect(rows("select id from users where id = ?", userId)).toEqual([]);
  network.posts.length = 0;
  network.become("there");
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("renew"));
  await expect.poll(() => hasPerson(page)).toBe(false);
  network.become("gone");
  await page.goto("/account/prayers");
  await expect(page.getByText("This page isn’t saved on your device")).toBeVisible();
  for (const words of ["zither", "Words that wait"])
    expect(await everythingOn(page)).not.toContain(words);
  expect(network.posts).toEqual([]);
  await other.close();
});

test("a new release between takes over without losing a form, nor what waits, nor what is kept", async ({
  page,
  context,
  network,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  network.become("gone");
  await write(page, "Written before");
  network.change("/sw.js", (script) => `${script}\nself.RELEASE = "next";`);
  network.change("/offline.json", (list) => list.replace('"version":"', '"version":"next '));
  network.become("there");
  await page.goto("/preferences");
  await expect.poll(() => prayersOf(userId)[0]?.count).toBe(3);
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Message" }).fill("Half of a letter");
  const before = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  expect(before).toContain("/sw.js");
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    const own = await navigator.serviceWorker.getRegistration();
    await own?.update();
    const next = own?.installing ?? own?.waiting;
    if (next?.state !== "activated")
      await Promise.race([
        changed,
        new Promise((resolve) => next?.addEventListener("statechange", resolve)),
      ]);
  });
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Half of a letter");
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const pages = await caches.open("offline-pages");
        return (await pages.match("/offline-psalms.json"))?.headers.get("X-Kept-For") ?? "";
      }),
    )
    .toMatch(/^next /);
  network.become("gone");
  await page.goto("/today/night");
  await expect(page.getByRole("main")).toContainText("Night prayer");
  await page.goto("/account/prayers");
  await expect(page.getByText("Your prayers stand as they were")).toBeVisible();
});

test("a device that has no room, or threw away what was kept, has the site as before", async ({
  page,
  context,
  network,
}) => {
  const devtools = await context.newCDPSession(page);
  const origin = network.url;
  await devtools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 60_000 });
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.goto("/today");
  await expect(page.getByRole("main")).toContainText("Today’s verse and prayer");
  await devtools.send("Storage.overrideQuotaForOrigin", { origin });
  // Later it would be tried again; a device begun anew tries at once.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.reload();
  await settleIn(page);
  for (const storageTypes of ["cache_storage", "indexeddb", "cache_storage,indexeddb"]) {
    await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes });
    for (const path of ["/pray", "/today", "/theme/theme-2"]) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 200]);
    }
  }
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("renew"));
});

test("a worker that was switched off on the server takes itself and all it kept away", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  network.change("/sw.js", (script) => `self.OFF=true;${script}`);
  network.change("/offline.json", () => '{"off":true}');
  await page.goto("/today");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const left = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(left).toEqual([0, 0]);
  for (const words of ["zither", "Daniel"]) expect(await everythingOn(page)).not.toContain(words);
  await page.goto("/pray");
  await expect(page.getByRole("main")).toContainText("Amen");
});

test("who logs in on a device that others use leaves nothing of theirs on it", async ({
  page,
  context,
  network,
}) => {
  const { email, userId } = await withPrayers(page, context, network.url);
  const { username } = rows("select username from users where id = ?", userId)[0] as {
    username: string;
  };
  expect(email).toBeTruthy();
  await page.request.post("/auth", { form: { form: "logout" } });
  await context.clearCookies();
  await page.goto("/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Other people use this device").check();
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await page.goto("/account/prayers");
  await expect(page.getByText("her zither").first()).toBeVisible();
  await page.reload();
  await expect.poll(() => hasPerson(page)).toBe(false);
  for (const words of ["zither", "Daniel"]) expect(await everythingOn(page)).not.toContain(words);
  expect((await kept(page)).filter((path) => path.startsWith("/account"))).toEqual([]);
});

for (const way of ["the button", "a form of a page without scripts"] as const)
  test(`who logs out by ${way} leaves nothing that can be read`, async ({
    page,
    context,
    network,
  }) => {
    await withPrayers(page, context, network.url);
    await page.goto("/account/prayers");
    if (way === "the button") {
      await page.getByRole("button", { name: /^Account of/ }).click();
      await page.getByRole("button", { name: "Log out" }).click();
    } else
      await page.evaluate(() => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "/auth" });
        form.innerHTML = '<input name="form" value="logout">';
        document.body.append(form);
        form.submit();
      });
    await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
    await expect.poll(() => hasPerson(page)).toBe(false);
    network.become("gone");
    await page.goto("/account/prayers").catch(() => {});
    await expect(page.getByText("zither")).toHaveCount(0);
    network.become("there");
    await page.goto("/");
    for (const words of ["zither", "Daniel"]) expect(await everythingOn(page)).not.toContain(words);
  });
