import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

it("no token of room is named like a value of display: `inline-block` would become a width", () => {
  const names = [...tokens.matchAll(/--spacing-([\w-]+):/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const display of ["block", "flex", "grid", "table", "size"]) {
    expect(names).not.toContain(display);
  }
});
