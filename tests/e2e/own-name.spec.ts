import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { start } from "../support/program";
import { test as base, expect } from "./test";

/** Pages come from a server of a church whose name is long. */
const test = base.extend<{ name: string }>({
  name: ["", { option: true }],
  baseURL: async ({ name }, use) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), "prayer-life-name-"));
    mkdirSync(join(DATA_DIR, "site"));
    writeFileSync(
      join(DATA_DIR, "site/site.yaml"),
      `name: "${name}"\nshortName: St. Mary, West Leeds\ncontact: { email: office@hope.example }\n`,
    );
    const server = start(["serve"], { DATA_DIR, PORT: "0" });
    let told = "";
    while (!/ is at http\S+\n/.test(told)) told += (await once(server.stderr, "data"))[0];
    await use(/is at (http\S+)/.exec(told)?.[1]);
    server.kill("SIGKILL");
    await once(server, "exit");
    rmSync(DATA_DIR, { recursive: true });
  },
});

for (const name of [
  "Hope Chapel Leeds",
  "St. Mary Magdalene, West Leeds",
  "St. Mary Magdalene and All Saints, United Parish of the West",
])
  test.describe(name, () => {
    test.use({ name });
    test("has room in the bar", async ({ page }) => {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [1024, 768],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto("/faqs");
        const bar = page.getByRole("banner");
        const tall = (await bar.boundingBox())?.height ?? 0;
        // A name without room stands below the bar, whole, where it is cut off.
        const name = await bar.locator(".wordmark > span").boundingBox();
        const words = name && name.y >= tall - 2 ? "" : ", .wordmark > span";
        for (const part of await bar.locator(`a:visible, button:visible${words}`).all()) {
          const box = await part.boundingBox();
          const isInside = box && box.x >= 0 && box.x + box.width <= width;
          const isInBar = box && box.y >= 0 && box.y + box.height <= tall;
          const text = await part.textContent();
          expect([text, width, isInside, isInBar]).toEqual([text, width, true, true]);
        }
      }
    });
  });
