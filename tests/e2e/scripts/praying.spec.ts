import type { Page } from "@playwright/test";
import { expect, settled, test } from "../test";

const prayer = "/theme/theme-2?pray=now";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Gives the page a device's voices; what they say stands in `window.spoken`. */
async function withVoices(page: Page, ...voices: { lang: string; localService: boolean }[]) {
  await page.addInitScript((given) => {
    const spoken: (string | null)[] = [];
    const speech = {
      getVoices: () => given,
      speak: (words: SpeechSynthesisUtterance) => {
        spoken.push(words.text);
        Object.assign(window, { endLine: () => words.onend?.(new Event("end") as never) });
      },
      cancel: () => spoken.push(null),
      addEventListener() {},
      removeEventListener() {},
    };
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.defineProperty(window, "speechSynthesis", { value: speech });
    Object.assign(window, { spoken, SpeechSynthesisUtterance: Utterance });
  }, voices);
}

const spoken = (page: Page) =>
  page.evaluate(() => (window as never as { spoken: unknown[] }).spoken);

/** Counts the tones that begin. */
const withTones = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { tones: 0 });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      Object.assign(window, { tones: (window as never as { tones: number }).tones + 1 });
      start.call(this, at);
    };
  });

const tones = (page: Page) => page.evaluate(() => (window as never as { tones: number }).tones);

test("a tone begins and ends the quiet where it was asked for, and there alone", async ({
  page,
}) => {
  await withTones(page);
  await page.clock.install();
  await page.goto(prayer);
  await settled(page, true);
  const timer = page.locator(".pray-timer");
  const tone = page.getByLabel("A quiet tone at its beginning and end");
  await timer.click();
  await expect(tone).not.toBeChecked();
  await page.getByRole("button", { name: "1 minute", exact: true }).click();
  await page.clock.runFor(61_000);
  await expect(page.getByText("That was 1 minute.")).toBeVisible();
  expect(await tones(page)).toBe(0);
  await timer.click();
  await tone.check();
  await page.getByRole("button", { name: "3 minutes" }).click();
  expect(await tones(page)).toBe(1);
  await page.clock.runFor(181_000);
  await expect(page.getByText("That was 3 minutes.")).toBeVisible();
  expect(await tones(page)).toBe(2);
});

