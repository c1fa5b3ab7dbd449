import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { getPlan } from "#content/plans/plans";
import { getTheme } from "#content/themes/themes";
import { prayer, prayerAnswer, prayerRest } from "~/prayers/prayer-definition";
import { dayFromFirst, expect, settled, test } from "./support/moved-clock";
import { fill, loginOf, type Person, send, somebody } from "./support/person";
import { expectDay, markDone, openPlan } from "./support/plan-days";
import { choose, entry, names, write } from "./support/prayers";

const faith = "/plan/faith-plan";
const comfort = "/theme/theme-2";
const prayers = "/account/prayers";
const completions = getPlan("faith-plan")?.completions ?? 0;
const saves = getTheme("theme-2")?.saved ?? 0;
const { text, title } = prayer.fields;

async function open(page: Page, path: string, alive: boolean): Promise<void> {
  await page.goto(path);
  await settled(page, alive);
}

/** An account on the server whose clock is moved, which this visit is signed in to. */
async function register(page: Page): Promise<Person> {
  const person = somebody();
  const response = await page.request.post("/api/register", { data: person });
  expect(response.status()).toBe(201);
  return person;
}

const exported = async (page: Page): Promise<Record<string, object[]>> =>
  (await page.request.get("/account/privacy/everything.json")).json();

