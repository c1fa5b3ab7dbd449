import type { PlanDay } from "#content/plans/plan";
import { getPlan, type Plan } from "#content/plans/plans";
import { visitorMessages } from "~/routes/plans/messages";
import { sharedWords } from "../support/quoted";
import { expect, settled, test } from "./test";

const anxiety = getPlan("anxiety-plan") as Plan;
const { start, save } = visitorMessages(anxiety.id);
const dayTitle = (number: number) => `Day ${number}: ${anxiety.days[number - 1]?.title}`;

test("the days are walked by the buttons at their end and by the list", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=99");
  await settled(page, alive);
  const heading = page.locator("#day h2");
  const [previous, next] = [/Previous Day/, /Next Day/].map((name) =>
    page.getByRole("button", { name }),
  );
  await expect(heading).toHaveText(dayTitle(1));
  await expect(previous ?? heading).toBeDisabled();

  await next?.click();
  await expect(heading).toHaveText(dayTitle(2));
  await expect(page).toHaveTitle(/^Day 2: .+ - Dealing with Anxiety - /);
  await expect(page).toHaveURL(/\/plan\/anxiety-plan\?day=2(#day)?$/);
  await expect(previous ?? heading).toBeEnabled();

  await expect(next ?? heading).toHaveAccessibleDescription(anxiety.days[2]?.title ?? "missing");
  await next?.click();
  await expect(heading).toHaveText(dayTitle(3));
  await expect(heading).toBeInViewport();
  if (alive) await expect(heading).toBeFocused();

  const last = page.getByRole("button", { name: /^Day 7/ });
  await last.click();
  await expect(heading).toHaveText(dayTitle(7));
  await expect(last).toHaveAttribute("aria-current", "step");
  await expect(page.locator("button[aria-current]")).toHaveText(/Day 7 Current/);
  await expect(next ?? heading).toBeDisabled();
  await previous?.click();
  await expect(heading).toHaveText(dayTitle(6));

  await page.getByRole("link", { name: "Finding Forgiveness" }).click();
  await expect(page).toHaveURL(/\/plan\/forgiveness-plan$/);
  await expect(heading).toContainText("Day 1: ");
  await expect(page.getByText("Popular Plan", { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Save plan and Start Plan say what signing in keeps", async ({ page, alive }) => {
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
  await page.getByRole("button", { name: "Save plan" }).click();
  const words = page.locator("#save");
  await expect(words.getByText(save.title)).toBeVisible();
  await expect(words.getByText(save.description)).toBeInViewport();
  await expect(page.locator("#day h2")).toHaveText(dayTitle(4));
  await expect(words.getByRole("link", { name: save.action?.label })).toHaveAttribute(
    "href",
    /^\/auth\?next=%2Fplan%2Fanxiety-plan%3Fday%3D4(%23save)?$/,
  );

  await page.getByRole("button", { name: "Start Plan" }).click();
  const day = page.locator("#day");
  await expect(day.locator("h2")).toHaveText(dayTitle(1));
  await expect(day.getByText(start.title)).toBeVisible();
  await expect(day.getByText(start.description)).toBeInViewport();
  if (alive) await expect(day.locator("h2")).toBeFocused();
});

test("a theme is favoured and prayed, and leads to its kin", async ({ page, alive }) => {
  await page.goto("/theme/theme-2");
  await settled(page, alive);
  await page.getByRole("button", { name: "Add to Favorites" }).click();
  const counters = page.locator("#figures");
  await expect(counters.getByText("Log in to save favorites")).toBeVisible();
  await expect(counters.getByText("Your favorite themes stay with your account.")).toBeVisible();

  await page.getByRole("link", { name: "Pray Now" }).first().click();
  await expect(page).toHaveTitle("Pray: Peace & Comfort - Prayer LIFE");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  if (alive) await expect(page.locator("main")).toBeFocused();
  await page.getByRole("link", { name: "Back to the theme" }).click();
  await expect(page).toHaveURL(/\/theme\/theme-2$/);
  await page.getByRole("link", { name: "Pray Now" }).first().click();
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page).toHaveTitle("Amen: Peace & Comfort - Prayer LIFE");
  await expect(page.getByRole("blockquote")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Go in peace" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save prayer" })).toBeVisible();
  if (alive) await expect(page.locator("main")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goto("/theme/theme-2");
  await page.locator("article a").nth(2).click();
  await expect(page).toHaveURL(/\/theme\/theme-16$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overcoming Fear");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("a verse's menu carries its words and address, and is a sheet on a phone", async ({
  page,
  alive,
}) => {
  const quoted = sharedWords((anxiety.days[3] as PlanDay).scripture);
  await page.goto("/plan/anxiety-plan?day=4");
  await settled(page, alive);
  const menu = page.locator("#day details");
  await expect(menu.getByRole("link", { name: "Facebook" })).toBeHidden();
  await menu.getByText("Share This Verse").click();
  await expect(menu.getByText(quoted)).toBeVisible({ visible: !alive });
  const address = await page.locator("link[rel=canonical]").getAttribute("href");
  expect(address).toMatch(/\/plan\/anxiety-plan\?day=4$/);
  const shared = async (name: string, place = menu) => {
    const link = place.getByRole("link", { name, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    const { host, pathname, searchParams } = new URL((await link.getAttribute("href")) ?? "");
    return { to: host + pathname, ...Object.fromEntries(searchParams) };
  };
  expect(await shared("Facebook")).toEqual({
    to: "www.facebook.com/sharer/sharer.php",
    u: address,
    quote: quoted,
  });
  expect(await shared("X")).toEqual({ to: "x.com/intent/post", text: quoted, url: address });
  expect(await shared("LinkedIn")).toEqual({
    to: "www.linkedin.com/shareArticle",
    mini: "true",
    url: address,
    summary: quoted,
  });
  expect(await shared("WhatsApp")).toEqual({ to: "wa.me/", text: `${quoted} ${address}` });

  const whole = page.locator("#save details").first();
  await whole.locator("summary").click();
  expect(await shared("X", whole)).toMatchObject({
    url: expect.stringMatching(/\/plan\/anxiety-plan$/),
    text: expect.stringMatching(/^Dealing with Anxiety: Seven short days/),
  });
  await whole.locator("summary").click();

  await page.setViewportSize({ width: 390, height: 800 });
  const sheet = page.locator("#day .share-sheet");
  if (alive) await page.locator("#day summary").click();
  await expect(sheet).toBeVisible();
  await expect
    .poll(async () => {
      const box = await sheet.boundingBox();
      return box && [box.x, Math.round(box.y + box.height)];
    })
    .toEqual([0, 800]);
  await page.mouse.click(200, 120);
  await expect(sheet).toBeHidden();
});
