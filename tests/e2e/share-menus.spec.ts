import { expect, settled, test } from "./test";

const widths = [320, 390, 640, 700, 820, 900, 1024, 1180, 1280, 1440];
const sizes = ["", "largest"];

const paths = [
  "/plan/anxiety-plan",
  "/plan/peace?day=2",
  "/theme/theme-17",
  "/theme/theme-17?pray=now",
  "/",
];

for (const path of paths) {
  test(`the share menus of ${path} open inside the window`, async ({ page, alive }) => {
    await page.goto(path);
    await settled(page, alive);
    for (const size of sizes) {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const outside = await page.evaluate((size) => {
          const root = document.documentElement;
          root.toggleAttribute("data-calm", true);
          root.dataset.text = size;
          return [...document.querySelectorAll<HTMLDetailsElement>(".share")].flatMap((menu) => {
            menu.open = true;
            const { left, right } = (menu.lastElementChild as Element).getBoundingClientRect();
            const wide = root.scrollWidth - root.clientWidth;
            menu.open = false;
            const fits = left >= 0 && right <= root.clientWidth && wide <= 0;
            return fits ? [] : [[menu.parentElement?.className, left, right, wide].join(" ")];
          });
        }, size);
        expect(outside, `${width} pixels, ${size || "regular"} text`).toEqual([]);
      }
    }
  });
}
