import { visitorWords } from "../../app/routes/plans/plan-words";
import { getPlan, type Plan } from "../../content/plans/plans";
import { expect, settled, test } from "./test";

const anxiety = getPlan("anxiety-plan") as Plan;
const { start, save } = visitorWords(anxiety.id);
const [dayOne, dayFour] = [anxiety.days[0]?.title, anxiety.days[3]?.title];

test("a plan shows what it is, and leads home", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, alive);
  await expect(page).toHaveTitle("Dealing with Anxiety - Prayer LIFE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dealing with Anxiety");
  for (const words of ["Featured Plan", "7 days", "5 min per day", "1,247 completions"]) {
    await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByText(/^Created by/)).toBeVisible();
  for (const name of ["Start Plan", "Save plan"]) {
    await expect(page.getByRole("button", { name })).toBeVisible();
  }
  await expect(page.getByText("If you may hurt yourself or are in danger")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test("Next Day leads through the whole plan, Previous Day back", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan");
  await settled(page, alive);
  const [previous, next] = ["Previous Day", "Next Day"].map((name) =>
    page.getByRole("button", { name }),
  );
  if (!previous || !next) throw new Error("no buttons");
  for (const [index, { title, scripture }] of anxiety.days.entries()) {
    const number = index + 1;
    await expect(page.locator("#day h2")).toHaveText(`Day ${number}: ${title}`);
    await expect(page.locator("#day blockquote").getByText(scripture.verses)).toBeVisible();
    await expect(page.locator("#day figcaption").getByText(scripture.reference)).toBeVisible();
    const current = page.locator("button[aria-current]");
    await expect(current).toHaveCount(1);
    await expect(current).toContainText(`Day ${number} Current`);
    await expect(previous).toBeEnabled({ enabled: number > 1 });
    if (number === anxiety.days.length) break;
    await expect(next).toBeEnabled();
    await next.click();
    await expect(page).toHaveTitle(new RegExp(`^Day ${number + 1}: .+ - Dealing with Anxiety - `));
    await expect(page).toHaveURL(new RegExp(`/plan/anxiety-plan\\?day=${number + 1}(#day)?$`));
  }
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(page.locator("#day h2")).toContainText("Day 6: ");
});

test("any day is chosen from the list; what is no day is day 1", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=99");
  await settled(page, alive);
  await expect(page.locator("#day h2")).toHaveText(`Day 1: ${dayOne}`);
  await page.getByRole("button", { name: /^Day 4/ }).click();
  await expect(page.locator("#day h2")).toHaveText(`Day 4: ${dayFour}`);
  await expect(page.getByRole("button", { name: /^Day 4/ })).toHaveAttribute(
    "aria-current",
    "step",
  );
});

test("the end of a day leads on to the next, at its beginning", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=3");
  await settled(page, alive);
  await page.getByRole("link", { name: `Go on to day 4: ${dayFour}` }).click();
  const heading = page.locator("#day h2");
  await expect(heading).toHaveText(`Day 4: ${dayFour}`);
  await expect(heading).toBeInViewport();
  if (alive) await expect(heading).toBeFocused();
});

test("another plan begins at day 1, at the top of its page", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
  await page.getByRole("link", { name: "Finding Forgiveness" }).click();
  await expect(page).toHaveURL(/\/plan\/forgiveness-plan$/);
  await expect(page.locator("#day h2")).toContainText("Day 1: ");
  await expect(page.getByText("Popular Plan", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a plan that we do not have is plan 1, with a word and what comes near", async ({
  page,
  request,
}) => {
  await page.goto("/plan/peace");
  await expect(page.getByText("We have no plan called “peace”.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("5 Questions About Anger");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/plan\/1$/);
  const near = await page
    .locator(".unknown a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(near.length).toBeGreaterThan(0);
  for (const path of near) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(await answer.text()).not.toContain("We have no plan called");
  }
});

test("a plan without anything near it still says so", async ({ page }) => {
  await page.goto("/plan/zzqx<b>");
  await expect(page.getByText("We have no plan called “zzqx<b>”.")).toBeVisible();
});

test("Start Plan opens day 1 and says what signing in keeps", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
  await page.getByRole("button", { name: "Start Plan" }).click();
  await expect(page.locator("#day h2")).toHaveText(`Day 1: ${dayOne}`);
  await expect(page.locator("#day").getByText(start.title)).toBeVisible();
  await expect(page.locator("#day").getByText(start.description)).toBeInViewport();
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  await expect(toast.getByText(start.title)).toBeVisible();
  if (alive) await expect(page.locator("#day h2")).toBeFocused();
});

test("Save plan says to sign in, and keeps the day that is open", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
  await page.getByRole("button", { name: "Save plan" }).click();
  const words = page.locator("#save");
  await expect(words.getByText(save.title)).toBeVisible();
  await expect(words.getByText(save.description)).toBeInViewport();
  await expect(page.locator("#day h2")).toHaveText(`Day 4: ${dayFour}`);
  const toast = page.locator(alive ? ".toast-region" : "dialog");
  await expect(toast.getByText(save.title)).toBeVisible();
  if (save.action) {
    for (const place of [words, toast]) {
      await expect(place.getByRole("link", { name: save.action.label })).toHaveAttribute(
        "href",
        "/auth?next=%2Fplan%2Fanxiety-plan",
      );
    }
  }
});

test("the words of an act stand in the page also where no cookie is kept", async ({ page }) => {
  await page.goto("/plan/anxiety-plan?done=start");
  await expect(page.locator("#day").getByText(start.description)).toBeVisible();
  await page.goto("/plan/anxiety-plan?done=save");
  await expect(page.locator("#save").getByText(save.description)).toBeVisible();
  await page.goto("/plan/anxiety-plan?done=nothing");
  await expect(page.getByText(save.description)).toHaveCount(0);
  await expect(page.getByText(start.description)).toHaveCount(0);
});