/** Each of its steps is taken without scripts by the spec of its own pages. */
test("a month of two people: one prays a plan to its end and leaves, the other stays", {
  tag: "@once",
}, async ({ page: anns, otherPage: bens, alive, clock }) => {
  // Three more starts of the server, and a whole plan.
  test.slow();
  const ann = await register(anns);
  const ben = await register(bens);
  const annsWords = "Let her sleep through the night.";
  const bensWords = "Show me what to say on Monday.";
  const again = anns.getByRole("button", { name: /^Continue with day/ });

  await test.step("the first day: both begin, save and pray", async () => {
    for (const [page, words, name] of [
      [anns, annsWords, "My sister"],
      [bens, bensWords, "My work"],
    ] as const) {
      await openPlan(page, faith, alive);
      await page.getByRole("button", { name: "Start Plan" }).click();
      await expect(page.locator("#day").getByText("Plan started")).toBeVisible();
      await markDone(page, "Day 1 is done");
      if (alive) await expect(page.locator(".day-saved")).toBeFocused();
      await expect(page.locator("#day-done").getByText("Day 2 is open")).toBeVisible();
      await expectDay(page, 1);
      await expect(page.getByRole("button", { name: /^Day 1 Current Done/ })).toBeVisible();
      await open(page, comfort, alive);
      await page.getByRole("button", { name: "Add to Favorites" }).click();
      await expect(page.getByRole("button", { name: "In your favorites" })).toBeVisible();
      await open(page, prayers, alive);
      await write(page, { [text.label]: words, [title.label]: name });
      await expect(names(page)).toHaveText([name]);
    }
    await write(anns, { [text.label]: "A home of our own.", [title.label]: "A home" });
    await choose(anns, "A home", "Let it rest");
    await fill(anns, { [prayerRest.fields.restsUntil.label]: dayFromFirst(20) });
    await send(anns, "Let it rest");
    await expect(names(anns)).toHaveText(["My sister"]);
    await open(bens, comfort, alive);
    await expect(bens.getByText(`${saves + 2} saves`)).toBeVisible();
  });

  await clock.moveTo(1, anns, bens);
  await test.step("the next: the home page leads Ann on", async () => {
    await open(anns, "/", alive);
    await anns.getByRole("link", { name: "Continue with day 2" }).click();
    await expectDay(anns, 2);
    await expect(anns.locator("#day h2")).toBeInViewport();
    await expect(again).toHaveCount(0);
    await expect(anns.getByRole("button", { name: "Continue with day" })).toHaveCount(0);
    await markDone(anns, "Day 2 is done");
  });

  await clock.moveTo(11, anns, bens);
  await test.step("days are missed; Ann begins again, finishes, and has an answer", async () => {
    await openPlan(anns, faith, alive);
    await expect(anns.getByText("Nothing has been lost")).toBeVisible();
    await again.click();
    await expect(anns.locator("#day").getByText("Good to have you back")).toBeVisible();
    await expectDay(anns, 3);
    await expect(again).toHaveCount(0);
    await expect(anns.getByText("You’ve prayed 2 of 5 days.")).toBeVisible();
    for (const day of [3, 4]) {
      await markDone(anns, `Day ${day} is done`);
      await anns.getByRole("button", { name: "Next Day" }).click();
      await expectDay(anns, day + 1);
    }
    await anns.getByRole("button", { name: "Mark this day done" }).click();
    await expect(anns.getByRole("heading", { level: 1 })).toHaveText(
      "You’ve prayed all five days.",
    );
    await expect(anns).toHaveURL(/day=5&pray=end/);
    await anns.getByRole("link", { name: "All days of this plan" }).click();
    await expect(anns.getByText("You’ve prayed all 5 days of this plan.")).toBeVisible();
    await expect(anns.getByText(`${completions + 1} completions`)).toBeVisible();

    await open(anns, prayers, alive);
    await choose(anns, "My sister", "It is answered");
    await fill(anns, {
      [prayerAnswer.fields.answeredOn.label]: dayFromFirst(10),
      [prayerAnswer.fields.answer.label]: "She slept.",
    });
    await send(anns, "Save it with thanks");
    await expect(entry(anns, "My sister")).toContainText("She slept.");
  });

  await clock.moveTo(29, anns, bens);
  await test.step("a finished plan can be walked once more, and what rested has come back", async () => {
    await open(anns, "/", alive);
    await expect(anns.getByRole("heading", { name: "Where you left off" })).toHaveCount(0);
    await openPlan(anns, faith, alive);
    await anns.getByRole("button", { name: "Pray this plan again" }).click();
    await expect(anns.getByText("You’ve begun this plan.")).toBeVisible();
    await expect(anns.getByText(`${completions + 1} completions`)).toBeVisible();
    await open(anns, prayers, alive);
    await expect(names(anns)).toHaveText(["A home"]);
  });

  await test.step("Ann takes everything with her", async () => {
    await open(anns, "/account/privacy", alive);
    const [download] = await Promise.all([
      anns.waitForEvent("download"),
      anns.getByRole("link", { name: "Download as a file" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("prayer-life.json");
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    expect(file.account).toMatchObject([{ username: ann.username }]);
    expect(file.prayers).toMatchObject([
      { title: "My sister", text: annsWords, answer: "She slept.", answeredOn: dayFromFirst(10) },
      { title: "A home", restsUntil: dayFromFirst(20) },
    ]);
    expect(file.startedPlans).toMatchObject([{ plan: "faith-plan", timesBegun: 2 }]);
    expect(file.daysPrayed.map(({ day, doneOn }: { day: number; doneOn: string }) => [day, doneOn]))
      // One line a day of the plan.
      .toEqual([0, 1, 11, 11, 11].map((later, index) => [index + 1, dayFromFirst(later)]));
    expect(file.saved).toMatchObject([{ kind: "theme", item: "theme-2" }]);
    expect(JSON.stringify(file)).not.toContain(bensWords);
    await anns.getByRole("link", { name: "Read or print it" }).click();
    await expect(anns.getByRole("region", { name: "My Prayers (2)" })).toContainText(annsWords);
  });

  const annsPrayer = await test.step("Ann deletes her account", async () => {
    await open(anns, `${prayers}/answered`, alive);
    const link = entry(anns, "My sister").getByRole("link", { name: "My sister", exact: true });
    const address = (await link.getAttribute("href")) ?? "";
    expect(address).toMatch(/^\/account\/prayers\/.{10}/);
    await open(anns, "/account/privacy", alive);
    await anns.getByRole("link", { name: "Delete my account" }).click();
    await expect(anns.getByRole("heading", { level: 1 })).toHaveText("Delete my account");
    await expect(anns.getByRole("listitem").filter({ hasText: /^My Prayers/ })).toContainText(
      "2 entries",
    );
    await fill(anns, { "Current password": "not her password" });
    expect(await send(anns, "Delete my account")).toBe(401);
    await fill(anns, { "Current password": ann.password });
    expect(await send(anns, "Delete my account")).toBeLessThan(400);
    await expect(anns).toHaveURL("/account/goodbye");
    await expect(anns.getByRole("heading", { level: 1 })).toHaveText("Goodbye");
    await expect(anns.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
    expect(await anns.context().cookies()).toEqual([]);
    await open(anns, "/auth", alive);
    await fill(anns, loginOf(ann));
    expect(await send(anns, "Sign In")).toBe(401);
    return address;
  });

  await test.step("nothing of her is left, in the figures, for Ben or for a new namesake", async () => {
    await open(bens, comfort, alive);
    await expect(bens.getByText(`${saves + 1} saves`)).toBeVisible();
    await expect(bens.getByRole("button", { name: "In your favorites" })).toBeVisible();
    await anns.goto(faith);
    await expect(anns.getByText(`${completions} completions`)).toBeVisible();
    expect((await bens.request.get(annsPrayer)).status()).toBe(404);
    const everything = await (await bens.request.get("/account/privacy/everything")).text();
    for (const word of [ann.username, ann.email, annsWords, "She slept."])
      expect(everything).not.toContain(word);
    const data = { ...ann, email: `again.${ann.email}` };
    expect((await anns.request.post("/api/register", { data })).status()).toBe(201);
    const { prayers, startedPlans, daysPrayed, saved } = await exported(anns);
    expect([prayers, startedPlans, daysPrayed, saved]).toEqual([[], [], [], []]);
  });

  await test.step("Ben keeps all, and goes on where he left off", async () => {
    const file = await exported(bens);
    expect(file.account).toMatchObject([{ username: ben.username }]);
    expect(file.prayers).toMatchObject([{ title: "My work", text: bensWords }]);
    expect(file.daysPrayed).toMatchObject([
      { plan: "faith-plan", day: 1, doneOn: dayFromFirst(0) },
    ]);
    expect(file.saved).toMatchObject([{ item: "theme-2" }]);
    await open(bens, prayers, alive);
    await expect(names(bens)).toHaveText(["My work"]);
    await open(bens, "/account", alive);
    await bens.getByRole("link", { name: "Continue with day 2" }).click();
    await expectDay(bens, 2);
    await expect(bens.getByText("Nothing has been lost")).toBeVisible();
    await markDone(bens, "Day 2 is done");
  });
});
