import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Every page that takes posts. */
const pages = readdirSync("app/routes", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".tsx"))
  .map((name) => ({ name, text: readFileSync(`app/routes/${name}`, "utf8") }))
  .filter(({ text }) => exports(text, "action") && text.includes("export default"));

function exports(text: string, name: string): boolean {
  const declared = new RegExp(`^export (async )?(function|const) ${name}\\b`, "m");
  return declared.test(text) || new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\}`).test(text);
}

describe("a page that takes posts stays where the connection is lost", () => {
  it.each(pages)("$name", ({ text }) => {
    expect(exports(text, "clientAction")).toBe(true);
    if (exports(text, "loader")) expect(exports(text, "shouldRevalidate")).toBe(true);
  });

  it("and there are such pages", () => expect(pages.length).toBeGreaterThan(30));
});
