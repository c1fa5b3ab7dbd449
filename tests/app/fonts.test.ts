import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, it } from "vitest";
import { cutFonts, lettersOf, usual } from "../../vite/fonts";

it("reads the letters of a range", () => {
  expect(lettersOf("U+0041-0043,U+2019")).toBe("ABC’");
});

it("makes the faces about half as heavy, with the rest of their letters beside them", async () => {
  const folder = await cutFonts();
  const { resolve } = createRequire(import.meta.url);
  for (const family of ["figtree", "newsreader"]) {
    const source = `@fontsource-variable/${family}`;
    const whole = statSync(resolve(`${source}/files/${family}-latin-wght-normal.woff2`)).size;
    for (const [name, part] of [
      [family, 0.55],
      [`${family}-more`, 0.7],
    ] as const) {
      expect(readFileSync(`${folder}/${name}.woff2`).subarray(0, 4).toString()).toBe("wOF2");
      expect(statSync(`${folder}/${name}.woff2`).size).toBeLessThan(whole * part);
    }
  }
});

it("asks for the rest of a face where it is read, not for what almost every page is written with", () => {
  const sheet = readFileSync("app/styles/fonts.css", "utf8");
  for (const [family, first] of Object.entries(usual)) {
    const [, afterFile = ""] = sheet.split(`${family}-more.woff2`);
    const [, range = ""] = afterFile.match(/unicode-range:([^;]+);/) ?? [];
    const rest = lettersOf(range.replaceAll(/\s/g, ""));
    expect(rest).toContain("é");
    const printable = lettersOf("U+0020-007E,U+00A0-00FF");
    const unreachable = [...printable].filter(
      (letter) => rest.includes(letter) === lettersOf(first).includes(letter),
    );
    expect([family, unreachable]).toEqual([family, []]);
  }
});