test("the timer closes its ring without a sound, and has a word at the end", async ({ page }) => {
  await page.clock.install();
  await page.goto(prayer);
  await settled(page, true);
  const timer = page.locator(".pray-timer");
  await timer.click();
  await expect(page.getByRole("button", { name: /^\d+ minutes?$/ })).toHaveText([
    "1 minute",
    "3 minutes",
    "5 minutes",
    "10 minutes",
  ]);
  await page.getByRole("button", { name: "3 minutes" }).click();
  await expect(timer).toBeFocused();
  await expect(timer).toHaveText("About 3 minutes left");
  const ring = page.locator(".pray-ring circle").nth(1);
  await page.clock.runFor(90_000);
  await expect(ring).toHaveAttribute("stroke-dasharray", /^0\.5/);
  await expect(timer).toHaveText("About 2 minutes left");
  const word = page.getByRole("status").filter({ hasText: "That was" });
  await expect(word).toHaveCount(0);
  await page.clock.runFor(90_000);
  await expect(word).toHaveText("That was 3 minutes. Stay as long as you like.");
  await expect(timer).toHaveText("Quiet timer");

  await timer.click();
  await expect(page.getByRole("dialog", { name: "Quiet timer" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(timer).toBeFocused();
  await expect(word).toBeVisible();
  await timer.click();
  await page.getByRole("button", { name: "1 minute", exact: true }).click();
  await expect(word).toHaveCount(0);
  await timer.click();
  await page.getByRole("button", { name: "Stop the timer" }).click();
  await page.clock.runFor(120_000);
  await expect(word).toHaveCount(0);
});

test("who wants no motion sees the ring close by whole minutes", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto(prayer);
  await settled(page, true);
  await page.locator(".pray-timer").click();
  await page.getByRole("button", { name: "10 minutes" }).click();
  await page.clock.runFor(50_000);
  const ring = page.locator(".pray-ring circle").nth(1);
  await expect(ring).toHaveAttribute("stroke-dasharray", "0 1");
  await page.clock.runFor(20_000);
  await expect(ring).toHaveAttribute("stroke-dasharray", /^0\.(1|09)\d* 1$/);
});

const endLine = (page: Page) =>
  page.evaluate(() => (window as never as { endLine(): void }).endLine());

test("Listen reads a prayer line by line, each marked, and stops on leaving", async ({ page }) => {
  await withVoices(page, { lang: "en-US", localService: true });
  await page.goto(prayer);
  await settled(page, true);
  const opener = page.getByRole("button", { name: "Listen", exact: true });
  await opener.click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  const line = page.locator("[class*='bg-accent/38!']");
  const lines = ["Peace & Comfort", ...(await page.locator(".pray-words p").allTextContents())];
  for (const words of lines) {
    await expect(line).toHaveText(words);
    await expect(line).toBeInViewport();
    expect((await spoken(page)).at(-1)).toBe(words);
    await endLine(page);
  }
  await expect(line).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole("button", { name: "Stop" }).click();
  expect((await spoken(page)).at(-1)).toBeNull();
  await opener.click();
  expect((await spoken(page)).at(-1)).not.toBeNull();
  await page.getByRole("link", { name: "Back to the theme" }).click();
  await expect(page.getByRole("button", { name: "Add to Favorites" })).toBeVisible();
  expect((await spoken(page)).at(-1)).toBeNull();
});

test("a chapter is read line by line, each marked and in sight", async ({ page }) => {
  await withVoices(page, { lang: "en-US", localService: true });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/bible/psalms/23");
  await page.getByRole("button", { name: "Listen", exact: true }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  const line = page.locator("#verses [class*='bg-accent/38!']");
  for (const words of [
    "The LORD is my shepherd;",
    "I shall not want.",
    "He makes me lie down in green pastures;",
    "He leads me beside quiet waters.",
  ]) {
    await expect(line).toContainText(words);
    await expect(line).toBeInViewport({ ratio: 1 });
    expect((await spoken(page)).at(-1)).toBe(words.replace("LORD", "Lord"));
    await endLine(page);
  }
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("button", { name: "Listen", exact: true })).toBeFocused();
  await expect(line).toHaveCount(0);
  expect((await spoken(page)).at(-1)).toBeNull();
});

test("without a voice of the device's own there is nothing to listen to", async ({ page }) => {
  await withVoices(
    page,
    { lang: "de-DE", localService: true },
    { lang: "en-US", localService: false },
  );
  await page.goto(prayer);
  await settled(page, true);
  await expect(page.getByRole("button", { name: "Quiet timer" })).toBeAttached();
  await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
  await page.goto("/bible/psalms/23");
  await expect(page.getByRole("button", { name: "Listen" })).toHaveCount(0);
});

test("Space and the arrows lead through the lines, and after the last to Amen", async ({
  page,
}) => {
  await page.goto("/pray?hour=morning&pray=now&line=1");
  await settled(page, true);
  const counter = page.getByText(/^\d+ of \d+$/);
  const [, last] = (await counter.textContent())?.split(" of ") ?? [];
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(counter).toHaveText(`3 of ${last}`);
  await page.keyboard.press("ArrowLeft");
  await expect(counter).toHaveText(`2 of ${last}`);
  for (let line = 2; line < Number(last); line += 1) await page.keyboard.press("ArrowDown");
  await expect(counter).toHaveText(`${last} of ${last}`);
  await page.keyboard.press("Space");
  await expect(page.getByRole("button", { name: "Amen" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page).toHaveTitle("Amen - Prayer LIFE");
});

test("Amen ends a prayer that no server hears of; it is counted once one can be reached", async ({
  page,
  context,
}) => {
  await page.goto("/theme/theme-2?pray=now&feeling=lonely");
  await settled(page, true);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Amen" }).click();
  const end = page.getByRole("dialog", { name: "Amen" });
  await expect(end.getByRole("heading", { name: "Amen" })).toBeVisible();
  await expect(end.getByRole("blockquote")).toHaveCount(1);
  await expect(page.getByText("Something went wrong")).toHaveCount(0);
  await expect(end.getByRole("link", { name: "Go in peace" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(end.getByRole("heading", { name: "Go in peace" })).toBeVisible();
  const counted = page.waitForRequest(
    (request) => request.method() === "POST" && /feeling=lonely/i.test(request.postData() ?? ""),
  );
  await context.setOffline(false);
  expect((await counted).postData()).toContain("intent=amen");
  await page.keyboard.press("Escape");
  await expect(end).toHaveCount(0);
});

test("nobody waits for a slow server to end a prayer", async ({ page }) => {
  await page.goto("/pray?hour=evening&of=monday&pray=now");
  await settled(page, true);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/pray.data*", (route) => answered.then(() => route.continue()));
  await page.getByRole("button", { name: "Amen" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Amen" })).toBeVisible();
  answer();
  await expect(page).toHaveTitle("Amen - Prayer LIFE");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save prayer" })).toBeVisible();
});

test("the screen is kept awake while somebody prays", async ({ page }) => {
  await page.addInitScript(() => {
    const held: string[] = [];
    const request = async (type: string) => {
      held.push(type);
      return { release: async () => void held.push("released") };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
    Object.assign(window, { held });
  });
  const held = () => page.evaluate(() => (window as never as { held: string[] }).held);
  await page.goto(prayer);
  await settled(page, true);
  await expect.poll(held).toContain("screen");
  await page.getByRole("link", { name: "Back to the theme" }).click();
  await expect.poll(held).toContain("released");
});

test("a line stands alone, and a tap anywhere goes on; the way there and back needs no connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/theme/theme-2?pray=now&feeling=lonely");
  await settled(page, true);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Pray it line by line" }).click();
  await page.getByRole("link", { name: "Next line" }).click();
  const counter = page.getByText(/^\d+ of \d+$/);
  await expect(counter).toHaveText(/^2 of/);
  const line = await page.locator(".pray-line").boundingBox();
  expect(Math.abs((line?.x ?? 0) + (line?.width ?? 0) / 2 - 195)).toBeLessThan(2);
  for (const [x, y, at] of [
    [30, 180, 3],
    [370, 640, 4],
  ] as const) {
    await page.mouse.click(x, y);
    await expect(counter).toHaveText(new RegExp(`^${at} of`));
  }
  await page.getByRole("link", { name: "The whole prayer" }).click();
  await expect(page.getByRole("link", { name: "Pray it line by line" })).toBeVisible();
  await context.setOffline(false);
  await page.goto("/pray");
  await settled(page, true);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Pray it line by line" }).click();
  await expect(counter).toHaveText(/^1 of/);
  await expect(page.getByText("No connection")).toHaveCount(0);
});

test("a tap anywhere ends the breath, and who comes back finds the prayer", async ({ page }) => {
  await page.goto(prayer);
  await settled(page, true);
  const breath = page.getByRole("link", { name: "Breathe", exact: true });
  const words = page.getByText("Breathe in for four, out for six.");
  await breath.click();
  await page.mouse.click(40, 500);
  await expect(words).toBeHidden();
  await breath.click();
  await page.keyboard.press("Escape");
  await expect(words).toBeHidden();
  await breath.click();
  await page.goto("/about");
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Amen" })).toBeVisible();
});

test("after Amen a key brings the ways at once, and none is focused before it is seen", async ({
  page,
}) => {
  await page.goto("/theme/theme-2?pray=amen&done=amen");
  await settled(page, true);
  await page.keyboard.press("Tab");
  const ways = page.getByRole("navigation", { name: "From here" });
  await expect(ways).toHaveCSS("opacity", "1", { timeout: 300 });
});
