import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const tokens = readFileSync("app/styles/tokens.css", "utf8");

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => [name, readFileSync(join("app", name), "utf8")] as const);

it("no token of room is named like a value of display: `inline-block` would become a width", () => {
  const names = [...tokens.matchAll(/--spacing-([\w-]+):/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const display of ["block", "flex", "grid", "table", "size"]) {
    expect(names).not.toContain(display);
  }
});

it("no custom property is used that is nowhere set: a rule with one says nothing", () => {
  const all = sources.map(([, text]) => text).join("\n");
  const set = new Set([...all.matchAll(/(--[\w-]+)["']?\s*\]?:/g)].map(([, name]) => name));
  // Set by the library of the toasts.
  set.add("--radix-toast-swipe-move-x");
  const unset = sources.flatMap(([name, text]) =>
    [...text.matchAll(/(?:var\(|-\()(--[\w-]+)/g)]
      .filter(([, used]) => !set.has(used))
      .map(([, used]) => `${used} in ${name}`),
  );
  expect(unset).toEqual([]);
});
