import { saveAccount, signIn } from "../support/account";
import {
  everythingOn,
  kept,
  prayersOf,
  rowOf,
  settleIn,
  test,
  withPrayers,
} from "../support/carried";
import { somebody } from "../support/person";
import { expect, settled } from "../test";

test.use({
  serviceWorkers: "allow",
  ownTrouble: /ERR_|status of 5|MIME type|route module|imported module/,
});

for (const state of ["gone", "busy", "portal", "slow"] as const)
  test(`what is kept stands where the network is ${state}`, async ({ page, network }) => {
    await page.goto("/");
    await settleIn(page);
    await page.goto("/theme/theme-2");
    await expect.poll(async () => (await kept(page)).includes("/theme/theme-2")).toBe(true);
    network.become(state);
    for (const [path, words] of [
      ["/pray", "A prayer for this hour"],
      ["/today", "A verse and a prayer for the day"],
      ["/today/night", "Night prayer"],
      ["/bible/psalms/23", "He makes me lie down in green pastures"],
      ["/theme/theme-2", "Peace & Comfort"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main")).toContainText(words);
    }
    await page.goto("/pray");
    await expect(
      page.getByText("This site can’t be reached just now. This page is from today"),
    ).toBeVisible();
    await page.getByRole("button", { name: "Amen" }).click();
    await expect(page.getByRole("heading", { name: "Amen" })).toBeVisible();
  });

test("a page that isn’t kept says so, and what is; nothing of ours is shown for a script’s failed request", async ({
  page,
  network,
}) => {
  await page.goto("/");
  await settleIn(page);
  network.become("gone");
  await page.goto("/about");
  await expect(page.getByText("This page isn’t saved on your device")).toBeVisible();
  await page.getByText("Psalms 107–150").click();
  await page.getByRole("link", { name: "Psalm 121" }).click();
  await expect(page.getByRole("main")).toContainText("1I lift up my eyes to the hills");
  await expect(page.getByText("This page is from today")).toBeVisible();
});

for (const knows of [true, false])
  test(`a link of a page with scripts leads to what is kept, ${knows ? "known" : "not known"} to be without a connection`, async ({
    page,
    context,
    network,
  }) => {
    await page.goto("/");
    await settleIn(page);
    for (const [name, path, words] of [
      ["Pray", "/pray", "A prayer for this hour"],
      ["Anxious", "/theme/theme-2", "Amen"],
    ] as const) {
      network.become("there");
      await context.setOffline(false);
      await page.goto("/");
      await settled(page, true);
      network.become("gone");
      await context.setOffline(knows);
      await page.getByRole("link", { name, exact: true }).first().click();
      await expect(page).toHaveURL(new RegExp(path));
      await expect(page.getByRole("main")).toContainText(words);
    }
  });

test("a prayer keeps its hour at its end, with scripts and as it is kept", async ({
  page,
  network,
}) => {
  await page.goto("/");
  await settleIn(page);
  for (const hour of ["night", "morning"]) {
    for (const before of ["gone", "there"] as const) {
      network.become(before);
      await page.goto(`/pray?hour=${hour}&pray=now`);
      if (before === "there") await settled(page, true);
      network.become("gone");
      await page.getByRole("button", { name: "Amen" }).click();
      await expect(page).toHaveURL(new RegExp(`hour=${hour}&of=[\\w-]+&pray=amen`));
      await expect(page.locator("article.pray")).toHaveAttribute("data-hour", hour);
      await expect(page.locator("#save-prayer form")).toHaveAttribute(
        "action",
        new RegExp(`hour=${hour}&of=[\\w-]+&pray=amen`),
      );
    }
  }
});

test("what a page with scripts keeps for later it says so, and says when it was sent", async ({
  page,
  context,
  network,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  await page.goto("/account/prayers");
  await settled(page, true);
  network.become("gone");
  await page.getByText("Write a prayer").first().click();
  const text = page.locator("form[name=prayer] textarea").first();
  await text.fill("For rain in the valley");
  await page.locator("form[name=prayer]").getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Kept on this device").first()).toBeVisible();
  await expect(page.getByText("Not saved")).toHaveCount(0);
  await expect(text).toHaveValue("");
  network.become("there");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => prayersOf(userId)[0]?.count).toBe(3);
  await expect(page.getByText("has reached the site").first()).toBeVisible();
  await expect(page.getByText("Kept on this device")).toHaveCount(0);
  await expect(page.getByText("For rain in the valley").first()).toBeVisible();
});

for (const where of ["kept", "with scripts"] as const)
  test(`words of danger that were written without a connection are answered with whom to call, on a page ${where}`, async ({
    page,
    context,
    network,
  }) => {
    await withPrayers(page, context, network.url);
    const help = page.getByRole("main").getByText("Help you can reach right now");
    if (where === "kept") network.become("gone");
    await page.goto("/account/prayers");
    if (where !== "kept") await settled(page, true);
    network.become("gone");
    const form = page.locator("form[name=prayer], form:has([value=prayer])").last();
    if (where !== "kept") await page.getByText("Write a prayer").first().click();
    await form.getByRole("textbox").first().fill("I want to kill myself");
    await form.getByRole("button", { name: /^Save/ }).click();
    if (where === "kept") {
      const daniel = await rowOf(page, "For Daniel");
      await daniel.getByRole("button", { name: "I prayed this" }).click();
    }
    await expect(
      page.getByText(/Waiting for a connection|Kept on this device/).first(),
    ).toBeVisible();
    await expect(help).toHaveCount(0);
    network.become("there");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(help).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /988/ }).first()).toBeVisible();
    // Once: nothing of it is kept.
    await page.goto("/account/prayers");
    await expect(page.getByRole("main").getByText("I want to kill myself").first()).toBeVisible();
    await expect(help).toHaveCount(0);
  });

