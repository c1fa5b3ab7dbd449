import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { expectAccessible } from "./axe/check";
import { expect, settled, test } from "./test";

/** The day (yyyy-mm-dd) that it is in a zone. */
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format();

test("from the verse on the home page one line leads to today, and on to morning prayer", async ({
  page,
  alive,
}) => {
  await page.goto("/");
  await settled(page, alive);
  await page.getByRole("link", { name: "Morning and night prayer for today" }).click();
  await expect(page).toHaveURL(/\/today$/);
  await expect(page).toHaveTitle("Today’s Verse and Prayer - Prayer LIFE");
  await settled(page, alive);
  await expect(page.getByText(getVerse(dayIn("UTC")).line)).toBeVisible();
  await page.getByRole("link", { name: "Morning prayer" }).click();
  await expect(page).toHaveTitle("Today: Morning prayer - Prayer LIFE");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Morning prayer");
});

test("an office goes step by step to its Amen, and on to a blessing", async ({ page, alive }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/today/night?day=2026-12-24");
  await settled(page, alive);
  await page.getByRole("link", { name: "Pray it step by step" }).click();
  await expect(page).toHaveURL(/[?&]step=1\b/);
  await settled(page, alive);
  const title = page.getByRole("heading", { level: 2 });
  // The whole office has a heading for each of its steps; a script changes the address before the page.
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText("Opening");
  await page.getByRole("link", { name: "Next step" }).click();
  await expect(title).toHaveText("The psalms for tonight");
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await page.getByRole("link", { name: "Previous step" }).click();
  await expect(title).toHaveText("Opening");
  if (alive) {
    await page.keyboard.press("ArrowRight");
    await expect(title).toHaveText("The psalms for tonight");
    // These scroll what may be longer than the screen.
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await expect(title).toHaveText("The psalms for tonight");
  }
  const { pathname, search } = new URL(page.url());
  const count = /\d+$/.exec(await page.getByText(/^\d+ of \d+$/).innerText())?.[0];
  await page.goto(pathname + search.replace(/step=\d+/, `step=${count}`));
  await settled(page, alive);
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page).toHaveTitle("Amen - Prayer LIFE");
  await expect(page.getByText("Revelation 22:20")).toBeVisible();
  await page.getByRole("link", { name: "The verse of the day" }).click();
  await expect(page).toHaveURL(/\/today\/2026-12-24$/);
  await expect(page.getByText("Christmas Eve", { exact: true })).toBeVisible();
});

test("by night the hills have the moon's light in every season @once", async ({ page }) => {
  const lineOf = async (day: string) => {
    await page.goto(`/today/night?day=${day}`);
    const sky = page.locator("[data-color]");
    return sky.evaluate((element) => getComputedStyle(element).getPropertyValue("--line").trim());
  };
  const white = await lineOf("2026-12-25");
  for (const day of ["2026-11-24", "2026-12-01", "2026-05-24"])
    expect(await lineOf(day)).toBe(white);
});

test("one day leads to the next, into Advent", async ({ page, alive }) => {
  await page.goto("/today/2026-11-28");
  await settled(page, alive);
  await page.getByRole("link", { name: "The day after" }).click();
  await expect(page).toHaveURL(/\/today\/2026-11-29$/);
  await expect(page.getByText("First Sunday of Advent", { exact: true })).toBeVisible();
  await expect(page.locator("[data-color]")).toHaveAttribute("data-color", "violet");
  await page.getByRole("link", { name: "The day before" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "Saturday, November 28, 2026",
  );
  await page.goto("/today/2026-02-30");
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

// Both sides of the date line: at every hour one of them is on another day than UTC.
for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a script turns the page to the visitor's own day; without one, links do", async ({
      page,
      way,
      alive,
    }) => {
      const utc = dayIn("UTC");
      const own = way === "no scripts" ? utc : dayIn(timezoneId);
      for (const path of ["/today", "/today/morning", "/today/night"]) {
        await page.goto(path);
        const shown = page.locator("time:visible");
        await expect(shown).toHaveAttribute("datetime", own);
        await settled(page, alive);
        await expect(shown).toHaveAttribute("datetime", own);
      }
      await page.goto("/today");
      await settled(page, alive);
      await expect(page.getByText(getVerse(own).line)).toBeVisible();
      const other = page.getByText(/^Not \w+ where you are\?$/);
      if (way === "no scripts") {
        await expect(other.filter({ visible: true })).toHaveCount(1);
        await page.getByRole("link", { name: "Tomorrow" }).click();
        await expect(page).toHaveURL(new RegExp(`/today/${addDays(utc, 1)}$`));
      } else if (alive) await expect(other).toHaveCount(0);
    });
  });
}

for (const path of ["/today", "/today/morning", "/today/night"]) {
  test(`${path} is for everyone`, async ({ page, way, alive }, info) => {
    await page.goto(path);
    await settled(page, alive);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // axe is a script itself; without scripts the page is the one of blocked scripts.
    if (way === "no scripts") return;
    await expectAccessible(page, { path, state: `as it comes, ${way}` }, info);
  });
}
