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
  pray: (page) => open(page, "/pray?hour=evening&of=monday"),
  "amen-done": async (page) => {
    await open(page, "/pray?hour=evening&of=monday");
    await send(page, "Amen");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amen");
  },
  "sign-in-refused": async (page) => {
    await open(page, "/auth");
    await fill(page, { Username: "nobody-here", Password: "not the word" });
    await send(page, "Sign In");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  search: (page) => page.goto("/search?q=anxious"),
  chapter: (page) => page.goto("/bible/psalms/23?v=1"),
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

/** Puts one word in place of what is another in each run or on each day: times, a blessing, a season's plan, counts of the desk, words and addresses of a request. */
const makeSteady = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    for (const time of main.querySelectorAll("time")) time.textContent = "…";
    for (const quoted of main.querySelectorAll("blockquote"))
      if (/ [0-9a-f]{12}$/.test(quoted.textContent)) quoted.textContent = "For my mother";
    for (const plan of main.querySelectorAll("#prayer-plans p > a[href^='/plan/']"))
      plan.parentElement?.replaceChildren("…");
    for (const blessing of main.querySelectorAll("#peace blockquote")) blessing.textContent = "…";
    for (const reference of main.querySelectorAll("#peace a[href^='/bible/']")) {
      reference.textContent = "…";
      reference.setAttribute("href", "/bible/verse");
    }
    for (const link of main.querySelectorAll("a[href^='/request/']"))
      link.setAttribute("href", "/request/token");
    for (const link of main.querySelectorAll<HTMLInputElement>("input[readonly]")) link.value = "…";
    for (const counted of main.querySelectorAll("a[href^='/team'], h1 + p"))
      counted.textContent = counted.textContent.replace(/\d+.*/, "…");
  });

for (const [name, enter] of Object.entries(states)) {
  test(`what is read aloud of ${name}`, async ({ page }) => {
    await enter(page);
    await makeSteady(page);
    await expect(page.getByRole("main")).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
  });
}