test("whom to call is for who wrote it, not for who comes to the device next", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill("I want to kill myself");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(page.getByText("Waiting for a connection").first()).toBeVisible();
  network.become("there");
  // Sends what waits, and logs out.
  await page.evaluate(() => fetch("/api/logout", { method: "POST" }));
  const other = await signIn(await saveAccount(somebody()));
  await context.addCookies([{ ...other, url: network.url }]);
  await page.goto("/account/prayers");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Prayers");
  await expect(page).toHaveURL(/\/account\/prayers$/);
  await expect(page.getByText("Help you can reach right now")).toHaveCount(0);
});

test("a list that is prayed to its end without a connection ends with Amen; a psalm leads on", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers/pray");
  await expect(page.getByText("You’ve prayed your list")).toHaveCount(0);
  for (const name of ["Emma", "Daniel"])
    await (await rowOf(page, name)).getByRole("button", { name: "I prayed this" }).click();
  await expect(page.getByText("You’ve prayed your list")).toBeVisible();
  await page.getByRole("link", { name: "Amen" }).click();
  await expect(page.getByRole("heading", { name: "Amen" })).toBeVisible();
  await page.goto("/bible/psalms/150");
  await expect(page.getByRole("link", { name: "Psalm 151" })).toHaveCount(0);
  await page.getByRole("link", { name: "Psalm 149" }).click();
  await expect(page.getByRole("heading", { name: "Psalm 149" })).toBeVisible();
});

