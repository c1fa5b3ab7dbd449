import type { BrowserContext, Locator, Page } from "@playwright/test";
import { expect, settled } from "../test";

/** Somebody who walks a row, and where they met its words. */
export type Visit = {
  page: Page;
  context: BrowserContext;
  /** Whether scripts run. */
  alive: boolean;
  /** An e-mail address of their own. */
  address: string;
  /** Filled by the walk; the table shows it. */
  seen: Set<"toast" | "toast in the flow" | "page" | "console" | "response">;
};

/** How one row is reached and seen. @param words those that the row quotes, in order. */
export type Walk = (visit: Visit, ...words: string[]) => Promise<void>;

export async function open({ page, alive }: Visit, path: string): Promise<void> {
  await page.goto(path);
  await settled(page, alive);
}

export async function press({ page }: Visit, name: string, place = "main"): Promise<void> {
  await page.locator(place).getByRole("button", { name, exact: true }).click();
}

/** A toast of ours; where no script runs, the server's own under the bar. */
export async function seesToast({ page, alive, seen }: Visit, ...words: string[]): Promise<void> {
  const toast = page.locator(alive ? ".toast-region" : "dialog.toast-served");
  for (const text of words) await expect(toast.getByText(text, { exact: true })).toBeVisible();
  seen.add(alive ? "toast" : "toast in the flow");
}

/** The same words in the page itself. */
export async function seesInPage({ seen }: Visit, place: Locator, ...words: string[]) {
  for (const text of words) {
    await expect(place.getByText(text, { exact: true }).first()).toBeVisible();
  }
  seen.add("page");
}

/** Said by a script as a toast; without one, by the page in its place. */
export async function seesEither(visit: Visit, place: Locator, ...words: string[]): Promise<void> {
  await (visit.alive ? seesToast(visit, ...words) : seesInPage(visit, place, ...words));
}
