import { expect, it, vi } from "vitest";
import { findStaticHtml, staticParts } from "~/ui/static/static-html.server";

it("writes a part once, for every page that has it", () => {
  const make = vi.fn(() => <p>Peace &amp; rest</p>);
  for (const isDocument of [true, false, true]) staticParts({ isDocument }, { once: make });
  expect(make).toHaveBeenCalledTimes(1);
  expect(findStaticHtml("once")).toBe("<p>Peace &amp; rest</p>");
});

it("hands parts over to a script that asks for the page, and not beside the page itself", () => {
  const parts = { handed: () => <b>Amen</b> };
  expect(staticParts({ isDocument: true }, parts)).toBeUndefined();
  expect(staticParts({ isDocument: false }, parts)).toEqual({ handed: "<b>Amen</b>" });
  // A server that tells nothing of what is asked for gets a page that works, only longer.
  expect(staticParts({}, parts)).toEqual({ handed: "<b>Amen</b>" });
});

it("knows nothing of what nobody wrote", () => {
  expect(findStaticHtml("nobody's")).toBeUndefined();
});