test("what is kept of a person stands under their own bar; a page that isn’t kept has their part", async ({
  page,
  context,
  network,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  await expect.poll(async () => (await kept(page)).includes("/plan/grief-plan/print")).toBe(true);
  network.become("gone");
  await page.goto("/plans");
  await expect(page.getByText("This page isn’t saved on your device")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Write a prayer" })).toBeVisible();
  await page.goto("/plan/grief-plan?day=2");
  await expect(page.getByRole("button", { name: /^Account of/ })).toBeVisible();
  await expect(page.getByText("This page is from today")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Grief: Room to Weep");
  await page.getByRole("link", { name: "Day 3" }).click();
  await expect(page.getByRole("heading", { name: /^Day 3/ })).toBeVisible();
  await page.getByRole("button", { name: "I prayed this day" }).click();
  await expect(page).toHaveURL(/day=3/);
  await expect(page.getByText("Waits to be sent")).toBeVisible();
  await page.goto("/pray?hour=night&pray=now");
  await page.getByRole("button", { name: "Amen" }).click();
  await page.getByRole("button", { name: "Save prayer" }).click();
  await expect(page.getByText("Waits to be sent")).toBeVisible();
  network.become("there");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => prayersOf(userId)[0]?.count).toBe(3);
});

test("the strip over a kept page says that the connection is back, and nobody’s words are taken", async ({
  page,
  context,
  network,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill("Words of the first");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(page.getByText("A new prayer: Words of the first")).toBeVisible();
  await page.getByLabel("Your prayer").fill("Half of a second");
  network.become("there");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("The connection is back.")).toBeVisible();
  await expect.poll(() => prayersOf(userId)[0]?.count).toBe(3);
  await expect(page.getByLabel("Your prayer")).toHaveValue("Half of a second");
});

test("what waits is thrown away in two steps, and nothing without words is kept", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill("  ");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(page.getByText("A new prayer")).toHaveCount(0);
  const long = `For ${"everyone who waits for results ".repeat(6)}`.trim();
  await page.getByLabel("Your prayer").fill(long);
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await expect(
    page.getByText(/^A new prayer: For everyone .* (everyone|who|waits|for|results) …$/),
  ).toBeVisible();
  await page.getByText("Don’t send it").click();
  await page.getByRole("button", { name: "Delete it from this device" }).click();
  await expect(page.getByText("A new prayer")).toHaveCount(0);
});

test("what is pressed without a connection is sent when it is back, each once, in its order", async ({
  page,
  context,
  network,
}) => {
  const { userId } = await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await expect(page.getByText("Your prayers stand as they were")).toBeVisible();
  await page.getByRole("button", { name: "I prayed this", exact: true }).first().click();
  for (const day of [1, 2, 3]) {
    await page.getByRole("button", { name: "I prayed this day" }).first().click();
    await expect(page.getByText(`A day of a plan: Grief: Room to Weep, day ${day}`)).toBeVisible();
  }
  for (const words of ["For rain in the valley", "For Tom’s first week"]) {
    await page.getByLabel("Your prayer").fill(words);
    await page.getByRole("button", { name: "Save this prayer" }).click();
    await expect(page.getByText(`A new prayer: ${words}`)).toBeVisible();
  }
  const daniel = await rowOf(page, "For Daniel");
  await daniel.getByText("It is answered").click();
  await daniel.getByLabel("How was it answered?").fill("Yes, on Tuesday");
  await daniel.getByRole("button", { name: "Save it with thanks" }).click();
  await expect(page.getByText("An answer: For Daniel")).toBeVisible();
  const device = await everythingOn(page);
  for (const words of ["rain in the valley", "her zither", "Yes, on Tuesday"])
    expect([words, device.includes(words)]).toEqual([words, false]);

  network.posts.length = 0;
  // The site takes each post, and its response is lost: what is sent again is still once.
  network.become("cut");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect.poll(() => network.posts.length).toBeGreaterThan(0);
  network.become("there");
  await expect(page.getByText("Waiting for a connection")).toHaveCount(0);
  const ways = network.posts.map((path) => path.replace(/[\w-]{22}/, "ID"));
  expect(ways.filter((way, at) => way !== ways[at - 1])).toEqual([
    "/account/prayers.data",
    "/plan/grief-plan.data",
    "/account/prayers.data",
    "/account/prayers/ID/answer.data",
  ]);
  expect(prayersOf(userId)[0]?.count).toBe(4);
  await page.goto("/account/prayers/answered");
  await expect(page.getByText("Yes, on Tuesday")).toBeVisible();
  await page.goto("/plan/grief-plan");
  await expect(page.getByRole("button", { name: /Day 3.*(prayed|done)/i }).first()).toBeVisible();
});

test("who logs out without a connection leaves nothing that can be read, and is logged out before anything else", async ({
  page,
  context,
  network,
}) => {
  await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill("Words that wait");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(
    page.getByRole("heading", { name: "Something still waits to be sent" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Log out and keep it sealed" }).click();
  await expect(page.getByRole("heading", { name: "Without a connection" })).toBeVisible();
  await expect(page.getByText("For Emma")).toHaveCount(0);
  expect((await everythingOn(page)).includes("Words that wait")).toBe(false);
  network.become("there");
  await page.goto("/account/prayers");
  await expect(page).toHaveURL(/\/auth/);
});

test("another person on the same device neither sees nor sends what waits; its own person does", async ({
  page,
  context,
  network,
}) => {
  const first = await withPrayers(page, context, network.url);
  network.become("gone");
  await page.goto("/account/prayers");
  await page.getByLabel("Your prayer").fill("Words of the first");
  await page.getByRole("button", { name: "Save this prayer" }).click();
  network.become("there");
  const second = await saveAccount(somebody());
  await context.clearCookies();
  network.become("gone");
  await page.goto("/account/prayers");
  network.become("there");
  await context.addCookies([{ ...(await signIn(second)), url: network.url }]);
  await page.goto("/account/prayers");
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage("renew"));
  await expect(page.getByText("Words of the first")).toHaveCount(0);
  expect(prayersOf(second)[0]?.count).toBe(0);
  await context.clearCookies();
  await context.addCookies([{ ...(await signIn(first.userId)), url: network.url }]);
  await page.goto("/account/prayers");
  await expect.poll(() => prayersOf(first.userId)[0]?.count).toBe(3);
  expect(prayersOf(second)[0]?.count).toBe(0);
});

test("a form to other people says that it needs a connection, and keeps its words", async ({
  page,
  network,
}) => {
  await page.goto("/preferences");
  await settleIn(page);
  network.become("gone");
  await page.goto("/theme/theme-2").catch(() => {});
  await page.goto("/pray");
  await page.evaluate(() => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/contact";
    form.innerHTML =
      '<input name="form" value="contact"><textarea name="message">Please call me back</textarea>';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole("heading", { name: "This needs a connection" })).toBeVisible();
  await expect(page.getByText("Please call me back")).toBeVisible();
});

test("nothing is kept for who wants it so, nor any longer for who did not at first", async ({
  page,
  network: _,
}) => {
  await page.goto("/preferences");
  await settleIn(page);
  await page.getByLabel("Keep nothing on this device").check();
  await page.locator("#preferences").getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.reload();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
