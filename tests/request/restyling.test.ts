import { expect, it } from "vitest";
import { builtCss } from "../support/built-css";

const selectors = builtCss()
  .replace(/\/\*.*?\*\//gs, "")
  .match(/[^{};]+(?=\{)/g)
  ?.filter((each) => !each.startsWith("@"))
  .map((each) => each.replaceAll(/\\./g, "x"));

// What comes alive adds elements by the hundred; a browser restyles the whole page for each where a
// selector lets it say no more than "anything that follows" or "anything in a page that holds this".
it("no element that comes or goes makes a browser restyle the whole page", () => {
  expect(selectors?.length).toBeGreaterThan(500);
  const broad = [
    /\*\s*[+~]\s*\*/,
    /:is\([^()]*\([^)]*\)\s\*\)|:has\([^)]*\)\)?\s\*/,
    /\)\s*[+~]\s*\*/,
  ];
  expect(selectors?.filter((each) => broad.some((form) => form.test(each)))).toEqual([]);
});

it("what a page holds is asked of its root for the children of the page alone", () => {
  const asked = selectors?.filter((each) => /(?::root|html|body)(?::not\()?:has\(/.test(each));
  expect(asked?.length).toBeGreaterThan(0);
  expect(asked?.filter((each) => !/:has\(\s*>/.test(each))).toEqual([]);
});
