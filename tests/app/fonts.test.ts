import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { cutFonts, lettersOf } from "../../vite/fonts";

it("reads the letters of a range", () => {
  expect(lettersOf("U+0041-0043,U+2019")).toBe("ABC’");
});

it("makes the faces a good deal lighter", async () => {
  const folder = await cutFonts();
  const { resolve } = createRequire(import.meta.url);
  for (const family of ["figtree", "newsreader"]) {
    const source = `@fontsource-variable/${family}`;
    const whole = statSync(resolve(`${source}/files/${family}-latin-wght-normal.woff2`)).size;
    expect(readFileSync(`${folder}/${family}.woff2`).subarray(0, 4).toString()).toBe("wOF2");
    expect(statSync(`${folder}/${family}.woff2`).size).toBeLessThan(whole * 0.9);
  }
});
