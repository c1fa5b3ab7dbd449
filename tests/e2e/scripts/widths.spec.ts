import type { Page } from "@playwright/test";
import { textSizes } from "~/accounts/preferences-definition";
import { documents, listedPages } from "~/pages";
import { savePrayer } from "../axe/more-states";
import { ownPages, pages } from "../axe/pages";
import { addStyle } from "../contrast/measure";
import { signedUp } from "../support/person";
import { expect, settled, test } from "../test";

const widths = [320, 390, 640, 1024, 1440];
/** As it is, and at its largest: what stands between them is no wider than the larger. */
const sizes = [textSizes[0], textSizes.at(-1)].flatMap((size) => size?.value ?? []);

for (const [kind, paths] of Object.entries({
  ...pages,
  "the rest": listedPages().filter(
    (path) => !(path in documents || Object.values(pages).flat().includes(path)),
  ),
})) {
  test(`no page of ${kind} scrolls sideways or loses words, however large its text`, async ({
    page,
  }) => {
    for (const path of paths) {
      expect(await sideways(page, path)).toEqual([]);
      expect(await lostWherePulledApart(page), path).toEqual([]);
    }
  });
}

test("the longest reference of an office does not scroll its page sideways", async ({ page }) => {
  expect(await sideways(page, "/today/morning?day=2026-11-27")).toEqual([]);
});

test("no page of what is mine scrolls sideways or loses words, however large its text", async ({
  page,
}) => {
  await page.goto("/about");
  await signedUp(page);
  expect(await sideways(page, "/account/prayers")).toEqual([]);
  const handle = await savePrayer(page);
  const others = ["/account/prayers", "/account/privacy", ...ownPages(handle)];
  for (const path of others) {
    expect(await sideways(page, path)).toEqual([]);
    expect(await lostWherePulledApart(page), path).toEqual([]);
  }
});

/** WCAG 2.2, 1.4.12: what somebody may set for all words of a page. */
const spaced =
  "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }";

/** @returns what a phone's page loses where lines, words and letters are set wider apart. */
async function lostWherePulledApart(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.dataset.text = size;
  }, sizes[0]);
  await addStyle(page, spaced);
  return page.evaluate(lostWords);
}

/** Runs in the page. @returns words that a box cuts off, and how far the page scrolls sideways if it does. */
function lostWords(): string[] {
  const sideways = document.documentElement.scrollWidth - innerWidth;
  const lost = sideways > 0 ? [`${sideways} pixels sideways`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent?.trim();
    const own = node.parentElement;
    if (!words || !own?.checkVisibility() || own.closest("svg, select, .wordmark, [aria-hidden]"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    for (let box: Element | null = own; box; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // For who hears the page alone.
      if (edge.width <= 1) break;
      const isCut =
        (/hidden|clip/.test(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) ||
        (/hidden|clip/.test(overflowY) && (top < edge.top - 2 || bottom > edge.bottom + 2));
      if (isCut) lost.push(`${words.slice(0, 40)} in ${box.className}`);
      if (isCut || position === "fixed") break;
    }
  }
  return lost;
}

test("no menu of the bar leaves the window, however large its text", async ({ page }) => {
  await page.goto("/about");
  await signedUp(page);
  await page.goto("/features");
  await settled(page, true);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const outside = await page.evaluate(
      (sizes) =>
        sizes.flatMap((size) => {
          document.documentElement.dataset.text = size;
          return [...document.querySelectorAll<HTMLElement>("header [popover]")].flatMap((menu) => {
            menu.showPopover();
            const { left, right } = menu.getBoundingClientRect();
            menu.hidePopover();
            return left >= 0 && right <= innerWidth ? [] : [`${menu.id} ${size} ${left} ${right}`];
          });
        }),
      sizes,
    );
    expect(outside, `${width} pixels`).toEqual([]);
  }
});

test("nothing to press in the bar leaves the window, however large its text", async ({ page }) => {
  await page.goto("/about");
  expect(await outsideOfBar(page)).toEqual([]);
  await signedUp(page);
  await page.goto("/features");
  expect(await outsideOfBar(page)).toEqual([]);
});

/** @returns what of the bar is not whole: its own overflow is cut off, and does not scroll the page. */
async function outsideOfBar(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(
      ...(await page.evaluate(
        (sizes) =>
          sizes.flatMap((size) => {
            document.documentElement.dataset.text = size;
            return [
              ...document.querySelectorAll(".bar-row > :not([popover]) :is(a, button), .bar-menu"),
            ]
              .map((each) => [each.textContent, each.getBoundingClientRect().right] as const)
              .filter(([, right]) => right > innerWidth)
              .map(([words, right]) => `${words} ${size} ${innerWidth}: ${right}`);
          }),
        textSizes.map(({ value }) => value),
      )),
    );
  }
  return found;
}

test("in the bar nothing lies over anything, and the mark is whole, however large its text", async ({
  page,
}) => {
  for (const isIn of [false, true]) {
    if (isIn) await signedUp(page);
    for (const path of ["/features", "/pray", "/plan/anxiety-plan"]) {
      await page.goto(path);
      for (const width of [320, 360, 390, 480, 640, 720, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.evaluate(
          barFaults,
          textSizes.map(({ value }) => value),
        );
        expect(found, `${path} ${width} ${isIn ? "in" : "out"}`).toEqual([]);
      }
    }
  }
});

/** Runs in the page. @returns what touches its neighbour, or is cut, at each size of text. */
function barFaults(sizes: string[]): string[] {
  const parts =
    ".bar-home svg, .bar-home .wordmark > span, .bar-links a, .account-button, .bar-row .button, .help-now summary";
  return sizes.flatMap((size) => {
    document.documentElement.dataset.text = size;
    const shown = [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((each) => each.checkVisibility() && !each.closest("[popover]"))
      .map((each) => [each.textContent?.trim() || "mark", each.getBoundingClientRect()] as const)
      .filter(([, { top }]) => top < 60)
      .sort(([, one], [, other]) => one.left - other.left);
    const [, mark] = shown[0] ?? [];
    const isCut = !mark || mark.left < 16 || mark.width < 29;
    const touching = shown.flatMap(([words, { left }], index) => {
      const [before, box] = shown[index - 1] ?? [];
      return box && box.right > left - 3 ? [`${size}: ${before} over ${words}`] : [];
    });
    return [...(isCut ? [`${size}: mark`] : []), ...touching];
  });
}

/** @returns where a page is wider than its window. */
async function sideways(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await settled(page, true);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(
      (sizes) =>
        sizes.map((size) => {
          const root = document.documentElement;
          root.dataset.text = size;
          return root.scrollWidth - root.clientWidth;
        }),
      sizes,
    );
    wide.forEach((pixels, index) => {
      if (pixels > 0) found.push(`${path} ${sizes[index]} ${width}: ${pixels} pixels`);
    });
  }
  return found;
}
