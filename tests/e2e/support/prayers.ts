import { expect, type Page } from "@playwright/test";
import { fill, send } from "./person";

const main = (page: Page) => page.getByRole("main");

/** The names of the prayers in the list, in their order. */
export const names = (page: Page) => main(page).locator(".saved-prayers h3");

/** The prayer of a name in a list. */
export const entry = (page: Page, name: string) =>
  main(page).getByRole("article", { name, exact: true });

/** Follows a link of the menu of a prayer in the list. */
export async function choose(page: Page, prayer: string, link: string): Promise<void> {
  await entry(page, prayer).locator("summary").click();
  await entry(page, prayer).getByRole("link", { name: link }).click();
}

/** Unfolds the form for a prayer. */
export async function openForm(page: Page): Promise<void> {
  const open = await main(page).locator("details.new-prayer").getAttribute("open");
  if (open === null) await main(page).getByText("Write a prayer").click();
}

/** Unfolds what a prayer may have besides its words. */
export async function openMore(page: Page): Promise<void> {
  await openForm(page);
  const more = main(page).locator("details.prayer-more");
  if ((await more.getAttribute("open")) === null) await more.locator("summary").click();
}

/** Writes a prayer on the page of prayers, by the labels of its fields. */
export async function write(page: Page, words: Record<string, string>): Promise<void> {
  await openForm(page);
  if (Object.keys(words).length > 1) await openMore(page);
  await fill(page, words);
  expect(await send(page, "Save this prayer")).toBeLessThan(400);
}
