import { expect, type Page } from "@playwright/test";
import { settled } from "../test";

/** Opens a plan, or one of its days, and waits until it is alive. */
export async function openPlan(page: Page, path: string, alive: boolean): Promise<void> {
  await page.goto(path);
  await settled(page, alive);
}

/** The day that a plan page is open at. */
export const expectDay = (page: Page, day: number) =>
  expect(page.locator("#day h2")).toContainText(`Day ${day}: `);

/** Presses *Mark this day done* and reads what stands in its place. */
export async function markDone(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Mark this day done" }).click();
  await expect(page.locator("#day-done").getByRole("heading")).toHaveText(words);
}
