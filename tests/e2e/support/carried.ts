import type { BrowserContext, Page } from "@playwright/test";
import { openNetwork } from "../../support/network";
import { test as base, expect } from "../test";
import { saveAccount, signIn } from "./account";
import { rows } from "./database";
import { somebody } from "./person";
import { port } from "./place";

type Fixtures = { network: Awaited<ReturnType<typeof openNetwork>> };

/** The site as a device reaches it, over a network of its own; what a device keeps stays with its browser. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: fixtures are read from a pattern
  network: async ({}, use) => {
    const network = await openNetwork(port);
    await use(network);
    network.close();
  },
  baseURL: async ({ network }, use) => use(network.url),
});

export const kept = (page: Page) =>
  page.evaluate(async () => {
    const pages = await caches.open("offline-pages");
    return (await pages.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

/** Does what the page does long after it is at rest. */
export async function settleIn(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js"));
  await expect.poll(async () => (await kept(page)).includes("/offline-psalms.json")).toBe(true);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)))
    .toBe(true);
}

/** All that a device has of this site, as text, and the names of what its worker remembers. */
const readDevice = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? "");
    }
    // To open it would make it, and in another form than the worker does.
    const isThere = (await indexedDB.databases()).some(({ name }) => name === "offline");
    if (!isThere) return { text: texts.join("\n"), names: [] };
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const opened = await done(indexedDB.open("offline"));
    const store = opened.transaction("kept").objectStore("kept");
    const [names, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
    opened.close();
    const decoder = new TextDecoder("latin1");
    const textOf = (value: unknown): string =>
      value instanceof ArrayBuffer || ArrayBuffer.isView(value)
        ? decoder.decode(value as ArrayBuffer)
        : value && typeof value === "object"
          ? Object.values(value).map(textOf).join(" ")
          : String(value);
    return { text: [...texts, ...values.map(textOf)].join("\n"), names };
  });

export const everythingOn = async (page: Page) => (await readDevice(page)).text;

/** Whether a device can read somebody's part. */
export async function hasPerson(page: Page): Promise<boolean> {
  const { names } = await readDevice(page);
  return names.includes("person") && names.includes("page");
}

/** Somebody with two prayers, whose device has met them. */
export async function withPrayers(page: Page, context: BrowserContext, url: string) {
  const person = somebody();
  const userId = await saveAccount(person);
  await context.addCookies([{ ...(await signIn(userId)), url }]);
  for (const words of ["For Emma and her zither", "For Daniel, who waits"]) {
    const sent = { form: "prayer", text: words };
    expect((await page.request.post("/account/prayers", { form: sent })).ok()).toBe(true);
  }
  await page.request.post("/plan/grief-plan", { form: { intent: "start" } });
  await page.goto("/offline");
  await settleIn(page);
  await expect.poll(() => hasPerson(page)).toBe(true);
  return { ...person, userId };
}

/** What is due on a kept page, unfolded. */
export async function rowOf(page: Page, name: string) {
  const row = page.getByRole("listitem").filter({ hasText: name }).last();
  const isFolded = (await row.locator("details[open]").count()) === 0;
  if (isFolded) await row.locator("summary").first().click();
  return row;
}

/** A device begun anew, which meets its person as they are now; then the network is there. */
export async function meetAgain(
  page: Page,
  network: Fixtures["network"],
  check: () => Promise<void>,
) {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.reload();
  await settleIn(page);
  await expect(async () => {
    network.become("there");
    await page.goto("/offline");
    network.become("gone");
    await page.goto("/offline");
    await check();
  }).toPass();
  network.become("there");
}

export const prayersOf = (userId: number) =>
  rows("select count(*) as count from prayers where userId = ?", userId) as { count: number }[];
