import { describe, expect, it } from "vitest";
import { withOlderValues, withWindowRules } from "../../vite/old-engines";
import { builtCss } from "../support/built-css";

const css = builtCss();

/** What is left of the sheet where a browser skips the blocks of some `@supports`. */
const without = (start: string) =>
  css
    .split(start)
    .map((part, index) => (index === 0 ? part : part.slice(blockLength(part))))
    .join("");

/** @param text from within a block. */
function blockLength(text: string): number {
  let depth = 1;
  let at = 0;
  for (; depth > 0; at++) depth += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
  return at;
}

describe("the style sheet, in the oldest browsers that are served", () => {
  it("mixes colors only where they can be mixed", () => {
    const plain = css.split(/@supports \(color:color-mix\([^{]*\{/);
    const left = plain.map((part, index) => (index === 0 ? part : part.slice(blockLength(part))));
    expect(left.join("")).not.toContain("color-mix(");
  });

  it("has every rule of a container by the window too", () => {
    const containers = css.match(/@container /g) ?? [];
    const twins = css.match(/@supports not \(container-type:inline-size\)\{@media/g) ?? [];
    expect(containers.length).toBeGreaterThan(15);
    expect(twins).toHaveLength(containers.length);
  });

  it("rings a card in the keyboard's focus without :has()", () => {
    expect(css).toMatch(/@supports not selector\(:has\(\*\)\)\{\.art-card:focus-within\{outline/);
  });

  it("loses no rule to a selector of :has() that stands among others", () => {
    const rules = without("@supports not selector(:has(*)){").match(/[^{}]*:has\([^{}]*(?=\{)/g);
    const mixed = (rules ?? []).filter((rule) =>
      rule.split(/(?<!\\),(?![^(]*\))/).some((selector) => !selector.includes(":has(")),
    );
    expect(mixed.filter((rule) => !rule.startsWith("@"))).toEqual([]);
  });
});

it("a rule of a container becomes one of a window that is a gutter wider", () => {
  const twin = (media: string) =>
    `@supports not (container-type:inline-size){@media ${media}{a{b:c}}}`;
  const cases = {
    "(min-width:64rem)": "(min-width:69rem)",
    "not (min-width:40rem)": "(max-width:44.99rem)",
    "(min-width:17rem) and (not (min-width:44rem))": "(min-width:17rem) and (max-width:48.99rem)",
  };
  for (const [container, media] of Object.entries(cases)) {
    const rule = `@container ${container}{a{b:c}}`;
    expect(withWindowRules(`${rule}d{e:f}`)).toBe(`${rule}${twin(media)}d{e:f}`);
  }
  expect(() => withWindowRules("@container style(--a){a{b:c}}")).toThrow("No window");
});

it("a value that not all browsers know has an older one before it, where a browser can tell", () => {
  const cases = {
    "a{overflow-x:clip}": "a{overflow-x:hidden;overflow-x:clip}",
    "a{background-clip:text;height:calc(100svh - 1rem)}":
      "a{background-clip:text;height:calc(100vh - 1rem);height:calc(100svh - 1rem)}",
    "a{height:calc(100svh - var(--b))}": "a{height:calc(100svh - var(--b))}",
  };
  for (const [css, older] of Object.entries(cases)) expect(withOlderValues(css)).toBe(older);
});
