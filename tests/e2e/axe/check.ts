import AxeBuilder from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import { expect } from "../test";

/** Every state of every page, all rules in both color schemes (`npm run axe`), or the part of each test run. */
export const whole = process.env.AXE === "whole";

/** One row of the table: how many rules each color scheme broke. */
export type AxeRow = { path: string; state: string; day: number; night: number };

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const decidedByColours = ["color-contrast", "link-in-text-block"];

/** All rules by day; by night all of them too, or those that colours decide. */
export async function expectAccessible(
  page: Page,
  row: Omit<AxeRow, "day" | "night">,
  to: TestInfo,
) {
  await page.emulateMedia({ colorScheme: "light" });
  const day = await violations(builder(page).withTags(tags));
  await page.emulateMedia({ colorScheme: "dark" });
  const atNight = builder(page);
  const night = await violations(
    whole ? atNight.withTags(tags) : atNight.withRules(decidedByColours),
  );
  const counted: AxeRow = { ...row, day: day.length, night: night.length };
  to.annotations.push({ type: "axe", description: JSON.stringify(counted) });
  expect.soft(day, `${row.path}, ${row.state}, by day`).toEqual([]);
  expect.soft(night, `${row.path}, ${row.state}, by night`).toEqual([]);
}

/** Without frames of its own a page needs no second one to gather the results in; what passes is not listed. */
const builder = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

async function violations(axe: AxeBuilder): Promise<string[]> {
  const found = await axe.analyze();
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`,
  );
}
