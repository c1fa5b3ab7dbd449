import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HeldEnd } from "~/ui/reading/held-end";

const heldOf = (text: string) =>
  renderToStaticMarkup(<HeldEnd text={text} />).match(/<span[^>]*>(.*)<\/span>$/)?.[1];

test("short last words stay together, and no word is lost", () => {
  expect(heldOf("You never asked me to.")).toBe("asked me to.");
  expect(renderToStaticMarkup(<HeldEnd text="Stay with me." />)).toBe("Stay with me.");
});

test("long words find their own lines, and a few are not held from their beginning", () => {
  expect(heldOf("The fatherless and the brokenhearted everywhere")).toBeUndefined();
  expect(heldOf("me to.")).toBeUndefined();
});
