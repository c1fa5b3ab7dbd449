import type { Page } from "@playwright/test";
import { fill, send } from "../support/person";
import { askForPrayer, joinTeam } from "../support/team";
import { expect, settled, test } from "../test";

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page, true);
}

/** What a screen reader is told, from the first line to the last: .github/accessibility.md says how to read and renew it. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  home: (page) => open(page, "/"),
  pray: (page) => open(page, "/pray?hour=evening"),
  "amen-done": async (page) => {
    await open(page, "/pray?hour=evening");
    await send(page, "Amen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amen");
  },
  "plan-day": (page) => open(page, "/plan/anxiety-plan?day=4"),
  "prayer-request-refused": async (page) => {
    await open(page, "/contact");
    await fill(page, { "Your Prayer Request": "For my mother" });
    await send(page, "Submit Prayer Request");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  receipt: async (page) => {
    const { path } = await askForPrayer(page, true);
    await open(page, path);
  },
  desk: async (page) => {
    await askForPrayer(page, true);
    await joinTeam(page, "intercessor");
    await open(page, "/team?find=nothing-that-anybody-wrote");
  },
};

for (const [name, enter] of Object.entries(states)) {
  test(`what is read aloud of ${name}`, async ({ page }) => {
    await enter(page);
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
